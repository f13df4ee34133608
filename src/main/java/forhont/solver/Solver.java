package forhont.solver;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Hands;
import forhont.rules.Position;
import forhont.rules.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds what best play by everybody gives, with all cards open, by exact search.
 *
 * <p>One solver answers one question after another and keeps its tables; two threads need two solvers. An open contract
 * is answered by its own rule: the trick now on the table, or the next one, and then the cards that are shown.
 */
public final class Solver {
    private final SuitSearch suit = new SuitSearch();
    private final TrickSearch tricks = new TrickSearch();
    private long nodes;

    /** The value, what every legal card gives, and one line of best play. */
    public Solution solve(Position position, Goal goal) {
        At first = new At(position, 0);
        Question question = question(first, goal);
        int best = place(question, first, 0, question.values().length - 1, question.guess());
        List<Solution.CardValue> cards = cards(question, goal, first, best);
        List<Card> line = line(question, first, best);
        nodes = question.nodes();
        return new Solution(value(question, goal, best), cards, line);
    }

    /** What every legal card gives. */
    public List<Solution.CardValue> values(Position position, Goal goal) {
        At first = new At(position, 0);
        Question question = question(first, goal);
        int best = place(question, first, 0, question.values().length - 1, question.guess());
        List<Solution.CardValue> cards = cards(question, goal, first, best);
        nodes = question.nodes();
        return cards;
    }

    private static List<Solution.CardValue> cards(Question question, Goal goal, At first, int best) {
        Position position = first.position();
        if (position.over()) {
            return List.of();
        }
        boolean high = position.contract().soloist() == position.toPlay();
        List<Solution.CardValue> cards = new ArrayList<>();
        for (Card card : position.legal()) {
            At next = first.play(card);
            int place = high
                    ? place(question, next, 0, best, best)
                    : place(question, next, best, question.values().length - 1, best + 1);
            cards.add(new Solution.CardValue(card, value(question, goal, place)));
        }
        return cards;
    }

    /** The value alone. */
    public int value(Position position, Goal goal) {
        At first = new At(position, 0);
        Question question = question(first, goal);
        return value(question, goal, first, question.guess());
    }

    /** The value alone, found sooner if it is about what was guessed. */
    int value(Position position, Goal goal, int guessed) {
        At first = new At(position, 0);
        Question question = question(first, goal);
        int place = Arrays.binarySearch(question.values(), goal.defencePlaysForIt() ? -guessed : guessed);
        return value(question, goal, first, place < 0 ? -place - 1 : place);
    }

    private int value(Question question, Goal goal, At first, int guess) {
        int place = place(question, first, 0, question.values().length - 1, guess);
        nodes = question.nodes();
        return value(question, goal, place);
    }

    /** In how many situations the last answer tried a card. */
    public long nodes() {
        return nodes;
    }

    private Question question(At first, Goal goal) {
        check(first.position());
        return first.position().contract().type().hasTrump()
                ? new SuitQuestion(suit, first, goal)
                : new TrickQuestion(tricks, first, goal);
    }

    private static int value(Question question, Goal goal, int place) {
        int value = question.values()[place];
        return goal.defencePlaysForIt() ? -value : value;
    }

    /** The place of the position's value among the question's, known to lie between two of them; a guess says where to begin. */
    private static int place(Question question, At at, int least, int most, int guess) {
        int low = least;
        int high = most;
        int step = 1;
        int asked = Math.min(Math.max(guess, least + 1), most);
        while (low < high) {
            if (question.reaches(at, asked)) {
                low = asked;
            } else {
                high = asked - 1;
            }
            if (low == least) {
                asked = Math.max(high + 1 - step, least + 1);
            } else if (high == most) {
                asked = Math.min(low + step, most);
            } else {
                asked = (low + high + 1) / 2;
            }
            step *= 2;
        }
        return low;
    }

    private static List<Card> line(Question question, At first, int place) {
        List<Card> line = new ArrayList<>();
        At at = first;
        while (!at.position().over()) {
            Card card = keeping(question, at, place);
            line.add(card);
            at = at.play(card);
        }
        return line;
    }

    private static Card keeping(Question question, At at, int place) {
        boolean high = at.position().contract().soloist() == at.position().toPlay();
        for (Card card : at.position().legal()) {
            At next = at.play(card);
            boolean keeps = high
                    ? question.reaches(next, place)
                    : place + 1 == question.values().length || !question.reaches(next, place + 1);
            if (keeps) {
                return card;
            }
        }
        throw new IllegalStateException("no card keeps the value of " + at.position());
    }

    private static void check(Position position) {
        Hands hands = position.hands();
        int played = position.trick().cards().size();
        int most = hands.of(position.toPlay()).size();
        for (int place = 0; place < 3; place++) {
            Seat seat = position.trick().seatOf(place);
            CardSet hand = hands.of(seat);
            if (hand.size() != (place < played ? most - 1 : most) || hand.size() > 10) {
                throw new IllegalArgumentException(
                        "before each trick all hold the same number of cards, at most ten: " + hands);
            }
        }
    }
}
