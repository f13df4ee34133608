package forhont.protocol;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.ContractType;
import forhont.rules.OpenHand;
import java.util.ArrayList;
import java.util.List;

/** {@code open}: whether nine shown cards make an open contract. */
final class OpenAsk implements Ask {
    @Override
    public ObjectNode answer(Request request) {
        ContractType type = request.contractType(request.ruleSet());
        if (!type.open()) {
            throw Refusal.of(ErrorCode.OUT_OF_RANGE, "the cards are shown only in an open contract");
        }
        List<Card> shown = request.cards("shown", 9, 9);
        List<Card> opponents = request.cards("opponents", 18, 18);
        List<Card> all = new ArrayList<>(shown);
        all.addAll(opponents);
        Request.checkDifferent(all);
        OpenHand hand = new OpenHand(type, CardSet.of(shown), CardSet.of(opponents));
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        answer.put("made", hand.made(request.field("soloistWonFirst").flag()));
        hand.counterexample()
                .ifPresent(pair -> answer.putArray("counterexample")
                        .add(pair.shown().toString())
                        .add(pair.opposing().toString()));
        return answer;
    }
}
