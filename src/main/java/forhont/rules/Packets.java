package forhont.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The pack as it is dealt.
 *
 * @param first what each seat, from forehand on, gets first
 * @param second what each seat gets after that, in the order in which it lies before them
 * @param talon what is laid apart in between; empty where the talon comes from forehand's twelve
 */
public record Packets(List<CardSet> first, List<List<Card>> second, CardSet talon) {
    private static final int PACK = 32;

    public Packets {
        if (first.size() != 3 || second.size() != 3) {
            throw new IllegalArgumentException("each of three seats gets two packets");
        }
        first = List.copyOf(first);
        second = List.of(List.copyOf(second.get(0)), List.copyOf(second.get(1)), List.copyOf(second.get(2)));
        int cards = talon.size();
        CardSet seen = talon;
        for (int seat = 0; seat < 3; seat++) {
            CardSet later = CardSet.of(second.get(seat));
            cards += first.get(seat).size() + second.get(seat).size();
            seen = seen.union(first.get(seat)).union(later);
        }
        if (cards != PACK || seen.size() != PACK) {
            throw new IllegalArgumentException("each of the 32 cards is dealt once: " + cards + " dealt, "
                    + CardSet.PACK.minus(seen) + " missing");
        }
    }

    /** The pack shuffled and dealt. */
    public static Packets shuffled(Dealing dealing, RandomGenerator chance) {
        Card[] pack = new Card[PACK];
        for (int last = 0; last < PACK; last++) {
            int place = chance.nextInt(last + 1);
            pack[last] = pack[place];
            pack[place] = Card.of(last);
        }
        return of(dealing, List.of(pack));
    }

    /** The pack a seed shuffles, the same everywhere. */
    public static Packets ofSeed(Dealing dealing, long seed) {
        return shuffled(dealing, new Sfc32(seed));
    }

    /** The cards dealt from the top of the pack: the first packets, the talon where it is laid apart, the second ones. */
    public static Packets of(Dealing dealing, List<Card> pack) {
        if (pack.size() != PACK) {
            throw new IllegalArgumentException("a pack has 32 cards: " + pack.size());
        }
        List<CardSet> first = new ArrayList<>(3);
        List<List<Card>> second = new ArrayList<>(3);
        int dealt = 0;
        for (int size : dealing.firstPackets()) {
            first.add(CardSet.of(pack.subList(dealt, dealt + size)));
            dealt += size;
        }
        CardSet talon = CardSet.of(pack.subList(dealt, dealt + dealing.talon()));
        dealt += dealing.talon();
        for (int size : dealing.secondPackets()) {
            second.add(pack.subList(dealt, dealt + size));
            dealt += size;
        }
        return new Packets(first, second, talon);
    }

    /** Whether the packets have the sizes this way of dealing gives them. */
    public boolean fits(Dealing dealing) {
        boolean fits = talon.size() == dealing.talon();
        for (int seat = 0; seat < 3; seat++) {
            fits = fits
                    && first.get(seat).size() == dealing.firstPackets().get(seat)
                    && second.get(seat).size() == dealing.secondPackets().get(seat);
        }
        return fits;
    }

    /** The pack as it was before it was dealt. */
    public List<Card> pack() {
        List<Card> pack = new ArrayList<>(PACK);
        first.forEach(packet -> pack.addAll(packet.cards()));
        pack.addAll(talon.cards());
        second.forEach(pack::addAll);
        return List.copyOf(pack);
    }

    public CardSet first(Seat seat) {
        return first.get(seat.number());
    }

    public List<Card> second(Seat seat) {
        return second.get(seat.number());
    }

    /** All a seat is dealt. */
    public CardSet hand(Seat seat) {
        return first(seat).union(CardSet.of(second(seat)));
    }

    /** What all three are dealt, the talon still apart. */
    public Hands hands() {
        return new Hands(hand(Seat.FOREHAND), hand(Seat.SECOND), hand(Seat.THIRD));
    }
}
