package forhont.exercise;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Position;
import forhont.rules.Seat;
import forhont.rules.Trick;
import forhont.solver.Goal;
import forhont.solver.Solver;
import java.util.List;
import java.util.Optional;

/**
 * A moment of a deal at which somebody who knows no rule yet sits down and plays some tricks: any legal card is played,
 * and the others answer with best play.
 *
 * @param start two cards lie in the trick, and the newcomer, who plays alone against both others, has the third
 * @param tricks how many tricks are played, from that one on
 */
public record Taster(Position start, Goal goal, int tricks) {
    private static final int MOST = 3;

    public Taster {
        if (start.trick().cards().size() != 2) {
            throw new IllegalArgumentException(
                    "two cards lie in the trick, not " + start.trick().cards());
        }
        if (!start.contract().type().hasTrump()
                || start.toPlay() != start.contract().soloist()) {
            throw new IllegalArgumentException("the third card is the soloist's, in Suit");
        }
        CardSet hand = start.hands().of(start.toPlay());
        if (start.legal().equals(hand)) {
            throw new IllegalArgumentException("some card of the hand may not be played: " + hand.cards());
        }
        if (tricks < 1 || tricks > Math.min(MOST, hand.size())) {
            throw new IllegalArgumentException("one to three tricks, and a card for each: " + tricks);
        }
    }

    /** The same moment, from which so many tricks are played. */
    public Taster withTricks(int count) {
        return new Taster(start, goal, count);
    }

    /** The newcomer's seat. */
    public Seat seat() {
        return start.toPlay();
    }

    /** The cards that may be played first. */
    public Answer.Chosen first() {
        return Answer.Chosen.of(start.legal());
    }

    /** What has come of the newcomer's cards: the next turn, or the end; empty if they cannot have been played so. */
    public Optional<Position> after(List<Card> own) {
        Replies replies = new Replies(goal, new Solver());
        Position position = start;
        for (Card card : own) {
            if (over(position) || !position.legal().contains(card)) {
                return Optional.empty();
            }
            position = position.play(card);
            while (!over(position) && position.toPlay() != seat()) {
                position = replies.next(position);
            }
        }
        return Optional.of(position);
    }

    /** Whether the last of the tricks has been taken. */
    public boolean over(Position position) {
        return position.score().tricks().size() == tricks;
    }

    /** Why a card of the hand may be played now, or why not. */
    public Reason reason(Position turn, Card card) {
        return new LegalCards(turn.rules(), turn.trick(), turn.view()).reason(new Option.OfCard(card));
    }

    /** Why a complete trick goes to whoever takes it. */
    public Reason taken(Trick trick) {
        return new TrickWinner(start.rules(), start.contract(), trick)
                .reason(new Option.OfCard(trick.winningCard(start.contract())));
    }
}
