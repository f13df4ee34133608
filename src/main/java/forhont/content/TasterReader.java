package forhont.content;

import forhont.exercise.Taster;
import forhont.rules.RuleSet;
import forhont.solver.Solver;
import java.util.Optional;

/** Reads the moment of a deal that the start page plays with a newcomer. */
final class TasterReader {
    private final Folder content;
    private final RuleSet rules;
    private final Faults faults;

    TasterReader(Folder content, RuleSet rules, Faults faults) {
        this.content = content;
        this.rules = rules;
        this.faults = faults;
    }

    Optional<Taster> read() {
        Node root = content.read("start", faults);
        Node table = root.required("table");
        Optional<Taster> one =
                table.isAbsent() ? Optional.empty() : new EndingReader(rules, new Solver()).taster(table);
        Node tricks = root.required("tricks");
        int count = tricks.whole();
        Optional<Taster> taster = one.flatMap(read -> tricks.build(() -> read.withTricks(count)));
        Optional<Node> expect = root.optional("expect");
        root.done();
        taster.ifPresent(read -> expect.ifPresent(expected -> LessonReader.hold(expected, read.first())));
        return taster;
    }
}
