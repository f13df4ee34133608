package forhont.content;

import java.util.List;
import java.util.Optional;

/**
 * What came of reading: a library if there is no fault.
 *
 * @param warnings the gaps of languages that do not say they are complete
 */
public record Reading(Optional<Library> library, List<Fault> faults, List<Fault> warnings) {
    public Reading {
        faults = List.copyOf(faults);
        warnings = List.copyOf(warnings);
        if (library.isPresent() != faults.isEmpty()) {
            throw new IllegalArgumentException("a library is there if and only if there is no fault");
        }
    }
}
