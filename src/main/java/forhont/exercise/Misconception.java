package forhont.exercise;

import forhont.rules.Notation;

/** A wrong rule that learners are known to hold: applied to an exercise, it gives the answer such a learner gives. */
public enum Misconception {
    // which cards may be played
    ANY_CARD("R-16a"),
    NEED_NOT_BEAT("R-16b"),
    NEED_NOT_BEAT_PARTNER("R-16b"),
    MAY_DUCK("R-16b"),
    NEED_NOT_TRUMP("R-16c"),
    NEED_NOT_OVERTRUMP("R-16d"),
    CANNOT_OVERTRUMP_THROW_ANYTHING("R-16e"),
    BEAT_AFTER_RUFF("R-16a"),
    KING_BEFORE_QUEEN("R-19"),
    MARRIAGE_BINDS_NOTHING("R-19"),
    SEVEN_ANY_TIME("R-17"),
    // which card is higher
    TEN_BELOW_KING("R-2"),
    TEN_NEXT_TO_ACE("R-3"),
    TRUMP_IS_A_SUIT_LIKE_OTHERS("R-18"),
    HIGHEST_CARD_WINS("R-18"),
    SEVEN_HIGHEST_IN_THE_LAST_TRICK("R-23"),
    // contracts and the talon
    ONLY_SUIT_AT_FIRST("R-9"),
    EQUAL_CONTRACT_IS_ENOUGH("R-12"),
    OPEN_BETL_BELOW_DURCH("R-8"),
    PRICE_IS_RANK("R-8"),
    ANY_CONTRACT_TAKES_OVER("R-12"),
    SHARP_CARDS_MAY_GO("R-10"),
    INDICATOR_MAY_GO("R-10"),
    TRUMPS_STAY("R-10"),
    ONLY_LOW_CARDS_GO("R-10"),
    SUIT_DISCARD_EVERYWHERE("R-11"),
    RANK_IS_PRICE("R-8"),
    // counting
    LAST_TEN_FORGOTTEN("R-4"),
    LAST_TEN_TOO_EARLY("R-4"),
    LAST_TEN_TO_THE_LOSER("R-4"),
    COURTS_COUNT("R-4"),
    COURTS_ADDED("R-4"),
    COURTS_COUNT_TEN("R-4"),
    ONLY_ACES_COUNT("R-4"),
    MARRIAGE_IN_A_TRICK("R-19"),
    SIDES_SWAPPED("R-4"),
    SHARP_CARDS_NOT_POINTS("R-4"),
    NINETY_TOO_EARLY("R-4"),
    OWN_TRUMPS_STILL_OUT("R-1"),
    PLAYED_TRUMPS_STILL_OUT("R-1"),
    RUFFS_STILL_OUT("R-1"),
    // reading a card
    OBER_AND_UNTER_SWAPPED("R-1"),
    OBER_TAKEN_FOR_KING("R-1"),
    SUIT_SIGNS_MIXED_UP("R-1"),
    // marriages
    EITHER_CARD_SCORES("R-19"),
    ANY_QUEEN_SCORES("R-19"),
    DISCARDED_KING_STILL_A_MARRIAGE("R-19"),
    KING_SCORES_AGAIN("R-19"),
    MARRIAGE_WITHOUT_FOLLOWING("R-19"),
    MARRIAGE_ONLY_WHEN_LED("R-19"),
    MARRIAGE_ONLY_IF_QUEEN_WINS("R-19"),
    MARRIAGE_GOES_WITH_THE_TRICK("R-19"),
    TRUMP_MARRIAGE_COUNTS_TWENTY("R-19"),
    HEARTS_MARRIAGE_COUNTS_FORTY("R-19"),
    // announcing and doubling
    ANY_SEVEN_WILL_DO("R-14"),
    HUNDRED_NEEDS_TRUMP_MARRIAGE("R-14"),
    ANNOUNCED_WITHOUT_THE_CARDS("R-14"),
    ONLY_THE_SOLOIST_ANNOUNCES("R-14"),
    HUNDRED_AGAINST_A_HUNDRED("R-14"),
    ONE_RE_ANSWERS_EVERYTHING("R-15"),
    LADDER_HAS_NO_END("R-15"),
    BOTH_DEFENDERS_RAISE("R-15"),
    // taking over
    GOOD_BINDS_FOR_LATER("R-12"),
    EARLIER_SOLOIST_IS_OUT("R-12"),
    // open contracts
    OPEN_CONTRACT_IS_PLAYED_OUT("R-26"),
    LOW_CARD_MAY_DUCK("R-26"),
    PLAYED_CARDS_ARE_COMPARED("R-26"),
    FIRST_TRICK_IS_FREE("R-26"),
    // the account
    HEARTS_FORGOTTEN("R-24"),
    HEARTS_DOUBLE_EVERYTHING("R-24"),
    FLEK_FORGOTTEN("R-27"),
    RE_FORGOTTEN("R-27"),
    FLEK_ADDS("R-27"),
    FLEK_OF_THE_OTHER_LINE("R-15"),
    SILENT_HUNDRED_ADDED_TO_GAME("R-21"),
    HUNDRED_UNSEEN("R-21"),
    ALL_MARRIAGES_MAKE_A_HUNDRED("R-21"),
    SECOND_MARRIAGE_NEVER_COUNTS("R-21"),
    SECOND_MARRIAGE_ALWAYS_COUNTS("R-22"),
    HUNDRED_ALWAYS_FOUR("R-22"),
    SILENT_HUNDRED_AS_ANNOUNCED("R-21"),
    HUNDRED_NEVER_GROWS("R-21"),
    TENS_ADD_TO_HUNDRED("R-21"),
    FLEK_MISSES_SILENT_HUNDRED("R-21"),
    FIFTY_ONE_NEEDED("R-20"),
    MARRIAGES_LEFT_OUT("R-20"),
    GAME_COUNTS_NOTHING("R-20"),
    FLEK_DOUBLES_SILENT_SEVEN("R-23"),
    KILLED_SEVEN_SCORES("R-23"),
    SILENT_SEVEN_COUNTS_TWO("R-23"),
    SILENT_SEVEN_UNSEEN("R-23"),
    ANNOUNCED_SEVEN_UNSEEN("R-23"),
    ANNOUNCED_SEVEN_COUNTS_ONE("R-23"),
    SEVEN_OUT_OF_NOTHING("R-23"),
    LOST_COUNTS_NOTHING("R-27"),
    POINTS_AS_UNITS("R-27"),
    LINES_ADDED_WITHOUT_SIGN("R-27"),
    ONE_LINE_LEFT_OUT("R-27"),
    SIGN_TURNED("R-27"),
    SOLOIST_PAID_ONCE("R-27"),
    DEFENDERS_SHARE("R-27"),
    ANOTHER_SEAT_AS_SOLOIST("R-27"),
    COUNTED_FOR_BOTH("R-27"),
    // the revoke
    REVOKE_SPARES_THE_PARTNER("R-29"),
    REVOKE_WITHOUT_A_FLOOR("R-29"),
    REVOKE_PAID_ONCE("R-29");

    private final String rule;
    private final String id;

    Misconception(String rule) {
        this.rule = rule;
        this.id = Notation.of(this);
    }

    /** The number of the rule that puts it right. */
    public String rule() {
        return rule;
    }

    /** What content and languages call it. */
    public String id() {
        return id;
    }
}
