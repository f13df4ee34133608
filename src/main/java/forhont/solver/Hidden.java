package forhont.solver;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Dealing;
import forhont.rules.Hands;
import forhont.rules.Legal;
import forhont.rules.MarriageRule;
import forhont.rules.Position;
import forhont.rules.Rank;
import forhont.rules.Score;
import forhont.rules.Seat;
import forhont.rules.SeatView;
import forhont.rules.Side;
import forhont.rules.Trick;
import forhont.rules.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** What a seat may conclude about the cards it does not see: a card is held by nobody who could not have played so. */
final class Hidden {
    private static final int TALON = 2;
    private static final int ATTEMPTS = 200;

    private final SeatView view;
    private final Contract contract;
    private final Trick trick;
    private final Seat[] places;
    private final int[] room = new int[3];
    /** By place (the two other seats and the talon): cards that cannot lie there, and cards that must. */
    private final int[] barred = new int[3];

    private final int[] certain = new int[3];

    Hidden(SeatView view) {
        this.view = view;
        Seat soloist = view.soloist().orElseThrow(() -> new IllegalArgumentException("nothing is played yet"));
        contract = new Contract(view.contract().orElseThrow(), soloist, view.trump());
        trick = view.trick().orElseThrow(() -> new IllegalArgumentException("nothing is played now"));
        if (trick.toPlay() != view.seat()) {
            throw new IllegalArgumentException("it is another seat's turn than " + view.seat());
        }
        places = new Seat[] {view.seat().left(), view.seat().left(2)};
        for (int place = 0; place < TALON; place++) {
            room[place] = 10 - view.tricks().size() - (played(places[place]) ? 1 : 0);
            certain[place] = places[place] == soloist ? view.shown().bits() : 0;
        }
        room[TALON] = 2 - view.talon().size();
        view.tricks().forEach(this::conclude);
        conclude(trick);
        concludeFromWords();
        concludeFromTrump();
        barred[TALON] |= contract.type().hasTrump() && view.rules().talon().keepsIndicator()
                ? CardSet.sharp().bits()
                : 0;
    }

    private boolean played(Seat seat) {
        for (int place = 0; place < trick.cards().size(); place++) {
            if (trick.seatOf(place) == seat) {
                return true;
            }
        }
        return false;
    }

    Contract contract() {
        return contract;
    }

    CardSet legal() {
        return Legal.legal(view(view.seat(), view.hand(), trick.cards()));
    }

    private View view(Seat seat, CardSet hand, List<Card> before) {
        boolean bound = view.announced().binds(contract.side(seat), view.rules());
        return new View(view.rules().marriages(), contract, hand, before, bound);
    }

    /** A card that would have made the play illegal, or a marriage of it, was not in that hand. */
    private void conclude(Trick past) {
        for (int turn = 0; turn < past.cards().size(); turn++) {
            int place = place(past.seatOf(turn));
            if (place < TALON) {
                Card card = past.cards().get(turn);
                List<Card> before = past.cards().subList(0, turn);
                for (Card other : view.unseen()) {
                    CardSet both = CardSet.of(card, other);
                    boolean illegal = Legal.objection(card, view(places[place], both, before))
                            .isPresent();
                    boolean silent = view.rules().marriages().scores(card, both, turn == 0, contract)
                            && !announced(places[place], card);
                    barred[place] |= illegal || silent ? other.bit() : 0;
                }
            }
        }
    }

    private boolean announced(Seat seat, Card card) {
        return view.marriages().stream().anyMatch(each -> each.seat() == seat && each.suit() == card.suit());
    }

    /** The other card of an announced marriage, the announced seven, and the indicator once it was shown. */
    private void concludeFromWords() {
        CardSet unseen = view.unseen();
        for (SeatView.Marriage marriage : view.marriages()) {
            for (Card card : unseen.ofSuit(marriage.suit())) {
                if (card.rank() == Rank.KING || card.rank() == Rank.QUEEN) {
                    mustLie(card, marriage.seat());
                }
            }
        }
        Optional<Card> seven = contract.trumpSeven().filter(unseen::contains);
        if (seven.isPresent() && view.announced().seven().equals(Optional.of(Side.SOLOIST))) {
            mustLie(seven.get(), contract.soloist());
        }
        if (seven.isPresent() && view.announced().seven().equals(Optional.of(Side.DEFENCE))) {
            barred[TALON] |= seven.get().bit();
            int soloist = place(contract.soloist());
            if (soloist < TALON) {
                barred[soloist] |= seven.get().bit();
            }
        }
        view.indicator()
                .filter(unseen::contains)
                .filter(card -> contract.type().hasTrump())
                .ifPresent(card -> mustLie(card, contract.soloist()));
    }

    /** Whoever named trump for its king and queen has them, or has put them away: no other defender has. */
    private void concludeFromTrump() {
        boolean named = view.rules().dealing().trumpChoice() == Dealing.TrumpChoice.KING_AND_QUEEN
                && contract.soloist() != Seat.FOREHAND;
        for (Card card : view.unseen()) {
            boolean court = card.rank() == Rank.KING || card.rank() == Rank.QUEEN;
            for (int place = 0; named && court && contract.isTrump(card) && place < TALON; place++) {
                barred[place] |= places[place] == contract.soloist() ? 0 : card.bit();
            }
        }
    }

    private void mustLie(Card card, Seat seat) {
        int place = place(seat);
        if (place < TALON) {
            certain[place] |= card.bit();
        }
    }

    private int place(Seat seat) {
        return seat == places[0] ? 0 : seat == places[1] ? 1 : TALON;
    }

    /** How many unseen cards lie at a place: of the seat at the left, of the other, in the talon. */
    int room(int place) {
        return room[place];
    }

    /** Cards that cannot lie there. */
    int barred(int place) {
        return barred[place];
    }

    /** Cards that must lie there. */
    int certain(int place) {
        return certain[place];
    }

    /** A deal of the unseen cards that nothing seen or heard speaks against. */
    Position imagine(RandomGenerator chance) {
        int[] cards = view.unseen().cards().stream().mapToInt(Card::index).toArray();
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            int[] dealt = deal(cards, chance, attempt < ATTEMPTS - 1);
            if (dealt.length > 0) {
                return position(dealt);
            }
        }
        throw new IllegalStateException("no deal fits what was seen: " + view);
    }

    /** One try: those with the fewest places first, each to a place by the room left there; empty if it fails. */
    private int[] deal(int[] cards, RandomGenerator chance, boolean strict) {
        int[] dealt = {certain[0], certain[1], 0};
        int[] left = new int[3];
        for (int place = 0; place < 3; place++) {
            left[place] = room[place]
                    - Integer.bitCount(certain[place] & view.unseen().bits());
        }
        dealt[0] &= view.unseen().bits();
        dealt[1] &= view.unseen().bits();
        shuffle(cards, chance);
        for (int choices = 1; choices <= 3; choices++) {
            for (int card : cards) {
                int bit = 1 << card;
                if (((certain[0] | certain[1]) & bit) == 0 && choices(bit) == choices) {
                    int place = pick(bit, left, chance, strict);
                    if (place < 0) {
                        return new int[0];
                    }
                    dealt[place] |= bit;
                    left[place]--;
                }
            }
        }
        return dealt;
    }

    private int choices(int bit) {
        int choices = 0;
        for (int place = 0; place < 3; place++) {
            choices += room[place] > 0 && (barred[place] & bit) == 0 ? 1 : 0;
        }
        return choices;
    }

    private int pick(int bit, int[] left, RandomGenerator chance, boolean strict) {
        int total = 0;
        for (int place = 0; place < 3; place++) {
            total += strict && (barred[place] & bit) != 0 ? 0 : left[place];
        }
        if (total <= 0) {
            return -1;
        }
        int ticket = chance.nextInt(total);
        for (int place = 0; place < 3; place++) {
            int share = strict && (barred[place] & bit) != 0 ? 0 : left[place];
            if (ticket < share) {
                return place;
            }
            ticket -= share;
        }
        return -1;
    }

    private static void shuffle(int[] cards, RandomGenerator chance) {
        for (int last = cards.length - 1; last > 0; last--) {
            int other = chance.nextInt(last + 1);
            int card = cards[last];
            cards[last] = cards[other];
            cards[other] = card;
        }
    }

    /** The position with the unseen cards at those places. */
    Position position(int[] dealt) {
        Hands hands = new Hands(CardSet.EMPTY, CardSet.EMPTY, CardSet.EMPTY)
                .with(view.seat(), view.hand())
                .with(places[0], new CardSet(dealt[0] | certain[0]))
                .with(places[1], new CardSet(dealt[1] | certain[1]));
        CardSet talon = view.talon().union(new CardSet(dealt[TALON]));
        return new Position(view.rules(), contract, view.announced(), hands, trick, score(talon));
    }

    private Score score(CardSet talon) {
        int[] points = new int[2];
        if (contract.type().hasTrump() && view.rules().talon().countsForSoloist()) {
            points[Side.SOLOIST.ordinal()] +=
                    10 * talon.intersection(CardSet.sharp()).size();
        }
        for (Trick taken : view.tricks()) {
            points[contract.side(taken.winner(contract)).ordinal()] += taken.points(contract);
        }
        List<List<Integer>> marriages = List.of(new ArrayList<>(), new ArrayList<>());
        for (SeatView.Marriage marriage : view.marriages()) {
            marriages.get(contract.side(marriage.seat()).ordinal()).add(MarriageRule.value(marriage.suit(), contract));
        }
        return new Score(view.tricks(), points[0], points[1], marriages.get(0), marriages.get(1), Optional.empty());
    }
}
