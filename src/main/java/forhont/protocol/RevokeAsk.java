package forhont.protocol;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** {@code revoke}: what a confirmed revoke costs, by seat. */
final class RevokeAsk implements Ask {
    @Override
    public ObjectNode answer(Request request) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        Accounts.write(request.account().revoke(request.field("offender").seat()), answer.putArray("payments"));
        return answer;
    }
}
