package forhont.bench;

import forhont.content.RuleSets;
import forhont.content.Source;
import forhont.protocol.EvaluationRun;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Deal;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Sfc32;
import forhont.rules.Suit;
import forhont.solver.Evaluation;
import forhont.solver.Holding;
import forhont.solver.Worth;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Prints how long it takes to say what forehand's twelve cards are worth in every contract, with the best discards, 200
 * samples and all processors: the first hand after the start, then the median and the slowest of a hundred more.
 */
public final class EvaluateFigures {
    private static final int HANDS = 100;
    private static final int SAMPLES = 200;
    private static final double SECOND = 1e9;

    private EvaluateFigures() {}

    public static void main(String[] args) {
        RuleSet rules;
        try (Source packed = Source.packed()) {
            rules = RuleSets.read(packed).all().get(0);
        }
        double first = seconds(rules, 0);
        double[] others = new double[HANDS];
        for (int number = 0; number < HANDS; number++) {
            others[number] = seconds(rules, number + 1);
        }
        Arrays.sort(others);
        System.out.println(String.format(
                Locale.ROOT,
                "evaluate, seconds: the first hand %.2f, then p50 %.2f, p95 %.2f, max %.2f",
                first,
                others[HANDS / 2],
                others[HANDS * 95 / 100],
                others[HANDS - 1]));
    }

    private static double seconds(RuleSet rules, int number) {
        Holding holding = holding(rules, number);
        long before = System.nanoTime();
        List<Worth> worths = EvaluationRun.onAllProcessors()
                .run(new Evaluation(holding, SAMPLES, number), done -> {}, () -> false)
                .orElseThrow();
        double seconds = (System.nanoTime() - before) / SECOND;
        if (worths.isEmpty()) {
            throw new IllegalStateException("no contract is open to " + holding.cards());
        }
        return seconds;
    }

    /** A random forehand with its twelve cards, the lowest card of the longest of the first seven laid for trump. */
    private static Holding holding(RuleSet rules, int number) {
        Deal deal = Deal.shuffled(rules, new Sfc32(number));
        CardSet seven = deal.packets().first(Seat.FOREHAND);
        Suit longest = List.of(Suit.values()).stream()
                .max(Comparator.comparingInt(suit -> seven.ofSuit(suit).size()))
                .orElseThrow();
        Card indicator = seven.ofSuit(longest).first();
        CardSet twelve = deal.packets().hand(Seat.FOREHAND);
        return new Holding(rules, Seat.FOREHAND, twelve, Optional.of(indicator), Optional.empty());
    }
}
