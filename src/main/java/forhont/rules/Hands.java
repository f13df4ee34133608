package forhont.rules;

/** The cards the three seats hold. */
public record Hands(CardSet forehand, CardSet second, CardSet third) {
    public Hands {
        if (forehand.intersects(second) || forehand.intersects(third) || second.intersects(third)) {
            throw new IllegalArgumentException("a card is in two hands: " + forehand + " / " + second + " / " + third);
        }
    }

    public CardSet of(Seat seat) {
        return switch (seat) {
            case FOREHAND -> forehand;
            case SECOND -> second;
            case THIRD -> third;
        };
    }

    public Hands with(Seat seat, CardSet hand) {
        return switch (seat) {
            case FOREHAND -> new Hands(hand, second, third);
            case SECOND -> new Hands(forehand, hand, third);
            case THIRD -> new Hands(forehand, second, hand);
        };
    }

    public CardSet all() {
        return new CardSet(forehand.bits() | second.bits() | third.bits());
    }

    /** The two hands that are not this seat's. */
    public CardSet others(Seat seat) {
        return all().minus(of(seat));
    }
}
