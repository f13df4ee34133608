package forhont.exercise;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.MarriageRule;
import forhont.rules.Rank;
import forhont.rules.Side;
import forhont.rules.Trick;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/** What somebody counts who has a rule of counting wrong. */
final class WrongCount {
    private final Count exercise;
    private final Answer.Numbers right;
    private final List<WrongRule<Way>> rules = new ArrayList<>();

    /**
     * How somebody counts.
     *
     * @param worth what a trick is worth
     * @param ten which side is given ten more
     * @param swapped whether each side is given the points of the other
     */
    private record Way(ToIntFunction<Trick> worth, Optional<Side> ten, boolean swapped) {
        Way worth(ToIntFunction<Trick> other) {
            return new Way(other, ten, swapped);
        }

        Way ten(Optional<Side> other) {
            return new Way(worth, other, swapped);
        }
    }

    WrongCount(Count exercise) {
        this.exercise = exercise;
        this.right = exercise.solution();
        Side winner = exercise.lastWinner();
        if (exercise.last()) {
            slip(Misconception.LAST_TEN_FORGOTTEN, way -> way.ten(Optional.empty()));
            slip(Misconception.LAST_TEN_TO_THE_LOSER, way -> way.ten(Optional.of(winner.other())));
        } else {
            slip(Misconception.LAST_TEN_TOO_EARLY, way -> way.ten(Optional.of(winner)));
        }
        worth(Misconception.COURTS_COUNT, card -> card.rank() == Rank.ACE ? 11 : withCourts(card));
        worth(Misconception.COURTS_ADDED, WrongCount::withCourts);
        worth(Misconception.COURTS_COUNT_TEN, card -> card.rank().inSuit() > Rank.NINE.inSuit() ? 10 : 0);
        worth(Misconception.ONLY_ACES_COUNT, card -> card.rank() == Rank.ACE ? 10 : 0);
        rules.add(WrongRule.of(Misconception.MARRIAGE_IN_A_TRICK, way -> way.worth(this::withMarriage)));
        slip(Misconception.SIDES_SWAPPED, way -> new Way(way.worth(), way.ten(), true));
    }

    private void slip(Misconception misconception, UnaryOperator<Way> bend) {
        rules.add(WrongRule.slip(misconception, bend));
    }

    private void worth(Misconception misconception, ToIntFunction<Card> card) {
        rules.add(WrongRule.of(
                misconception,
                way -> way.worth(trick -> trick.cards().stream().mapToInt(card).sum())));
    }

    /** Courts as in tute, sueca or belote's plain suits, beside the ten of aces and tens. */
    private static int withCourts(Card card) {
        return switch (card.rank()) {
            case ACE, TEN -> 10;
            case KING -> 4;
            case QUEEN -> 3;
            case JACK -> 2;
            case NINE, EIGHT, SEVEN -> 0;
        };
    }

    /** A king and a queen that merely meet in a trick, taken for a marriage. */
    private int withMarriage(Trick trick) {
        int points = Count.points(trick);
        for (Card king : CardSet.of(trick.cards()).kingsWithQueens()) {
            points += MarriageRule.value(king.suit(), exercise.contract());
        }
        return points;
    }

    private Way rightWay() {
        return new Way(Count::points, exercise.last() ? Optional.of(exercise.lastWinner()) : Optional.empty(), false);
    }

    /** What a field comes to; trumps are counted apart and stay right. */
    private int value(Field field, Way way) {
        Field counted = way.swapped() ? other(field) : field;
        return field == Field.TRUMPS_OUT ? right.of(field) : exercise.points(counted, way.worth(), way.ten());
    }

    private static Field other(Field field) {
        if (field == Field.SOLOIST_POINTS) {
            return Field.DEFENCE_POINTS;
        }
        return field == Field.DEFENCE_POINTS ? Field.SOLOIST_POINTS : field;
    }

    /** What each misconception gives for a field, where that is wrong. */
    Map<Misconception, Integer> of(Field field) {
        Map<Misconception, Integer> wrong = WrongRule.values(rightWay(), rules, way -> value(field, way));
        WrongRule.values(right.of(field), apart(field), number -> number).forEach(wrong::putIfAbsent);
        return wrong;
    }

    /** The wrong rules that touch one number alone. */
    private List<WrongRule<Integer>> apart(Field field) {
        if (field == Field.TRUMPS_OUT) {
            int held = exercise.trumps(exercise.hand());
            int played = exercise.trumps(exercise.played());
            return List.of(
                    WrongRule.of(Misconception.OWN_TRUMPS_STILL_OUT, out -> out + held),
                    WrongRule.of(Misconception.PLAYED_TRUMPS_STILL_OUT, out -> out + played),
                    WrongRule.of(Misconception.RUFFS_STILL_OUT, out -> out + ruffs()));
        }
        List<WrongRule<Integer>> wrong = new ArrayList<>();
        wrong.add(WrongRule.of(Misconception.SHARP_CARDS_NOT_POINTS, points -> points / 10));
        if (!exercise.last() && exercise.fields().contains(other(field)) && other(field) != field) {
            wrong.add(WrongRule.of(Misconception.NINETY_TOO_EARLY, points -> 90 - right.of(other(field))));
        }
        return wrong;
    }

    /** How many trumps fell on another suit. */
    private int ruffs() {
        int ruffs = 0;
        for (Trick trick : exercise.tricks()) {
            boolean trumpLed = exercise.contract().isTrump(trick.cards().get(0));
            ruffs += trumpLed ? 0 : exercise.trumps(CardSet.of(trick.cards()));
        }
        return ruffs;
    }

    /** Which wrong rules give all the points as they are, else each wrong number by itself. */
    Map<Field, List<Misconception>> because(Answer.Numbers given, List<Misconception> known) {
        List<Misconception> all = WrongRule.explain(rightWay(), rules, known, way -> givesAll(way, given));
        Map<Field, List<Misconception>> because = new EnumMap<>(Field.class);
        for (Field field : exercise.fields()) {
            int number = given.of(field);
            if (number != right.of(field)) {
                boolean explained = field != Field.TRUMPS_OUT && !all.isEmpty();
                because.put(field, explained ? all : alone(field, number, known));
            }
        }
        return because;
    }

    private boolean givesAll(Way way, Answer.Numbers given) {
        return exercise.fields().stream()
                .allMatch(field -> field == Field.TRUMPS_OUT || value(field, way) == given.of(field));
    }

    private List<Misconception> alone(Field field, int number, List<Misconception> known) {
        List<Misconception> apart = WrongRule.explain(right.of(field), apart(field), known, wrong -> wrong == number);
        return apart.isEmpty() && field != Field.TRUMPS_OUT
                ? WrongRule.explain(rightWay(), rules, known, way -> value(field, way) == number)
                : apart;
    }
}
