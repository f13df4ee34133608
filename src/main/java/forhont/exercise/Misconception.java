package forhont.exercise;

import java.util.Optional;

/** A wrong rule that learners are known to hold: applied to an exercise, it gives the answer such a learner gives. */
public enum Misconception {
    // which cards may be played
    ANY_CARD(Why.MUST_FOLLOW_SUIT),
    NEED_NOT_BEAT(Why.MUST_BEAT),
    NEED_NOT_BEAT_PARTNER(Why.MUST_BEAT),
    MAY_DUCK(Why.MUST_BEAT),
    NEED_NOT_TRUMP(Why.MUST_TRUMP),
    NEED_NOT_OVERTRUMP(Why.MUST_OVERTRUMP),
    CANNOT_OVERTRUMP_THROW_ANYTHING(Why.UNDERTRUMPS),
    BEAT_AFTER_RUFF(Why.FOLLOWS_AFTER_RUFF),
    KING_BEFORE_QUEEN(Why.QUEEN_FIRST),
    MARRIAGE_BINDS_NOTHING(Why.QUEEN_FIRST),
    SEVEN_ANY_TIME(Why.KEEP_THE_SEVEN),
    // which card is higher
    TEN_BELOW_KING(Why.LOWER_IN_SUIT),
    TEN_NEXT_TO_ACE(Why.LOWER_WITHOUT_TRUMP),
    TRUMP_IS_A_SUIT_LIKE_OTHERS(Why.LOSES_TO_TRUMP),
    HIGHEST_CARD_WINS(Why.NOT_THE_SUIT_LED),
    // contracts and the talon
    ONLY_SUIT_AT_FIRST(Why.MAY_PLAY_IT),
    EQUAL_CONTRACT_IS_ENOUGH(Why.SAME_CONTRACT),
    OPEN_BETL_BELOW_DURCH(Why.RANKS_HIGHER),
    PRICE_IS_RANK(Why.RANKS_HIGHER),
    ANY_CONTRACT_TAKES_OVER(Why.RANKS_LOWER),
    SHARP_CARDS_MAY_GO(Why.SHARP_CARD_STAYS),
    INDICATOR_MAY_GO(Why.INDICATOR_STAYS),
    TRUMPS_STAY(Why.MAY_BE_DISCARDED),
    ONLY_LOW_CARDS_GO(Why.MAY_BE_DISCARDED),
    SUIT_DISCARD_EVERYWHERE(Why.ANY_CARD_MAY_GO),
    RANK_IS_PRICE(Why.PAYS_MOST),
    // counting
    LAST_TEN_FORGOTTEN(Why.POINTS_ADD_UP),
    LAST_TEN_TOO_EARLY(Why.POINTS_ADD_UP),
    COURTS_COUNT(Why.POINTS_ADD_UP),
    ONLY_ACES_COUNT(Why.POINTS_ADD_UP),
    SIDES_SWAPPED(Why.POINTS_ADD_UP),
    OWN_TRUMPS_STILL_OUT(Why.TRUMPS_COUNTED),
    PLAYED_TRUMPS_STILL_OUT(Why.TRUMPS_COUNTED),
    // the account
    HEARTS_FORGOTTEN(Why.LINE_OF_GAME),
    HEARTS_DOUBLE_EVERYTHING(Why.LINE_WITHOUT_TRUMP),
    FLEK_FORGOTTEN(Why.LINE_OF_GAME),
    FLEK_ADDS(Why.LINE_OF_GAME),
    SILENT_HUNDRED_ADDED_TO_GAME(Why.LINE_OF_SILENT_HUNDRED),
    HUNDRED_UNSEEN(Why.LINE_OF_SILENT_HUNDRED),
    ALL_MARRIAGES_MAKE_A_HUNDRED(Why.LINE_OF_GAME),
    SECOND_MARRIAGE_NEVER_COUNTS(Why.LINE_OF_SILENT_HUNDRED),
    HUNDRED_ALWAYS_FOUR(Why.LINE_OF_HUNDRED),
    FLEK_MISSES_SILENT_HUNDRED(Why.LINE_OF_SILENT_HUNDRED),
    FIFTY_ONE_NEEDED(Why.LINE_OF_GAME),
    MARRIAGES_LEFT_OUT(Why.LINE_OF_GAME),
    FLEK_DOUBLES_SILENT_SEVEN(Why.LINE_OF_SILENT_SEVEN),
    KILLED_SEVEN_SCORES(Why.LINE_OF_SEVEN),
    SILENT_SEVEN_COUNTS_TWO(Why.LINE_OF_SILENT_SEVEN),
    SILENT_SEVEN_UNSEEN(Why.LINE_OF_SILENT_SEVEN),
    SIGN_TURNED(Why.SUM_OF_LINES),
    SOLOIST_PAID_ONCE(Why.SOLOIST_TWICE),
    DEFENDERS_SHARE(Why.DEFENDER_ONCE);

    private final Why refutedBy;
    private final String id;

    Misconception(Why refutedBy) {
        this.refutedBy = refutedBy;
        this.id = Why.kebab(name());
    }

    /** The reason that puts it right, with its rule. */
    public Why refutedBy() {
        return refutedBy;
    }

    /** What content and languages call it. */
    public String id() {
        return id;
    }

    public static Optional<Misconception> parse(String id) {
        for (Misconception misconception : values()) {
            if (misconception.id.equals(id)) {
                return Optional.of(misconception);
            }
        }
        return Optional.empty();
    }
}
