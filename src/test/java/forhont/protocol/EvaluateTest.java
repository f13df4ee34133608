package forhont.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The ask {@code evaluate}. */
class EvaluateTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String TWELVE = """
            {"id":"e","ask":"evaluate","cards":["AC","TC","KC","QC","JC","9C","8C","AS","AD","7H","8H","9D"],
            "seat":0,"indicator":"8C","samples":12,"seed":5}""";

    @Test
    void every_contract_open_to_the_hand_is_there_best_first_with_the_discard_that_it_allows()
            throws JsonProcessingException {
        JsonNode answer = ask(TWELVE);
        assertThat(answer.get("id").asText()).isEqualTo("e");
        JsonNode contracts = answer.get("contracts");
        assertThat(texts(contracts, "contract"))
                .containsExactlyInAnyOrder("suit", "betl", "durch", "open-betl", "open-durch");
        assertThat(contracts.at("/0/contract").asText()).isEqualTo("suit");
        assertThat(contracts.at("/0/trump").asText()).isEqualTo("C");
        assertThat(contracts.at("/0/winRate").asDouble()).isEqualTo(1);
        double before = Double.POSITIVE_INFINITY;
        for (JsonNode each : contracts) {
            assertThat(each.get("expected").asDouble()).isLessThanOrEqualTo(before);
            assertThat(each.get("standardError").asDouble()).isNotNegative();
            assertThat(each.get("winRate").asDouble()).isBetween(0.0, 1.0);
            assertThat(each.get("discard")).hasSize(2);
            assertThat(each.has("trump"))
                    .isEqualTo(each.get("contract").asText().equals("suit"));
            before = each.get("expected").asDouble();
        }
        assertThat(discarded(contracts.get(0))).doesNotContainAnyElementsOf(List.of("AC", "TC", "AS", "AD"));
    }

    @Test
    void the_answer_for_a_seed_is_the_same_each_time() throws JsonProcessingException {
        assertThat(ask(TWELVE)).isEqualTo(ask(TWELVE));
    }

    @Test
    void seven_cards_are_weighed_without_a_discard_and_for_each_trump() throws JsonProcessingException {
        JsonNode contracts =
                ask("{\"ask\":\"evaluate\",\"cards\":[\"AC\",\"TC\",\"KC\",\"QC\",\"8S\",\"AS\",\"AD\"],\"seat\":0,"
                                + "\"samples\":6,\"seed\":1}")
                        .get("contracts");
        assertThat(contracts).allSatisfy(each -> assertThat(each.get("discard")).isEmpty());
        assertThat(texts(contracts, "trump")).contains("C", "S", "D").doesNotContain("H");
    }

    @Test
    void who_outbids_may_only_name_something_higher() throws JsonProcessingException {
        JsonNode contracts = ask(TWELVE.replace("\"seat\":0,\"indicator\":\"8C\"", "\"seat\":1,\"current\":\"betl\""))
                .get("contracts");
        assertThat(texts(contracts, "contract")).containsExactlyInAnyOrder("durch", "open-betl", "open-durch");
    }

    @Test
    void what_is_wrong_in_the_question_is_told_by_its_code() throws JsonProcessingException {
        assertThat(code(TWELVE.replace("\"8H\",\"9D\"", "\"8H\""))).isEqualTo("wrong-count");
        assertThat(code(TWELVE.replace("\"indicator\":\"8C\"", "\"indicator\":\"7C\"")))
                .isEqualTo("not-in-hand");
        assertThat(code(TWELVE.replace("\"samples\":12", "\"samples\":0"))).isEqualTo("out-of-range");
        assertThat(code(TWELVE.replace("\"samples\":12,", ""))).isEqualTo("missing-field");
    }

    private static String code(String request) throws JsonProcessingException {
        return ask(request).at("/error/code").asText();
    }

    private static Set<String> texts(JsonNode contracts, String field) {
        Set<String> texts = new HashSet<>();
        for (JsonNode each : contracts) {
            if (each.has(field)) {
                texts.add(each.get(field).asText());
            }
        }
        return texts;
    }

    private static List<String> discarded(JsonNode contract) {
        List<String> cards = new ArrayList<>();
        contract.get("discard").forEach(card -> cards.add(card.asText()));
        return cards;
    }

    private static JsonNode ask(String request) throws JsonProcessingException {
        return JSON.readTree(Engines.ENGINE.line(request));
    }
}
