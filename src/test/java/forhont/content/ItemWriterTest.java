package forhont.content;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import forhont.exercise.Exercise;
import forhont.exercise.Kind;
import forhont.lesson.Lesson;
import forhont.lesson.Step;
import forhont.practice.Code;
import forhont.practice.Drawn;
import forhont.practice.Generators;
import forhont.practice.Item;
import forhont.rules.RuleSet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Reads what is written again: so content's own proof of positions and answers holds for every item. */
class ItemWriterTest {
    private static final Library LIBRARY = read();
    private static final Generators GENERATORS = new Generators(LIBRARY.misconceptions()::known);

    private static Library read() {
        try (Source packed = Source.packed()) {
            return Library.read(packed).library().orElseThrow();
        }
    }

    private static List<Item> items(Kind kind, int first) {
        List<RuleSet> offering = LIBRARY.ruleSets().stream()
                .filter(rules -> GENERATORS.offers(kind, rules))
                .toList();
        List<Item> items = new ArrayList<>();
        for (int seed = first; seed < first + Drawn.seeds(kind); seed++) {
            RuleSet rules = offering.get(seed / Code.LEVELS % offering.size());
            items.add(GENERATORS.item(kind, new Code(rules.id(), 1 + seed % Code.LEVELS, seed), rules));
        }
        return items;
    }

    @ParameterizedTest
    @EnumSource(
            value = Kind.class,
            mode = EnumSource.Mode.EXCLUDE,
            names = {"WHICH_SEAT", "REVOKE"})
    void an_item_written_as_content_is_read_again_without_a_fault(Kind kind) {
        readAgain(kind, 1);
    }

    @Tag("long")
    @ParameterizedTest
    @EnumSource(
            value = Kind.class,
            mode = EnumSource.Mode.EXCLUDE,
            names = {"WHICH_SEAT", "REVOKE"})
    void many_items_of_each_kind_are_read_again_without_a_fault(Kind kind) {
        for (int first = 1; first <= Drawn.manySeeds(kind); first += Drawn.seeds(kind)) {
            readAgain(kind, first);
        }
    }

    private static void readAgain(Kind kind, int first) {
        StringBuilder text = new StringBuilder("id: generated\nneeds: []\nrules: [R-1]\nsteps:\n");
        List<Item> items = items(kind, first);
        items.forEach(item -> text.append(ItemWriter.yaml(item)));
        Faults faults = new Faults();
        Node node = Yaml.read(text.toString(), "lessons/generated.yaml", faults);
        List<Exercise> again = new LessonReader(LIBRARY.ruleSets(), List.of())
                .read(node, "generated").map(Lesson::steps).orElse(List.of()).stream()
                        .map(step -> ((Step.Asking) step).exercise())
                        .toList();
        assertThat(faults.all()).isEmpty();
        assertThat(again).isEqualTo(items.stream().map(Item::exercise).toList());
    }

    @Test
    void a_line_of_json_holds_the_position_the_answer_and_the_code() throws IOException {
        Item item = items(Kind.TRICK_WINNER, 1).get(0);
        String line = ItemWriter.json(item);
        assertThat(line).endsWith("\n").hasLineCount(1);
        JsonNode read = new ObjectMapper().readTree(line);
        assertThat(read.path("ask").asText()).isEqualTo("trick-winner");
        assertThat(read.path("code").asText()).isEqualTo(item.code().toString());
        assertThat(read.path("table").path("trick")).hasSize(3);
        assertThat(read.path("expect")).hasSize(1);
    }
}
