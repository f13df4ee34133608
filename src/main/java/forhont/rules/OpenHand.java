package forhont.rules;

import java.util.Optional;

/** The nine cards a soloist shows after the first trick of an open contract, against all opposing cards. */
public record OpenHand(ContractType type, CardSet shown, CardSet opponents) {
    public OpenHand {
        if (!type.open()) {
            throw new IllegalArgumentException("only Open Betl and Open Durch are shown: " + type);
        }
        if (shown.intersects(opponents)) {
            throw new IllegalArgumentException("a card is shown and held against it: " + shown.intersection(opponents));
        }
    }

    /** Whether the contract is made, given whether the soloist won the first trick. */
    public boolean made(boolean soloistWonFirst) {
        return soloistWonFirst == type.winsTricks() && counterexample().isEmpty();
    }

    /** A shown card and an opposing card of its suit that stands on the wrong side of it; empty if there is none. */
    public Optional<Counterexample> counterexample() {
        for (Card own : shown) {
            for (Card other : opponents.ofSuit(own.suit())) {
                boolean ownHigher = own.rank().withoutTrump() > other.rank().withoutTrump();
                if (ownHigher != type.winsTricks()) {
                    return Optional.of(new Counterexample(own, other));
                }
            }
        }
        return Optional.empty();
    }

    /** One pair of cards that decides against the soloist at once. */
    public record Counterexample(Card shown, Card opposing) {}
}
