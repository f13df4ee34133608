package forhont.exercise;

import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.settlement.Account;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Say what each seat receives after a revoke that was shown and confirmed. */
public record RevokeCost(Account account, Seat offender) implements NumberExercise {
    private static final int FLOOR = 10;

    @Override
    public Kind kind() {
        return Kind.REVOKE;
    }

    @Override
    public RuleSet rules() {
        return account.rules();
    }

    @Override
    public List<Field> fields() {
        List<Field> fields = new ArrayList<>();
        for (Seat seat : Seat.values()) {
            fields.add(Settle.total(seat));
        }
        return fields;
    }

    @Override
    public Answer.Numbers solution() {
        Map<Field, Integer> values = new EnumMap<>(Field.class);
        for (Seat seat : Seat.values()) {
            values.put(Settle.total(seat), account.revoke(offender).of(seat));
        }
        return new Answer.Numbers(values);
    }

    /** What each of the others receives. */
    private int toEach() {
        return account.revoke(offender).of(offender.left());
    }

    private boolean partner(Seat seat) {
        return seat != offender
                && account.contract().side(seat) == account.contract().side(offender);
    }

    @Override
    public Map<Misconception, Integer> byWrongRules(Field field) {
        Seat seat = Seat.values()[fields().indexOf(field)];
        boolean offends = seat == offender;
        Map<Misconception, Integer> wrong = new EnumMap<>(Misconception.class);
        if (account.contract().soloist() != offender) {
            wrong.put(Misconception.REVOKE_SPARES_THE_PARTNER, offends ? -toEach() : partner(seat) ? 0 : toEach());
        }
        int sum = account.atStake();
        wrong.put(Misconception.REVOKE_WITHOUT_A_FLOOR, offends ? -2 * sum : sum);
        if (offends) {
            wrong.put(Misconception.REVOKE_PAID_ONCE, -toEach());
        }
        return wrong;
    }

    @Override
    public Verdict judge(Answer answer, List<Misconception> known) {
        return ByField.judge(this, checked(answer), known, this::reason);
    }

    private Reason reason(Field field) {
        boolean floor = account.atStake() < FLOOR;
        return Reason.of(floor ? Why.REVOKE_COSTS_TEN : Why.REVOKE_COSTS_THE_SUM)
                .with("sum", new Thing.Count(account.atStake()))
                .with("each", new Thing.Count(toEach()));
    }
}
