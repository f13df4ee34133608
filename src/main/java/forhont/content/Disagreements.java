package forhont.content;

import forhont.rules.RuleSet;
import forhont.settlement.Disagreement;
import java.util.List;

/**
 * What the page on where the sources disagree compares.
 *
 * @param compared the rule sets, in the order of the page; the others are held against the first
 * @param positions the worked positions, in the order of the page
 */
public record Disagreements(List<RuleSet> compared, List<Disagreement> positions) {
    public Disagreements {
        compared = List.copyOf(compared);
        positions = List.copyOf(positions);
    }
}
