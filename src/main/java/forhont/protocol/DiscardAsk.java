package forhont.protocol;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import forhont.rules.Card;
import forhont.rules.ContractType;
import forhont.rules.DiscardObjection;
import forhont.rules.RuleSet;
import java.util.List;
import java.util.Optional;

/** {@code discard}: whether two of twelve cards may go to the talon. */
final class DiscardAsk implements Ask {
    @Override
    public ObjectNode answer(Request request) {
        RuleSet rules = request.ruleSet();
        ContractType type = request.contractType(rules);
        List<Card> cards = request.cards("cards", 12, 12);
        Optional<Card> indicator = rules.talon().keepsIndicator() && type.hasTrump()
                ? Optional.of(request.field("indicator").card())
                : Optional.empty();
        List<Card> discard = request.cards("discard", 2, 2);
        indicator.ifPresent(card -> checkHeld(card, cards));
        discard.forEach(card -> checkHeld(card, cards));
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        Optional<DiscardObjection> objection = discard.stream()
                .flatMap(card -> DiscardObjection.objection(card, type, indicator, rules).stream())
                .findFirst();
        answer.put("legal", objection.isEmpty());
        objection.ifPresent(found -> answer.put("rule", found.rule()));
        return answer;
    }

    private static void checkHeld(Card card, List<Card> cards) {
        if (!cards.contains(card)) {
            throw Refusal.of(ErrorCode.NOT_IN_HAND, card + " is not among the twelve cards");
        }
    }
}
