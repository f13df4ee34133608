package forhont.content;

import forhont.rules.RuleSet;
import forhont.rules.RuleSetReading;
import java.util.ArrayList;
import java.util.Comparator;
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

    static List<RuleSet> read(Folder content, Faults faults) {
        Folder folder = content.in("rulesets");
        List<RuleSet> ruleSets = new ArrayList<>();
        for (String id : folder.files()) {
            read(folder, id, faults).ifPresent(ruleSets::add);
        }
        if (!folder.files().contains(DEFAULT)) {
            folder.read(DEFAULT, faults);
        }
        ruleSets.sort(Comparator.comparing(ruleSet -> !ruleSet.id().equals(DEFAULT)));
        return ruleSets;
    }

    private static Optional<RuleSet> read(Folder folder, String id, Faults faults) {
        Faults own = new Faults();
        Node node = folder.read(id, own);
        if (!own.none()) {
            faults.addAll(own);
            return Optional.empty();
        }
        RuleSetReading reading = RuleSetReader.read(node.tree());
        reading.problems()
                .forEach(problem ->
                        node.find(problem.path()).fault(problem.toString(), "the field as in the other rule sets"));
        reading.ruleSet().ifPresent(ruleSet -> node.required("id").named(id, ruleSet.id()));
        faults.addAll(own);
        return reading.ruleSet();
    }
}
