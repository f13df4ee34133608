package forhont.content;

import forhont.exercise.Answer;
import forhont.exercise.Exercise;
import forhont.exercise.Kind;
import forhont.exercise.Option;
import forhont.lesson.Lesson;
import forhont.lesson.Step;
import forhont.rules.Card;
import forhont.rules.Notation;
import forhont.rules.RuleSet;
import forhont.solver.Solver;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Reads a lesson's steps and holds what its author expects against what the engine finds. */
final class LessonReader {
    private final Map<String, RuleSet> ruleSets = new LinkedHashMap<>();
    private final Map<String, String> languages = new LinkedHashMap<>();
    private final Solver solver = new Solver();
    private final Places places = new Places();

    LessonReader(List<RuleSet> ruleSets, List<String> languages) {
        languages.forEach(tag -> this.languages.put(tag, tag));
        ruleSets.forEach(rules -> this.ruleSets.put(rules.id(), rules));
    }

    /** Where the steps and rules of the lessons read so far stand. */
    Places places() {
        return places;
    }

    Optional<Lesson> read(Node node, String file) {
        String id = node.required("id").text();
        node.required("id").named(file, id);
        List<String> needs = node.optional("needs").map(Node::strings).orElse(List.of());
        List<Node> rules = node.required("rules").items();
        List<Step> steps = new ArrayList<>();
        for (Node step : node.required("steps").items()) {
            step(step).ifPresent(found -> {
                steps.add(found);
                places.step(file, found.id(), step.place());
            });
        }
        node.done();
        rules.forEach(rule -> {
            places.rule(file, rule.text(), rule.place());
            if (!RequiredKeys.RULES.contains(rule.text())) {
                rule.fault("there is no such rule", "a rule from R-1 to R-30, or a part like R-16a");
            }
        });
        return node.build(
                () -> new Lesson(id, needs, rules.stream().map(Node::text).toList(), steps));
    }

    private Optional<Step> step(Node node) {
        String id = node.required("id").text();
        if (!Notation.isName(id)) {
            node.required("id").fault("\"" + id + "\" is no id", "small letters, digits and single hyphens");
        }
        Set<String> only = only(node);
        Optional<Node> ask = node.optional("ask");
        if (ask.isEmpty()) {
            node.done();
            return Optional.of(new Step.Reading(id, only));
        }
        RuleSet rules = node.optional("ruleset")
                .map(chosen -> chosen.choice(ruleSets))
                .orElseGet(() -> ruleSets.values().iterator().next());
        Kind kind = ExerciseReader.kind(ask.get());
        if (!node.sound()) {
            return Optional.empty();
        }
        Optional<Exercise> exercise = new ExerciseReader(rules, solver).read(kind, node);
        Optional<Node> expect = node.optional("expect");
        node.done();
        exercise.ifPresent(found -> expect.ifPresent(expected -> hold(expected, found.solution())));
        return exercise.map(found -> new Step.Asking(id, found, only));
    }

    /**
     * The languages in which alone a step is there; not all of them, since then it need not be said. Where there is no
     * language at all nothing can be told of them.
     */
    private Set<String> only(Node step) {
        Optional<Node> node = step.optional("only").filter(there -> !languages.isEmpty());
        Set<String> tags = new TreeSet<>();
        for (Node tag : node.map(Node::items).orElse(List.of())) {
            tags.add(tag.choice(languages));
        }
        node.filter(there -> there.sound() && (tags.isEmpty() || tags.size() == languages.size()))
                .ifPresent(
                        there -> there.fault("a step for " + tags.size() + " languages", "some of them, or no only"));
        return tags;
    }

    /** Notes a fault where the engine finds something else than the author expects. */
    static void hold(Node expected, Answer found) {
        if (found instanceof Answer.Chosen chosen) {
            List<String> ids = chosen.options().stream().map(Option::id).toList();
            if (!new TreeSet<>(ids).equals(new TreeSet<>(expected.strings()))) {
                expected.fault("the engine finds another answer", "expect: [" + String.join(", ", ids) + "]");
            }
        } else if (found instanceof Answer.Line line) {
            List<String> cards = line.cards().stream().map(Card::toString).toList();
            if (!cards.equals(expected.strings())) {
                expected.fault("the engine plays another line", "expect: [" + String.join(", ", cards) + "]");
            }
        } else if (found instanceof Answer.Numbers numbers) {
            Map<String, Integer> given = new TreeMap<>();
            expected.entries().forEach((field, value) -> given.put(field, value.whole()));
            Map<String, Integer> values = new TreeMap<>();
            numbers.values().forEach((field, value) -> values.put(field.id(), value));
            if (!given.equals(values)) {
                expected.fault(
                        "the engine finds other numbers",
                        numbers.values().entrySet().stream()
                                .map(entry -> entry.getKey().id() + ": " + entry.getValue())
                                .collect(Collectors.joining(", ", "expect: {", "}")));
            }
        }
    }
}
