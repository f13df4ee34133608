package forhont.protocol;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import forhont.rules.Bid;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.ContractType;
import forhont.rules.Dealing;
import forhont.rules.Notation;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.solver.Evaluation;
import forhont.solver.Holding;
import forhont.solver.Worth;
import java.util.List;
import java.util.Optional;

/**
 * {@code evaluate}: what a hand is worth in each contract open to it. The field {@code current}, if it is there, is the
 * contract to be outbid; whoever did not choose the trump outbids at least a Suit.
 */
final class EvaluateAsk implements Ask {
    @Override
    public ObjectNode answer(Request request) {
        Holding holding = holding(request);
        int samples = request.field("samples").number();
        Effort effort = request.effort();
        if (samples < 1 || samples > effort.samples()) {
            throw Refusal.of(ErrorCode.OUT_OF_RANGE, "samples: 1 to " + effort.samples());
        }
        long seed = request.field("seed").wholeNumber();
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        ArrayNode contracts = answer.putArray("contracts");
        EvaluationRun run = new EvaluationRun(effort.threads());
        effort.think(() -> run.run(new Evaluation(holding, samples, seed), progress -> {}, effort::isOver))
                .orElseThrow(Effort::tooLong)
                .forEach(worth -> write(worth, contracts.addObject()));
        return answer;
    }

    private static Holding holding(Request request) {
        RuleSet rules = request.ruleSet();
        List<Card> cards = request.cards("cards", 7, 12);
        if (cards.size() != 7 && cards.size() != 12) {
            throw Refusal.of(ErrorCode.WRONG_COUNT, "cards: 7 or 12 wanted, " + cards.size() + " given");
        }
        Seat seat = request.field("seat").seat();
        boolean indicated = rules.dealing().trumpChoice() == Dealing.TrumpChoice.INDICATOR;
        Optional<ContractType> standing = request.optional("current")
                .filter(value -> !value.isNull())
                .map(value -> Request.offered(value, rules))
                .or(() -> indicated && seat != Seat.FOREHAND ? Optional.of(ContractType.SUIT) : Optional.empty());
        Optional<Card> indicator = standing.isPresent()
                ? Optional.empty()
                : request.optional("indicator").filter(value -> !value.isNull()).map(Value::card);
        if (indicator.isPresent() && !cards.contains(indicator.get())) {
            throw Refusal.of(ErrorCode.NOT_IN_HAND, "the indicator is one of the cards");
        }
        if (standing.isPresent() && Bid.over(rules, standing.get()).isEmpty()) {
            throw Refusal.of(ErrorCode.OUT_OF_RANGE, "no contract is open to that seat");
        }
        return new Holding(rules, seat, CardSet.of(cards), indicator, standing);
    }

    private static void write(Worth worth, ObjectNode answer) {
        answer.put("contract", Notation.of(worth.contract().type()));
        worth.contract().trump().ifPresent(trump -> answer.put("trump", "" + trump.letter()));
        ArrayNode discard = answer.putArray("discard");
        worth.discard().forEach(card -> discard.add(card.toString()));
        answer.put("expected", worth.expected());
        answer.put("standardError", worth.standardError());
        answer.put("winRate", worth.winRate());
    }
}
