package forhont.protocol;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import forhont.rules.Contract;
import forhont.rules.RuleSet;
import forhont.rules.Trick;

/** {@code trick}: who wins three cards, and what they count. */
final class TrickAsk implements Ask {
    @Override
    public ObjectNode answer(Request request) {
        RuleSet rules = request.ruleSet();
        Contract contract = request.contract(rules);
        Trick trick = new Trick(request.leader(rules, contract), request.cards("trick", 3, 3));
        return JsonNodeFactory.instance
                .objectNode()
                .put("winner", trick.winner(contract).number())
                .put("points", trick.points(contract));
    }
}
