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
        Shortcuts shortcuts) {

    /** The most doubling steps any rule set may allow: past it, products no longer fit a payment. */
    public static final int MOST_STEPS = 16;

    public RuleSet {
        if (contracts.size() != contracts.stream().distinct().count()) {
            throw new IllegalArgumentException("each contract is offered once: " + contracts);
        }
        contracts = contracts.stream().sorted().toList();
        stepNames = List.copyOf(stepNames);
        if (heartsFactor != 1 && heartsFactor != 2) {
            throw new IllegalArgumentException("hearts count once or twice: " + heartsFactor);
        }
        if (dealing.trumpChoice() == Dealing.TrumpChoice.INDICATOR && talon.countsForSoloist()) {
            throw new IllegalArgumentException("points in the talon count only where the talon is dealt apart");
        }
        RuleSetPromises.names(id, stepNames, highestStep);
        RuleSetPromises.contracts(contracts, units, takeover, dealing);
        RuleSetPromises.announcements(announcesSeven, hundred, units, announcementsAgainst, sevenProtected);
        RuleSetPromises.shortcuts(shortcuts, announcesSeven, units, highestStep);
        RuleSetPromises.payments(units, hundred, heartsFactor, highestStep);
    }

    public boolean offers(ContractType type) {
        return contracts.contains(type);
    }

    /** This rule set with every shortcut that fits it agreed before play. */
    public RuleSet withShortcuts() {
        return with(new Shortcuts(true, RuleSetPromises.cancel(announcesSeven, units, highestStep)));
    }

    public RuleSet with(Shortcuts agreed) {
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

    /**
     * Which deals are paid without play, each agreed before it.
     *
     * @param undisputed a Suit that nobody doubled and in which nobody announced anything, as a game won
     * @param sevenAgainstGame the soloist's announced seven won against the game lost at one flek
     */
    public record Shortcuts(boolean undisputed, boolean sevenAgainstGame) {
        public static final Shortcuts NONE = new Shortcuts(false, false);
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

        public boolean keepsIndicator() {
            return this == NO_SHARP_NO_INDICATOR;
        }
    }

    /** When the soloist has won the game. */
    public enum GameGoal {
        MORE_THAN_DEFENCE,
        FIFTY_ONE
    }
}
