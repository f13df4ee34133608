package forhont.content;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Seat;
import forhont.rules.Trick;

/** Writes a {@code .hra} file. */
final class HraText {
    private final StringBuilder text = new StringBuilder("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n");

    private HraText() {}

    static String of(SavedDeal deal) {
        return new HraText().write(deal);
    }

    private String write(SavedDeal deal) {
        text.append("<Hra Kolo=\"").append(deal.round());
        text.append("\" Zacina=\"").append(HraWords.player(deal.leader())).append('"');
        deal.chooser()
                .ifPresent(seat ->
                        text.append(" Voli=\"").append(HraWords.player(seat)).append('"'));
        if (!deal.type().isEmpty()) {
            text.append(" Typ=\"").append(escaped(deal.type())).append('"');
        }
        deal.trump()
                .ifPresent(suit -> text.append(" Trumf=\"")
                        .append(HraWords.word(HraWords.SUITS, suit))
                        .append('"'));
        text.append(">\n");
        for (Seat seat : Seat.values()) {
            cards(HraWords.player(seat), deal.hands().of(seat));
        }
        cards("Talon", deal.talon());
        tricks(deal);
        return text.append("</Hra>\n").toString();
    }

    private void tricks(SavedDeal deal) {
        if (deal.tricks().isEmpty()) {
            text.append("  <Stychy />\n");
            return;
        }
        text.append("  <Stychy>\n");
        int number = 0;
        for (Trick trick : deal.tricks()) {
            number++;
            text.append("    <Stych Kolo=\"").append(number);
            text.append("\" Zacina=\"").append(HraWords.player(trick.leader())).append("\">\n");
            for (int place = 0; place < trick.cards().size(); place++) {
                card(
                        "      ",
                        HraWords.player(trick.seatOf(place)),
                        trick.cards().get(place));
            }
            text.append("    </Stych>\n");
        }
        text.append("  </Stychy>\n");
    }

    private void cards(String element, CardSet cards) {
        if (cards.isEmpty()) {
            text.append("  <").append(element).append(" />\n");
            return;
        }
        text.append("  <").append(element).append(">\n");
        for (Card card : cards) {
            card("    ", "Karta", card);
        }
        text.append("  </").append(element).append(">\n");
    }

    private void card(String indent, String element, Card card) {
        text.append(indent).append('<').append(element);
        text.append(" Barva=\"").append(HraWords.word(HraWords.SUITS, card.suit()));
        text.append("\" Hodnota=\"").append(HraWords.word(HraWords.RANKS, card.rank()));
        text.append("\" />\n");
    }

    private static String escaped(String value) {
        return value.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
