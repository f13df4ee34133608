package forhont.exercise;

import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.RuleSet;
import forhont.rules.Side;
import forhont.rules.Suit;
import forhont.rules.Trick;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * Count the points of tricks taken, or the trumps still out.
 *
 * @param tricks complete tricks in order
 * @param last whether the last of them is the tenth of the deal, worth ten more
 * @param hand what the learner still holds; empty where it does not matter
 */
public record Count(
        RuleSet rules, Contract contract, List<Trick> tricks, boolean last, CardSet hand, List<Field> fields)
        implements NumberExercise {
    public Count {
        tricks = List.copyOf(tricks);
        fields = List.copyOf(fields);
        CardSet seen = hand;
        for (Trick trick : tricks) {
            CardSet cards = CardSet.of(trick.cards());
            if (!trick.complete() || cards.size() != 3 || seen.intersects(cards)) {
                throw new IllegalArgumentException("complete tricks of different cards: " + tricks + ", " + hand);
            }
            seen = seen.union(cards);
        }
        boolean counted = fields.stream().allMatch(field -> field.compareTo(Field.TRUMPS_OUT) <= 0);
        if (tricks.isEmpty() || fields.isEmpty() || !counted || contract.trump().isEmpty()) {
            throw new IllegalArgumentException("one trick of a Suit or more, and something to count");
        }
    }

    @Override
    public Kind kind() {
        return Kind.COUNT;
    }

    @Override
    public CardSet cards() {
        return hand.union(played());
    }

    @Override
    public Answer.Numbers solution() {
        Map<Field, Integer> values = new EnumMap<>(Field.class);
        Optional<Side> ten = last ? Optional.of(lastWinner()) : Optional.empty();
        fields.forEach(field ->
                values.put(field, field == Field.TRUMPS_OUT ? trumpsOut() : points(field, Count::points, ten)));
        return new Answer.Numbers(values);
    }

    /**
     * What a field comes to.
     *
     * @param worth what a trick is worth to the side that takes it
     * @param ten which side is given ten more for the last trick
     */
    int points(Field field, ToIntFunction<Trick> worth, Optional<Side> ten) {
        if (field == Field.TRICK_POINTS) {
            return worth.applyAsInt(lastTrick())
                    + (ten.filter(lastWinner()::equals).isPresent() ? 10 : 0);
        }
        return points(field == Field.SOLOIST_POINTS ? Side.SOLOIST : Side.DEFENCE, worth, ten);
    }

    private int points(Side side, ToIntFunction<Trick> worth, Optional<Side> ten) {
        int sum = ten.filter(side::equals).isPresent() ? 10 : 0;
        for (Trick trick : tricks) {
            sum += contract.side(trick.winner(contract)) == side ? worth.applyAsInt(trick) : 0;
        }
        return sum;
    }

    /** What a trick is worth by its cards. */
    static int points(Trick trick) {
        return 10 * CardSet.of(trick.cards()).intersection(CardSet.sharp()).size();
    }

    private Trick lastTrick() {
        return tricks.get(tricks.size() - 1);
    }

    Side lastWinner() {
        return contract.side(lastTrick().winner(contract));
    }

    private int trumpsOut() {
        return 8 - trumps(hand) - trumps(played());
    }

    CardSet played() {
        CardSet played = CardSet.EMPTY;
        for (Trick trick : tricks) {
            played = played.union(CardSet.of(trick.cards()));
        }
        return played;
    }

    int trumps(CardSet cards) {
        return cards.ofSuit(contract.trump().orElse(Suit.HEARTS)).size();
    }

    @Override
    public Map<Misconception, Integer> byWrongRules(Field field) {
        return new WrongCount(this).of(field);
    }

    @Override
    public Verdict judge(Answer answer, List<Misconception> known) {
        Answer.Numbers given = checked(answer);
        Answer.Numbers right = solution();
        Map<Field, List<Misconception>> because = new WrongCount(this).because(given, known);
        List<Mark.OfNumber> marks = new ArrayList<>();
        for (Field field : fields) {
            marks.add(new Mark.OfNumber(
                    field, given.of(field), right.of(field), reason(field), because.getOrDefault(field, List.of())));
        }
        return Verdict.ofNumbers(marks);
    }

    private Reason reason(Field field) {
        int expected = solution().of(field);
        if (field == Field.TRUMPS_OUT) {
            return Reason.of(Why.TRUMPS_COUNTED)
                    .with("played", new Thing.Count(trumps(played())))
                    .with("held", new Thing.Count(trumps(hand)))
                    .with("out", new Thing.Count(expected));
        }
        int lastTen = expected - points(field, Count::points, Optional.empty());
        return Reason.of(Why.POINTS_ADD_UP)
                .with("sharp", new Thing.Count((expected - lastTen) / 10))
                .with("last", new Thing.Count(lastTen))
                .with("points", new Thing.Count(expected));
    }
}
