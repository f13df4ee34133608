package forhont.rules;

import java.util.List;
import java.util.Optional;

/**
 * Everything one seat may know at a moment of a deal.
 *
 * @param indicator the card laid aside for trump, to whom has seen it
 * @param contract the contract that stands, as far as it has been named
 * @param soloist who plays it
 * @param trump what is trump in it, to whom knows it
 * @param talon the cards this seat knows to lie in the talon
 * @param shown the soloist's cards laid open
 * @param acts all that has been said and done; what this seat has not seen has no action
 * @param tricks the tricks taken
 * @param trick the trick on the table
 * @param marriages the marriages announced in the play
 */
public record SeatView(
        RuleSet rules,
        Seat seat,
        Stage stage,
        Optional<Seat> toAct,
        CardSet hand,
        Optional<Card> indicator,
        Optional<ContractType> contract,
        Optional<Seat> soloist,
        Optional<Suit> trump,
        Announced announced,
        Doubling doubling,
        CardSet talon,
        CardSet shown,
        List<SeenAct> acts,
        List<Trick> tricks,
        Optional<Trick> trick,
        List<Marriage> marriages) {

    public SeatView {
        acts = List.copyOf(acts);
        tricks = List.copyOf(tricks);
        marriages = List.copyOf(marriages);
    }

    /** An act as another seat sees it: who acted, and what they did if that is known. */
    public record SeenAct(Seat seat, Optional<Action> action) {}

    /** A marriage announced in the play. */
    public record Marriage(Seat seat, Suit suit, int value) {}

    /** The cards whose place this seat does not see: not in its hand, not shown, not played, not known in the talon. */
    public CardSet unseen() {
        CardSet known = hand.union(talon).union(shown);
        for (Trick taken : tricks) {
            known = known.union(CardSet.of(taken.cards()));
        }
        return CardSet.PACK
                .minus(known)
                .minus(CardSet.of(trick.map(Trick::cards).orElse(List.of())));
    }
}
