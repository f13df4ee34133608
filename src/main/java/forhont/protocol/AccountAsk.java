package forhont.protocol;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import forhont.rules.Score;
import forhont.rules.Side;
import forhont.settlement.Account;
import forhont.settlement.Facts;
import java.util.List;
import java.util.Optional;

/** {@code account}: what a deal pays, from the facts a score-keeper knows. */
final class AccountAsk implements Ask {
    @Override
    public ObjectNode answer(Request request) {
        Account account = request.account();
        Facts facts = facts(request.field("facts"), account);
        Accounts.check(account, facts);
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        Accounts.write(account.settle(facts), answer);
        return answer;
    }

    private static Facts facts(Value facts, Account account) {
        if (facts.optional("unplayed").map(Value::flag).orElse(false)) {
            return new Facts.Unplayed();
        }
        if (!account.contract().type().hasTrump()) {
            return new Facts.WithoutTrump(facts.field("won").flag());
        }
        Value points = facts.field("trickPoints");
        Value marriages = facts.field("marriages");
        return new Facts.Suit(
                points.field("soloist").number(),
                points.field("defence").number(),
                numbers(marriages.field("soloist")),
                numbers(marriages.field("defence")),
                lastSeven(facts.field("lastSeven")));
    }

    private static List<Integer> numbers(Value list) {
        return list.items().stream().map(Value::number).toList();
    }

    private static Optional<Score.LastSeven> lastSeven(Value value) {
        return value.isNull()
                ? Optional.empty()
                : Optional.of(new Score.LastSeven(
                        value.field("holder").choice(Side.values(), ErrorCode.OUT_OF_RANGE),
                        value.field("won").flag()));
    }
}
