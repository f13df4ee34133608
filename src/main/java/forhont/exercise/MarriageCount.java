package forhont.exercise;

import forhont.rules.CardSet;
import forhont.rules.HundredRule;
import forhont.rules.RuleSet;
import forhont.rules.Side;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Say what marriages the sides have scored in the tricks played, and what they come to with the tricks. */
public record MarriageCount(RuleSet rules, Played played, List<Field> fields) implements NumberExercise {
    public MarriageCount {
        fields = List.copyOf(fields);
        boolean hundred = fields.stream().anyMatch(MarriageCount::towardsHundred);
        if (fields.isEmpty() || (hundred && rules.hundred().silent() == HundredRule.Qualifying.NONE)) {
            throw new IllegalArgumentException("what the rule set " + rules.id() + " lets one count: " + fields);
        }
        for (Played.Play play : played.plays()) {
            if (MarriageNow.ofMarriage(play.card())
                    && !played.cards().contains(MarriageNow.other(play.card()))
                    && !played.held().containsKey(play.seat())) {
                throw new IllegalArgumentException("it is seen where " + MarriageNow.other(play.card())
                        + " is: in a trick, in the talon or in a hand");
            }
        }
    }

    @Override
    public Kind kind() {
        return Kind.MARRIAGE;
    }

    @Override
    public CardSet cards() {
        return played.cards();
    }

    private static Side side(Field field) {
        boolean soloist = field == Field.SOLOIST_MARRIAGES
                || field == Field.SOLOIST_TOWARDS_HUNDRED
                || field == Field.SOLOIST_TOTAL;
        return soloist ? Side.SOLOIST : Side.DEFENCE;
    }

    private static boolean marriagesAlone(Field field) {
        return field == Field.SOLOIST_MARRIAGES || field == Field.DEFENCE_MARRIAGES;
    }

    private static boolean towardsHundred(Field field) {
        return field == Field.SOLOIST_TOWARDS_HUNDRED || field == Field.DEFENCE_TOWARDS_HUNDRED;
    }

    private boolean bestOnly(Field field) {
        return towardsHundred(field) && rules.hundred().silent() == HundredRule.Qualifying.BEST;
    }

    @Override
    public Answer.Numbers solution() {
        Map<Field, Integer> values = new EnumMap<>(Field.class);
        fields.forEach(field -> values.put(field, value(field, side(field))));
        return new Answer.Numbers(values);
    }

    private int value(Field field, Side side) {
        return sum(field, marriages(side), played.points(side), bestOnly(field));
    }

    private List<Integer> marriages(Side side) {
        return new Scoring(rules, played).marriages(side);
    }

    private static int sum(Field field, List<Integer> marriages, int points, boolean bestOnly) {
        return (marriagesAlone(field) ? 0 : points) + (bestOnly ? best(marriages) : all(marriages));
    }

    private static int all(List<Integer> marriages) {
        return marriages.stream().mapToInt(Integer::intValue).sum();
    }

    private static int best(List<Integer> marriages) {
        return marriages.stream().mapToInt(Integer::intValue).max().orElse(0);
    }

    @Override
    public Map<Misconception, Integer> byWrongRules(Field field) {
        Side side = side(field);
        int points = played.points(side);
        Map<Misconception, Integer> wrong = new EnumMap<>(Misconception.class);
        new Scoring(rules, played)
                .wrong(side)
                .forEach((misconception, marriages) ->
                        wrong.put(misconception, sum(field, marriages, points, bestOnly(field))));
        if (bestOnly(field)) {
            wrong.put(Misconception.ALL_MARRIAGES_MAKE_A_HUNDRED, sum(field, marriages(side), points, false));
        } else if (!marriagesAlone(field)) {
            wrong.put(Misconception.SECOND_MARRIAGE_NEVER_COUNTS, sum(field, marriages(side), points, true));
        }
        if (!marriagesAlone(field)) {
            wrong.put(Misconception.MARRIAGES_LEFT_OUT, points);
            if (played.lastTenFor(side)) {
                wrong.put(Misconception.LAST_TEN_FORGOTTEN, value(field, side) - 10);
            }
        }
        return wrong;
    }

    @Override
    public Verdict judge(Answer answer, List<Misconception> known) {
        return ByField.judge(this, checked(answer), known, this::reason);
    }

    private Reason reason(Field field) {
        Side side = side(field);
        return Reason.of(why(field))
                .with("points", new Thing.Count(played.points(side)))
                .with("marriages", new Thing.Count(all(marriages(side))))
                .with("best", new Thing.Count(best(marriages(side))))
                .with("expected", new Thing.Count(value(field, side)));
    }

    private Why why(Field field) {
        if (marriagesAlone(field)) {
            return Why.MARRIAGES_ADD_UP;
        }
        if (towardsHundred(field)) {
            return bestOnly(field) ? Why.ONE_MARRIAGE_FOR_A_HUNDRED : Why.ALL_MARRIAGES_FOR_A_HUNDRED;
        }
        return Why.POINTS_AND_MARRIAGES;
    }
}
