package forhont.exercise;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Rank;
import forhont.rules.RuleSet;
import forhont.rules.Side;
import forhont.rules.Suit;
import forhont.rules.Trick;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
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
        if (tricks.isEmpty() || fields.isEmpty() || contract.trump().isEmpty()) {
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
        fields.forEach(field -> values.put(field, count(field, Count::points, 10)));
        return new Answer.Numbers(values);
    }

    private int count(Field field, ToIntFunction<Card> worth, int lastTen) {
        return switch (field) {
            case TRICK_POINTS -> worth(tricks.get(tricks.size() - 1), worth, lastTen);
            case SOLOIST_POINTS -> points(Side.SOLOIST, worth, lastTen);
            case DEFENCE_POINTS -> points(Side.DEFENCE, worth, lastTen);
            case TRUMPS_OUT -> 8 - trumps(hand) - trumps(played());
            case SOLOIST_MARRIAGES,
                    DEFENCE_MARRIAGES,
                    SOLOIST_TOWARDS_HUNDRED,
                    DEFENCE_TOWARDS_HUNDRED,
                    SOLOIST_TOTAL,
                    DEFENCE_TOTAL,
                    GAME_FACTOR,
                    SEVEN_FACTOR,
                    CONTRACT_FACTOR,
                    SILENT_SEVEN_FACTOR,
                    SILENT_HUNDRED_FACTOR,
                    WRONG_LINE,
                    GAME_LINE,
                    SEVEN_LINE,
                    CONTRACT_LINE,
                    PER_DEFENDER,
                    SEAT_0,
                    SEAT_1,
                    SEAT_2,
                    RIGHT_VALUE -> throw new IllegalArgumentException("nothing to count in tricks: " + field);
        };
    }

    private static int points(Card card) {
        return card.rank().sharp() ? 10 : 0;
    }

    private int points(Side side, ToIntFunction<Card> worth, int lastTen) {
        int sum = 0;
        for (Trick trick : tricks) {
            sum += contract.side(trick.winner(contract)) == side ? worth(trick, worth, lastTen) : 0;
        }
        return sum;
    }

    private int worth(Trick trick, ToIntFunction<Card> worth, int lastTen) {
        boolean tenth = last && trick.equals(tricks.get(tricks.size() - 1));
        return trick.cards().stream().mapToInt(worth).sum() + (tenth ? lastTen : 0);
    }

    private CardSet played() {
        CardSet played = CardSet.EMPTY;
        for (Trick trick : tricks) {
            played = played.union(CardSet.of(trick.cards()));
        }
        return played;
    }

    private int trumps(CardSet cards) {
        return cards.ofSuit(contract.trump().orElse(Suit.HEARTS)).size();
    }

    @Override
    public Map<Misconception, Integer> byWrongRules(Field field) {
        Map<Misconception, Integer> wrong = new EnumMap<>(Misconception.class);
        if (field == Field.TRUMPS_OUT) {
            wrong.put(Misconception.OWN_TRUMPS_STILL_OUT, 8 - trumps(played()));
            wrong.put(Misconception.PLAYED_TRUMPS_STILL_OUT, 8 - trumps(hand));
            return wrong;
        }
        if (last) {
            wrong.put(Misconception.LAST_TEN_FORGOTTEN, count(field, Count::points, 0));
        } else {
            boolean takes =
                    field == Field.TRICK_POINTS || (field == Field.SOLOIST_POINTS) == (lastWinner() == Side.SOLOIST);
            wrong.put(Misconception.LAST_TEN_TOO_EARLY, count(field, Count::points, 0) + (takes ? 10 : 0));
        }
        wrong.put(Misconception.COURTS_COUNT, count(field, Count::withCourts, 10));
        wrong.put(Misconception.ONLY_ACES_COUNT, count(field, card -> card.rank() == Rank.ACE ? 10 : 0, 10));
        if (field != Field.TRICK_POINTS) {
            Field other = field == Field.SOLOIST_POINTS ? Field.DEFENCE_POINTS : Field.SOLOIST_POINTS;
            wrong.put(Misconception.SIDES_SWAPPED, count(other, Count::points, 10));
        }
        return wrong;
    }

    private Side lastWinner() {
        return contract.side(tricks.get(tricks.size() - 1).winner(contract));
    }

    /** What cards are worth in tute, sueca or belote's plain suits: 11, 10, 4, 3, 2. */
    private static int withCourts(Card card) {
        return switch (card.rank()) {
            case ACE -> 11;
            case TEN -> 10;
            case KING -> 4;
            case QUEEN -> 3;
            case JACK -> 2;
            case NINE, EIGHT, SEVEN -> 0;
        };
    }

    @Override
    public Map<Misconception, Answer> wrongAnswers() {
        Answer.Numbers right = solution();
        Map<Misconception, Map<Field, Integer>> wrong = new EnumMap<>(Misconception.class);
        for (Field field : fields) {
            byWrongRules(field)
                    .forEach((misconception, value) -> wrong.computeIfAbsent(
                                    misconception, first -> new EnumMap<>(right.values()))
                            .put(field, value));
        }
        Map<Misconception, Answer> answers = new EnumMap<>(Misconception.class);
        wrong.forEach((misconception, values) -> {
            Answer answer = new Answer.Numbers(values);
            if (!answer.equals(right)) {
                answers.put(misconception, answer);
            }
        });
        return answers;
    }

    @Override
    public Verdict judge(Answer answer, List<Misconception> known) {
        Answer.Numbers given = checked(answer);
        Answer.Numbers right = solution();
        List<Mark> marks = new ArrayList<>();
        for (Field field : fields) {
            marks.add(new Mark.OfNumber(field, given.of(field), right.of(field), reason(field)));
        }
        List<Misconception> found = new ArrayList<>();
        wrongAnswers().forEach((misconception, wrong) -> {
            if (known.contains(misconception) && wrong.equals(answer)) {
                found.add(misconception);
            }
        });
        return new Verdict(marks, found);
    }

    private Reason reason(Field field) {
        int expected = solution().of(field);
        if (field == Field.TRUMPS_OUT) {
            return Reason.of(Why.TRUMPS_COUNTED)
                    .with("played", new Thing.Count(trumps(played())))
                    .with("held", new Thing.Count(trumps(hand)))
                    .with("out", new Thing.Count(expected));
        }
        int lastTen = expected - count(field, Count::points, 0);
        return Reason.of(Why.POINTS_ADD_UP)
                .with("sharp", new Thing.Count((expected - lastTen) / 10))
                .with("last", new Thing.Count(lastTen))
                .with("points", new Thing.Count(expected));
    }
}
