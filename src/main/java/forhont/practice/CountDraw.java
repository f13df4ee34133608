package forhont.practice;

import forhont.exercise.Count;
import forhont.exercise.Exercise;
import forhont.exercise.Field;
import forhont.exercise.Misconception;
import forhont.rules.CardSet;
import forhont.rules.ContractType;
import forhont.rules.Position;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Trick;
import java.util.List;
import java.util.Optional;

/** Draws the tricks of a deal so far, whose points or trumps are counted. */
final class CountDraw implements Generator {
    private static final int TRICKS = 10;
    private static final List<Misconception> HARD = List.of(
            Misconception.LAST_TEN_FORGOTTEN,
            Misconception.LAST_TEN_TO_THE_LOSER,
            Misconception.MARRIAGE_IN_A_TRICK,
            Misconception.OWN_TRUMPS_STILL_OUT,
            Misconception.PLAYED_TRUMPS_STILL_OUT,
            Misconception.RUFFS_STILL_OUT,
            Misconception.NINETY_TOO_EARLY);

    @Override
    public Optional<Exercise> draw(Wanted wanted) {
        Run run = Run.of(wanted.rules(), ContractType.SUIT, wanted.chance());
        List<Trick> all = run.end().score().tricks();
        int number = tricks(wanted);
        List<Trick> tricks = all.subList(0, number);
        boolean last = number == TRICKS;
        CardSet hand = last ? CardSet.EMPTY : hand(run.positions().get(3 * number), wanted);
        Count count = new Count(wanted.rules(), run.end().contract(), tricks, last, hand, fields(wanted, last));
        return fits(count, wanted) ? Optional.of(count) : Optional.empty();
    }

    private static int tricks(Wanted wanted) {
        return switch (wanted.level()) {
            case 1 -> 2 + wanted.chance().nextInt(2);
            case 2 -> 3 + wanted.chance().nextInt(3);
            default -> wanted.oneIn(3) ? TRICKS : 5 + wanted.chance().nextInt(3);
        };
    }

    private static CardSet hand(Position position, Wanted wanted) {
        return position.hands().of(Seat.values()[wanted.chance().nextInt(3)]);
    }

    /** The soloist's points are not asked where the talon, which nobody sees here, counts too. */
    private static List<Field> fields(Wanted wanted, boolean last) {
        RuleSet rules = wanted.rules();
        Field points = rules.talon().countsForSoloist() ? Field.TRICK_POINTS : Field.SOLOIST_POINTS;
        if (wanted.level() == 1 || last) {
            return List.of(points, Field.DEFENCE_POINTS);
        }
        return wanted.level() == 2 && wanted.oneIn(2)
                ? List.of(Field.TRUMPS_OUT)
                : List.of(points, Field.DEFENCE_POINTS, Field.TRUMPS_OUT);
    }

    private static boolean fits(Count count, Wanted wanted) {
        boolean something = count.solution().values().values().stream().anyMatch(value -> value > 0);
        return something
                && (wanted.level() == 3
                        ? wanted.traps(count).contains(wanted.aim(HARD))
                        : !wanted.traps(count).isEmpty());
    }
}
