package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.exercise.Exercise;
import forhont.exercise.Mark;
import forhont.exercise.NumberExercise;
import forhont.exercise.Option;
import forhont.exercise.PlayOn;
import forhont.exercise.Verdict;
import forhont.i18n.Language;
import forhont.i18n.Prose;
import forhont.lesson.Lesson;
import forhont.lesson.Step;
import forhont.rules.Card;
import forhont.rules.CardSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said beside a verdict, in general words: a hint, and the answer. */
class HintsTest {
    /** So much of what a hint says, in parts of a hundred, may have been said by the verdict. */
    private static final int SAID_BEFORE = 60;

    /** Where no page has words of its own. */
    private static final String GENERAL = "practice";

    private static final char NO_BREAK = '\u00A0';
    private static final int STEM = 5;
    private static final int SHORT = 3;

    @ParameterizedTest
    @ValueSource(strings = {"es", "pt", "fr", "cs"})
    void the_first_hint_says_more_than_the_verdict_beside_it(String tag) {
        Wording wording = wording(tag);
        List<String> repeated = new ArrayList<>();
        for (Lesson lesson : TestSite.library().course().in(tag).lessons()) {
            for (Step step : lesson.steps()) {
                if (step instanceof Step.Asking asking && !(asking.exercise() instanceof PlayOn)) {
                    Exercise exercise = asking.exercise();
                    Set<String> hint = words(plain(wording.hint(exercise, GENERAL, 1)));
                    for (String said : said(exercise, wording)) {
                        Set<String> both = new TreeSet<>(hint);
                        both.retainAll(words(said));
                        if (both.size() * 100 > hint.size() * SAID_BEFORE) {
                            repeated.add(Wording.form(exercise) + ": " + both + " of " + hint + " in " + said);
                        }
                    }
                }
            }
        }
        assertThat(new LinkedHashSet<>(repeated)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"es, {7H} u {8H}", "pt, {7H} ou {8H}", "fr, {7H} ou {8H}", "cs, {7H} nebo {8H}"})
    void cards_of_which_one_is_enough_are_joined_by_or(String tag, String joined) {
        List<Option> cards = Option.ofCards(
                CardSet.of(Card.parse("7H").orElseThrow(), Card.parse("8H").orElseThrow()));
        String said = wording(tag).options(cards, true).plain(code -> "{" + code + "}");
        assertThat(said.replace(NO_BREAK, ' ')).isEqualTo(joined);
        assertThat(wording(tag).options(cards, false).plain(code -> "{" + code + "}"))
                .isNotEqualTo(said);
    }

    private static Wording wording(String tag) {
        Language language = TestSite.library().languages().find(tag).orElseThrow();
        return new Wording(Visitor.unknown(language));
    }

    private static Set<String> said(Exercise exercise, Wording wording) {
        Set<String> said = new LinkedHashSet<>();
        exercise.mistakes(TestSite.library().misconceptions().known(exercise)).forEach(answer -> {
            Verdict verdict =
                    exercise.judge(answer, TestSite.library().misconceptions().known(exercise));
            verdict.misconceptions().forEach(found -> said.add(plain(wording.misconception(found))));
            List<Mark> wrong =
                    verdict.marks().stream().filter(mark -> !mark.right()).toList();
            List<Mark> chosen = wrong.stream()
                    .filter(mark -> !(mark instanceof Mark.OfOption option) || option.chosen())
                    .toList();
            (chosen.isEmpty() ? wrong : chosen).forEach(mark -> said.add(reason(exercise, mark, wording)));
        });
        return said;
    }

    private static String plain(Prose prose) {
        return prose.plain(token -> "");
    }

    private static String reason(Exercise exercise, Mark mark, Wording wording) {
        if (exercise instanceof NumberExercise) {
            return wording.inShort(mark.reason());
        }
        boolean left = mark instanceof Mark.OfOption option && option.belongs();
        return plain(left ? wording.missed(mark.reason()) : wording.reason(mark.reason()));
    }

    /** The words of a text by how they begin, without the small ones. */
    private static Set<String> words(String text) {
        return Arrays.stream(text.replaceAll("\\{[^}]*}", " ").split("[^\\p{L}\\p{N}]+"))
                .filter(word -> word.length() > SHORT || word.matches("[0-9]+"))
                .map(word -> word.substring(0, Math.min(STEM, word.length())))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
