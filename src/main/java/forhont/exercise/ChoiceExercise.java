package forhont.exercise;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** An exercise answered by choosing among options, each of which has its own reason for belonging or not. */
public sealed interface ChoiceExercise extends Exercise
        permits LegalCards,
                TrickWinner,
                Biddable,
                Discard,
                PaysMost,
                WorthChoice,
                ReadCard,
                MarriageNow,
                Announce,
                MayRaise,
                ShownHand,
                GoodOrBad,
                BestCard,
                SafeCard,
                WhichSeat {

    List<Option> options();

    /** Whether exactly one option is to be chosen: any that belongs to the solution. */
    boolean single();

    /** Why an option belongs to the right answer, or does not. */
    Reason reason(Option option);

    @Override
    Answer.Chosen solution();

    /** What each wrong rule would choose, whether or not that differs from the right answer. */
    Map<Misconception, Answer.Chosen> byWrongRules();

    @Override
    default Question.Choose question() {
        return new Question.Choose(options(), single());
    }

    @Override
    default Map<Misconception, Answer> wrongAnswers() {
        Map<Misconception, Answer> wrong = new EnumMap<>(Misconception.class);
        Answer.Chosen right = solution();
        byWrongRules().forEach((misconception, answer) -> {
            if (!answer.equals(right) && !answer.options().isEmpty()) {
                wrong.put(misconception, answer);
            }
        });
        return wrong;
    }

    @Override
    default Set<Reason> reasons() {
        Set<Reason> reasons = new LinkedHashSet<>();
        options().forEach(option -> reasons.add(reason(option)));
        return reasons;
    }

    /** Each wrong option by itself; where several belong, the right answer with one more option or one less. */
    @Override
    default Set<Answer> mistakes(List<Misconception> known) {
        Set<Option> right = solution().options();
        Set<Answer> mistakes = new LinkedHashSet<>();
        for (Option option : options()) {
            if (!right.contains(option)) {
                mistakes.add(Answer.Chosen.of(option));
            }
            Set<Option> toggled = new LinkedHashSet<>(options());
            toggled.removeIf(each -> each.equals(option) == right.contains(each));
            if (!single() && !toggled.isEmpty()) {
                mistakes.add(new Answer.Chosen(toggled));
            }
        }
        wrongAnswers().forEach((misconception, answer) -> {
            if (known.contains(misconception)) {
                mistakes.add(answer);
            }
        });
        return mistakes;
    }

    @Override
    default Verdict judge(Answer answer, List<Misconception> known) {
        if (!(answer instanceof Answer.Chosen chosen)) {
            throw new IllegalArgumentException("this is answered by choosing options: " + answer);
        }
        Set<Option> picked = chosen.options();
        if (picked.isEmpty() || (single() && picked.size() != 1) || !options().containsAll(picked)) {
            throw new IllegalArgumentException("choose among " + options() + ", not " + picked);
        }
        Set<Option> right = solution().options();
        List<Mark> marks = new ArrayList<>();
        for (Option option : options()) {
            boolean belongs = right.contains(option);
            marks.add(new Mark.OfOption(option, belongs, picked.contains(option), single(), reason(option)));
        }
        List<Misconception> found = new ArrayList<>();
        wrongAnswers().forEach((misconception, wrong) -> {
            if (known.contains(misconception) && wrong.equals(answer)) {
                found.add(misconception);
            }
        });
        return new Verdict(marks, found);
    }
}
