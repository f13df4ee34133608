package forhont.practice;

import forhont.rules.Card;
import forhont.rules.ContractType;
import forhont.rules.Deal;
import forhont.rules.Dealing;
import forhont.rules.Position;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A deal dealt, bid and played to its end by players of simple habits.
 *
 * @param bid the deal just before the first lead
 * @param positions every moment of the play, before its first card, and after each
 */
record Run(Deal bid, List<Position> positions) {
    private static final int SHUFFLES_FOR_A_HAND = 60;

    Run {
        positions = List.copyOf(positions);
    }

    /** A deal in which forehand, or whoever names trump, plays that contract. */
    static Run of(RuleSet rules, ContractType type, RandomGenerator chance) {
        Deal deal = upTo(Stage.PLAY, dealt(rules, type, chance), type, chance);
        List<Position> positions = new ArrayList<>();
        Habits habits = new Habits(chance);
        Position position = deal.position().orElseThrow();
        positions.add(position);
        while (!position.over()) {
            position = position.play(habits.card(position));
            positions.add(position);
        }
        return new Run(deal, positions);
    }

    /** A deal in which a hand for that contract came up, before anything is said. */
    static Deal dealt(RuleSet rules, ContractType type, RandomGenerator chance) {
        Deal best = Deal.shuffled(rules, chance);
        if (type.hasTrump()) {
            return best;
        }
        for (int shuffle = 0; shuffle < SHUFFLES_FOR_A_HAND; shuffle++) {
            Deal other = Deal.shuffled(rules, chance);
            best = fitness(other, type) > fitness(best, type) ? other : best;
        }
        return best;
    }

    /** How well the cards of whoever will choose suit a contract without trump. */
    private static int fitness(Deal deal, ContractType type) {
        int sum = 0;
        for (Card card : deal.packets().hand(chooser(deal))) {
            int strength = card.rank().withoutTrump();
            sum += type.winsTricks() ? strength * strength : -strength * strength;
        }
        return sum;
    }

    /** Forehand, or the first who can name a trump where king and queen are needed for it. */
    private static Seat chooser(Deal deal) {
        boolean named = deal.rules().dealing().trumpChoice() == Dealing.TrumpChoice.KING_AND_QUEEN;
        for (Seat seat : Seat.values()) {
            if (named && !deal.packets().first(seat).kingsWithQueens().isEmpty()) {
                return seat;
            }
        }
        return Seat.FOREHAND;
    }

    /** The deal once it has come to a stage, or past it where the rule set has none such. */
    static Deal upTo(Stage stage, Deal from, ContractType type, RandomGenerator chance) {
        Player player = new Player(type, chance);
        Deal deal = from;
        while (deal.stage().compareTo(stage) < 0) {
            deal = deal.apply(player.act(deal));
        }
        return deal;
    }

    Position end() {
        return positions.get(positions.size() - 1);
    }

    /** The moments in which somebody is to play. */
    List<Position> turns() {
        return end().over() ? positions.subList(0, positions.size() - 1) : positions;
    }
}
