package forhont.rules;

/** Why a card may not be played now; where several hold, the first of these counts. */
public enum Objection implements Refusal {
    MUST_FOLLOW_SUIT("R-16a"),
    MUST_BEAT("R-16b"),
    MUST_TRUMP("R-16c"),
    MUST_OVERTRUMP("R-16d"),
    QUEEN_FIRST("R-19"),
    KEEP_THE_SEVEN("R-17");

    private final String rule;

    Objection(String rule) {
        this.rule = rule;
    }

    /** The number of the rule that forbids the card. */
    @Override
    public String rule() {
        return rule;
    }
}
