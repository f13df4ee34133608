package forhont.content;

import java.util.List;
import java.util.Optional;

/** A saved deal that was read, or everything found that keeps it from being one. */
public record HraReading(Optional<SavedDeal> deal, List<Fault> faults) {
    public HraReading {
        faults = List.copyOf(faults);
        if (deal.isPresent() != faults.isEmpty()) {
            throw new IllegalArgumentException("a deal is read exactly when there is no fault: " + faults);
        }
    }
}
