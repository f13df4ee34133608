package forhont.practice;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.exercise.Kind;
import forhont.exercise.Outlook;
import forhont.exercise.SafeCard;
import forhont.exercise.Sight;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Dealing;
import forhont.rules.Hands;
import forhont.rules.HundredRule;
import forhont.rules.Position;
import forhont.rules.Rank;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Suit;
import forhont.rules.Trick;
import forhont.solver.Reference;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Proves the safe cards again without the solver and its conclusions: every way to lay the unseen cards out is played
 * from the first lead, and every card in each tried to the very end.
 */
class SafeCardDrawTest {
    private static final int FEW_CARDS = 3;
    private static final int MORE_CARDS = 4;
    private static final int ITEMS_WITH_MORE = 12;

    private static List<SafeCard> items(int cards) {
        return Drawn.items(Kind.BEST_CARD).stream()
                .filter(item -> item.exercise() instanceof SafeCard)
                .map(item -> (SafeCard) item.exercise())
                .filter(safe -> safe.sight().hand().size() == cards)
                .toList();
    }

    @Test
    void a_safe_card_keeps_the_best_result_in_every_layout_and_every_other_is_refuted_in_one() {
        List<SafeCard> items = items(FEW_CARDS);
        assertThat(items).hasSizeGreaterThan(20);
        for (SafeCard safe : items) {
            List<Position> layouts = new Layouts(safe.sight()).all();
            assertThat(layouts).as(safe.toString()).hasSize(safe.layouts());
            CardSet costing = CardSet.EMPTY;
            Map<Card, Integer> most = new LinkedHashMap<>();
            for (Position layout : layouts) {
                for (Map.Entry<Card, Integer> cost : costs(layout, safe).entrySet()) {
                    costing = cost.getValue() > 0 ? costing.with(cost.getKey()) : costing;
                    most.merge(cost.getKey(), cost.getValue(), Math::max);
                }
            }
            CardSet legal = layouts.get(0).legal();
            assertThat(safe.safe()).as(safe.toString()).isEqualTo(legal.minus(costing));
            assertThat(safe.safe().isEmpty()).as(safe.toString()).isFalse();
            assertThat(CardSet.of(List.copyOf(safe.refuted().keySet()))).isEqualTo(costing);
            safe.refuted().forEach((card, outlook) -> {
                assertThat(layouts).contains(outlook.position());
                assertThat(costs(outlook.position(), safe)).as(safe.toString()).containsEntry(card, most.get(card));
            });
        }
    }

    @Test
    void with_more_cards_the_layouts_are_all_that_can_have_been_played_so() {
        List<SafeCard> items = items(MORE_CARDS);
        for (SafeCard safe : items.subList(0, Math.min(ITEMS_WITH_MORE, items.size()))) {
            List<Position> layouts = new Layouts(safe.sight()).all();
            assertThat(layouts).as(safe.toString()).hasSize(safe.layouts());
            for (Outlook outlook : safe.refuted().values()) {
                assertThat(layouts).contains(outlook.position());
            }
        }
    }

    /** What each legal card costs in a layout, by trying all cards to the very end. */
    private static Map<Card, Integer> costs(Position layout, SafeCard safe) {
        int best = Reference.value(layout, safe.goal());
        Map<Card, Integer> costs = new LinkedHashMap<>();
        for (Card card : layout.legal()) {
            costs.put(card, Math.abs(best - Reference.value(layout.play(card), safe.goal())));
        }
        return costs;
    }

    /** Every layout, found by laying the unseen cards out in all ways and playing the deal from its first lead. */
    private static final class Layouts {
        private final Sight sight;
        private final Contract contract;
        private final List<Trick> tricks;
        private final Seat left;
        private final Seat right;
        private final List<Position> found = new ArrayList<>();

        Layouts(Sight sight) {
            this.sight = sight;
            this.contract = sight.contract();
            this.tricks = new ArrayList<>(sight.earlier());
            this.tricks.add(sight.trick());
            this.left = sight.seat().left();
            this.right = sight.seat().left(2);
        }

        List<Position> all() {
            CardSet known = sight.hand().union(sight.talon());
            for (Trick trick : tricks) {
                known = known.union(CardSet.of(trick.cards()));
            }
            lay(CardSet.PACK.minus(known).cards(), 0, CardSet.EMPTY, CardSet.EMPTY, sight.talon());
            return found;
        }

        private void lay(List<Card> cards, int from, CardSet lefts, CardSet rights, CardSet talon) {
            if (from == cards.size()) {
                played(lefts, rights, talon).ifPresent(found::add);
                return;
            }
            Card card = cards.get(from);
            if (lefts.size() + played(left).size() < 10) {
                lay(cards, from + 1, lefts.with(card), rights, talon);
            }
            if (rights.size() + played(right).size() < 10) {
                lay(cards, from + 1, lefts, rights.with(card), talon);
            }
            if (talon.size() < 2) {
                lay(cards, from + 1, lefts, rights, talon.with(card));
            }
        }

        private CardSet played(Seat seat) {
            CardSet played = CardSet.EMPTY;
            for (Trick trick : tricks) {
                for (int place = 0; place < trick.cards().size(); place++) {
                    played = trick.seatOf(place) == seat
                            ? played.with(trick.cards().get(place))
                            : played;
                }
            }
            return played;
        }

        /** The position now, if the deal can have come to it with those cards. */
        private Optional<Position> played(CardSet lefts, CardSet rights, CardSet talon) {
            Hands ten = new Hands(CardSet.EMPTY, CardSet.EMPTY, CardSet.EMPTY)
                    .with(sight.seat(), sight.hand().union(played(sight.seat())))
                    .with(left, lefts.union(played(left)))
                    .with(right, rights.union(played(right)));
            if (!spoken(ten, talon)) {
                return Optional.empty();
            }
            Seat leader = Position.firstLeader(sight.rules(), contract);
            Position position = Position.start(sight.rules(), contract, sight.announced(), ten, talon, leader);
            for (Trick trick : tricks) {
                for (Card card : trick.cards()) {
                    int before = marriages(position);
                    if (!position.legal().contains(card)) {
                        return Optional.empty();
                    }
                    position = position.play(card);
                    if (marriages(position) > before != sight.marriages().contains(card)) {
                        return Optional.empty();
                    }
                }
            }
            return Optional.of(position);
        }

        private static int marriages(Position position) {
            return position.score().soloistMarriages().size()
                    + position.score().defenceMarriages().size();
        }

        /** Whether the talon could be put away and everything said with those tens. */
        private boolean spoken(Hands ten, CardSet talon) {
            CardSet soloist = ten.of(contract.soloist());
            if (contract.trump().isEmpty()) {
                return true;
            }
            Suit trump = contract.trump().get();
            if (sight.rules().talon().keepsIndicator()) {
                boolean sharp =
                        talon.cards().stream().anyMatch(card -> card.rank() == Rank.ACE || card.rank() == Rank.TEN);
                if (sharp || !soloist.contains(sight.indicator().orElseThrow())) {
                    return false;
                }
            }
            CardSet pair = CardSet.of(Card.of(trump, Rank.KING), Card.of(trump, Rank.QUEEN));
            boolean named = sight.rules().dealing().trumpChoice() == Dealing.TrumpChoice.KING_AND_QUEEN
                    && contract.soloist() != Seat.FOREHAND;
            if (named && !pair.minus(soloist.union(talon)).isEmpty()) {
                return false;
            }
            CardSet defence = ten.others(contract.soloist());
            boolean seven = sight.announced().seven().stream()
                    .allMatch(side -> (side == Side.SOLOIST ? soloist : defence).contains(Card.of(trump, Rank.SEVEN)));
            return seven && sight.announced().hundred().stream().allMatch(side -> hundred(ten, side, pair));
        }

        private boolean hundred(Hands ten, Side side, CardSet trumpPair) {
            boolean ofTrump = sight.rules().hundred().announcement() == HundredRule.Announcement.TRUMP_MARRIAGE;
            for (Seat seat : Seat.values()) {
                for (Suit suit : Suit.values()) {
                    CardSet pair = CardSet.of(Card.of(suit, Rank.KING), Card.of(suit, Rank.QUEEN));
                    boolean counts = !ofTrump || pair.equals(trumpPair);
                    if (contract.side(seat) == side
                            && counts
                            && pair.minus(ten.of(seat)).isEmpty()) {
                        return true;
                    }
                }
            }
            return false;
        }
    }
}
