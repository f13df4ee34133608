package forhont.rules;

import java.util.List;
import java.util.Optional;

/** A rule set as it was read from written fields, or everything that keeps them from being one. */
public record RuleSetReading(Optional<RuleSet> ruleSet, List<Problem> problems) {
    public RuleSetReading {
        problems = List.copyOf(problems);
        if (ruleSet.isPresent() != problems.isEmpty()) {
            throw new IllegalArgumentException("a rule set is read exactly when there is no problem: " + problems);
        }
    }

    /** What kind of mistake it is. */
    public enum Kind {
        MISSING,
        WRONG_TYPE,
        NOT_ALLOWED
    }

    /**
     * One thing wrong.
     *
     * @param path the field, parts joined with slashes; empty for the rule set as a whole
     * @param what what holds and what came
     */
    public record Problem(Kind kind, String path, String what) {
        @Override
        public String toString() {
            return path.isEmpty() ? what : path + ": " + what;
        }
    }
}
