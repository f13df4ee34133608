package forhont.content;

import forhont.rules.RuleSet;
import forhont.rules.RuleSetReading;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The rule sets alone, for whoever needs no words.
 *
 * @param all those without a fault; the default stands first
 */
public record RuleSets(List<RuleSet> all, List<Fault> faults) {
    /** The rule set taken where nobody has chosen one. */
    private static final String DEFAULT = "traditional";

    public RuleSets {
        all = List.copyOf(all);
        faults = List.copyOf(faults);
    }

    public static RuleSets read(Source source) {
        Faults faults = new Faults();
        return new RuleSets(read(source.content(), faults), List.copyOf(faults.all()));
    }

    /** The sound ones; none if the default one itself is at fault. */
    static List<RuleSet> read(Folder content, Faults faults) {
        Folder folder = content.in("rulesets");
        List<RuleSet> ruleSets = new ArrayList<>();
        Optional<RuleSet> first = read(folder, DEFAULT, faults);
        first.ifPresent(ruleSets::add);
        for (String id : folder.files()) {
            if (!id.equals(DEFAULT)) {
                read(folder, id, faults).ifPresent(ruleSets::add);
            }
        }
        return first.isPresent() ? List.copyOf(ruleSets) : List.of();
    }

    private static Optional<RuleSet> read(Folder folder, String id, Faults faults) {
        Node node = folder.read(id, faults);
        if (!node.sound()) {
            return Optional.empty();
        }
        RuleSetReading reading = RuleSetReader.read(node.tree());
        reading.problems()
                .forEach(problem ->
                        node.find(problem.path()).fault(problem.toString(), "the field as in the other rule sets"));
        reading.ruleSet().ifPresent(ruleSet -> node.required("id").named(id, ruleSet.id()));
        return reading.ruleSet().filter(ruleSet -> node.sound());
    }
}
