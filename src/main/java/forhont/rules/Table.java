package forhont.rules;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * What lies where in a deal, and what has been said.
 *
 * @param indicator what forehand laid aside; it stays a card of forehand's hand
 * @param named the trump named with its king and queen
 * @param acts everything up to the first lead
 */
record Table(
        RuleSet rules,
        Packets packets,
        Hands hands,
        CardSet talon,
        Optional<Card> indicator,
        Optional<Suit> named,
        List<Act> acts) {

    static Table of(RuleSet rules, Packets packets) {
        return new Table(
                rules, packets, packets.hands(), packets.talon(), Optional.empty(), Optional.empty(), List.of());
    }

    /** The suit that is trump if Suit is played. */
    Optional<Suit> trump() {
        return named.or(() -> indicator.map(Card::suit));
    }

    Contract contract(ContractType type, Seat soloist) {
        return new Contract(type, soloist, type.hasTrump() ? trump() : Optional.empty());
    }

    Table with(Act act) {
        Act[] longer = acts.toArray(new Act[acts.size() + 1]);
        longer[acts.size()] = act;
        return new Table(
                rules, packets, hands, talon, indicator, named, Collections.unmodifiableList(Arrays.asList(longer)));
    }

    Table withIndicator(Card card) {
        return new Table(rules, packets, hands, talon, Optional.of(card), named, acts);
    }

    Table withNamed(Suit suit) {
        return new Table(rules, packets, hands, talon, indicator, Optional.of(suit), acts);
    }

    /** The talon in that seat's hand. */
    Table withTalonTaken(Seat seat) {
        Hands taken = hands.with(seat, hands.of(seat).union(talon));
        return new Table(rules, packets, taken, CardSet.EMPTY, indicator, named, acts);
    }

    Table withDiscard(Seat seat, CardSet cards) {
        Hands left = hands.with(seat, hands.of(seat).minus(cards));
        return new Table(rules, packets, left, cards, indicator, named, acts);
    }
}
