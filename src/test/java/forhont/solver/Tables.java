package forhont.solver;

import forhont.rules.ContractType;
import forhont.rules.Dealing;
import forhont.rules.HundredRule;
import forhont.rules.HundredRule.Qualifying;
import forhont.rules.HundredRule.Scale;
import forhont.rules.MarriageRule;
import forhont.rules.RuleSet;
import forhont.rules.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The three rule sets of the written rules, and some nobody plays, for what only they would show. */
final class Tables {
    static final RuleSet TRADITIONAL = set(
            "traditional",
            false,
            MarriageRule.QUEEN_FIRST,
            new HundredRule(
                    HundredRule.Announcement.ANY_MARRIAGE, Scale.DOUBLING, Qualifying.BEST, Qualifying.BEST, false),
            new Units(
                    1,
                    2,
                    4,
                    1,
                    2,
                    Map.of(
                            ContractType.BETL, 5,
                            ContractType.DURCH, 10,
                            ContractType.OPEN_BETL, 10,
                            ContractType.OPEN_DURCH, 20)),
            2,
            true);

    static final RuleSet PORTUGUESE = set(
            "portuguese",
            true,
            MarriageRule.EITHER_LED,
            new HundredRule(
                    HundredRule.Announcement.TRUMP_MARRIAGE,
                    Scale.FLAT,
                    Qualifying.ALL_WITH_TRUMP,
                    Qualifying.NONE,
                    false),
            new Units(1, 2, 4, 0, 0, Map.of(ContractType.BETL, 5, ContractType.DURCH, 10)),
            1,
            false);

    static final RuleSet FEDERATION = set(
            "federation",
            false,
            MarriageRule.EITHER_CARD,
            new HundredRule(HundredRule.Announcement.ANY_MARRIAGE, Scale.ADDING, Qualifying.BEST, Qualifying.ALL, true),
            new Units(1, 2, 4, 1, 2, Map.of(ContractType.BETL, 15, ContractType.DURCH, 30)),
            2,
            true);

    /** Marriages are a choice and there is a silent hundred and a silent seven. */
    static final RuleSet CHOICE =
            set("choice", false, MarriageRule.EITHER_LED, TRADITIONAL.hundred(), TRADITIONAL.units(), 2, true);

    /** A silent hundred pays less than the game: more tens may be worth less. */
    static final RuleSet ODD = set(
            "odd",
            false,
            MarriageRule.QUEEN_FIRST,
            TRADITIONAL.hundred(),
            new Units(3, 2, 4, 1, 1, TRADITIONAL.units().contracts()),
            2,
            false);

    /** Both at once. */
    static final RuleSet ODD_CHOICE = set(
            "odd-choice",
            true,
            MarriageRule.EITHER_LED,
            new HundredRule(HundredRule.Announcement.ANY_MARRIAGE, Scale.ADDING, Qualifying.ALL, Qualifying.BEST, true),
            new Units(3, 2, 4, 1, 1, TRADITIONAL.units().contracts()),
            2,
            true);

    static final List<RuleSet> ALL = List.of(TRADITIONAL, PORTUGUESE, FEDERATION, CHOICE, ODD, ODD_CHOICE);

    private Tables() {}

    private static RuleSet set(
            String id,
            boolean fiftyOne,
            MarriageRule marriages,
            HundredRule hundred,
            Units units,
            int heartsFactor,
            boolean sevenProtected) {
        List<ContractType> contracts = new ArrayList<>(units.contracts().keySet());
        contracts.add(ContractType.SUIT);
        return new RuleSet(
                id,
                new Dealing(true, List.of(7, 5, 5), 0, List.of(5, 5, 5), Dealing.TrumpChoice.INDICATOR),
                true,
                true,
                true,
                fiftyOne ? RuleSet.FirstLeader.FOREHAND : RuleSet.FirstLeader.SOLOIST,
                RuleSet.TalonRule.NO_SHARP_NO_INDICATOR,
                contracts,
                fiftyOne ? RuleSet.GameGoal.FIFTY_ONE : RuleSet.GameGoal.MORE_THAN_DEFENCE,
                marriages,
                hundred,
                units,
                heartsFactor,
                sevenProtected,
                List.of("flek", "re", "tutti"),
                16,
                false);
    }
}
