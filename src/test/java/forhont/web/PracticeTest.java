package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.exercise.Answer;
import forhont.exercise.ChoiceExercise;
import forhont.exercise.Exercise;
import forhont.exercise.Kind;
import forhont.exercise.Misconception;
import forhont.practice.Code;
import forhont.practice.Generators;
import forhont.practice.Item;
import forhont.rules.RuleSet;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PracticeTest {
    @AutoClose
    private static final TestSite site = new TestSite();

    private static final Client client = new Client(site);

    private final Generators generators = new Generators(TestSite.library().misconceptions()::known);

    /** One item of each kind, in each language under another rule set and at another level. */
    private List<Item> items(String tag) {
        int turn = List.of("es", "pt", "fr", "cs").indexOf(tag);
        List<Item> items = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            List<RuleSet> offering = TestSite.library().ruleSets().stream()
                    .filter(rules -> generators.offers(kind, rules))
                    .toList();
            if (!offering.isEmpty()) {
                RuleSet rules = offering.get(turn % offering.size());
                items.add(generators.item(kind, new Code(rules.id(), 1 + turn % Code.LEVELS, 7), rules));
            }
        }
        return items;
    }

    private static String path(String tag, Item item) {
        return "/" + tag + ItemPage.path(item.exercise().kind(), item.code());
    }

    private static HttpResponse<String> post(String path, Answer answer, int attempt) {
        return client.post(path, Steps.form(answer, attempt));
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "pt", "fr", "cs"})
    void every_item_is_asked_and_its_answer_is_right(String tag) {
        for (Item item : items(tag)) {
            String path = path(tag, item);
            HttpResponse<String> asked = client.get(path);
            assertThat(asked.statusCode()).as(path).isEqualTo(200);
            assertThat(asked.body()).contains("class=\"exercise\"").doesNotContain("class=\"themes\"");
            HttpResponse<String> answered = post(path, Steps.right(item.exercise()), 1);
            assertThat(answered.statusCode()).as(path).isEqualTo(200);
            assertThat(answered.body()).as(path).contains("verdict is-right");
            assertThat(answered.body().contains("class=\"themes\""))
                    .as(path)
                    .isEqualTo(!item.themes().isEmpty());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "pt", "fr", "cs"})
    void a_wrong_answer_gets_a_reason_then_a_hint_then_the_solution(String tag) {
        for (Item item : items(tag)) {
            wrong(item.exercise()).ifPresent(answer -> {
                String path = path(tag, item);
                assertThat(post(path, answer, 1).body())
                        .as(path)
                        .contains("verdict is-wrong")
                        .contains("#R-")
                        .contains("verdict-look");
                assertThat(post(path, answer, 2).body()).as(path).contains("verdict is-wrong");
                assertThat(post(path, answer, 3).body()).as(path).contains("verdict is-solution");
            });
        }
    }

    private static Optional<Answer> wrong(Exercise exercise) {
        List<Misconception> known = TestSite.library().misconceptions().known(exercise);
        Optional<Answer> misled = exercise.wrongAnswers().entrySet().stream()
                .filter(entry -> known.contains(entry.getKey()))
                .map(entry -> entry.getValue())
                .findFirst();
        return misled.isPresent() || !(exercise instanceof ChoiceExercise choice)
                ? misled
                : choice.options().stream()
                        .filter(option -> !choice.solution().options().contains(option))
                        .map(option -> (Answer) Answer.Chosen.of(option))
                        .findFirst();
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "pt", "fr", "cs"})
    void the_choice_leads_to_every_kind_at_every_level(String tag) {
        for (RuleSet rules : TestSite.library().ruleSets()) {
            for (int level = 1; level <= Code.LEVELS; level++) {
                String page = client.get("/" + tag + PracticePage.path(rules.id(), Wish.level(level)))
                        .body();
                for (Kind kind : generators.kinds(rules)) {
                    String fresh = "/" + tag + PracticePage.fresh(kind, rules.id(), Wish.level(level));
                    assertThat(page).contains(fresh.replace("&", "&amp;"));
                    HttpResponse<String> sent = client.get(fresh);
                    assertThat(sent.statusCode()).isEqualTo(303);
                    assertThat(sent.headers().firstValue("Cache-Control")).hasValue("no-store");
                    String there = sent.headers().firstValue("Location").orElseThrow();
                    assertThat(there).contains("/practice/" + kind.id() + "/1-" + rules.id() + "-" + level + "-");
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "legal-cards/x",
                "legal-cards/1-traditional-4-a",
                "legal-cards/1-nothing-1-a",
                "legal-cards/2-traditional-1-a",
                "nothing/1-traditional-1-a",
                "biddable/1-beginner-1-a"
            })
    void a_bad_address_is_refused_in_the_language_of_the_page(String item) {
        HttpResponse<String> page = client.get("/es/practice/" + item);
        assertThat(page.statusCode()).isEqualTo(404);
        assertThat(page.body()).contains("Este ejercicio no existe");
    }

    @Test
    void a_kind_that_the_rule_set_lacks_leads_to_the_choice() {
        HttpResponse<String> sent = client.get("/fr/practice/biddable?ruleset=beginner");
        assertThat(sent.headers().firstValue("Location"))
                .hasValueSatisfying(there -> assertThat(there).contains("/fr/practice?ruleset=beginner"));
        assertThat(client.get("/fr/practice/nothing").statusCode()).isEqualTo(404);
        assertThat(client.get("/xx/practice").statusCode()).isEqualTo(404);
    }

    @Test
    void a_rule_looked_up_leads_back_to_the_item() {
        String item = "/practice/legal-cards/1-traditional-2-a";
        assertThat(client.get("/cs/rules?from=" + item).body())
                .contains("way-back")
                .contains("/cs" + item);
        assertThat(client.get("/cs/rules?from=/practice/legal-cards/x").body()).doesNotContain("way-back");
    }

    @Test
    void an_empty_answer_is_asked_for_again() {
        HttpResponse<String> page = client.post("/cs/practice/legal-cards/1-traditional-2-a", "try=1");
        assertThat(page.statusCode()).isEqualTo(422);
        assertThat(page.body()).contains("Vyberte aspoň jednu možnost");
    }
}
