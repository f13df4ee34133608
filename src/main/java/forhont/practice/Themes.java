package forhont.practice;

import forhont.exercise.ChoiceExercise;
import forhont.exercise.Count;
import forhont.exercise.Exercise;
import forhont.exercise.Field;
import forhont.exercise.LegalCards;
import forhont.exercise.Misconception;
import forhont.exercise.Why;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Finds what an exercise turns on. */
final class Themes {
    private Themes() {}

    static List<Theme> of(Exercise exercise) {
        Set<Theme> themes = EnumSet.noneOf(Theme.class);
        if (exercise instanceof LegalCards legal) {
            addOf(legal, themes);
        }
        if (exercise instanceof Count count && count.fields().contains(Field.TRUMPS_OUT)) {
            themes.add(Theme.TRUMP_COUNTING);
        }
        return new ArrayList<>(themes);
    }

    private static void addOf(LegalCards legal, Set<Theme> themes) {
        Set<Why> whys = whys(legal);
        Set<Misconception> wrong = legal.wrongAnswers().keySet();
        addIf(wrong.contains(Misconception.NEED_NOT_BEAT_PARTNER), Theme.BEATING_A_PARTNER, themes);
        addIf(whys.contains(Why.UNDERTRUMPS), Theme.UNDERTRUMPING, themes);
        addIf(whys.contains(Why.QUEEN_FIRST), Theme.QUEEN_FIRST, themes);
        addIf(whys.contains(Why.KEEP_THE_SEVEN), Theme.KEEPING_THE_SEVEN, themes);
        addIf(wrong.contains(Misconception.MAY_DUCK), Theme.DUCKING_IN_BETL, themes);
    }

    static void addIf(boolean found, Theme theme, Set<Theme> themes) {
        if (found) {
            themes.add(theme);
        }
    }

    private static Set<Why> whys(ChoiceExercise exercise) {
        Set<Why> whys = EnumSet.noneOf(Why.class);
        exercise.options().forEach(option -> whys.add(exercise.reason(option).why()));
        return whys;
    }
}
