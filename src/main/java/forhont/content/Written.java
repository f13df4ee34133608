package forhont.content;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import forhont.exercise.Field;
import forhont.rules.Announced;
import forhont.rules.Card;
import forhont.rules.Contract;
import forhont.rules.Notation;
import forhont.rules.Seat;
import forhont.rules.Trick;
import forhont.settlement.Doubles;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/** The parts of a position as content states them. */
final class Written {
    private static final JsonNodeFactory VALUES = JsonNodeFactory.instance;

    private Written() {}

    static ObjectNode mapping() {
        return VALUES.objectNode();
    }

    static <T> ArrayNode list(Collection<T> items, Function<T, String> text) {
        ArrayNode list = VALUES.arrayNode();
        items.forEach(item -> list.add(text.apply(item)));
        return list;
    }

    static ArrayNode cards(Collection<Card> cards) {
        return list(cards, Card::toString);
    }

    static ArrayNode numbers(List<Integer> numbers) {
        ArrayNode list = VALUES.arrayNode();
        numbers.forEach(list::add);
        return list;
    }

    static ArrayNode tricks(List<Trick> tricks) {
        ArrayNode list = VALUES.arrayNode();
        tricks.forEach(trick -> list.add(cards(trick.cards())));
        return list;
    }

    static ArrayNode fields(List<Field> fields) {
        return list(fields, Field::id);
    }

    /** The contract and its soloist, first in the mapping. */
    static ObjectNode contract(Contract contract) {
        ObjectNode node = mapping();
        contract.trump()
                .ifPresentOrElse(
                        suit -> node.put("trump", String.valueOf(suit.letter())),
                        () -> node.put("contract", Notation.of(contract.type())));
        return node.put("soloist", contract.soloist().number());
    }

    static void seat(ObjectNode node, String key, Seat seat) {
        node.put(key, seat.number());
    }

    /** What was announced; nothing is written where nothing was. */
    static void announced(ObjectNode node, Announced announced) {
        if (!announced.nothing()) {
            ObjectNode sides = node.putObject("announced");
            announced.seven().ifPresent(side -> sides.put("seven", Notation.of(side)));
            announced.hundred().ifPresent(side -> sides.put("hundred", Notation.of(side)));
        }
    }

    /** How far the ladders were climbed; nothing is written where none was. */
    static void doubles(ObjectNode node, Doubles doubles) {
        if (!doubles.equals(Doubles.NONE)) {
            ObjectNode steps = node.putObject("doubles");
            step(steps, "game", doubles.game());
            step(steps, "seven", doubles.seven());
            step(steps, "contract", doubles.contract());
        }
    }

    private static void step(ObjectNode steps, String ladder, int number) {
        if (number > 0) {
            steps.put(ladder, number);
        }
    }

    /** A number, or a list of numbers, for each side. */
    static void sides(ObjectNode node, String key, int soloist, int defence) {
        node.putObject(key).put("soloist", soloist).put("defence", defence);
    }

    static void sides(ObjectNode node, String key, List<Integer> soloist, List<Integer> defence) {
        ObjectNode sides = node.putObject(key);
        sides.set("soloist", numbers(soloist));
        sides.set("defence", numbers(defence));
    }
}
