package forhont.practice;

import forhont.exercise.Exercise;
import forhont.exercise.Misconception;
import forhont.exercise.TrickWinner;
import forhont.rules.ContractType;
import forhont.rules.Position;
import forhont.rules.Trick;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Draws a trick as it was played, of which a wrong rule makes another card the winner. */
final class TrickWinnerDraw implements Generator {
    private static final int TRICKS = 10;

    /** What goes beyond the suit led and the trump. */
    private static final List<Misconception> HARD = List.of(
            Misconception.TEN_BELOW_KING, Misconception.TEN_NEXT_TO_ACE, Misconception.SEVEN_HIGHEST_IN_THE_LAST_TRICK);

    @Override
    public Optional<Exercise> draw(Wanted wanted) {
        boolean plain = wanted.level() == 1 || wanted.oneIn(2);
        ContractType type =
                plain ? ContractType.SUIT : wanted.pick(wanted.rules().contracts());
        Run run = Run.of(wanted.rules(), type, wanted.chance());
        List<Exercise> good = new ArrayList<>();
        Position end = run.end();
        List<Trick> tricks = end.score().tricks();
        for (int number = 1; number <= tricks.size(); number++) {
            boolean last = number == TRICKS && type.hasTrump();
            TrickWinner exercise = new TrickWinner(wanted.rules(), end.contract(), tricks.get(number - 1), last);
            if (fits(exercise, wanted)) {
                good.add(exercise);
            }
        }
        return good.isEmpty() ? Optional.empty() : Optional.of(wanted.pick(good));
    }

    private static boolean fits(TrickWinner exercise, Wanted wanted) {
        boolean first = exercise.trick().winningPlace(exercise.contract()) == 0;
        Set<Misconception> traps = wanted.traps(exercise);
        return switch (wanted.level()) {
            case 1 -> !traps.isEmpty() || (!first && wanted.oneIn(3));
            case 2 -> !traps.isEmpty();
            default -> traps.contains(wanted.aim(HARD)) || traps.size() > 1;
        };
    }
}
