package forhont.solver;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import forhont.rules.Announced;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.Hands;
import forhont.rules.Position;
import forhont.rules.Score;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Suit;
import forhont.rules.Trick;
import forhont.settlement.Doubles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every line of the solver's conformance cases. */
class VectorsTest {
    private final Solver solver = new Solver();

    static Stream<JsonNode> lines() throws IOException {
        try (InputStream in = VectorsTest.class.getResourceAsStream("/vectors/solve.jsonl")) {
            List<JsonNode> lines = new ArrayList<>();
            JsonMapper json = new JsonMapper();
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList()) {
                lines.add(json.readTree(line));
            }
            return lines.stream();
        }
    }

    @ParameterizedTest
    @MethodSource("lines")
    void answers_the_case(JsonNode line) {
        Solution solution = solver.solve(position(line), goal(line));
        Map<String, Integer> cards = new TreeMap<>();
        solution.cards().forEach(each -> cards.put(each.card().toString(), each.value()));
        Map<String, Integer> expected = new TreeMap<>();
        line.at("/expect/cards")
                .properties()
                .forEach(each -> expected.put(each.getKey(), each.getValue().asInt()));
        assertThat(cards).isEqualTo(expected);
        assertThat(solution.value()).isEqualTo(line.at("/expect/value").asInt());
    }

    static Position position(JsonNode line) {
        Seat soloist = seat(line.at("/contract/soloist").asInt());
        ContractType type = ContractType.valueOf(
                line.at("/contract/type").asText().toUpperCase(Locale.ROOT).replace('-', '_'));
        Contract contract = type.hasTrump()
                ? Contract.suit(
                        soloist,
                        Suit.parse(line.at("/contract/trump").asText().charAt(0))
                                .orElseThrow())
                : Contract.withoutTrump(type, soloist);
        return new Position(
                Tables.TRADITIONAL,
                contract,
                new Announced(side(line.at("/announced/seven")), side(line.at("/announced/hundred"))),
                new Hands(
                        CardSet.of(cards(line.at("/hands/0"))),
                        CardSet.of(cards(line.at("/hands/1"))),
                        CardSet.of(cards(line.at("/hands/2")))),
                new Trick(seat(line.at("/leader").asInt()), cards(line.at("/trick"))),
                new Score(
                        List.of(),
                        line.at("/taken/soloist").asInt(),
                        line.at("/taken/defence").asInt(),
                        numbers(line.at("/marriages/soloist")),
                        numbers(line.at("/marriages/defence")),
                        Optional.empty()));
    }

    private static Goal goal(JsonNode line) {
        return switch (line.at("/goal").asText()) {
            case "points" -> Goal.POINTS;
            case "seven" -> Goal.SEVEN;
            case "seven-against" -> Goal.SEVEN_AGAINST;
            case "betl" -> Goal.BETL;
            case "durch" -> Goal.DURCH;
            default ->
                Goal.settlement(new Doubles(
                        line.at("/doubles/game").asInt(),
                        line.at("/doubles/seven").asInt(),
                        line.at("/doubles/contract").asInt()));
        };
    }

    private static Seat seat(int number) {
        return Seat.at(number).orElseThrow();
    }

    private static Optional<Side> side(JsonNode side) {
        return side.isTextual() ? Optional.of(Side.valueOf(side.asText().toUpperCase(Locale.ROOT))) : Optional.empty();
    }

    private static List<Card> cards(JsonNode cards) {
        List<Card> list = new ArrayList<>();
        cards.forEach(card -> list.add(Card.parse(card.asText()).orElseThrow()));
        return list;
    }

    private static List<Integer> numbers(JsonNode numbers) {
        List<Integer> list = new ArrayList<>();
        numbers.forEach(number -> list.add(number.asInt()));
        return list;
    }
}
