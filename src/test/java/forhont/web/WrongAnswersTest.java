package forhont.web;

import static forhont.web.Steps.cookie;
import static forhont.web.Steps.form;
import static org.assertj.core.api.Assertions.assertThat;

import forhont.exercise.Answer;
import forhont.exercise.Exercise;
import forhont.exercise.Field;
import forhont.exercise.Kind;
import forhont.exercise.Mark;
import forhont.exercise.Misconception;
import forhont.exercise.NumberExercise;
import forhont.exercise.Verdict;
import forhont.exercise.Why;
import forhont.lesson.Lesson;
import forhont.web.Steps.Asked;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every answer of the course that is wrong in one thing, posted as a browser posts it. */
class WrongAnswersTest {
    private static final String TAG = "es";
    private static final Set<Why> MAY_NOT_BE_PLAYED = EnumSet.of(
            Why.MUST_FOLLOW_SUIT,
            Why.MUST_BEAT,
            Why.MUST_TRUMP,
            Why.MUST_OVERTRUMP,
            Why.QUEEN_FIRST,
            Why.KEEP_THE_SEVEN);

    /** What came of the wrong answers to the exercises of one kind. */
    private static final class Row {
        private int items;
        private int wrong;
        private int specific;
        private int illegal;
        private int illegalSpecific;

        @Override
        public String toString() {
            return String.format(
                    "%6d %8d %9d %8d %14d %9d", items, wrong, specific, wrong - specific, illegal, illegalSpecific);
        }
    }

    private final Map<Kind, Row> rows = new EnumMap<>(Kind.class);
    private final List<String> general = new ArrayList<>();
    private String learner = "";

    @Test
    void every_wrong_answer_is_told_why_and_none_counts() {
        try (TestSite site = new TestSite()) {
            Client client = new Client(site);
            for (Asked asked : all()) {
                Row row = rows.computeIfAbsent(asked.exercise().kind(), first -> new Row());
                row.items++;
                asked.exercise()
                        .mistakes(known(asked.exercise()))
                        .forEach(answer -> count(row, asked, answer, post(client, asked, answer)));
                if (asked.exercise() instanceof NumberExercise numbers) {
                    post(client, asked, unlikely(numbers));
                }
            }
            for (Lesson lesson : TestSite.library().course().in(TAG).lessons()) {
                assertThat(client.get("/" + TAG + StepPage.path(lesson), "Cookie", learner)
                                .body())
                        .as(lesson.id())
                        .doesNotContain("is-done");
            }
        }
        Row all = sum();
        print(all);
        assertThat(all.illegalSpecific).isEqualTo(all.illegal);
        assertThat(all.specific * 100).as(general.toString()).isGreaterThanOrEqualTo(all.wrong * 95);
    }

    /** The items of one language, and those that only another language has. */
    private static List<Asked> all() {
        List<Asked> all = new ArrayList<>(Steps.all(TAG));
        Set<String> seen = new TreeSet<>();
        all.forEach(asked -> seen.add(asked.path().substring(TAG.length() + 1)));
        for (String tag : List.of("pt", "fr", "cs")) {
            Steps.all(tag).stream()
                    .filter(asked -> seen.add(asked.path().substring(tag.length() + 1)))
                    .forEach(all::add);
        }
        return all;
    }

    private static List<Misconception> known(Exercise exercise) {
        return TestSite.library().misconceptions().known(exercise);
    }

    /** Numbers that no wrong rule gives. */
    private static Answer unlikely(NumberExercise numbers) {
        Map<Field, Integer> values = new EnumMap<>(Field.class);
        numbers.fields().forEach(field -> values.put(field, 7_777));
        return new Answer.Numbers(values);
    }

    /** The page that comes back, which says that the answer is wrong and names a rule. */
    private String post(Client client, Asked asked, Answer answer) {
        HttpResponse<String> page =
                client.post(asked.path(), form(answer, 1), "Cookie", learner, "Sec-Fetch-Site", "same-origin");
        learner = learner.isEmpty() ? cookie(page, "learner") : learner;
        assertThat(page.body())
                .as(asked.path() + " " + form(answer, 1))
                .contains("verdict is-wrong")
                .doesNotContain("verdict is-right")
                .contains("#R-");
        return page.body();
    }

    private void count(Row row, Asked asked, Answer answer, String page) {
        Verdict verdict = asked.exercise().judge(answer, known(asked.exercise()));
        boolean specific = page.contains("class=\"reason-rule\"")
                && rules(verdict).allMatch(rule -> page.contains("#" + rule + "\""));
        boolean illegal = chosen(verdict)
                .anyMatch(mark -> MAY_NOT_BE_PLAYED.contains(mark.reason().why()));
        row.wrong++;
        row.specific += specific ? 1 : 0;
        row.illegal += illegal ? 1 : 0;
        row.illegalSpecific += illegal && specific ? 1 : 0;
        if (!specific) {
            general.add(asked.path() + " " + form(answer, 1));
        }
    }

    /** The rules that the reasons must name: of the wrong rule behind the answer, else of each option wrongly chosen. */
    private static Stream<String> rules(Verdict verdict) {
        return verdict.misconceptions().isEmpty()
                ? chosen(verdict).map(mark -> mark.reason().why().rule())
                : verdict.misconceptions().stream().map(Misconception::rule).limit(1);
    }

    private static Stream<Mark.OfOption> chosen(Verdict verdict) {
        return verdict.marks().stream()
                .filter(mark -> mark instanceof Mark.OfOption)
                .map(mark -> (Mark.OfOption) mark)
                .filter(mark -> mark.chosen() && !mark.belongs());
    }

    private Row sum() {
        Row sum = new Row();
        rows.values().forEach(row -> {
            sum.items += row.items;
            sum.wrong += row.wrong;
            sum.specific += row.specific;
            sum.illegal += row.illegal;
            sum.illegalSpecific += row.illegalSpecific;
        });
        return sum;
    }

    private void print(Row all) {
        StringBuilder table =
                new StringBuilder("kind            items    wrong  specific  general  illegal cards  specific\n");
        rows.forEach((kind, row) -> table.append(String.format("%-14s %s%n", kind.id(), row)));
        System.out.print(table.append(String.format("%-14s %s%n", "all", all)));
    }
}
