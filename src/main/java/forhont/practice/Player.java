package forhont.practice;

import forhont.rules.Action;
import forhont.rules.Announcement;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.Deal;
import forhont.rules.Rank;
import forhont.rules.Suit;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Bids and discards by simple habits, much as people do, and now and then otherwise.
 *
 * @param type the contract it plays as forehand
 */
record Player(ContractType type, RandomGenerator chance) {
    private static final int LONG_TRUMPS = 4;

    /** What it says or does before the play. */
    Action act(Deal deal) {
        List<Action> options = deal.options();
        return switch (deal.stage()) {
            case TRUMP -> trump(deal, options);
            case CONTRACT -> declare(options);
            case DISCARD -> discard(deal, options);
            case ANSWER -> answer(options);
            case ANNOUNCEMENTS -> speak(deal, options);
            case PLAY, OVER -> throw new IllegalArgumentException("cards are played elsewhere: " + deal.stage());
        };
    }

    private Action trump(Deal deal, List<Action> options) {
        CardSet first = deal.packets().first(deal.toAct().orElseThrow());
        Action best = options.get(options.size() - 1);
        int most = -1;
        for (Action option : options) {
            int worth = option instanceof Action.Lay lay
                    ? 10 * worth(first, lay.card().suit()) - lay.card().rank().inSuit()
                    : option instanceof Action.NameTrump name ? 10 * worth(first, name.suit()) : -1;
            if (worth > most) {
                best = option;
                most = worth;
            }
        }
        return best;
    }

    private static int worth(CardSet hand, Suit suit) {
        CardSet cards = hand.ofSuit(suit);
        boolean marriage = !cards.kingsWithQueens().isEmpty();
        return 3 * cards.size()
                + 2 * cards.intersection(CardSet.sharp()).size()
                + (marriage ? 3 : 0)
                + (suit == Suit.HEARTS ? 1 : 0);
    }

    private Action declare(List<Action> options) {
        Action wished = new Action.Declare(type);
        return options.contains(wished) ? wished : options.get(0);
    }

    private Action discard(Deal deal, List<Action> options) {
        CardSet hand = deal.hands().of(deal.toAct().orElseThrow());
        return options.stream()
                .min(Comparator.comparingInt(option -> cost(((Action.Discard) option).cards(), hand, deal)))
                .orElseThrow();
    }

    private int cost(CardSet two, CardSet hand, Deal deal) {
        int cost = 0;
        for (Card card : two) {
            cost += switch (type) {
                case SUIT -> costInSuit(card, hand, deal);
                case BETL, OPEN_BETL -> -card.rank().withoutTrump();
                case DURCH, OPEN_DURCH -> card.rank().withoutTrump();
            };
        }
        return cost;
    }

    private static int costInSuit(Card card, CardSet hand, Deal deal) {
        boolean trump =
                deal.indicator().filter(shown -> shown.suit() == card.suit()).isPresent();
        boolean pair = (card.rank() == Rank.KING || card.rank() == Rank.QUEEN)
                && !hand.ofSuit(card.suit()).kingsWithQueens().isEmpty();
        return card.rank().inSuit()
                + 2 * hand.ofSuit(card.suit()).size()
                + (trump ? 12 : 0)
                + (pair ? 10 : 0)
                + (card.rank().sharp() ? 12 : 0);
    }

    private Action answer(List<Action> options) {
        Action flek = new Action.Good(true);
        return options.contains(flek) && chance.nextInt(4) == 0 ? flek : new Action.Good(false);
    }

    /** Announces what the hand has, more often with many trumps, and doubles now and then. */
    private Action speak(Deal deal, List<Action> options) {
        Contract contract = deal.contract().orElseThrow();
        CardSet hand = deal.hands().of(deal.toAct().orElseThrow());
        int trumps = contract.trump().map(suit -> hand.ofSuit(suit).size()).orElse(0);
        Action.Speak best = Action.Speak.PASS;
        for (Action option : options) {
            Action.Speak speak = (Action.Speak) option;
            boolean announced = speak.announcements().stream().allMatch(one -> dares(one, trumps));
            boolean raised = speak.raises().isEmpty() || chance.nextInt(3) == 0;
            best = announced && raised && !speak.pass() && chance.nextInt(2) == 0 ? speak : best;
        }
        return best;
    }

    private boolean dares(Announcement announcement, int trumps) {
        int needed = announcement == Announcement.SEVEN ? LONG_TRUMPS : LONG_TRUMPS + 1;
        return trumps >= needed || chance.nextInt(6) == 0;
    }
}
