package forhont.practice;

import forhont.exercise.Exercise;
import forhont.exercise.ReadCard;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Rank;
import forhont.rules.Suit;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Draws a German-suited card and the names of three that may be taken for it. */
final class ReadCardDraw implements Generator {
    private static final int NAMES = 4;
    private static final Set<Rank> COURTS = EnumSet.of(Rank.KING, Rank.QUEEN, Rank.JACK);

    @Override
    public boolean few() {
        return true;
    }

    @Override
    public Optional<Exercise> draw(Wanted wanted) {
        Card card = Card.of(wanted.chance().nextInt(32));
        boolean court = COURTS.contains(card.rank());
        if (wanted.level() > 1 && !court && !(wanted.level() == 2 && wanted.oneIn(4))) {
            return Optional.empty();
        }
        List<Card> among = new ArrayList<>();
        among.add(card);
        List<Card> others = shuffled(rivals(card, wanted.level()), wanted);
        others.stream().limit(NAMES - 1).forEach(among::add);
        Exercise exercise = new ReadCard(wanted.rules(), card, shuffled(CardSet.of(among), wanted));
        boolean tempting = wanted.level() == 1 || !wanted.traps(exercise).isEmpty();
        return tempting ? Optional.of(exercise) : Optional.empty();
    }

    /** The cards from which the wrong names come: any that differ plainly, then ever more alike. */
    private static CardSet rivals(Card card, int level) {
        return CardSet.PACK.without(card).where(other -> switch (level) {
            case 1 -> other.suit() == card.suit() || (other.rank() == card.rank());
            case 2 ->
                other.rank() == card.rank()
                        || (other.suit() == card.suit()
                                && COURTS.contains(other.rank()) == COURTS.contains(card.rank()));
            default -> COURTS.contains(other.rank()) && sameColour(other.suit(), card.suit());
        });
    }

    private static boolean sameColour(Suit one, Suit other) {
        boolean red = one == Suit.BELLS || one == Suit.HEARTS;
        return red == (other == Suit.BELLS || other == Suit.HEARTS);
    }

    private static List<Card> shuffled(CardSet cards, Wanted wanted) {
        List<Card> left = new ArrayList<>(cards.cards());
        List<Card> shuffled = new ArrayList<>();
        while (!left.isEmpty()) {
            shuffled.add(left.remove(wanted.chance().nextInt(left.size())));
        }
        return shuffled;
    }
}
