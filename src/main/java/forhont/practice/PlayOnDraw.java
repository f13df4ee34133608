package forhont.practice;

import forhont.exercise.Exercise;
import forhont.exercise.Outlook;
import forhont.exercise.PlayOn;
import forhont.rules.ContractType;
import forhont.rules.Seat;
import java.util.List;
import java.util.Optional;

/** Draws the last tricks of a deal, in which at some turn a card costs something. */
final class PlayOnDraw implements Generator {

    @Override
    public Optional<Exercise> draw(Wanted wanted) {
        ContractType type = Ending.type(wanted);
        Run run = Run.of(wanted.rules(), type, wanted.chance());
        List<Ending> endings = Ending.of(run, Ending.tricks(type, wanted), wanted).stream()
                .filter(ending -> ending.position().trick().cards().isEmpty())
                .toList();
        if (endings.isEmpty()) {
            return Optional.empty();
        }
        Ending ending = endings.get(0);
        Seat seat = wanted.pick(List.of(Seat.values()));
        return PlayOn.worthPlaying(ending.position(), ending.goal(), seat, wanted.solver())
                .filter(play -> decisions(play) >= (wanted.level() == 3 ? 2 : 1))
                .map(play -> play);
    }

    private static long decisions(PlayOn play) {
        return play.turns().stream().filter(PlayOnDraw::decides).count();
    }

    private static boolean decides(Outlook turn) {
        return !turn.best().equals(turn.legal());
    }
}
