package forhont.rules;

import java.util.List;

/**
 * One way to play the game, as data: every row in which the rule sets differ is a component here, and every rule reads
 * it from here.
 *
 * @param heartsFactor what a Suit payment is multiplied by with hearts as trump: 1 or 2
 * @param sevenProtected whether an announced seven must be kept while another card is legal
 * @param stepNames the names of the doubling steps, lowest first; may be shorter than {@code highestStep}
 * @param highestStep how often one component may be doubled; 0 where there is no doubling
 */
public record RuleSet(
        String id,
        Dealing dealing,
        boolean takeover,
        boolean announcementsAgainst,
        boolean announcesSeven,
        FirstLeader firstLeader,
        TalonRule talon,
        List<ContractType> contracts,
        GameGoal game,
        MarriageRule marriages,
        HundredRule hundred,
        Units units,
        int heartsFactor,
        boolean sevenProtected,
        List<String> stepNames,
        int highestStep,
        boolean shortcuts) {

    /** The most doubling steps any rule set may allow: past it, products no longer fit a payment. */
    public static final int MOST_STEPS = 16;

    public RuleSet {
        contracts = contracts.stream().sorted().distinct().toList();
        stepNames = List.copyOf(stepNames);
        if (!contracts.contains(ContractType.SUIT)) {
            throw new IllegalArgumentException("every rule set has Suit among its contracts: " + contracts);
        }
        if (heartsFactor != 1 && heartsFactor != 2) {
            throw new IllegalArgumentException("hearts count once or twice: " + heartsFactor);
        }
        if (highestStep < 0 || highestStep > MOST_STEPS || stepNames.size() > highestStep) {
            throw new IllegalArgumentException(
                    "0 to 16 doubling steps, and no more names than steps: " + highestStep + ", " + stepNames);
        }
        if (takeover && dealing.trumpChoice() == Dealing.TrumpChoice.KING_AND_QUEEN) {
            throw new IllegalArgumentException("with a trump named by king and queen nobody takes over");
        }
        if (dealing.trumpChoice() == Dealing.TrumpChoice.INDICATOR && talon.countsForSoloist()) {
            throw new IllegalArgumentException("points in the talon count only where the talon is dealt apart");
        }
        if (shortcuts && units.seven() != 2 * units.game()) {
            throw new IllegalArgumentException("the shortcuts need a seven worth two games (R-28)");
        }
    }

    public boolean offers(ContractType type) {
        return contracts.contains(type);
    }

    /** This rule set with the shortcuts agreed before play switched on or off. */
    public RuleSet withShortcuts(boolean agreed) {
        return new RuleSet(
                id,
                dealing,
                takeover,
                announcementsAgainst,
                announcesSeven,
                firstLeader,
                talon,
                contracts,
                game,
                marriages,
                hundred,
                units,
                heartsFactor,
                sevenProtected,
                stepNames,
                highestStep,
                agreed);
    }

    /** Who leads the first trick. */
    public enum FirstLeader {
        SOLOIST,
        FOREHAND
    }

    /** What may be discarded in Suit, and whose its points are. */
    public enum TalonRule {
        /** Never an ace, a ten or the trump indicator. */
        NO_SHARP_NO_INDICATOR,
        /** Any two cards; their points count for the soloist. */
        ANY_COUNTING;

        public boolean countsForSoloist() {
            return this == ANY_COUNTING;
        }
    }

    /** When the soloist has won the game. */
    public enum GameGoal {
        MORE_THAN_DEFENCE,
        FIFTY_ONE
    }
}
