package forhont.practice;

import forhont.exercise.Audit;
import forhont.exercise.BestCard;
import forhont.exercise.ChoiceExercise;
import forhont.exercise.Count;
import forhont.exercise.Exercise;
import forhont.exercise.Field;
import forhont.exercise.LegalCards;
import forhont.exercise.MarriageCount;
import forhont.exercise.MarriageNow;
import forhont.exercise.Misconception;
import forhont.exercise.Option;
import forhont.exercise.PlayOn;
import forhont.exercise.SafeCard;
import forhont.exercise.Settle;
import forhont.exercise.ShownHand;
import forhont.exercise.Why;
import forhont.settlement.Doubles;
import forhont.settlement.Facts;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Finds what an exercise turns on, from the position and what wrong rules make of it. */
final class Themes {
    private final Exercise exercise;
    private final Set<Theme> themes = EnumSet.noneOf(Theme.class);

    private Themes(Exercise exercise) {
        this.exercise = exercise;
    }

    static List<Theme> of(Exercise exercise) {
        return List.copyOf(new Themes(exercise).found());
    }

    private Set<Theme> found() {
        if (exercise instanceof LegalCards legal) {
            addOf(legal);
        } else if (exercise instanceof MarriageNow now) {
            addIf(whys(now).contains(Why.QUEEN_FIRST), Theme.QUEEN_FIRST);
        } else if (exercise instanceof MarriageCount) {
            addIf(misleads(Misconception.ALL_MARRIAGES_MAKE_A_HUNDRED), Theme.ONE_MARRIAGE_HUNDRED);
        } else if (exercise instanceof Count count) {
            addIf(count.fields().contains(Field.TRUMPS_OUT), Theme.TRUMP_COUNTING);
        } else if (exercise instanceof ShownHand) {
            boolean failing = shown().stream().anyMatch(Option.OfCard.class::isInstance);
            addIf(failing, Theme.OPEN_COUNTEREXAMPLE);
        } else if (exercise instanceof Settle settle) {
            addOf(settle);
        } else if (exercise instanceof Audit audit) {
            addOf(audit.settle());
        } else if (exercise instanceof BestCard best) {
            themes.addAll(EndingThemes.of(best.outlook()));
        } else if (exercise instanceof SafeCard safe) {
            safe.refuted().values().forEach(outlook -> themes.addAll(EndingThemes.of(outlook)));
        } else if (exercise instanceof PlayOn play) {
            play.turns().forEach(turn -> themes.addAll(EndingThemes.of(turn)));
        }
        return themes;
    }

    private Set<Option> shown() {
        return ((ChoiceExercise) exercise).solution().options();
    }

    private void addOf(LegalCards legal) {
        Set<Why> whys = whys(legal);
        addIf(misleads(Misconception.NEED_NOT_BEAT_PARTNER), Theme.BEATING_A_PARTNER);
        addIf(whys.contains(Why.UNDERTRUMPS), Theme.UNDERTRUMPING);
        addIf(whys.contains(Why.QUEEN_FIRST), Theme.QUEEN_FIRST);
        addIf(whys.contains(Why.KEEP_THE_SEVEN), Theme.KEEPING_THE_SEVEN);
        addIf(misleads(Misconception.MAY_DUCK), Theme.DUCKING_IN_BETL);
    }

    private void addOf(Settle settle) {
        boolean doubled = !settle.account().doubles().equals(Doubles.NONE);
        addIf(doubled && settle.account().hearts() > 1, Theme.HEARTS_AND_FLEKS);
        addIf(
                settle.wrongAnswers().containsKey(Misconception.ALL_MARRIAGES_MAKE_A_HUNDRED),
                Theme.ONE_MARRIAGE_HUNDRED);
        if (settle.facts() instanceof Facts.Suit suit) {
            boolean counted = settle.settlement().components().size() > 1;
            suit.lastSeven()
                    .filter(seven -> counted)
                    .ifPresent(seven -> themes.add(seven.won() ? Theme.KEEPING_THE_SEVEN : Theme.KILLING_THE_SEVEN));
        }
    }

    private boolean misleads(Misconception misconception) {
        return exercise.wrongAnswers().containsKey(misconception);
    }

    private void addIf(boolean found, Theme theme) {
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
