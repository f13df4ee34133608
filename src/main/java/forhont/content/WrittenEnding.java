package forhont.content;

import com.fasterxml.jackson.databind.node.ObjectNode;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.MarriageRule;
import forhont.rules.Notation;
import forhont.rules.Position;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.solver.Goal;
import java.util.ArrayList;
import java.util.List;

/** A position with all hands open as content states it. */
final class WrittenEnding {
    private WrittenEnding() {}

    static ObjectNode of(Position position, Goal goal) {
        ObjectNode table = Written.contract(position.contract());
        Written.seat(table, "leader", position.trick().leader());
        table.set("trick", Written.cards(position.trick().cards()));
        table.set(
                "hands",
                Written.list(
                        List.of(Seat.values()),
                        seat -> position.hands().of(seat).toString()));
        table.put("goal", Notation.of(goal.kind()));
        if (position.contract().type().hasTrump()) {
            Written.sides(
                    table,
                    "points",
                    position.score().points(Side.SOLOIST),
                    position.score().points(Side.DEFENCE));
            Written.sides(table, "marriages", before(position, Side.SOLOIST), before(position, Side.DEFENCE));
        }
        Written.announced(table, position.announced());
        Written.doubles(table, goal.doubles());
        return table;
    }

    /** A side's marriages without those of the trick on the table, which come again when it is played. */
    private static List<Integer> before(Position position, Side side) {
        List<Integer> marriages = new ArrayList<>(position.score().marriages(side));
        for (Card card : position.trick().cards()) {
            int place = position.trick().cards().indexOf(card);
            Seat seat = position.trick().seatOf(place);
            CardSet hand = position.hands().of(seat).with(card);
            boolean scored = position.rules().marriages().scores(card, hand, place == 0, position.contract());
            if (scored && position.contract().side(seat) == side) {
                marriages.remove(Integer.valueOf(MarriageRule.value(card.suit(), position.contract())));
            }
        }
        return marriages;
    }
}
