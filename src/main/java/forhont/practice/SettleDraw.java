package forhont.practice;

import forhont.exercise.Exercise;
import forhont.exercise.Misconception;
import forhont.exercise.Settle;
import forhont.rules.ContractType;
import forhont.rules.Position;
import forhont.rules.RuleSet;
import forhont.settlement.Account;
import forhont.settlement.Doubles;
import forhont.settlement.Facts;
import forhont.settlement.Outcome;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Draws a deal that was played and is to be settled. */
final class SettleDraw implements Generator {
    private static final List<Misconception> HARD = List.of(
            Misconception.HEARTS_DOUBLE_EVERYTHING,
            Misconception.ALL_MARRIAGES_MAKE_A_HUNDRED,
            Misconception.SECOND_MARRIAGE_NEVER_COUNTS,
            Misconception.SECOND_MARRIAGE_ALWAYS_COUNTS,
            Misconception.SILENT_HUNDRED_ADDED_TO_GAME,
            Misconception.SILENT_HUNDRED_AS_ANNOUNCED,
            Misconception.HUNDRED_NEVER_GROWS,
            Misconception.HUNDRED_ALWAYS_FOUR,
            Misconception.TENS_ADD_TO_HUNDRED,
            Misconception.FLEK_MISSES_SILENT_HUNDRED,
            Misconception.FLEK_DOUBLES_SILENT_SEVEN,
            Misconception.KILLED_SEVEN_SCORES,
            Misconception.FLEK_OF_THE_OTHER_LINE,
            Misconception.FIFTY_ONE_NEEDED,
            Misconception.MARRIAGES_LEFT_OUT);

    private static final List<Misconception> WITHOUT_SILENT = List.of(
            Misconception.FLEK_FORGOTTEN,
            Misconception.FLEK_ADDS,
            Misconception.FLEK_OF_THE_OTHER_LINE,
            Misconception.SEVEN_OUT_OF_NOTHING,
            Misconception.ANNOUNCED_SEVEN_COUNTS_ONE,
            Misconception.FIFTY_ONE_NEEDED,
            Misconception.MARRIAGES_LEFT_OUT);

    private static final List<Misconception> PLAIN =
            List.of(Misconception.MARRIAGES_LEFT_OUT, Misconception.HEARTS_FORGOTTEN);

    @Override
    public Optional<Exercise> draw(Wanted wanted) {
        return settle(wanted).map(settle -> settle);
    }

    /** A deal worth settling at that level. */
    static Optional<Settle> settle(Wanted wanted) {
        boolean suit = wanted.level() == 1 || !wanted.oneIn(6);
        ContractType type =
                suit ? ContractType.SUIT : wanted.pick(wanted.rules().contracts());
        Run run = Run.of(wanted.rules(), type, wanted.chance());
        Position end = run.end();
        Facts facts = end.won().<Facts>map(Facts.WithoutTrump::new).orElseGet(() -> Facts.of(end.score()));
        Settle settle = new Settle(Outcome.account(run.bid()), facts);
        return fits(settle, wanted) ? Optional.of(settle) : Optional.empty();
    }

    private static boolean fits(Settle settle, Wanted wanted) {
        Account account = settle.account();
        boolean doubled = !account.doubles().equals(Doubles.NONE);
        boolean two = settle.settlement().components().size() > 1;
        Set<Misconception> traps = wanted.traps(settle);
        boolean more = doubled || two || account.hearts() > 1 || account.rules().highestStep() == 0;
        return switch (wanted.level()) {
            case 1 -> !traps.isEmpty() && !doubled && account.announced().nothing();
            case 2 -> !traps.isEmpty() && more;
            default -> traps.contains(wanted.aim(hard(account.rules())));
        };
    }

    /** Those of the hard ones that can come up: without doubling and hundreds few are left. */
    private static List<Misconception> hard(RuleSet rules) {
        boolean silent = rules.units().silentHundred() > 0;
        return silent ? HARD : rules.highestStep() > 0 ? WITHOUT_SILENT : PLAIN;
    }
}
