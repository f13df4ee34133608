package forhont.protocol;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Legal;
import forhont.rules.RuleSet;
import forhont.rules.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** {@code legal}: which cards of a hand may be played, and which rule forbids each other one. */
final class LegalAsk implements Ask {
    /** Suit by suit, each in the order without trump. */
    private static final List<Card> AS_WRITTEN = CardSet.PACK.cards().stream()
            .sorted(Comparator.comparing(Card::suit)
                    .thenComparing(card -> card.rank().withoutTrump(), Comparator.reverseOrder()))
            .toList();

    @Override
    public ObjectNode answer(Request request) {
        RuleSet rules = request.ruleSet();
        Contract contract = request.contract(rules);
        List<Card> hand = request.cards("hand", 1, 10);
        List<Card> trick = request.cards("trick", 0, 2);
        List<Card> all = new ArrayList<>(hand);
        all.addAll(trick);
        Request.checkDifferent(all);
        boolean binds = request.optional("protectedSeven").map(Value::flag).orElse(false) && rules.sevenProtected();
        return answer(hand, new View(rules.marriages(), contract, CardSet.of(hand), trick, binds));
    }

    private static ObjectNode answer(List<Card> hand, View view) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        CardSet legal = Legal.legal(view);
        ArrayNode mayBePlayed = answer.putArray("legal");
        for (Card card : AS_WRITTEN) {
            if (legal.contains(card)) {
                mayBePlayed.add(card.toString());
            }
        }
        ObjectNode verdicts = answer.putObject("verdicts");
        for (Card card : hand) {
            verdicts.put(
                    card.toString(),
                    legal.contains(card)
                            ? "legal"
                            : Legal.objection(card, view).orElseThrow().rule());
        }
        return answer;
    }
}
