package forhont.content;

import forhont.rules.Card;
import forhont.rules.CardSet;
import java.util.ArrayList;
import java.util.List;

/** Reads cards from content: single ones as {@code KS}, hands as {@code "H:A8 D:T7"}. */
final class CardNode {
    private static final Card STAND_IN = Card.of(0);

    private CardNode() {}

    static Card card(Node node) {
        return Card.parse(node.text()).orElseGet(() -> {
            if (node.isText()) {
                node.fault("there is no card " + node.text(), "rank and suit, like KS");
            }
            return STAND_IN;
        });
    }

    /** Single cards in their order, each once. */
    static List<Card> cards(Node node) {
        List<Card> cards = new ArrayList<>();
        for (Node item : node.items()) {
            Card card = card(item);
            if (cards.contains(card)) {
                item.fault("the card " + card + " stands here twice", "each card once");
            }
            cards.add(card);
        }
        return List.copyOf(cards);
    }

    static CardSet hand(Node node) {
        return CardSet.parse(node.text()).filter(hand -> !hand.isEmpty()).orElseGet(() -> {
            if (node.isText()) {
                node.fault("\"" + node.text() + "\" is no hand", "suit by suit, each card once, like \"H:A8 D:T7\"");
            }
            return CardSet.EMPTY;
        });
    }
}
