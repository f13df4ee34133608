package forhont.content;

import forhont.settlement.Disagreement;
import java.util.List;

/**
 * The worked positions of the page on where the sources disagree.
 *
 * @param all in the order of the page; none where there is a fault
 */
public record Disagreements(List<Disagreement> all, List<Fault> faults) {
    public Disagreements {
        all = List.copyOf(all);
        faults = List.copyOf(faults);
    }

    public static Disagreements read(Source source) {
        Faults faults = new Faults();
        List<Disagreement> all = new DisagreementReader(faults).read(source.content());
        return new Disagreements(faults.none() ? all : List.of(), List.copyOf(faults.all()));
    }
}
