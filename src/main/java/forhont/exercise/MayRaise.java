package forhont.exercise;

import forhont.rules.Doubling;
import forhont.rules.Ladder;
import forhont.rules.RuleSet;
import forhont.rules.Side;
import forhont.settlement.Component;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Choose everything that the side to speak may raise by one step now, or that there is nothing.
 *
 * @param partner what the other defender has said already in this round
 */
public record MayRaise(Talk talk, Doubling.Call partner) implements ChoiceExercise {
    public MayRaise {
        Doubling doubling = talk.doubling();
        if (doubling.over()) {
            throw new IllegalArgumentException("somebody is still to speak after " + talk.calls());
        }
        if (!partner.nothing() && (doubling.toSpeak() == Side.SOLOIST || !doubling.allows(partner))) {
            throw new IllegalArgumentException("a defender could not have said " + partner);
        }
    }

    @Override
    public Kind kind() {
        return Kind.DOUBLING;
    }

    @Override
    public RuleSet rules() {
        return talk.rules();
    }

    public Side toSpeak() {
        return talk.doubling().toSpeak();
    }

    /** The ladders asked about: the seven's too where it is silent and has none. */
    private List<Ladder> asked() {
        return talk.contract().trump().isPresent() ? List.of(Ladder.GAME, Ladder.SEVEN) : List.of(Ladder.CONTRACT);
    }

    @Override
    public List<Option> options() {
        List<Option> options = new ArrayList<>();
        asked().forEach(ladder -> options.add(option(ladder)));
        options.add(Option.Word.NO_RAISE);
        return List.copyOf(options);
    }

    private Option option(Ladder ladder) {
        return new Option.OfComponent(talk.component(ladder));
    }

    @Override
    public boolean single() {
        return false;
    }

    @Override
    public Answer.Chosen solution() {
        return answers(talk.doubling().open(partner)::contains);
    }

    private Answer.Chosen answers(Predicate<Ladder> raised) {
        Set<Option> chosen = new LinkedHashSet<>();
        asked().stream().filter(raised).forEach(ladder -> chosen.add(option(ladder)));
        return chosen.isEmpty() ? Answer.Chosen.of(Option.Word.NO_RAISE) : new Answer.Chosen(chosen);
    }

    @Override
    public Reason reason(Option option) {
        if (!(option instanceof Option.OfComponent)) {
            boolean nothing = solution().options().contains(Option.Word.NO_RAISE);
            return Reason.of(nothing ? Why.NOTHING_MAY_BE_RAISED : Why.SOMETHING_MAY_BE_RAISED);
        }
        Ladder ladder = asked().stream()
                .filter(asked -> option(asked).equals(option))
                .findFirst()
                .orElseThrow();
        Component.Name component = talk.component(ladder);
        return Reason.of(why(ladder))
                .with("component", new Thing.OneComponent(component))
                .with("factor", new Thing.Count(1 << (talk.doubling().steps(ladder) + 1)));
    }

    private Why why(Ladder ladder) {
        Doubling doubling = talk.doubling();
        if (!talk.ladders().contains(ladder)) {
            return Why.SILENT_HAS_NO_LADDER;
        }
        if (doubling.steps(ladder) >= rules().highestStep()) {
            return Why.LAST_STEP_REACHED;
        }
        if (!doubling.open().contains(ladder)) {
            return Why.NOT_RAISED_JUST_BEFORE;
        }
        if (partner.raises().contains(ladder)) {
            return Why.PARTNER_HAS_RAISED;
        }
        return doubling.open(partner).contains(ladder) ? Why.MAY_BE_RAISED : Why.VOID_BESIDE_HUNDRED_AGAINST;
    }

    @Override
    public Map<Misconception, Answer.Chosen> byWrongRules() {
        Doubling doubling = talk.doubling();
        List<Ladder> open = doubling.open(partner);
        Map<Misconception, Answer.Chosen> answers = new EnumMap<>(Misconception.class);
        answers.put(
                Misconception.FLEK_DOUBLES_SILENT_SEVEN,
                answers(ladder ->
                        open.contains(ladder) || (!talk.ladders().contains(ladder) && open.contains(Ladder.GAME))));
        if (!doubling.first()) {
            answers.put(
                    Misconception.ONE_RE_ANSWERS_EVERYTHING,
                    answers(ladder -> talk.ladders().contains(ladder)
                            && !open.isEmpty()
                            && doubling.steps(ladder) < rules().highestStep()));
        }
        answers.put(Misconception.LADDER_HAS_NO_END, answers(ladder -> open.contains(ladder) || atTheEnd(ladder)));
        if (!partner.nothing()) {
            answers.put(Misconception.BOTH_DEFENDERS_RAISE, answers(doubling.open()::contains));
        }
        return answers;
    }

    /** Whether the other side has just raised it to its last step. */
    private boolean atTheEnd(Ladder ladder) {
        int last = talk.calls().size() - 1;
        return last >= 0
                && talk.calls().get(last).raises().contains(ladder)
                && talk.doubling().steps(ladder) >= rules().highestStep();
    }
}
