package forhont.content;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Hands;
import forhont.rules.Rank;
import forhont.rules.Seat;
import forhont.rules.Suit;
import forhont.rules.Trick;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** Reads a {@code .hra} file; parts it does not know are passed over, external entities and document types refused. */
final class HraReader {
    private static final int MOST_CHARACTERS = 1 << 20;
    private static final String PLAYER = "Hrac";

    private final String path;
    private final Faults faults = new Faults();
    private final SortedMap<Integer, CardSet> hands =
            new TreeMap<>(Map.of(0, CardSet.EMPTY, 1, CardSet.EMPTY, 2, CardSet.EMPTY));
    private final List<Trick> tricks = new ArrayList<>();
    private CardSet talon = CardSet.EMPTY;
    private CardSet seen = CardSet.EMPTY;
    private int line = 1;

    HraReader(String path) {
        this.path = path;
    }

    HraReading read(String xml) {
        Optional<SavedDeal> deal = Optional.empty();
        if (xml.length() > MOST_CHARACTERS) {
            fault("the file is longer than a deal can be", "a file of at most a million characters");
        } else {
            deal = parse(xml);
        }
        return new HraReading(faults.none() ? deal : Optional.empty(), List.copyOf(faults.all()));
    }

    private Optional<SavedDeal> parse(String xml) {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
        try {
            XMLStreamReader in = factory.createXMLStreamReader(new StringReader(xml.strip()));
            while (in.next() != XMLStreamConstants.START_ELEMENT) {
                line = in.getLocation().getLineNumber();
                if (in.getEventType() == XMLStreamConstants.DTD) {
                    fault("a document type stands in the file", "the file without <!DOCTYPE …>");
                    return Optional.empty();
                }
            }
            return root(in);
        } catch (XMLStreamException e) {
            Optional.ofNullable(e.getLocation()).ifPresent(place -> line = Math.max(1, place.getLineNumber()));
            fault("the file is no well-formed XML here", "every element closed, every attribute in quotes");
            return Optional.empty();
        }
    }

    private Optional<SavedDeal> root(XMLStreamReader in) throws XMLStreamException {
        at(in);
        if (!in.getLocalName().equals("Hra")) {
            fault("the file holds " + in.getLocalName(), "<Hra …>");
            return Optional.empty();
        }
        int round = number(attribute(in, "Kolo"));
        Optional<Seat> leader = player(attribute(in, "Zacina"));
        if (leader.isEmpty()) {
            fault("nobody is named who leads: " + attribute(in, "Zacina"), "Zacina=\"Hrac1\", Hrac2 or Hrac3");
        }
        Optional<Seat> chooser = optional(in, "Voli").flatMap(this::namedPlayer);
        Optional<Suit> trump = optional(in, "Trumf").flatMap(word -> word(HraWords.SUITS, word));
        String type = attribute(in, "Typ");
        while (in.next() != XMLStreamConstants.END_ELEMENT) {
            if (in.isStartElement()) {
                at(in);
                part(in);
            }
        }
        while (in.hasNext()) {
            in.next();
        }
        whole();
        return faults.none()
                ? Optional.of(new SavedDeal(
                        round,
                        leader.orElse(Seat.FOREHAND),
                        chooser,
                        type,
                        trump,
                        new Hands(hands.get(0), hands.get(1), hands.get(2)),
                        talon,
                        tricks))
                : Optional.empty();
    }

    private void part(XMLStreamReader in) throws XMLStreamException {
        String name = in.getLocalName();
        Optional<Seat> player = player(name);
        if (player.isPresent()) {
            int seat = player.get().number();
            hands.put(seat, hands.get(seat).union(cards(in)));
        } else if (name.equals("Talon")) {
            talon = talon.union(cards(in));
        } else if (name.equals("Stychy")) {
            tricks(in);
        } else {
            skip(in);
        }
    }

    private CardSet cards(XMLStreamReader in) throws XMLStreamException {
        CardSet cards = CardSet.EMPTY;
        while (in.next() != XMLStreamConstants.END_ELEMENT) {
            if (in.isStartElement()) {
                at(in);
                Optional<Card> card = in.getLocalName().equals("Karta") ? card(in) : Optional.empty();
                cards = card.map(cards::with).orElse(cards);
                skip(in);
            }
        }
        return cards;
    }

    private void tricks(XMLStreamReader in) throws XMLStreamException {
        while (in.next() != XMLStreamConstants.END_ELEMENT) {
            if (in.isStartElement()) {
                at(in);
                if (in.getLocalName().equals("Stych")) {
                    trick(in);
                } else {
                    skip(in);
                }
            }
        }
    }

    /** One trick; its cards may stand in any order, each with its player. */
    private void trick(XMLStreamReader in) throws XMLStreamException {
        Optional<Seat> leader = namedPlayer(attribute(in, "Zacina"));
        int start = line;
        SortedMap<Integer, Card> played = new TreeMap<>();
        while (in.next() != XMLStreamConstants.END_ELEMENT) {
            if (in.isStartElement()) {
                at(in);
                Optional<Seat> player = player(in.getLocalName());
                if (player.isPresent()) {
                    card(in).ifPresent(card -> played.put(player.get().number(), card));
                }
                skip(in);
            }
        }
        line = start;
        if (leader.isPresent() && played.size() == 3) {
            int first = leader.get().number();
            tricks.add(new Trick(
                    leader.get(),
                    List.of(played.get(first), played.get((first + 1) % 3), played.get((first + 2) % 3))));
        } else if (leader.isPresent()) {
            fault("a trick has " + played.size() + " cards", "one card of each of Hrac1, Hrac2 and Hrac3");
        }
    }

    private Optional<Card> card(XMLStreamReader in) {
        Optional<Suit> suit = word(HraWords.SUITS, attribute(in, "Barva"));
        Optional<Rank> rank = word(HraWords.RANKS, attribute(in, "Hodnota"));
        if (suit.isEmpty() || rank.isEmpty()) {
            return Optional.empty();
        }
        Card card = Card.of(suit.get(), rank.get());
        if (seen.contains(card)) {
            fault("the card " + card + " stands in the file twice", "each card once");
        }
        seen = seen.with(card);
        return Optional.of(card);
    }

    private void skip(XMLStreamReader in) throws XMLStreamException {
        int open = 1;
        while (open > 0) {
            int event = in.next();
            open += event == XMLStreamConstants.START_ELEMENT ? 1 : event == XMLStreamConstants.END_ELEMENT ? -1 : 0;
        }
    }

    /** Whether the cards are a whole deal: ten each and the talon, or twelve before the discard. */
    private void whole() {
        if (!faults.none()) {
            return;
        }
        line = 1;
        int undealt = 0;
        int most = 0;
        for (int seat = 0; seat < 3; seat++) {
            int cards = hands.get(seat).size() + tricks.size();
            undealt += Math.max(0, 10 - cards);
            most = Math.max(most, cards);
        }
        boolean talonFits = talon.size() == 2 ? most == 10 : talon.isEmpty() && most <= 12;
        if (undealt > 0 || !talonFits) {
            fault(
                    "the cards are no whole deal: " + hands.get(0).size() + ", "
                            + hands.get(1).size() + ", "
                            + hands.get(2).size() + " in hand, " + tricks.size() + " tricks, " + talon.size()
                            + " in the talon",
                    "ten cards for each, in hand or in the tricks, and two in the talon, or twelve in one hand");
        }
    }

    private Optional<Seat> namedPlayer(String name) {
        Optional<Seat> player = player(name);
        if (player.isEmpty()) {
            fault("there is no player " + name, "Hrac1, Hrac2 or Hrac3");
        }
        return player;
    }

    private static Optional<Seat> player(String name) {
        return name.length() == PLAYER.length() + 1 && name.startsWith(PLAYER)
                ? Seat.at(name.charAt(PLAYER.length()) - '1')
                : Optional.empty();
    }

    private <T> Optional<T> word(Map<String, T> words, String word) {
        Optional<T> found = Optional.ofNullable(words.get(word));
        if (found.isEmpty()) {
            fault("\"" + word + "\" is none of the app's words", "one of " + String.join(", ", words.keySet()));
        }
        return found;
    }

    private int number(String text) {
        if (text.isEmpty() || text.length() > 2 || !text.chars().allMatch(sign -> sign >= '0' && sign <= '9')) {
            fault("\"" + text + "\" is no round", "Kolo=\"1\", a number up to 11");
            return 0;
        }
        return Integer.parseInt(text);
    }

    private static String attribute(XMLStreamReader in, String name) {
        return optional(in, name).orElse("");
    }

    private static Optional<String> optional(XMLStreamReader in, String name) {
        return Optional.ofNullable(in.getAttributeValue(null, name));
    }

    private void at(XMLStreamReader in) {
        line = in.getLocation().getLineNumber();
    }

    private void fault(String what, String write) {
        faults.add(new Place(path, line), what, write);
    }
}
