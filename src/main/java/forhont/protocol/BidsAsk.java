package forhont.protocol;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import forhont.rules.Bid;
import forhont.rules.ContractType;
import forhont.rules.Notation;
import forhont.rules.RuleSet;
import java.util.List;

/** {@code bids}: which contracts may be named, by the soloist or by an answerer. */
final class BidsAsk implements Ask {
    @Override
    public ObjectNode answer(Request request) {
        RuleSet rules = request.ruleSet();
        Value current = request.field("current");
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        ArrayNode options = answer.putArray("options");
        List<ContractType> types;
        if (current.isNull()) {
            types = Bid.own(rules);
        } else {
            types = Bid.over(rules, Request.offered(current, rules));
            options.add("good");
        }
        types.forEach(type -> options.add(Notation.of(type)));
        return answer;
    }
}
