package forhont.web;

import forhont.exercise.Answer;
import forhont.exercise.Exercise;
import forhont.exercise.Factors;
import forhont.exercise.Field;
import forhont.exercise.Option;
import forhont.exercise.Question;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What a learner posted in answer to an exercise, as it came.
 *
 * @param number which try it is, from 1
 * @param hints how many hints were given
 * @param picked the ids of the options chosen
 * @param typed what stands in each field
 */
record Attempt(int number, int hints, List<String> picked, Map<Field, String> typed) {
    static final String ANSWER = "answer";
    static final String TRY = "try";

    private static final int LAST_TRY = 3;
    private static final String SPACE = "[\\s\\u00A0\\u2009\\u202F]";
    private static final Pattern NUMBER =
            Pattern.compile("[+−–‒-]?" + SPACE + "?([0-9]{1,9}|[0-9]{1,3}(" + SPACE + "[0-9]{3}){1,2})");

    /** Before anything was answered. */
    static final Attempt NONE = new Attempt(0, 0, List.of(), Map.of());

    Attempt {
        picked = List.copyOf(picked);
        typed = Map.copyOf(typed);
    }

    static Attempt posted(Context ctx, Exercise exercise) {
        int number = Optional.ofNullable(ctx.formParam(TRY))
                .filter(text -> text.matches("[1-9]"))
                .map(Integer::parseInt)
                .orElse(1);
        Map<Field, String> typed = new EnumMap<>(Field.class);
        if (exercise.question() instanceof Question.FillIn fill) {
            for (Field field : fill.fields()) {
                Optional.ofNullable(ctx.formParam(field.id())).ifPresent(text -> typed.put(field, text.strip()));
            }
        }
        int hints = HelpPart.posted(Optional.ofNullable(ctx.formParam(HelpPart.HINTS)))
                .orElse(Math.min(number - 1, HelpPart.LEVELS));
        return new Attempt(number, hints, ctx.formParams(ANSWER), typed);
    }

    /** The same filling while it is no try yet. */
    Attempt before() {
        return new Attempt(number - 1, hints, picked, typed);
    }

    /** The same with one more hint given. */
    Attempt hinted() {
        return new Attempt(number, Math.min(HelpPart.LEVELS, hints + 1), picked, typed);
    }

    /** Whether a hint was asked for: more were given than wrong answers bring. */
    boolean helped() {
        return hints > number - 1;
    }

    /** Which try it counts as: a hint weighs like a wrong answer. */
    int weight() {
        return Math.max(number, hints + 1);
    }

    /** Whether the solution is shown after this try. */
    boolean last() {
        return number >= LAST_TRY;
    }

    /** The answer, or why it is none: the key of a sentence. */
    Parsed parse(Exercise exercise) {
        return exercise.question() instanceof Question.Choose choose ? chosen(choose) : numbers(exercise);
    }

    /** An answer, or the key of the sentence that says what is wrong with it and, for a number, in which field. */
    record Parsed(Optional<Answer> answer, String problem, List<Field> fields) {
        Parsed {
            fields = List.copyOf(fields);
        }

        private static Parsed of(Answer answer) {
            return new Parsed(Optional.of(answer), "", List.of());
        }

        private static Parsed problem(String key, List<Field> fields) {
            return new Parsed(Optional.empty(), key, fields);
        }
    }

    private Parsed chosen(Question.Choose choose) {
        Set<Option> options = new LinkedHashSet<>();
        for (Option option : choose.options()) {
            if (picked.contains(option.id())) {
                options.add(option);
            }
        }
        if (picked.isEmpty()) {
            return Parsed.problem(choose.single() ? "answer.choose-first" : "answer.choose", List.of());
        }
        if (options.size() != Set.copyOf(picked).size()) {
            return Parsed.problem("answer.not-offered", List.of());
        }
        if (choose.single() && options.size() > 1) {
            return Parsed.problem("answer.choose-one", List.of());
        }
        return Parsed.of(new Answer.Chosen(options));
    }

    private Parsed numbers(Exercise exercise) {
        Map<Field, Integer> values = new EnumMap<>(Field.class);
        List<Field> missing = new ArrayList<>();
        List<Field> unread = new ArrayList<>();
        for (Field field : ((Question.FillIn) exercise.question()).fields()) {
            String text = typed.getOrDefault(field, "");
            Optional<Integer> number = number(text);
            if (text.isEmpty()) {
                missing.add(field);
            } else if (number.isEmpty()) {
                unread.add(field);
            }
            number.ifPresent(value -> values.put(field, value));
        }
        if (!unread.isEmpty()) {
            return Parsed.problem("answer.not-a-number", unread);
        }
        return missing.isEmpty()
                ? Parsed.of(new Answer.Numbers(values))
                : Parsed.problem(
                        exercise instanceof Factors ? "answer.factor-missing" : "answer.number-missing", missing);
    }

    /** Whole numbers with either minus, a plus, and a space before every three digits or nowhere between them. */
    static Optional<Integer> number(String text) {
        return NUMBER.matcher(text).matches()
                ? Optional.of(Integer.parseInt(text.replaceAll(SPACE, "").replaceAll("[−–‒]", "-")))
                : Optional.empty();
    }
}
