package forhont.practice;

import forhont.rules.Notation;

/** What the decision in an item turns on. */
public enum Theme {
    /** The card of one's own partner has to be beaten (R-16b). */
    BEATING_A_PARTNER,
    /** A lower trump has to be played on a higher one (R-16e). */
    UNDERTRUMPING,
    /** A king waits for its queen. */
    QUEEN_FIRST,
    /** The trump seven is to win the last trick. */
    KEEPING_THE_SEVEN,
    /** The trump seven of the other side is not to win the last trick. */
    KILLING_THE_SEVEN,
    /** One marriage alone qualifies for a hundred. */
    ONE_MARRIAGE_HUNDRED,
    /** Hearts and doubling multiply. */
    HEARTS_AND_FLEKS,
    /** The player of a Betl stays below. */
    DUCKING_IN_BETL,
    /** The player of a Betl is made to win with an ace. */
    FORCING_THE_ACE,
    /** One card with which an open contract fails. */
    OPEN_COUNTEREXAMPLE,
    /** The trumps still out are counted. */
    TRUMP_COUNTING,
    /** A trick is given away for what comes after it. */
    ENDPLAY,
    /** An ace or ten goes to the trick one's partner wins. */
    SMEARING;

    /** What the languages call it. */
    public String id() {
        return Notation.of(this);
    }
}
