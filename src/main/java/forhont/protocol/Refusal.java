package forhont.protocol;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.OptionalInt;

/** A request that cannot be answered, with everything its error says. */
final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final ErrorCode code;
    private final transient OptionalInt at;
    private final transient Optional<String> rule;

    private Refusal(ErrorCode code, String message, OptionalInt at, Optional<String> rule) {
        super(message, null, false, false);
        this.code = code;
        this.at = at;
        this.rule = rule;
    }

    static Refusal of(ErrorCode code, String message) {
        return new Refusal(code, message, OptionalInt.empty(), Optional.empty());
    }

    /** The same with the place in the play or in the calls. */
    Refusal at(int index) {
        return new Refusal(code, getMessage(), OptionalInt.of(index), rule);
    }

    /** The same with the number of the rule that forbids it. */
    Refusal rule(String number) {
        return new Refusal(code, getMessage(), at, Optional.of(number));
    }

    ObjectNode json() {
        ObjectNode error = JsonNodeFactory.instance.objectNode();
        error.put("code", code.toString());
        error.put("message", getMessage());
        at.ifPresent(index -> error.put("at", index));
        rule.ifPresent(number -> error.put("rule", number));
        return error;
    }
}
