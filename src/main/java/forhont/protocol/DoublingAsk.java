package forhont.protocol;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import forhont.rules.Announced;
import forhont.rules.Announcement;
import forhont.rules.CardSet;
import forhont.rules.RuleSet;
import forhont.rules.Side;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** {@code doubling}: whether a row of calls keeps to the rules, and where the ladders stand after it. */
final class DoublingAsk implements Ask {
    @Override
    public ObjectNode answer(Request request) {
        RuleSet rules = request.ruleSet();
        Stakes stakes = Stakes.read(request.field("components"), rules);
        List<Call> calls =
                request.field("calls").items().stream().map(Call::read).toList();
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        for (int at = 0; at < calls.size(); at++) {
            Optional<Stakes> next = calls.get(at).on(stakes, rules);
            if (next.isEmpty()) {
                return answer.put("legal", false).put("at", at);
            }
            stakes = next.get();
        }
        answer.put("legal", true);
        stakes.write(answer.putObject("levels"));
        return answer.put("over", stakes.doubling().over());
    }

    /** What one side says in one round. */
    private record Call(Side side, List<Stake> raises, List<Announcement> announces) {

        static Call read(Value call) {
            return new Call(
                    call.field("side").choice(Side.values(), ErrorCode.OUT_OF_RANGE),
                    call.field("raises").items().stream().map(Stake::read).toList(),
                    call.optional("announces").map(Value::items).orElse(List.of()).stream()
                            .map(Stake::readAgainst)
                            .toList());
        }

        /** Where it leaves what stands; empty if it breaks. */
        Optional<Stakes> on(Stakes stakes, RuleSet rules) {
            Announced announced = stakes.announced();
            boolean said = side == stakes.doubling().toSpeak()
                    && new HashSet<>(raises).size() == raises.size()
                    && new HashSet<>(announces).size() == announces.size()
                    && Announcement.options(rules, stakes.contract(), Stakes.DEFENDER, CardSet.PACK, announced)
                            .containsAll(announces)
                    && stakes.names().containsAll(raises);
            return said ? stakes.after(raises, announces, rules) : Optional.empty();
        }
    }
}
