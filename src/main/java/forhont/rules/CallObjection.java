package forhont.rules;

/** Why something is not to be said or done at this moment of a deal. */
public enum CallObjection implements Refusal {
    /** Trump is to be chosen first. */
    CHOOSE_TRUMP("R-7"),
    /** Only one of the first seven is laid aside, or one of the other five by its place. */
    NOT_AMONG_THE_FIRST_SEVEN("R-7"),
    /** The suit's king and queen are not both among the first seven. */
    NO_KING_AND_QUEEN("R-7"),
    /** All have passed: forehand names a suit. */
    FOREHAND_NAMES("R-7"),
    /** A contract is to be named. */
    NAME_A_CONTRACT("R-9"),
    /** The rule set does not have the contract, or not after this discard. */
    NOT_OFFERED("R-9"),
    /** Whoever takes over names a strictly higher contract, never Suit. */
    NOT_HIGHER("R-12"),
    /** Two cards of the hand are to be discarded. */
    DISCARD_TWO("R-11"),
    /** The soloist is to be answered. */
    ANSWER("R-12"),
    /** There is nothing higher to take over with. */
    NOTHING_HIGHER("R-12"),
    /** A Suit, or a contract where nothing is doubled, is accepted without a flek. */
    NO_FLEK("R-15"),
    /** An announcement, a doubling or a pass is to be said. */
    SPEAK("R-14"),
    /** The player does not hold the cards for it, it has been announced already, or it is too late. */
    NOT_TO_ANNOUNCE("R-14"),
    /** The other side neither announced nor raised it in the round before, the partner has, or it is at its last step. */
    NOT_TO_RAISE("R-15"),
    /** A card is to be played. */
    PLAY("R-13"),
    /** The card is not in the player's hand. */
    NOT_IN_HAND("R-16"),
    /** Nothing more is said or played. */
    OVER("R-25");

    private final String rule;

    CallObjection(String rule) {
        this.rule = rule;
    }

    @Override
    public String rule() {
        return rule;
    }
}
