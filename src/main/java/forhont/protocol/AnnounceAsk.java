package forhont.protocol;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import forhont.rules.Announcement;
import forhont.rules.CardSet;
import forhont.rules.Notation;
import forhont.settlement.Account;

/** {@code announce}: what a player may announce before the first lead. */
final class AnnounceAsk implements Ask {
    @Override
    public ObjectNode answer(Request request) {
        Account before = request.account();
        CardSet hand = CardSet.of(request.cards("hand", 10, 10));
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        ArrayNode options = answer.putArray("options");
        Announcement.options(
                        before.rules(), before.contract(), request.field("seat").seat(), hand, before.announced())
                .forEach(option -> options.add(Notation.of(option)));
        return answer;
    }
}
