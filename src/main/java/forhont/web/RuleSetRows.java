package forhont.web;

import forhont.i18n.Language;
import forhont.rules.ContractType;
import forhont.rules.Dealing;
import forhont.rules.HundredRule;
import forhont.rules.Notation;
import forhont.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Says in words what a rule set lays down, one row for each thing in which rule sets can differ. */
final class RuleSetRows {
    private final Language language;

    RuleSetRows(Language language) {
        this.language = language;
    }

    /** Rows that belong together. */
    record Group(String name, List<Row> rows) {}

    /** One thing in which rule sets can differ, the number of the rule on it, and what a rule set says. */
    record Row(String name, String rule, Function<RuleSet, String> words) {}

    List<Group> groups() {
        return List.of(
                group("deal", seats(), packets(), trumpChoice()),
                group("contract", contracts(), takeover(), discard(), discardedPoints()),
                group("announcements", against(), hundredNeeds(), steps()),
                group("play", firstLeader(), seven(), marriage()),
                group("result", game(), announcedCounts(), silentCounts(), opponentsMarriages()),
                new Group(language.text("page.sources.group.units"), units()));
    }

    private Group group(String id, Row... rows) {
        return new Group(language.text("page.sources.group." + id), List.of(rows));
    }

    private Row row(String id, String rule, Function<RuleSet, String> words) {
        return new Row(language.text("page.sources.row." + id), rule, words);
    }

    private String value(String id) {
        return language.text("page.sources.value." + id);
    }

    private String value(String kind, Enum<?> constant) {
        return value(kind + "-" + Notation.of(constant));
    }

    private String yes(boolean yes) {
        return value(yes ? "yes" : "no");
    }

    private Row seats() {
        return row(
                "seats",
                "R-5",
                rules -> value(rules.dealing().forehandLeftOfDealer() ? "forehand-left" : "forehand-right"));
    }

    private Row packets() {
        return row("packets", "R-6", rules -> {
            Dealing dealing = rules.dealing();
            List<Integer> hands = new ArrayList<>();
            for (int seat = 0; seat < 3; seat++) {
                hands.add(dealing.firstPackets().get(seat)
                        + dealing.secondPackets().get(seat));
            }
            return language.text(
                    dealing.talon() == 0 ? "page.sources.value.packets" : "page.sources.value.packets-talon",
                    Map.of(
                            "first", list(dealing.firstPackets()),
                            "second", list(dealing.secondPackets()),
                            "hands", list(hands)));
        });
    }

    private String list(List<Integer> numbers) {
        return language.and(
                numbers.stream().map(number -> language.number(number)).toList());
    }

    private Row trumpChoice() {
        return row("trump", "R-7", rules -> value("trump", rules.dealing().trumpChoice()));
    }

    private Row contracts() {
        return row(
                "contracts",
                "R-8",
                rules -> language.and(rules.contracts().stream()
                        .map(type -> language.term("contract", Notation.of(type)))
                        .toList()));
    }

    private Row takeover() {
        return row("takeover", "R-12", rules -> yes(rules.takeover()));
    }

    private Row discard() {
        return row("discard", "R-10", rules -> value("discard", rules.talon()));
    }

    private Row discardedPoints() {
        return row(
                "discarded-points",
                "R-4",
                rules -> value(rules.talon().countsForSoloist() ? "points-soloist" : "points-none"));
    }

    private Row against() {
        return row("against", "R-14", rules -> yes(rules.announcementsAgainst()));
    }

    private Row hundredNeeds() {
        return row(
                "hundred-needs", "R-14", rules -> value("needs", rules.hundred().announcement()));
    }

    private Row steps() {
        return row("steps", "R-15", rules -> {
            if (rules.highestStep() == 0) {
                return value("none");
            }
            int named = Math.min(rules.highestStep(), rules.stepNames().size());
            List<String> names = new ArrayList<>();
            for (int step = 1; step <= named; step++) {
                names.add(language.term("step", String.valueOf(step)));
            }
            return language.text(
                    named < rules.highestStep() ? "page.sources.value.steps-more" : "page.sources.value.steps",
                    Map.of(
                            "steps", String.join(", ", names),
                            "highest", rules.highestStep(),
                            "factor", 1 << rules.highestStep()));
        });
    }

    private Row firstLeader() {
        return row("leader", "R-13", rules -> value("leader", rules.firstLeader()));
    }

    private Row seven() {
        return row("seven-kept", "R-17", rules -> yes(rules.sevenProtected()));
    }

    private Row marriage() {
        return row("marriage", "R-19", rules -> value("marriage", rules.marriages()));
    }

    private Row game() {
        return row("game", "R-20", rules -> value("game", rules.game()));
    }

    private Row announcedCounts() {
        return row(
                "announced-counts",
                "R-22",
                rules -> value("counts", rules.hundred().announced()));
    }

    private Row silentCounts() {
        return row(
                "silent-counts",
                "R-21",
                rules -> value("counts", rules.hundred().silent()));
    }

    private Row opponentsMarriages() {
        return row("opponents", "R-22", rules -> yes(rules.hundred().opponentsMarriagesMissing()));
    }

    private List<Row> units() {
        List<Row> rows = new ArrayList<>();
        rows.add(component("game", "R-20", rules -> worth(rules.units().game())));
        rows.add(component("seven", "R-23", rules -> worth(rules.units().seven())));
        rows.add(component("silent-seven", "R-23", rules -> worth(rules.units().silentSeven())));
        rows.add(component("hundred", "R-22", rules -> growing(rules.units().hundred(), rules.hundred())));
        rows.add(component(
                "silent-hundred", "R-21", rules -> growing(rules.units().silentHundred(), rules.hundred())));
        rows.add(contract(ContractType.BETL, "R-25"));
        rows.add(contract(ContractType.DURCH, "R-25"));
        rows.add(contract(ContractType.OPEN_BETL, "R-26"));
        rows.add(contract(ContractType.OPEN_DURCH, "R-26"));
        rows.add(row("hearts", "R-24", rules -> value(rules.heartsFactor() == 1 ? "hearts-once" : "hearts-twice")));
        return rows;
    }

    private Row component(String id, String rule, Function<RuleSet, String> words) {
        return new Row(language.term("component", id), rule, words);
    }

    private Row contract(ContractType type, String rule) {
        return new Row(
                language.term("contract", Notation.of(type)),
                rule,
                rules -> worth(rules.offers(type) ? rules.units().of(type) : 0));
    }

    private String worth(int units) {
        return units == 0 ? value("none") : language.number(units);
    }

    /** What a hundred is worth at 100, 110 and 120 points, or with one, two and three tens missing. */
    private String growing(int base, HundredRule hundred) {
        if (base == 0) {
            return value("none");
        }
        List<String> units = new ArrayList<>();
        for (int tens = 0; tens < 3; tens++) {
            units.add(language.number(hundred.scale().units(base, tens)));
        }
        return language.text(
                "page.sources.value.scale-" + Notation.of(hundred.scale()),
                Map.of("base", base, "units", String.join(", ", units)));
    }
}
