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

    private static Field total(Seat seat) {
        return switch (seat) {
            case FOREHAND -> Field.SEAT_0;
            case SECOND -> Field.SEAT_1;
            case THIRD -> Field.SEAT_2;
        };
    }

    @Override
    public Map<Misconception, Integer> byWrongRules(Field field) {
        int perDefender = settlement().perDefender();
        return switch (field) {
            case GAME_LINE, SEVEN_LINE, CONTRACT_LINE -> WrongAccount.line(this, field);
            case PER_DEFENDER -> Map.of(Misconception.SIGN_TURNED, -perDefender);
            case SEAT_0 -> wrongTotals(Seat.FOREHAND, perDefender);
            case SEAT_1 -> wrongTotals(Seat.SECOND, perDefender);
            case SEAT_2 -> wrongTotals(Seat.THIRD, perDefender);
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

    private Map<Misconception, Integer> wrongTotals(Seat seat, int perDefender) {
        Map<Misconception, Integer> wrong = new EnumMap<>(Misconception.class);
        wrong.put(Misconception.SIGN_TURNED, isSoloist(seat) ? -2 * perDefender : perDefender);
        if (isSoloist(seat)) {
            wrong.put(Misconception.SOLOIST_PAID_ONCE, perDefender);
        } else if (perDefender % 2 == 0) {
            wrong.put(Misconception.DEFENDERS_SHARE, -perDefender / 2);
        }
        return wrong;
    }

    /** Each wrong rule's whole account: the lines it gives, and V and the totals that follow from them. */
    @Override
    public Map<Misconception, Answer> wrongAnswers() {
        Answer.Numbers right = solution();
        Map<Field, Map<Misconception, Integer>> wrongLines = new EnumMap<>(Field.class);
        lines().forEach(line -> wrongLines.put(line, byWrongRules(line)));
        Map<Misconception, Answer> answers = new EnumMap<>(Misconception.class);
        for (Misconception misconception : Misconception.values()) {
            Map<Field, Integer> lines = new EnumMap<>(Field.class);
            wrongLines.forEach((line, wrong) -> lines.put(line, wrong.getOrDefault(misconception, right.of(line))));
            int sum = lines.values().stream().mapToInt(Integer::intValue).sum();
            Map<Field, Integer> all = new EnumMap<>(follow(lines, sum));
            for (Seat seat : Seat.values()) {
                Field total = total(seat);
                Integer wrong = wrongTotals(seat, sum).get(misconception);
                if (wrong != null && misconception != Misconception.SIGN_TURNED) {
                    all.put(total, wrong);
                }
            }
            Answer answer = new Answer.Numbers(all);
            if (!answer.equals(right)) {
                answers.put(misconception, answer);
            }
        }
        return answers;
    }

    @Override
    public Verdict judge(Answer answer, List<Misconception> known) {
        return new AccountJudge(this, checked(answer), known).verdict();
    }
}
