package forhont.rules;

import static forhont.rules.Written.contract;
import static forhont.rules.Written.rules;
import static forhont.rules.Written.set;

import java.util.List;

/** Endings that tests play card by card. */
final class PlayedOut {
    private PlayedOut() {}

    /** An ending with these three hands, nothing won yet, the named seat to lead. */
    static Position position(
            String contract, String rules, String forehand, String second, String third, String leader) {
        return new Position(
                rules(rules),
                contract(contract),
                Announced.NOTHING,
                new Hands(set(forehand), set(second), set(third)),
                new Trick(Written.seat(Integer.parseInt(leader)), List.of()),
                Score.NOTHING);
    }

    static Position toTheEnd(Position start, String cards) {
        Position position = start;
        for (Card card : Written.cards(cards)) {
            position = position.play(card);
        }
        return position;
    }
}
