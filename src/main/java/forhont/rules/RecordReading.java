package forhont.rules;

import java.util.Optional;

/** A record that was read, or the fault that kept it from being one. */
public record RecordReading(Optional<DealRecord> record, Optional<RecordFault> fault) {
    public RecordReading {
        if (record.isPresent() == fault.isPresent()) {
            throw new IllegalArgumentException("a record or a fault: " + record + ", " + fault);
        }
    }

    static RecordReading of(DealRecord record) {
        return new RecordReading(Optional.of(record), Optional.empty());
    }

    static RecordReading of(RecordFault fault) {
        return new RecordReading(Optional.empty(), Optional.of(fault));
    }
}
