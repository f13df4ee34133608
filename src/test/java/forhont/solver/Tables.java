package forhont.solver;

import forhont.content.RuleSets;
import forhont.content.Source;
import forhont.rules.HundredRule;
import forhont.rules.HundredRule.Qualifying;
import forhont.rules.HundredRule.Scale;
import forhont.rules.MarriageRule;
import forhont.rules.RuleSet;
import forhont.rules.Units;
import java.util.ArrayList;
import java.util.List;

/** The rule sets of the program, and some nobody plays, for what only they would show. */
final class Tables {
    private static final List<RuleSet> PACKED = packed();

    static final RuleSet TRADITIONAL = PACKED.get(0);

    /** Marriages are a choice, and there is a silent hundred and a silent seven. */
    private static final RuleSet CHOICE = variant(
            "choice", RuleSet.GameGoal.MORE_THAN_DEFENCE, MarriageRule.EITHER_LED, TRADITIONAL.hundred(), units(1, 2));

    /** A silent hundred pays less than the game: more tens may be worth less. */
    private static final RuleSet ODD = variant(
            "odd", RuleSet.GameGoal.MORE_THAN_DEFENCE, MarriageRule.QUEEN_FIRST, TRADITIONAL.hundred(), units(3, 1));

    /** Both at once. */
    private static final RuleSet ODD_CHOICE = variant(
            "odd-choice",
            RuleSet.GameGoal.FIFTY_ONE,
            MarriageRule.EITHER_LED,
            new HundredRule(HundredRule.Announcement.ANY_MARRIAGE, Scale.ADDING, Qualifying.ALL, Qualifying.BEST, true),
            units(3, 1));

    static final List<RuleSet> ALL = all();

    private static List<RuleSet> packed() {
        try (Source source = Source.packed()) {
            return RuleSets.read(source).all();
        }
    }

    private Tables() {}

    private static List<RuleSet> all() {
        List<RuleSet> all = new ArrayList<>(PACKED);
        all.addAll(List.of(CHOICE, ODD, ODD_CHOICE));
        return List.copyOf(all);
    }

    private static Units units(int game, int silentHundred) {
        Units usual = TRADITIONAL.units();
        return new Units(game, usual.seven(), usual.hundred(), usual.silentSeven(), silentHundred, usual.contracts());
    }

    private static RuleSet variant(
            String id, RuleSet.GameGoal game, MarriageRule marriages, HundredRule hundred, Units units) {
        return new RuleSet(
                id,
                TRADITIONAL.dealing(),
                TRADITIONAL.takeover(),
                TRADITIONAL.announcementsAgainst(),
                TRADITIONAL.announcesSeven(),
                TRADITIONAL.firstLeader(),
                TRADITIONAL.talon(),
                TRADITIONAL.contracts(),
                game,
                marriages,
                hundred,
                units,
                TRADITIONAL.heartsFactor(),
                TRADITIONAL.sevenProtected(),
                TRADITIONAL.stepNames(),
                TRADITIONAL.highestStep(),
                TRADITIONAL.shortcuts());
    }
}
