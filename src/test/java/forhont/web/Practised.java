package forhont.web;

import forhont.exercise.Answer;
import forhont.exercise.Exercise;
import forhont.exercise.Kind;
import forhont.exercise.Misconception;
import forhont.practice.Code;
import forhont.practice.Generators;
import forhont.practice.Item;

/** An item of practice under the traditional rules, and what its form posts. */
record Practised(Item item) {
    private static final Generators GENERATORS =
            new Generators(TestSite.library().misconceptions()::known);

    static Practised of(Kind kind, int level, int seed) {
        return of(kind, new Code("traditional", level, seed));
    }

    /** The first item from that seed on in which the misconception gives a wrong answer. */
    static Practised showing(Misconception misconception, Kind kind, int level, int seed) {
        for (int next = seed; ; next++) {
            Practised found = of(kind, level, next);
            if (found.traps(misconception)) {
                return found;
            }
        }
    }

    /** The item at an address. */
    static Practised at(String address) {
        String[] parts = address.replaceFirst("[?].*", "").split("/", -1);
        for (Kind kind : Kind.values()) {
            if (kind.id().equals(parts[parts.length - 2])) {
                return of(kind, Code.parse(parts[parts.length - 1]).orElseThrow());
            }
        }
        throw new IllegalArgumentException("no item: " + address);
    }

    private static Practised of(Kind kind, Code code) {
        return new Practised(GENERATORS.item(
                kind, code, TestSite.library().ruleSet(code.ruleSet()).orElseThrow()));
    }

    private Exercise exercise() {
        return item.exercise();
    }

    boolean traps(Misconception misconception) {
        return exercise()
                .traps(TestSite.library().misconceptions().known(exercise()))
                .contains(misconception);
    }

    String path() {
        return ItemPage.path(exercise().kind(), item.code());
    }

    String right(int attempt) {
        return Steps.form(Steps.right(exercise()), attempt);
    }

    String misled(Misconception misconception, int attempt) {
        Answer answer = exercise().wrongAnswers().get(misconception);
        return Steps.form(answer, attempt);
    }
}
