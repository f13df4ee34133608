package forhont.exercise;

import forhont.rules.DiscardObjection;
import forhont.rules.Notation;
import forhont.rules.Objection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** The reason that decides one option or number, with the rule it rests on; the id names its sentence. */
public enum Why {
    MUST_FOLLOW_SUIT("R-16a"),
    MUST_BEAT("R-16b"),
    MUST_TRUMP("R-16c"),
    MUST_OVERTRUMP("R-16d"),
    QUEEN_FIRST("R-19"),
    KEEP_THE_SEVEN("R-17"),
    /** Leading: any card the hand allows. */
    LEADS("R-16"),
    BEATS("R-16b"),
    FOLLOWS_CANNOT_BEAT("R-16a"),
    FOLLOWS_AFTER_RUFF("R-16a"),
    TRUMPS("R-16c"),
    OVERTRUMPS("R-16d"),
    UNDERTRUMPS("R-16e"),
    FREE("R-16f"),

    WINS_AS_HIGHEST_TRUMP("R-18"),
    WINS_AS_HIGHEST_OF_SUIT("R-18"),
    NOT_THE_SUIT_LED("R-18"),
    LOSES_TO_TRUMP("R-18"),
    LOWER_IN_SUIT("R-2"),
    LOWER_WITHOUT_TRUMP("R-3"),

    MAY_PLAY_IT("R-9"),
    ACCEPTS("R-12"),
    RANKS_HIGHER("R-8"),
    RANKS_LOWER("R-8"),
    SAME_CONTRACT("R-12"),
    NEVER_SUIT("R-12"),
    NOBODY_TAKES_OVER("R-12"),

    MAY_BE_DISCARDED("R-10"),
    ANY_CARD_MAY_GO("R-11"),
    SHARP_CARD_STAYS("R-10"),
    INDICATOR_STAYS("R-10"),

    PAYS_MOST("R-25"),
    PAYS_LESS("R-25"),

    // what is worth most on average
    TRUMP_WORTH_MOST("R-7"),
    TRUMP_WORTH_LESS("R-7"),
    SUIT_WORTH_MOST("R-20"),
    SUIT_WORTH_LESS("R-20"),
    CLOSED_WORTH_MOST("R-25"),
    CLOSED_WORTH_LESS("R-25"),
    OPEN_WORTH_MOST("R-26"),
    OPEN_WORTH_LESS("R-26"),

    POINTS_ADD_UP("R-4"),
    TRUMPS_COUNTED("R-1"),

    LINE_OF_GAME("R-20"),
    LINE_OF_SILENT_HUNDRED("R-21"),
    LINE_OF_HUNDRED("R-22"),
    LINE_OF_SEVEN("R-23"),
    LINE_OF_SILENT_SEVEN("R-23"),
    NO_SEVEN("R-23"),
    LINE_WITHOUT_TRUMP("R-25"),
    SUM_OF_LINES("R-27"),
    SOLOIST_TWICE("R-27"),
    DEFENDER_ONCE("R-27"),
    /** Wrong only because of a number before it, from which it follows rightly. */
    CARRIED_FORWARD("R-27"),

    // reading a card
    SUIT_SIGN_DIFFERS("R-1"),
    ACE_SHOWS_TWO_GREAT_SIGNS("R-1"),
    KING_WEARS_A_CROWN("R-1"),
    OBER_HAS_ITS_SIGN_ABOVE("R-1"),
    UNTER_HAS_ITS_SIGN_BELOW("R-1"),
    SIGNS_ARE_COUNTED("R-1"),
    // marriages
    SCORES_MARRIAGE("R-19"),
    NEITHER_KING_NOR_QUEEN("R-19"),
    MARRIAGE_NOT_LED("R-19"),
    OTHER_NOT_IN_HAND("R-19"),
    OTHER_LIES_IN_TALON("R-19"),
    MARRIAGE_SCORED_BEFORE("R-19"),
    SOME_CARD_SCORES("R-19"),
    NO_MARRIAGE_NOW("R-19"),
    MARRIAGES_ADD_UP("R-19"),
    POINTS_AND_MARRIAGES("R-20"),
    ALL_MARRIAGES_FOR_A_HUNDRED("R-21"),
    ONE_MARRIAGE_FOR_A_HUNDRED("R-21"),
    // announcing
    TRUMP_SEVEN_HELD("R-14"),
    TRUMP_SEVEN_MISSING("R-14"),
    SEVEN_ANNOUNCED_ALREADY("R-14"),
    MARRIAGE_HELD("R-14"),
    MARRIAGE_MISSING("R-14"),
    TRUMP_MARRIAGE_MISSING("R-14"),
    HUNDRED_ANNOUNCED_ALREADY("R-14"),
    AGAINST_IS_FOR_DEFENDERS("R-14"),
    DEFENDERS_ANNOUNCE_AGAINST("R-14"),
    NOT_ANNOUNCED_HERE("R-14"),
    NOTHING_TO_ANNOUNCE("R-14"),
    SOMETHING_TO_ANNOUNCE("R-14"),
    // doubling
    MAY_BE_RAISED("R-15"),
    NOT_RAISED_JUST_BEFORE("R-15"),
    PARTNER_HAS_RAISED("R-15"),
    VOID_BESIDE_HUNDRED_AGAINST("R-15"),
    LAST_STEP_REACHED("R-15"),
    SILENT_HAS_NO_LADDER("R-23"),
    NOTHING_MAY_BE_RAISED("R-15"),
    SOMETHING_MAY_BE_RAISED("R-15"),
    STEPS_MULTIPLY("R-15"),
    SILENT_HUNDRED_ON_THE_GAME("R-21"),
    // good or bad
    NOTHING_RANKS_HIGHER("R-12"),
    EARLIER_GOOD_BINDS_NOT("R-12"),
    EARLIER_SOLOIST_ANSWERS("R-12"),
    BAD_IS_OPEN("R-12"),
    // open contracts
    LOWER_THAN_ALL_OPPOSING("R-26"),
    HIGHER_THAN_ALL_OPPOSING("R-26"),
    OPPONENTS_HOLD_NONE("R-26"),
    OPPOSING_CARD_LOWER("R-26"),
    OPPOSING_CARD_HIGHER("R-26"),
    NO_CARD_FAILS("R-26"),
    FIRST_TRICK_DECIDED("R-26"),
    FIRST_TRICK_WENT_WELL("R-26"),
    // the account of another
    LINE_IS_WRONG("R-27"),
    LINE_IS_RIGHT("R-27"),
    LINE_FOLLOWS("R-27"),
    // at the table
    DEAL_PASSES_LEFT("R-5"),
    FOREHAND_GETS_TWELVE("R-6"),
    FOREHAND_CHOOSES_TRUMP("R-7"),
    SOLOIST_LEADS_FIRST("R-13"),
    BEST_BALANCE_WINS("R-30"),
    GAME_UNPLAYED("R-28"),
    SEVEN_UNPLAYED("R-28"),
    NO_SEVEN_UNPLAYED("R-28"),
    REVOKE_COSTS_TEN("R-29"),
    REVOKE_COSTS_THE_SUM("R-29"),
    // best play, all cards open
    KEEPS_POINTS("R-4"),
    COSTS_POINTS("R-4"),
    KEEPS_PAYMENT("R-27"),
    COSTS_PAYMENT("R-27"),
    /** The seven of the learner's side wins the last trick. */
    SAVES_SEVEN("R-23"),
    GIVES_UP_SEVEN("R-23"),
    SEVEN_TOO_EARLY("R-23"),
    /** The seven of the other side does not. */
    STOPS_SEVEN("R-23"),
    LETS_SEVEN_THROUGH("R-23"),
    /** The learner plays the contract and makes it. */
    SAVES_CONTRACT("R-25"),
    GIVES_UP_CONTRACT("R-25"),
    /** The learner defends and the contract is lost. */
    STOPS_CONTRACT("R-25"),
    LETS_CONTRACT_THROUGH("R-25"),
    // best play, only the own hand seen
    SAFE_POINTS("R-4"),
    SAFE_PAYMENT("R-27"),
    SAFE_FOR_SEVEN("R-23"),
    SAFE_FOR_CONTRACT("R-25"),
    /** In some position that is possible. */
    MAY_COST_POINTS("R-4"),
    MAY_COST_PAYMENT("R-27"),
    MAY_GIVE_UP_SEVEN("R-23"),
    MAY_LET_SEVEN_THROUGH("R-23"),
    MAY_GIVE_UP_CONTRACT("R-25"),
    MAY_LET_CONTRACT_THROUGH("R-25");

    /** The reasons for which one of several options belongs: what a learner may leave out. */
    private static final Set<Why> MISSABLE = Collections.unmodifiableSet(EnumSet.of(
            LEADS,
            BEATS,
            FOLLOWS_CANNOT_BEAT,
            FOLLOWS_AFTER_RUFF,
            TRUMPS,
            OVERTRUMPS,
            UNDERTRUMPS,
            FREE,
            MAY_PLAY_IT,
            ACCEPTS,
            RANKS_HIGHER,
            MAY_BE_DISCARDED,
            ANY_CARD_MAY_GO,
            PAYS_MOST,
            SCORES_MARRIAGE,
            TRUMP_SEVEN_HELD,
            MARRIAGE_HELD,
            MAY_BE_RAISED,
            OPPOSING_CARD_LOWER,
            OPPOSING_CARD_HIGHER));

    /** What is to be said where a card does so only in some position that is possible. */
    private static final Map<Why, Why> SOMEWHERE = Map.of(
            COSTS_POINTS, MAY_COST_POINTS,
            COSTS_PAYMENT, MAY_COST_PAYMENT,
            GIVES_UP_SEVEN, MAY_GIVE_UP_SEVEN,
            LETS_SEVEN_THROUGH, MAY_LET_SEVEN_THROUGH,
            GIVES_UP_CONTRACT, MAY_GIVE_UP_CONTRACT,
            LETS_CONTRACT_THROUGH, MAY_LET_CONTRACT_THROUGH);

    private final String rule;
    private final String id;

    Why(String rule) {
        this.rule = rule;
        this.id = Notation.of(this);
    }

    /** The number of the rule it rests on. */
    public String rule() {
        return rule;
    }

    /** What the sentences of the languages call it. */
    public String id() {
        return id;
    }

    /** Whether an option that belongs for this reason may be left out beside others that belong. */
    public boolean missable() {
        return MISSABLE.contains(this);
    }

    /** The same as far as it holds only in some position that is possible. */
    Why somewhere() {
        return SOMEWHERE.getOrDefault(this, this);
    }

    static Why of(Objection objection) {
        return switch (objection) {
            case MUST_FOLLOW_SUIT -> MUST_FOLLOW_SUIT;
            case MUST_BEAT -> MUST_BEAT;
            case MUST_TRUMP -> MUST_TRUMP;
            case MUST_OVERTRUMP -> MUST_OVERTRUMP;
            case QUEEN_FIRST -> QUEEN_FIRST;
            case KEEP_THE_SEVEN -> KEEP_THE_SEVEN;
        };
    }

    static Why of(DiscardObjection objection) {
        return switch (objection) {
            case SHARP_CARD -> SHARP_CARD_STAYS;
            case INDICATOR -> INDICATOR_STAYS;
        };
    }
}
