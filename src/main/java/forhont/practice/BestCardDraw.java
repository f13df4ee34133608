package forhont.practice;

import forhont.exercise.BestCard;
import forhont.exercise.Exercise;
import forhont.exercise.Outlook;
import java.util.Optional;

/** Draws a moment in the last tricks in which some card costs something; with hands closed from the second level on. */
final class BestCardDraw implements Generator {

    @Override
    public Optional<Exercise> draw(Wanted wanted) {
        if (wanted.level() == 3 || (wanted.level() == 2 && wanted.oneIn(2))) {
            return SafeCardDraw.draw(wanted);
        }
        var type = Ending.type(wanted);
        Run run = Run.of(wanted.rules(), type, wanted.chance());
        var endings = Ending.of(run, Ending.tricks(type, wanted), wanted);
        if (endings.isEmpty()) {
            return Optional.empty();
        }
        Ending ending = wanted.pick(endings);
        if (ending.position().legal().size() < 2) {
            return Optional.empty();
        }
        Outlook outlook = Outlook.of(ending.position(), ending.goal(), wanted.solver());
        return fits(outlook, ending, wanted) ? Optional.of(new BestCard(outlook)) : Optional.empty();
    }

    /** At level 2 a player of simple habits often goes wrong. */
    private static boolean fits(Outlook outlook, Ending ending, Wanted wanted) {
        boolean decides = !outlook.best().equals(outlook.legal());
        boolean misled = !outlook.best().contains(ending.habit());
        return decides && (misled || wanted.level() == 1 || wanted.oneIn(2));
    }
}
