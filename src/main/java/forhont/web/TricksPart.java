package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.li;
import static j2html.TagCreator.ol;
import static j2html.TagCreator.p;
import static j2html.TagCreator.span;
import static j2html.TagCreator.text;

import forhont.i18n.Language;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Seat;
import forhont.rules.Trick;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Draws complete tricks and cards that are only looked at. */
final class TricksPart {
    private final Language language;
    private final HandPart hands;

    TricksPart(Visitor visitor, CardPart cards) {
        this.language = visitor.language();
        this.hands = new HandPart(visitor, cards);
    }

    DomContent tricks(List<Trick> tricks, Contract contract) {
        return tricks(tricks, contract, seat -> player(seat, contract));
    }

    /** Tricks with the defenders numbered from the soloist's left, where it matters who of them played a card. */
    DomContent numbered(List<Trick> tricks, Contract contract) {
        return tricks(tricks, contract, seat -> numbered(seat, contract, "table.soloist", "table.defender-number"));
    }

    /** Whose cards are shown beside tricks with numbered defenders. */
    String holder(Seat seat, Contract contract) {
        return numbered(seat, contract, "table.soloist-holds", "table.defender-number-holds");
    }

    private String numbered(Seat seat, Contract contract, String soloist, String defender) {
        return seat == contract.soloist()
                ? language.text(soloist)
                : language.text(
                        defender, Map.of("number", seat == contract.soloist().left() ? 1 : 2));
    }

    /** Tricks with the seats named from where the learner sits. */
    DomContent tricks(List<Trick> tricks, Contract contract, Seat learner) {
        return tricks(tricks, contract, new Roles(language, contract, learner)::apart);
    }

    /** Tricks with the seats named so, and beside a card the marriage that was announced with it. */
    DomContent tricks(
            List<Trick> tricks, Contract contract, Function<Seat, String> names, Map<Card, Integer> marriages) {
        return tricks(tricks, contract, new Shown(names, marriages));
    }

    /** What stands beside the cards: who played them, and which marriages were announced with them. */
    private record Shown(Function<Seat, String> names, Map<Card, Integer> marriages) {}

    /** The marriage that was announced with a card, where one was. */
    DomContent marriage(Card card, Map<Card, Integer> marriages) {
        return marriages.containsKey(card)
                ? span(
                        attrs(".trick-said"),
                        language.text("table.marriage-said", Map.of("points", marriages.get(card))))
                : text("");
    }

    private DomContent tricks(List<Trick> tricks, Contract contract, Function<Seat, String> names) {
        return tricks(tricks, contract, new Shown(names, Map.of()));
    }

    private DomContent tricks(List<Trick> tricks, Contract contract, Shown shown) {
        List<DomContent> drawn = new ArrayList<>();
        for (int number = 1; number <= tricks.size(); number++) {
            Map<String, Object> place = Map.of("number", number);
            boolean alone = tricks.size() == 1;
            String name = alone ? language.text("table.trick") : language.text("table.trick-number", place);
            DomContent trick = trick(tricks.get(number - 1), contract, name, shown);
            drawn.add(
                    alone
                            ? trick
                            : li(
                                    p(attrs(".trick-number"), language.text("table.trick-place", place))
                                            .attr("aria-hidden", "true"),
                                    trick));
        }
        return tricks.size() == 1
                ? div(attrs(".tricks"), drawn.get(0))
                : ol(attrs(".tricks"), each(drawn, one -> one)).attr("role", "list");
    }

    private DomContent trick(Trick trick, Contract contract, String name, Shown shown) {
        return ol(attrs(".trick"), each(trick.cards(), card -> play(trick, card, contract, shown)))
                .attr("aria-label", name);
    }

    private DomContent play(Trick trick, Card card, Contract contract, Shown shown) {
        int place = trick.cards().indexOf(card);
        boolean winning = trick.winningPlace(contract) == place;
        return li(
                attrs(".trick-play" + (winning ? ".is-winning" : "")),
                span(attrs(".seat-name"), player(trick, place, shown.names())),
                hands.lying(card),
                marriage(card, shown.marriages()),
                winning
                        ? span(attrs(".trick-mark"), language.text(trick.complete() ? "table.takes" : "table.winning"))
                        : text(""));
    }

    /** Who played a card, and that the first was led. */
    String player(Trick trick, int place, Contract contract) {
        return player(trick, place, seat -> player(seat, contract));
    }

    private String player(Trick trick, int place, Function<Seat, String> names) {
        String name = names.apply(trick.seatOf(place));
        return inOrder(place, place == 0 ? leading(name) : name);
    }

    private String player(Seat seat, Contract contract) {
        return language.text(seat == contract.soloist() ? "table.soloist" : "table.defender");
    }

    /** Who plays which card of a trick, the first at place 0. */
    String inOrder(int place, String name) {
        return language.text("table.in-order", Map.of("number", place + 1, "who", name));
    }

    String leading(String name) {
        return language.text("table.leads", Map.of("who", name));
    }

    /** Cards to look at under a title, as a player holds them; nothing where there are none. */
    DomContent held(String title, CardSet hand, Contract contract) {
        if (hand.isEmpty()) {
            return text("");
        }
        return div(attrs(".held"), p(title), hands.shown(TablePart.sorted(hand, contract)));
    }
}
