package forhont.bench;

import forhont.content.RuleSets;
import forhont.content.Source;
import forhont.rules.Action;
import forhont.rules.Announced;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.ContractType;
import forhont.rules.Deal;
import forhont.rules.Position;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Sfc32;
import forhont.rules.Suit;
import forhont.settlement.Account;
import forhont.settlement.Doubles;
import forhont.settlement.Facts;
import forhont.solver.Goal;
import forhont.solver.Policy;
import forhont.solver.Solver;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/**
 * Prints what the policy earns in Suit more than a random legal player, as soloist and as the two defenders, and how far
 * open-card values lie from what the policy makes of the same deals.
 */
public final class PolicyFigures {
    private static final int DEALS = 300;
    private static final Policy POLICY = new Policy(8);

    private final Solver solver = new Solver();
    private final RuleSet rules;

    private PolicyFigures(RuleSet rules) {
        this.rules = rules;
    }

    public static void main(String[] args) {
        RuleSet rules;
        try (Source packed = Source.packed()) {
            rules = RuleSets.read(packed).all().get(0);
        }
        new PolicyFigures(rules).print();
    }

    private void print() {
        double[] soloist = new double[DEALS];
        double[] defence = new double[DEALS];
        double[] open = new double[DEALS];
        for (int number = 0; number < DEALS; number++) {
            Deal deal = beforePlay(number);
            int all = played(deal, number, seat -> true);
            soloist[number] = all - played(deal, number, seat -> seat != Seat.FOREHAND);
            defence[number] = played(deal, number, seat -> seat == Seat.FOREHAND) - all;
            Position start = deal.position().orElseThrow();
            open[number] = solver.value(start, Goal.settlement(Doubles.NONE)) - all;
        }
        print("the policy as soloist over a random soloist, V", soloist);
        print("the policy as defence over a random defence, V", defence);
        print("open cards over the policy in all seats, V", open);
    }

    private static void print(String what, double[] values) {
        double sum = 0;
        double squares = 0;
        for (double value : values) {
            sum += value;
            squares += value * value;
        }
        double mean = sum / values.length;
        double error = Math.sqrt((squares / values.length - mean * mean) / (values.length - 1));
        System.out.println(String.format(Locale.ROOT, "%s: %+.2f ± %.2f", what, mean, error));
    }

    private Deal beforePlay(int number) {
        Deal deal = Deal.shuffled(rules, new Sfc32(number));
        while (deal.position().isEmpty()) {
            deal = deal.apply(said(deal));
        }
        return deal;
    }

    /** Forehand plays a plain Suit with the longest of the first seven, which everybody accepts. */
    private static Action said(Deal deal) {
        return switch (deal.stage()) {
            case TRUMP -> {
                CardSet seven = deal.packets().first(Seat.FOREHAND);
                Suit longest = List.of(Suit.values()).stream()
                        .max(Comparator.comparingInt(suit -> seven.ofSuit(suit).size()))
                        .orElseThrow();
                yield new Action.Lay(seven.ofSuit(longest).first());
            }
            case CONTRACT -> new Action.Declare(ContractType.SUIT);
            case DISCARD -> lowestDiscard(deal);
            case ANSWER -> new Action.Good(false);
            case ANNOUNCEMENTS, PLAY, OVER -> Action.Speak.PASS;
        };
    }

    private static Action lowestDiscard(Deal deal) {
        Suit trump = deal.indicator().orElseThrow().suit();
        return deal.options().stream()
                .filter(Action.Discard.class::isInstance)
                .map(Action.Discard.class::cast)
                .min(Comparator.comparingInt(discard -> cost(discard.cards(), trump)))
                .orElseThrow();
    }

    private static int cost(CardSet cards, Suit trump) {
        int cost = 0;
        for (Card card : cards) {
            cost += card.rank().inSuit() + (card.suit() == trump ? 100 : 0);
        }
        return cost;
    }

    /** V at the end, with the policy in some seats and random legal cards in the others. */
    private int played(Deal start, int number, Predicate<Seat> byPolicy) {
        Sfc32 chance = new Sfc32(1_000_000L + number);
        Deal deal = start;
        while (!deal.over()) {
            Seat seat = deal.toAct().orElseThrow();
            List<Card> legal = deal.position().orElseThrow().legal().cards();
            Card card = byPolicy.test(seat)
                    ? POLICY.choose(deal.view(seat), solver, chance)
                    : legal.get(chance.nextInt(legal.size()));
            deal = deal.apply(Action.Play.of(card));
        }
        Position end = deal.position().orElseThrow();
        return new Account(rules, end.contract(), Announced.NOTHING, Doubles.NONE)
                .settle(Facts.of(end.score()))
                .perDefender();
    }
}
