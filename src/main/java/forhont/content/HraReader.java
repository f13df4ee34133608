package forhont.content;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Hands;
import forhont.rules.Rank;
import forhont.rules.Seat;
import forhont.rules.Suit;
import forhont.rules.Trick;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.xml.stream.XMLStreamException;

/** Reads a {@code .hra} file; parts it does not know are passed over. */
final class HraReader {
    private static final int MOST_CHARACTERS = 1 << 20;

    private final HraElements in;
    private final SortedMap<Integer, CardSet> hands =
            new TreeMap<>(Map.of(0, CardSet.EMPTY, 1, CardSet.EMPTY, 2, CardSet.EMPTY));
    private final List<Trick> tricks = new ArrayList<>();
    private CardSet talon = CardSet.EMPTY;
    private CardSet seen = CardSet.EMPTY;

    HraReader(String path) {
        in = new HraElements(path);
    }

    HraReading read(String xml) {
        Optional<SavedDeal> deal = Optional.empty();
        if (xml.length() > MOST_CHARACTERS) {
            in.fault("the file is longer than a deal can be", "a file of at most a million characters");
        } else {
            deal = parse(xml);
        }
        List<Fault> faults = in.faults();
        return new HraReading(faults.isEmpty() ? deal : Optional.empty(), faults);
    }

    private Optional<SavedDeal> parse(String xml) {
        try {
            return in.open(xml) ? root() : Optional.empty();
        } catch (XMLStreamException e) {
            in.broken(e);
            return Optional.empty();
        }
    }

    private Optional<SavedDeal> root() throws XMLStreamException {
        if (!in.name().equals("Hra")) {
            in.fault("the file holds " + in.name(), "<Hra …>");
            return Optional.empty();
        }
        int round = in.number("Kolo");
        Optional<Seat> leader = in.player("Zacina");
        Optional<Seat> chooser = in.has("Voli") ? in.player("Voli") : Optional.empty();
        Optional<Suit> trump = in.has("Trumf") ? in.word("Trumf", HraWords.SUITS) : Optional.empty();
        String type = in.attribute("Typ");
        while (in.child()) {
            part();
        }
        in.toEnd();
        whole();
        return in.faults().isEmpty()
                ? Optional.of(new SavedDeal(
                        round,
                        leader.orElseThrow(),
                        chooser,
                        type,
                        trump,
                        new Hands(hands.get(0), hands.get(1), hands.get(2)),
                        talon,
                        tricks))
                : Optional.empty();
    }

    private void part() throws XMLStreamException {
        Optional<Seat> player = HraWords.player(in.name());
        if (player.isPresent()) {
            int seat = player.get().number();
            hands.put(seat, hands.get(seat).union(cards()));
        } else if (in.name().equals("Talon")) {
            talon = talon.union(cards());
        } else if (in.name().equals("Stychy")) {
            tricks();
        } else {
            in.skip();
        }
    }

    private CardSet cards() throws XMLStreamException {
        CardSet cards = CardSet.EMPTY;
        while (in.child()) {
            Optional<Card> card = in.name().equals("Karta") ? card() : Optional.empty();
            cards = card.map(cards::with).orElse(cards);
            in.skip();
        }
        return cards;
    }

    private void tricks() throws XMLStreamException {
        while (in.child()) {
            if (in.name().equals("Stych")) {
                trick();
            } else {
                in.skip();
            }
        }
    }

    /** One trick; its cards may stand in any order, each with its player. */
    private void trick() throws XMLStreamException {
        Optional<Seat> leader = in.player("Zacina");
        Place start = in.place();
        SortedMap<Integer, Card> played = new TreeMap<>();
        while (in.child()) {
            Optional<Seat> player = HraWords.player(in.name());
            if (player.isPresent()) {
                card().ifPresent(card -> played.put(player.get().number(), card));
            }
            in.skip();
        }
        if (played.size() < 3) {
            in.fault(
                    start,
                    "a trick has " + played.size() + " cards",
                    "one card of each of Hrac1, Hrac2 and Hrac3, and who leads");
        } else if (leader.isPresent()) {
            int first = leader.get().number();
            tricks.add(new Trick(
                    leader.get(),
                    List.of(played.get(first), played.get((first + 1) % 3), played.get((first + 2) % 3))));
        }
    }

    private Optional<Card> card() {
        Optional<Suit> suit = in.word("Barva", HraWords.SUITS);
        Optional<Rank> rank = in.word("Hodnota", HraWords.RANKS);
        if (suit.isEmpty() || rank.isEmpty()) {
            return Optional.empty();
        }
        Card card = Card.of(suit.get(), rank.get());
        if (seen.contains(card)) {
            in.fault("the card " + card + " stands in the file twice", "each card once");
        }
        seen = seen.with(card);
        return Optional.of(card);
    }

    /** Whether the cards are a whole deal: ten each and the talon, or twelve in one hand before the discard. */
    private void whole() {
        int fewest = 12;
        int most = 0;
        for (CardSet hand : hands.values()) {
            int cards = hand.size() + tricks.size();
            fewest = Math.min(fewest, cards);
            most = Math.max(most, cards);
        }
        boolean fits = fewest == 10 && (talon.size() == 2 ? most == 10 : talon.isEmpty() && most <= 12);
        if (!fits && in.faults().isEmpty()) {
            in.fault(
                    "the cards are no whole deal: " + hands.get(0).size() + ", "
                            + hands.get(1).size() + ", " + hands.get(2).size() + " in hand, " + tricks.size()
                            + " tricks, " + talon.size() + " in the talon",
                    "ten cards for each, in hand or in the tricks, and two in the talon, or twelve in one hand");
        }
    }
}
