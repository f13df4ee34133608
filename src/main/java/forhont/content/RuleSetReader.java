package forhont.content;

import com.fasterxml.jackson.databind.JsonNode;
import forhont.rules.ContractType;
import forhont.rules.Dealing;
import forhont.rules.HundredRule;
import forhont.rules.MarriageRule;
import forhont.rules.Notation;
import forhont.rules.RuleSet;
import forhont.rules.RuleSetReading;
import forhont.rules.RuleSetReading.Kind;
import forhont.rules.RuleSetReading.Problem;
import forhont.rules.Units;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Reads a rule set from a tree of fields in the form of {@code content/rulesets/schema.json}, strictly. */
public final class RuleSetReader {
    private final Fields fields;
    private final List<Problem> problems;

    private RuleSetReader(Fields fields, List<Problem> problems) {
        this.fields = fields;
        this.problems = problems;
    }

    public static RuleSetReading read(JsonNode tree) {
        List<Problem> problems = new ArrayList<>();
        Fields fields = Fields.of(tree, problems);
        Optional<RuleSet> ruleSet =
                problems.isEmpty() ? new RuleSetReader(fields, problems).ruleSet() : Optional.empty();
        return new RuleSetReading(ruleSet, problems);
    }

    private Optional<RuleSet> ruleSet() {
        String id = fields.text("id");
        Supplier<Dealing> dealing = dealing(fields.object("dealing"));
        boolean takeover = fields.flag("takeover");
        boolean against = fields.flag("announcements-against");
        boolean seven = fields.flag("announces-seven");
        RuleSet.FirstLeader leader = fields.choice("first-leader", RuleSet.FirstLeader.values());
        RuleSet.TalonRule talon = talon(fields.object("talon"));
        List<ContractType> contracts = fields.choices("contracts", ContractType.values());
        RuleSet.GameGoal game = fields.choice("game", RuleSet.GameGoal.values());
        MarriageRule marriages = fields.choice("marriages", MarriageRule.values());
        Supplier<HundredRule> hundred = hundred(fields.object("hundred"));
        Supplier<Units> units = units(fields.object("units"));
        int hearts = fields.number("hearts-factor");
        boolean sevenProtected = fields.flag("seven-protected");
        Fields doubling = fields.object("doubling");
        List<String> names = doubling.texts("names");
        int highest = doubling.number("highest");
        doubling.done();
        RuleSet.Shortcuts shortcuts = shortcuts(fields.object("shortcuts"));
        fields.done();
        return built("dealing", dealing)
                .flatMap(dealt -> built("hundred", hundred)
                        .flatMap(rule -> built("units", units)
                                .flatMap(worth -> built(
                                        "",
                                        () -> new RuleSet(
                                                id,
                                                dealt,
                                                takeover,
                                                against,
                                                seven,
                                                leader,
                                                talon,
                                                contracts,
                                                game,
                                                marriages,
                                                rule,
                                                worth,
                                                hearts,
                                                sevenProtected,
                                                names,
                                                highest,
                                                shortcuts)))));
    }

    private static Supplier<Dealing> dealing(Fields fields) {
        boolean left = fields.choice("forehand", Forehand.values()) == Forehand.LEFT_OF_DEALER;
        List<Integer> first = fields.numbers("first-packets");
        int talon = fields.number("talon");
        List<Integer> second = fields.numbers("second-packets");
        Dealing.TrumpChoice choice = fields.choice("trump-choice", Dealing.TrumpChoice.values());
        fields.done();
        return () -> new Dealing(left, first, talon, second, choice);
    }

    private static RuleSet.TalonRule talon(Fields fields) {
        boolean any = fields.choice("discard", Discard.values()) == Discard.ANY_TWO;
        boolean counts = fields.choice("points", TalonPoints.values()) == TalonPoints.SOLOIST;
        if (any != counts) {
            fields.refuse("points", "points in the talon count for the soloist exactly where any two cards may go");
        }
        fields.done();
        return any ? RuleSet.TalonRule.ANY_COUNTING : RuleSet.TalonRule.NO_SHARP_NO_INDICATOR;
    }

    private static Supplier<HundredRule> hundred(Fields fields) {
        HundredRule.Announcement announcement = fields.choice("announcement", HundredRule.Announcement.values());
        HundredRule.Scale scale = fields.choice("scale", HundredRule.Scale.values());
        HundredRule.Qualifying announced = fields.choice("announced", HundredRule.Qualifying.values());
        HundredRule.Qualifying silent = fields.choice("silent", HundredRule.Qualifying.values());
        boolean missing = fields.flag("opponents-marriages-missing");
        fields.done();
        return () -> new HundredRule(announcement, scale, announced, silent, missing);
    }

    private static Supplier<Units> units(Fields fields) {
        int game = fields.number("game");
        int seven = fields.number("seven");
        int hundred = fields.number("hundred");
        int silentSeven = fields.number("silent-seven");
        int silentHundred = fields.number("silent-hundred");
        Map<ContractType, Integer> contracts = new EnumMap<>(ContractType.class);
        for (ContractType type : ContractType.values()) {
            if (!type.hasTrump() && fields.has(Notation.of(type))) {
                contracts.put(type, fields.number(Notation.of(type)));
            }
        }
        fields.done();
        return () -> new Units(game, seven, hundred, silentSeven, silentHundred, contracts);
    }

    private static RuleSet.Shortcuts shortcuts(Fields fields) {
        boolean undisputed = fields.flag("undisputed");
        boolean sevenAgainstGame = fields.flag("seven-against-game");
        fields.done();
        return new RuleSet.Shortcuts(undisputed, sevenAgainstGame);
    }

    private <T> Optional<T> built(String path, Supplier<T> thing) {
        if (!problems.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(thing.get());
        } catch (IllegalArgumentException e) {
            problems.add(new Problem(Kind.NOT_ALLOWED, path, e.getMessage()));
            return Optional.empty();
        }
    }

    /** On which side of the dealer forehand sits. */
    private enum Forehand {
        LEFT_OF_DEALER,
        RIGHT_OF_DEALER
    }

    /** What may be discarded in Suit. */
    private enum Discard {
        NO_SHARP_NO_INDICATOR,
        ANY_TWO
    }

    /** For whom the points of the discarded cards count. */
    private enum TalonPoints {
        NONE,
        SOLOIST
    }
}
