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
        Optional<Taster> taster = new EndingReader(rules, new Solver()).taster(table, root.required("tricks"));
        Optional<Node> expect = root.optional("expect");
        root.done();
        taster.ifPresent(read -> expect.ifPresent(expected -> LessonReader.hold(expected, read.first())));
        return taster;
    }
}
