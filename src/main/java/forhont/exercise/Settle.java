package forhont.exercise;

import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.settlement.Account;
import forhont.settlement.Component;
import forhont.settlement.Facts;
import forhont.settlement.Impossible;
import forhont.settlement.Settlement;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Make out the account of a deal: its lines, V, and what each seat receives. */
public record Settle(Account account, Facts facts) implements NumberExercise {
    public Settle {
        Optional<Impossible> impossible = Impossible.of(account, facts);
        if (impossible.isPresent()) {
            throw new IllegalArgumentException("there is no such deal: " + impossible.get() + " in " + facts);
        }
    }

    @Override
    public Kind kind() {
        return Kind.SETTLE;
    }

    @Override
    public RuleSet rules() {
        return account.rules();
    }

    public Settlement settlement() {
        return account.settle(facts);
    }

    @Override
    public List<Field> fields() {
        List<Field> fields = new ArrayList<>(lines());
        fields.addAll(List.of(Field.PER_DEFENDER, Field.SEAT_0, Field.SEAT_1, Field.SEAT_2));
        return fields;
    }

    /** The lines of the account: game or hundred and seven in Suit, else the contract. */
    public List<Field> lines() {
        return account.contract().type().hasTrump()
                ? List.of(Field.GAME_LINE, Field.SEVEN_LINE)
                : List.of(Field.CONTRACT_LINE);
    }

    /** The component that stands in a line; there is none for a seven nobody announced or played last. */
    public Optional<Component> component(Field line) {
        List<Component> components = settlement().components();
        if (line == Field.SEVEN_LINE) {
            return components.size() > 1 ? Optional.of(components.get(1)) : Optional.empty();
        }
        return Optional.of(components.get(0));
    }

    @Override
    public Answer.Numbers solution() {
        Map<Field, Integer> values = new EnumMap<>(Field.class);
        lines().forEach(line ->
                values.put(line, component(line).map(Component::value).orElse(0)));
        return new Answer.Numbers(follow(values, settlement().perDefender()));
    }

    /** Adds V and the totals that follow from it. */
    Map<Field, Integer> follow(Map<Field, Integer> lines, int perDefender) {
        Map<Field, Integer> values = new EnumMap<>(lines);
        values.put(Field.PER_DEFENDER, perDefender);
        for (Seat seat : Seat.values()) {
            values.put(total(seat), isSoloist(seat) ? 2 * perDefender : -perDefender);
        }
        return values;
    }

    private boolean isSoloist(Seat seat) {
        return account.contract().soloist() == seat;
    }

    /** The field of what a seat receives. */
    public static Field total(Seat seat) {
        return switch (seat) {
            case FOREHAND -> Field.SEAT_0;
            case SECOND -> Field.SEAT_1;
            case THIRD -> Field.SEAT_2;
        };
    }

    @Override
    public Map<Misconception, Integer> byWrongRules(Field field) {
        Answer.Numbers right = solution();
        return switch (field) {
            case GAME_LINE, SEVEN_LINE, CONTRACT_LINE -> WrongAccount.line(this, field);
            case PER_DEFENDER -> WrongRule.values(right.of(field), WrongSum.ofLines(values(right)), sum -> sum);
            case SEAT_0 -> wrongTotals(Seat.FOREHAND, right.of(field));
            case SEAT_1 -> wrongTotals(Seat.SECOND, right.of(field));
            case SEAT_2 -> wrongTotals(Seat.THIRD, right.of(field));
            case TRICK_POINTS,
                    SOLOIST_POINTS,
                    DEFENCE_POINTS,
                    TRUMPS_OUT,
                    SOLOIST_MARRIAGES,
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
                    RIGHT_VALUE -> throw new IllegalArgumentException("not a field of an account: " + field);
        };
    }

    /** What stands in the lines of an answer. */
    List<Integer> values(Answer.Numbers answer) {
        return lines().stream().map(answer::of).toList();
    }

    private Map<Misconception, Integer> wrongTotals(Seat seat, int right) {
        return WrongRule.values(right, WrongSum.ofTotal(isSoloist(seat)), total -> total);
    }

    /** Each wrong rule's whole account: what it gives in the lines, else in the totals, else in V; the rest follows. */
    @Override
    public Map<Misconception, Answer> wrongAnswers() {
        Map<Misconception, Map<Field, Integer>> bent = new EnumMap<>(Misconception.class);
        for (Field field : fields()) {
            byWrongRules(field)
                    .forEach((misconception, value) -> bent.computeIfAbsent(
                                    misconception, first -> new EnumMap<>(Field.class))
                            .put(field, value));
        }
        Map<Misconception, Answer> answers = new EnumMap<>(Misconception.class);
        bent.forEach((misconception, numbers) -> answers.put(misconception, with(numbers)));
        return answers;
    }

    private Answer.Numbers with(Map<Field, Integer> bent) {
        Map<Field, Integer> numbers = new EnumMap<>(solution().values());
        if (lines().stream().anyMatch(bent::containsKey)) {
            lines().forEach(line -> numbers.put(line, bent.getOrDefault(line, numbers.get(line))));
            int sum = lines().stream().mapToInt(numbers::get).sum();
            return new Answer.Numbers(follow(numbers, sum));
        }
        if (bent.keySet().equals(Set.of(Field.PER_DEFENDER))) {
            return new Answer.Numbers(follow(numbers, bent.get(Field.PER_DEFENDER)));
        }
        bent.forEach((field, value) -> numbers.put(field, field == Field.PER_DEFENDER ? numbers.get(field) : value));
        return new Answer.Numbers(numbers);
    }

    @Override
    public Set<Reason> reasons() {
        Set<Reason> reasons = NumberExercise.super.reasons();
        fields().forEach(field ->
                reasons.add(AccountJudge.carriedForward(solution().of(field))));
        return reasons;
    }

    @Override
    public Verdict judge(Answer answer, List<Misconception> known) {
        return new AccountJudge(this, checked(answer), known).verdict();
    }
}
