package forhont.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import forhont.rules.Card;
import forhont.rules.Notation;
import forhont.rules.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One value in a request; asked for what it is not, it refuses.
 *
 * @param name of the field it stands in
 */
record Value(JsonNode node, String name) {

    Value field(String field) {
        return optional(field).orElseThrow(() -> Refusal.of(ErrorCode.MISSING_FIELD, field + " is missing"));
    }

    Optional<Value> optional(String field) {
        if (!node.isObject()) {
            throw wrongType("an object");
        }
        return Optional.ofNullable(node.get(field)).map(value -> new Value(value, field));
    }

    boolean isNull() {
        return node.isNull();
    }

    List<String> fieldNames() {
        if (!node.isObject()) {
            throw wrongType("an object");
        }
        List<String> names = new ArrayList<>();
        node.fieldNames().forEachRemaining(names::add);
        return names;
    }

    List<Value> items() {
        if (!node.isArray()) {
            throw wrongType("a list");
        }
        List<Value> items = new ArrayList<>(node.size());
        node.forEach(item -> items.add(new Value(item, name)));
        return items;
    }

    List<Value> items(int least, int most) {
        List<Value> items = items();
        checkCount(items.size(), least, most);
        return items;
    }

    String text() {
        if (!node.isTextual()) {
            throw wrongType("a text");
        }
        return node.textValue();
    }

    boolean flag() {
        if (!node.isBoolean()) {
            throw wrongType("true or false");
        }
        return node.booleanValue();
    }

    int number() {
        if (!node.isNumber()) {
            throw wrongType("a number");
        }
        if (!node.canConvertToExactIntegral() || !node.canConvertToInt()) {
            throw Refusal.of(ErrorCode.OUT_OF_RANGE, name + " is a whole number of moderate size");
        }
        return node.intValue();
    }

    long wholeNumber() {
        if (!node.isNumber()) {
            throw wrongType("a number");
        }
        if (!node.canConvertToExactIntegral() || !node.canConvertToLong()) {
            throw Refusal.of(ErrorCode.OUT_OF_RANGE, name + " is a whole number of 64 bits");
        }
        return node.longValue();
    }

    Seat seat() {
        return Seat.at(number())
                .orElseThrow(() -> Refusal.of(ErrorCode.OUT_OF_RANGE, name + " is a seat, 0 to 2, not " + number()));
    }

    Card card() {
        return Card.parse(text())
                .orElseThrow(() -> Refusal.of(
                        ErrorCode.BAD_CARD, name + ": a card is a rank and a suit, like AH, not " + shown()));
    }

    /** That many cards, all different. */
    List<Card> cards(int least, int most) {
        List<Card> cards = new ArrayList<>();
        for (Value item : items()) {
            cards.add(item.card());
        }
        checkCount(cards.size(), least, most);
        Request.checkDifferent(cards);
        return List.copyOf(cards);
    }

    <E extends Enum<E>> E choice(E[] constants, ErrorCode otherwise) {
        return Notation.parse(constants, text()).orElseThrow(() -> {
            String all = Stream.of(constants).map(Notation::of).collect(Collectors.joining(", "));
            return Refusal.of(otherwise, name + " is one of " + all + ", not " + shown());
        });
    }

    private void checkCount(int count, int least, int most) {
        if (count < least || count > most) {
            String wanted = least == most ? "" + least : least + " to " + most;
            throw Refusal.of(ErrorCode.WRONG_COUNT, name + ": " + wanted + " wanted, " + count + " given");
        }
    }

    /** The text, cut short where it is long. */
    private String shown() {
        String text = text();
        return text.length() <= 40 ? text : text.substring(0, 40) + "…";
    }

    private Refusal wrongType(String wanted) {
        return Refusal.of(ErrorCode.BAD_JSON, name + " is " + wanted);
    }
}
