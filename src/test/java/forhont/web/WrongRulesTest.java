package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.exercise.Answer;
import forhont.exercise.Exercise;
import forhont.exercise.Kind;
import forhont.exercise.Misconception;
import forhont.i18n.Language;
import forhont.practice.Drawn;
import forhont.practice.Item;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The wrong rules learners hold, in the items drawn for practice: each shows, its answer names it, in its own words. */
class WrongRulesTest {

    /** Kinds that lessons alone ask: there are so few positions that they are not drawn. */
    private static final Set<Kind> LESSON_ONLY = Set.of(Kind.WHICH_SEAT, Kind.REVOKE);

    /** How far items are looked through for a rare wrong rule. */
    private static final int MOST_SEEDS = 2_000;

    private static final Assets ASSETS = Assets.read();

    /** By wrong rule and kind, the items drawn in which it gives a wrong answer. */
    private static final SortedMap<String, List<Trap>> TABLE = table();

    @AutoClose
    private static final TestSite site = new TestSite();

    private static final Client client = new Client(site);

    /** An item in which a wrong rule gives a wrong answer. */
    private record Trap(Item item, Misconception misconception, Answer answer) {

        /** What a verdict names that looks for those wrong rules. */
        List<Misconception> told(List<Misconception> known) {
            return item.exercise().judge(answer, known).misconceptions();
        }

        /** What the site's verdict names. */
        List<Misconception> told() {
            return told(Drawn.known(item.exercise()));
        }

        boolean named() {
            return told().contains(misconception);
        }

        String path() {
            return ItemPage.path(item.exercise().kind(), item.code());
        }
    }

    private static SortedMap<String, List<Trap>> table() {
        SortedMap<String, List<Trap>> table = new TreeMap<>();
        TestSite.library()
                .misconceptions()
                .rows()
                .forEach((misconception, row) -> row.kinds().stream()
                        .filter(kind -> !LESSON_ONLY.contains(kind))
                        .forEach(kind ->
                                table.put(misconception.id() + " in " + kind.id(), traps(misconception, kind))));
        return table;
    }

    /** Those of the first seeds; where none of them names the wrong rule, the first one that does. */
    private static List<Trap> traps(Misconception misconception, Kind kind) {
        List<Trap> traps = Drawn.items(kind).stream()
                .flatMap(item -> trap(misconception, item))
                .toList();
        return traps.stream().anyMatch(Trap::named)
                ? traps
                : Drawn.more(kind, MOST_SEEDS)
                        .flatMap(item -> trap(misconception, item))
                        .filter(Trap::named)
                        .limit(1)
                        .toList();
    }

    private static Stream<Trap> trap(Misconception misconception, Item item) {
        Exercise exercise = item.exercise();
        return Optional.ofNullable(exercise.wrongAnswers().get(misconception))
                .filter(answer -> !answer.equals(exercise.solution()))
                .filter(answer -> Drawn.known(exercise).contains(misconception))
                .map(answer -> new Trap(item, misconception, answer))
                .stream();
    }

    private static Stream<Trap> all() {
        return TABLE.values().stream().flatMap(Collection::stream);
    }

    private static Set<Misconception> of(Stream<Trap> traps) {
        return traps.map(Trap::misconception).collect(() -> new TreeSet<>(), Set::add, Set::addAll);
    }

    @Test
    void every_wrong_rule_gives_wrong_answers_in_each_of_its_kinds_and_is_named_there() {
        TABLE.forEach((name, traps) -> assertThat(traps).as(name).anyMatch(Trap::named));
    }

    @Test
    void the_wrong_rules_without_drawn_items_are_those_of_the_revoke() {
        Set<Misconception> without = new TreeSet<>(List.of(Misconception.values()));
        without.removeAll(of(all()));
        assertThat(without)
                .containsExactly(
                        Misconception.REVOKE_SPARES_THE_PARTNER,
                        Misconception.REVOKE_WITHOUT_A_FLOOR,
                        Misconception.REVOKE_PAID_ONCE);
    }

    @Test
    void what_is_named_gives_that_very_answer() {
        all().forEach(trap -> {
            assertThat(trap.told(List.of(trap.misconception())))
                    .as(trap.toString())
                    .containsExactly(trap.misconception());
            List<Misconception> told = trap.told();
            assertThat(told).as(trap.toString()).isNotEmpty();
            assertThat(trap.told(told)).as(trap.toString()).isEqualTo(told);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "pt", "fr", "cs"})
    void the_page_says_it_in_a_sentence_of_that_wrong_rule_alone(String tag) {
        Language language = TestSite.languages().find(tag).orElseThrow();
        Set<String> sentences = new HashSet<>();
        for (Misconception misconception : Misconception.values()) {
            String key = "misconception." + misconception.id() + ".text";
            assertThat(sentences.add(language.prose(key).plain(code -> code)))
                    .as(key)
                    .isTrue();
        }
        TABLE.forEach((name, traps) -> {
            Trap trap = traps.stream().filter(Trap::named).findFirst().orElseThrow();
            String page = client.post("/" + tag + trap.path(), Steps.form(trap.answer(), 1))
                    .body();
            assertThat(page).as(tag + " " + name).contains("verdict is-wrong").contains(said(trap, language));
        });
    }

    /** The sentence as a page sets it. */
    private static String said(Trap trap, Language language) {
        boolean reads = AskingPart.reads(trap.item().exercise());
        Face face = reads ? AskingPart.FACE_TO_READ : Face.of(language.profile().pack());
        Visitor visitor = Visitor.unknown(language).with(face).at(trap.path());
        return new ProsePart(visitor, new CardPart(visitor, ASSETS))
                .paragraphs(new Wording(visitor).misconception(trap.misconception()))
                .render();
    }
}
