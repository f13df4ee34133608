package forhont.practice;

import forhont.exercise.Exercise;
import forhont.exercise.LegalCards;
import forhont.exercise.Misconception;
import forhont.rules.ContractType;
import forhont.rules.Legal;
import forhont.rules.Position;
import forhont.rules.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Draws a moment of the play in which some cards may be played and others not. */
final class LegalCardsDraw implements Generator {
    private static final int SMALL_HAND = 3;
    private static final int EASY_HAND = 6;
    private static final int FULL_HAND = 5;

    /** What goes beyond following, beating and trumping as such. */
    private static final List<Misconception> HARD = List.of(
            Misconception.NEED_NOT_BEAT_PARTNER,
            Misconception.MAY_DUCK,
            Misconception.NEED_NOT_OVERTRUMP,
            Misconception.CANNOT_OVERTRUMP_THROW_ANYTHING,
            Misconception.BEAT_AFTER_RUFF,
            Misconception.KING_BEFORE_QUEEN,
            Misconception.MARRIAGE_BINDS_NOTHING,
            Misconception.SEVEN_ANY_TIME,
            Misconception.TEN_BELOW_KING,
            Misconception.TEN_NEXT_TO_ACE);

    @Override
    public Optional<Exercise> draw(Wanted wanted) {
        boolean plain = wanted.level() == 1 || !wanted.oneIn(4);
        ContractType type =
                plain ? ContractType.SUIT : wanted.pick(wanted.rules().contracts());
        Run run = Run.of(wanted.rules(), type, wanted.chance());
        List<Exercise> good = new ArrayList<>();
        for (Position position : run.turns()) {
            LegalCards exercise = new LegalCards(wanted.rules(), position.trick(), view(position));
            if (fits(exercise, wanted)) {
                good.add(exercise);
            }
        }
        return good.isEmpty() ? Optional.empty() : Optional.of(wanted.pick(good));
    }

    /** An announced seven binds whoever holds it. */
    private static View view(Position position) {
        View view = position.view();
        boolean holds =
                view.contract().trumpSeven().filter(view.hand()::contains).isPresent();
        return new View(view.marriages(), view.contract(), view.hand(), view.trick(), view.protectedSeven() && holds);
    }

    /** Whether a marriage or an announced seven is held, which only later lessons explain. */
    private static boolean promises(View view) {
        return view.protectedSeven() || !view.hand().kingsWithQueens().isEmpty();
    }

    private static boolean fits(LegalCards exercise, Wanted wanted) {
        int hand = exercise.view().hand().size();
        int legal = Legal.legal(exercise.view()).size();
        boolean decides = legal > 1 && legal < hand;
        return switch (wanted.level()) {
            case 1 ->
                hand >= SMALL_HAND
                        && hand <= EASY_HAND
                        && !exercise.trick().cards().isEmpty()
                        && !promises(exercise.view())
                        && (decides || wanted.oneIn(20));
            case 2 -> hand >= SMALL_HAND && decides && wanted.traps(exercise).size() > 1;
            default -> hand >= FULL_HAND && decides && wanted.traps(exercise).contains(wanted.aim(HARD));
        };
    }
}
