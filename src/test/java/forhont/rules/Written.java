package forhont.rules;

import forhont.content.RuleSetFiles;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Reads cards, contracts and the like as tests write them. */
public final class Written {
    private Written() {}

    /** {@code "AH KH"}; {@code "-"} or nothing is no card. */
    public static List<Card> cards(String text) {
        return words(text).map(word -> Card.parse(word).orElseThrow()).toList();
    }

    public static CardSet set(String text) {
        return CardSet.of(cards(text));
    }

    public static Card card(String text) {
        return Card.parse(text).orElseThrow();
    }

    /** {@code "H"}, {@code "betl"}: a Suit with that trump, or a contract without trump; forehand is the soloist. */
    public static Contract contract(String text) {
        return contract(text, Seat.FOREHAND);
    }

    public static Contract contract(String text, Seat soloist) {
        return text.length() == 1
                ? Contract.suit(soloist, Suit.parse(text.charAt(0)).orElseThrow())
                : Contract.withoutTrump(type(text), soloist);
    }

    public static ContractType type(String text) {
        return Notation.parse(ContractType.values(), text).orElseThrow();
    }

    public static Seat seat(int number) {
        return Seat.at(number).orElseThrow();
    }

    /** {@code "seven:soloist hundred:defence"}, or {@code "-"}. */
    public static Announced announced(String text) {
        Announced announced = Announced.NOTHING;
        for (String word : words(text).toList()) {
            String[] parts = word.split(":", 2);
            Side side = Notation.parse(Side.values(), parts[1]).orElseThrow();
            announced = parts[0].equals("seven") ? announced.withSeven(side) : announced.withHundred(side);
        }
        return announced;
    }

    public static RuleSet rules(String id) {
        return Optional.ofNullable(RuleSetFiles.all().get(id)).orElseThrow();
    }

    /** What a player sees who holds {@code hand}; {@code kept}: a seven they announced binds them. */
    public static View view(String rules, String contract, String trick, String hand, boolean kept) {
        return new View(
                rules(rules).marriages(),
                contract(contract),
                set(hand),
                cards(trick),
                kept && rules(rules).sevenProtected());
    }

    public static java.util.stream.Stream<String> words(String text) {
        return Arrays.stream(text.split("[ +]+")).filter(word -> !word.isEmpty() && !word.equals("-"));
    }
}
