package forhont.protocol;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import forhont.rules.Notation;
import forhont.rules.Seat;
import forhont.settlement.Account;
import forhont.settlement.Component;
import forhont.settlement.Facts;
import forhont.settlement.Impossible;
import forhont.settlement.Payments;
import forhont.settlement.Settlement;

/** How accounts are checked and written in answers. */
final class Accounts {
    private Accounts() {}

    static void check(Account account) {
        Impossible.of(account).ifPresent(Accounts::refuse);
    }

    static void check(Account account, Facts facts) {
        Impossible.of(account, facts).ifPresent(Accounts::refuse);
    }

    private static void refuse(Impossible impossible) {
        throw Refusal.of(
                switch (impossible) {
                    case ANNOUNCEMENT -> ErrorCode.ILLEGAL_ANNOUNCEMENT;
                    case CONTRACT, DOUBLES, KIND_OF_FACTS, POINTS, MARRIAGES, SEVEN, SHORTCUT -> ErrorCode.OUT_OF_RANGE;
                },
                switch (impossible) {
                    case CONTRACT -> "the rule set does not offer this contract";
                    case ANNOUNCEMENT -> "that side cannot announce this in this contract (R-14)";
                    case DOUBLES -> "steps on a component that is not there, or past the highest (R-15)";
                    case KIND_OF_FACTS -> "the facts are those of another kind of contract";
                    case POINTS -> "trick points are tens and add up to 90 (R-4)";
                    case MARRIAGES -> "there are one marriage of 40 and three of 20 at most (R-19)";
                    case SEVEN ->
                        "a seven that won has its ten, a soloist's that lost gives the defence that ten (R-23)";
                    case SHORTCUT -> "no shortcut of R-28 was agreed that applies here";
                });
    }

    static void write(Settlement settlement, ObjectNode answer) {
        ArrayNode components = answer.putArray("components");
        for (Component component : settlement.components()) {
            components
                    .addObject()
                    .put("name", Notation.of(component.name()))
                    .put("made", component.made())
                    .put("units", component.units())
                    .put("value", component.value());
        }
        answer.put("perDefender", settlement.perDefender());
        write(settlement.payments(), answer.putArray("totals"));
    }

    static void write(Payments payments, ArrayNode bySeat) {
        for (Seat seat : Seat.values()) {
            bySeat.add(payments.of(seat));
        }
    }
}
