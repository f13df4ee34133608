package forhont.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NodeTest {
    private final Faults faults = new Faults();

    @Test
    void sound_values_are_read_without_a_fault() {
        Node node = read("""
                id: trumping
                steps: 12
                open: true
                cards: [7H, "9C", KS]
                packets: [7, 5, 5]
                view:
                  trump: H
                """);
        assertThat(node.required("id").text()).isEqualTo("trumping");
        assertThat(node.required("steps").whole()).isEqualTo(12);
        assertThat(node.required("open").flag()).isTrue();
        assertThat(node.required("cards").strings()).containsExactly("7H", "9C", "KS");
        assertThat(node.required("packets").wholes()).containsExactly(7, 5, 5);
        assertThat(node.required("view").required("trump").text()).isEqualTo("H");
        assertThat(node.optional("hints")).isEmpty();
        node.done();
        assertThat(node.build(() -> "built")).contains("built");
        assertThat(faults.all()).isEmpty();
    }

    @Test
    void every_fault_of_a_file_is_noted_with_its_line() {
        Node node = read("""
                id: 7
                steps: many
                open: maybe
                cards: KS
                view: [trump]
                colour: red
                empty:
                """);
        node.required("id").text();
        node.required("steps").whole();
        node.required("open").flag();
        node.required("cards").strings();
        node.required("view").required("trump").text();
        node.required("empty").text();
        node.required("needs").strings();
        node.done();
        assertThat(faults.all())
                .extracting(Fault::toString)
                .containsExactly(
                        "a.yaml:1: 7 is no text; write: \"7\" in quotes",
                        "a.yaml:1: the key needs is missing; write: needs: …",
                        "a.yaml:2: \"many\" stands where a whole number belongs; write: a whole number",
                        "a.yaml:3: \"maybe\" stands where true or false belongs; write: true or false",
                        "a.yaml:4: \"KS\" stands where a list, like [a, b] belongs; write: a list, like [a, b]",
                        "a.yaml:5: a list stands where keys and values belongs; write: keys and values",
                        "a.yaml:6: unknown key colour; write: one of cards, empty, id, needs, open, steps, view",
                        "a.yaml:7: nothing stands where a text belongs; write: a text");
    }

    @Test
    void nothing_is_built_after_a_fault() {
        Node node = read("a: 1");
        node.required("b");
        assertThat(node.build(() -> {
                    throw new AssertionError("not to be built");
                }))
                .isEmpty();
    }

    @Test
    void a_promise_broken_in_building_is_a_fault_of_the_value() {
        Node node = read("a: 1\nb:\n  c: 2");
        assertThat(node.required("b").build(() -> {
                    throw new IllegalArgumentException("c is odd");
                }))
                .isEmpty();
        assertThat(faults.all()).singleElement().satisfies(fault -> {
            assertThat(fault.line()).isEqualTo(2);
            assertThat(fault.what()).isEqualTo("c is odd");
        });
    }

    @Test
    void a_choice_names_all_it_could_be() {
        Map<String, Integer> choices = new LinkedHashMap<>();
        choices.put("one", 1);
        choices.put("two", 2);
        assertThat(read("a: two").required("a").choice(choices)).isEqualTo(2);
        read("a: three").required("a").choice(choices);
        assertThat(faults.all()).extracting(Fault::write).containsExactly("one of one, two");
    }

    @Test
    void a_key_that_stands_twice_is_a_fault_of_its_second_line() {
        read("a: 1\nb: 2\na: 3");
        assertThat(faults.all())
                .extracting(Fault::toString)
                .containsExactly("a.yaml:3: the key a stands here again, first in line 1; write: each key once");
    }

    @Test
    void lines_are_known_in_nested_lists_and_after_blocks() {
        Node node = read("""
                text: |-
                  one

                  two
                steps:
                  - id: x

                  - id: y
                """);
        List<Node> steps = node.required("steps").items();
        assertThat(node.required("text").text()).isEqualTo("one\n\ntwo");
        assertThat(steps).extracting(step -> step.required("id").place().line()).containsExactly(6, 8);
    }

    @Test
    void what_is_no_yaml_is_one_fault_with_its_line() {
        read("a: 1\nb: \"open\nc: 2\n");
        assertThat(faults.all()).singleElement().satisfies(fault -> {
            assertThat(fault.what()).startsWith("no YAML");
            assertThat(fault.line()).isBetween(2, 4);
        });
    }

    @Test
    void an_empty_file_and_a_second_document_are_faults() {
        read("# nothing\n");
        read("a: 1\n---\nb: 2\n");
        assertThat(faults.all())
                .extracting(Fault::what)
                .containsExactly("the file is empty", "a second document begins");
    }

    @Test
    void anchors_aliases_and_tags_are_refused() {
        read("a: &x [1]\nb: *x\nc: !!str 5\n");
        assertThat(faults.all()).extracting(Fault::line).containsExactly(1, 2, 3);
    }

    private Node read(String yaml) {
        return Yaml.read(yaml, "a.yaml", faults);
    }
}
