package forhont.cli;

import forhont.content.RuleSets;
import forhont.protocol.EvaluationRun;
import forhont.rules.Announced;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.Hands;
import forhont.rules.Notation;
import forhont.rules.Position;
import forhont.rules.RuleSet;
import forhont.rules.Score;
import forhont.rules.Seat;
import forhont.rules.Suit;
import forhont.rules.Trick;
import forhont.settlement.Doubles;
import forhont.solver.Evaluation;
import forhont.solver.Goal;
import forhont.solver.Holding;
import forhont.solver.Solution;
import forhont.solver.Solver;
import forhont.solver.Worth;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Solves a position with open cards, or says what one hand is worth in each contract. */
@Command(
        name = "solve",
        description = {
            "Solves three hands with open cards, or evaluates one hand of seven or twelve cards.",
            "A hand is written suit by suit: \"H:A8 D:T7 C:K\"."
        },
        mixinStandardHelpOptions = true)
final class Solve implements Callable<Integer> {
    private static final int PERCENT = 100;

    @Mixin
    private Folders folders;

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "1..3", paramLabel = "HAND", description = "Forehand's hand, the next, the third; or one hand.")
    private List<String> hands;

    @Option(names = "--ruleset", defaultValue = "traditional", description = "${DEFAULT-VALUE} if not given.")
    private String ruleSet;

    @Option(
            names = "--contract",
            defaultValue = "suit",
            description = "suit, betl, durch, open-betl or open-durch; ${DEFAULT-VALUE} if not given.")
    private String contract;

    @Option(names = "--trump", defaultValue = "H", description = "C, S, D or H; ${DEFAULT-VALUE} if not given.")
    private char trump;

    @Option(names = "--seat", defaultValue = "0", description = "The soloist, or whose the one hand is: 0, 1 or 2.")
    private int seat;

    @Option(names = "--leader", defaultValue = "-1", description = "Who leads; by the rule set if not given.")
    private int leader;

    @Option(names = "--trick", split = ",", description = "Cards already in the trick: KS,JH.")
    private List<String> trick = List.of();

    @Option(
            names = "--goal",
            defaultValue = "settlement",
            description = "points, seven, seven-against, betl, durch or settlement (V); ${DEFAULT-VALUE} if not given.")
    private String goal;

    @Option(names = "--indicator", defaultValue = "", description = "The card that fixes the trump, for one hand.")
    private String indicator;

    @Option(names = "--samples", defaultValue = "200", description = "For one hand; ${DEFAULT-VALUE} if not given.")
    private int samples;

    @Option(names = "--seed", defaultValue = "1", description = "For one hand; ${DEFAULT-VALUE} if not given.")
    private long seed;

    @Override
    public Integer call() {
        RuleSets ruleSets = folders.ruleSets();
        RuleSet rules = ruleSets.all().stream()
                .filter(each -> each.id().equals(ruleSet))
                .findFirst()
                .orElseThrow(() -> wrong("no such rule set: " + ruleSet));
        try {
            switch (hands.size()) {
                case 1 -> evaluate(rules);
                case 3 -> solve(rules);
                default -> throw wrong("one hand or three hands, not two");
            }
        } catch (IllegalArgumentException e) {
            throw wrong(e.getMessage());
        }
        return 0;
    }

    private void solve(RuleSet rules) {
        ContractType type = constant(ContractType.values(), contract);
        Contract played = type.hasTrump()
                ? Contract.suit(
                        seat(seat), Suit.parse(trump).orElseThrow(() -> wrong("a trump is C, S, D or H: " + trump)))
                : Contract.withoutTrump(type, seat(seat));
        Seat first = leader < 0 ? Position.firstLeader(rules, played) : seat(leader);
        Position position = new Position(
                rules,
                played,
                Announced.NOTHING,
                new Hands(cards(hands.get(0)), cards(hands.get(1)), cards(hands.get(2))),
                new Trick(first, trick.stream().map(this::card).toList()),
                Score.NOTHING);
        Solution solution = new Solver().solve(position, new Goal(constant(Goal.Kind.values(), goal), Doubles.NONE));
        PrintWriter out = spec.commandLine().getOut();
        out.println(goal + "  " + signed(solution.value()) + ", seat "
                + position.toPlay().number() + " to play");
        for (Solution.CardValue each : solution.cards()) {
            String mark = each.value() == solution.value() ? "  best" : "";
            out.println("  " + each.card() + padded(signed(each.value()), 6) + mark);
        }
        out.println("line  " + solution.line().stream().map(Card::toString).collect(Collectors.joining(" ")));
        out.flush();
    }

    private void evaluate(RuleSet rules) {
        Optional<Card> laid = indicator.isEmpty() ? Optional.empty() : Optional.of(card(indicator));
        boolean outbids = rules.takeover() && seat != 0;
        Optional<ContractType> standing = outbids ? Optional.of(ContractType.SUIT) : Optional.empty();
        Holding holding = new Holding(rules, seat(seat), cards(hands.get(0)), laid, standing);
        PrintWriter err = spec.commandLine().getErr();
        List<Worth> worths = EvaluationRun.onAllProcessors()
                .run(new Evaluation(holding, samples, seed), done -> progress(done, err), () -> false)
                .orElse(List.of());
        err.println();
        err.flush();
        PrintWriter out = spec.commandLine().getOut();
        out.println("contract          V   error   wins  discard");
        for (Worth worth : worths) {
            String name = Notation.of(worth.contract().type())
                    + worth.contract().trump().map(suit -> " " + suit.letter()).orElse("");
            out.println(name + padded(decimal(worth.expected()), 19 - name.length())
                    + padded(decimal(worth.standardError()), 8)
                    + padded(Math.round(worth.winRate() * PERCENT) + " %", 7) + "  " + worth.discard());
        }
        out.flush();
    }

    private static void progress(double done, PrintWriter err) {
        err.print("\r" + Math.round(done * PERCENT) + " %");
        err.flush();
    }

    private CardSet cards(String text) {
        return CardSet.parse(text).orElseThrow(() -> wrong("a hand is written like \"H:A8 D:T7 C:K\": " + text));
    }

    private Card card(String text) {
        return Card.parse(text).orElseThrow(() -> wrong("a card is a rank and a suit, like AH: " + text));
    }

    private Seat seat(int number) {
        return Seat.at(number).orElseThrow(() -> wrong("a seat is 0, 1 or 2: " + number));
    }

    private <E extends Enum<E>> E constant(E[] all, String text) {
        return Notation.parse(all, text).orElseThrow(() -> {
            List<String> names = new ArrayList<>();
            for (E each : all) {
                names.add(Notation.of(each));
            }
            return wrong("one of " + String.join(", ", names) + ", not " + text);
        });
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    private static String signed(int value) {
        return value > 0 ? "+" + value : "" + value;
    }

    private static String decimal(double value) {
        long hundredths = Math.round(value * PERCENT);
        long whole = Math.abs(hundredths) / PERCENT;
        long rest = Math.abs(hundredths) % PERCENT;
        return (hundredths < 0 ? "-" : "") + whole + (rest < 10 ? ".0" : ".") + rest;
    }

    private static String padded(String text, int width) {
        return " ".repeat(Math.max(1, width - text.length())) + text;
    }
}
