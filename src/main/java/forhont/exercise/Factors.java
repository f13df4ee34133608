package forhont.exercise;

import forhont.rules.Announced;
import forhont.rules.Doubling;
import forhont.rules.Ladder;
import forhont.rules.RuleSet;
import forhont.settlement.Component;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Say what each component is multiplied by after what was said, hearts apart. */
public record Factors(Talk talk, List<Field> fields) implements NumberExercise {
    public Factors {
        fields = List.copyOf(fields);
        if (fields.isEmpty() || !possible(talk).containsAll(fields)) {
            throw new IllegalArgumentException("some of " + possible(talk) + ", not " + fields);
        }
    }

    /** The factors that what was said lets one ask for. */
    public static List<Field> possible(Talk talk) {
        if (talk.contract().trump().isEmpty()) {
            return List.of(Field.CONTRACT_FACTOR);
        }
        List<Field> possible = new ArrayList<>(List.of(Field.GAME_FACTOR));
        Announced now = talk.now();
        if (now.seven().isPresent()) {
            possible.add(Field.SEVEN_FACTOR);
        } else if (talk.rules().units().silentSeven() > 0) {
            possible.add(Field.SILENT_SEVEN_FACTOR);
        }
        if (now.hundred().isEmpty() && talk.rules().units().silentHundred() > 0) {
            possible.add(Field.SILENT_HUNDRED_FACTOR);
        }
        return possible;
    }

    @Override
    public Kind kind() {
        return Kind.DOUBLING;
    }

    @Override
    public RuleSet rules() {
        return talk.rules();
    }

    @Override
    public Answer.Numbers solution() {
        Map<Field, Integer> values = new EnumMap<>(Field.class);
        fields.forEach(field -> values.put(field, 1 << steps(field)));
        return new Answer.Numbers(values);
    }

    private int steps(Field field) {
        return field == Field.SILENT_SEVEN_FACTOR ? 0 : talk.doubling().steps(ladder(field));
    }

    private static Ladder ladder(Field field) {
        if (field == Field.CONTRACT_FACTOR) {
            return Ladder.CONTRACT;
        }
        return field == Field.SEVEN_FACTOR || field == Field.SILENT_SEVEN_FACTOR ? Ladder.SEVEN : Ladder.GAME;
    }

    private Component.Name component(Field field) {
        return field == Field.SILENT_HUNDRED_FACTOR ? Component.Name.SILENT_HUNDRED : talk.component(ladder(field));
    }

    @Override
    public Map<Misconception, Integer> byWrongRules(Field field) {
        Doubling doubling = talk.doubling();
        int steps = steps(field);
        Map<Misconception, Integer> wrong = new EnumMap<>(Misconception.class);
        wrong.put(Misconception.FLEK_ADDS, steps + 1);
        if (field == Field.SILENT_SEVEN_FACTOR) {
            wrong.put(Misconception.FLEK_DOUBLES_SILENT_SEVEN, 1 << doubling.game());
            return wrong;
        }
        wrong.put(
                field == Field.SILENT_HUNDRED_FACTOR
                        ? Misconception.FLEK_MISSES_SILENT_HUNDRED
                        : Misconception.FLEK_FORGOTTEN,
                1);
        if (field != Field.CONTRACT_FACTOR) {
            wrong.put(Misconception.ONE_RE_ANSWERS_EVERYTHING, 1 << Math.max(doubling.game(), doubling.seven()));
        }
        return wrong;
    }

    @Override
    public Verdict judge(Answer answer, List<Misconception> known) {
        return ByField.judge(this, checked(answer), known, this::reason);
    }

    private Reason reason(Field field) {
        return Reason.of(why(field))
                .with("component", new Thing.OneComponent(component(field)))
                .with("steps", new Thing.Count(steps(field)))
                .with("factor", new Thing.Count(1 << steps(field)));
    }

    private static Why why(Field field) {
        if (field == Field.SILENT_SEVEN_FACTOR) {
            return Why.SILENT_HAS_NO_LADDER;
        }
        return field == Field.SILENT_HUNDRED_FACTOR ? Why.SILENT_HUNDRED_ON_THE_GAME : Why.STEPS_MULTIPLY;
    }
}
