package forhont.exercise;

import forhont.rules.Notation;

/** What an exercise asks for; the id is what content and addresses call it. */
public enum Kind {
    LEGAL_CARDS,
    TRICK_WINNER,
    BIDDABLE,
    DISCARD,
    PAYS_MOST,
    TRUMP_CHOICE,
    CONTRACT_CHOICE,
    COUNT,
    SETTLE,
    READ_CARD,
    MARRIAGE,
    ANNOUNCE,
    DOUBLING,
    OPEN_HAND,
    GOOD_OR_BAD,
    AUDIT,
    BEST_CARD,
    PLAY_ON,
    WHICH_SEAT,
    REVOKE;

    public String id() {
        return Notation.of(this);
    }

    /** Whether the rules alone decide its questions; the others ask what is worth most. */
    public boolean byRules() {
        return switch (this) {
            case TRUMP_CHOICE, CONTRACT_CHOICE, BEST_CARD, PLAY_ON -> false;
            case LEGAL_CARDS,
                    TRICK_WINNER,
                    BIDDABLE,
                    DISCARD,
                    PAYS_MOST,
                    COUNT,
                    SETTLE,
                    READ_CARD,
                    MARRIAGE,
                    ANNOUNCE,
                    DOUBLING,
                    OPEN_HAND,
                    GOOD_OR_BAD,
                    AUDIT,
                    WHICH_SEAT,
                    REVOKE -> true;
        };
    }
}
