package forhont.content;

import forhont.exercise.BestCard;
import forhont.exercise.Exercise;
import forhont.exercise.Outlook;
import forhont.exercise.PlayOn;
import forhont.exercise.Taster;
import forhont.rules.Announced;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Hands;
import forhont.rules.Position;
import forhont.rules.RuleSet;
import forhont.rules.Score;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Trick;
import forhont.solver.Goal;
import forhont.solver.Solver;
import java.util.List;
import java.util.Optional;

/** Reads a position with all hands open, and what is played for from there. */
final class EndingReader {
    private static final int POINTS = 90;
    private static final int MOST_WITH_TRUMP = 6;
    private static final int ALL = 10;

    private final RuleSet rules;
    private final Solver solver;

    EndingReader(RuleSet rules, Solver solver) {
        this.rules = rules;
        this.solver = solver;
    }

    /** A position and what is played for. */
    private record Ending(Position position, Goal goal) {}

    Optional<Exercise> bestCard(Node node) {
        Optional<Ending> ending = ending(node);
        node.done();
        return ending.flatMap(read -> node.build(() -> new BestCard(Outlook.of(read.position(), read.goal(), solver))));
    }

    /** Played by {@code seat}, else by whoever is to play. */
    Optional<Exercise> playOn(Node node) {
        Optional<Ending> ending = ending(node);
        boolean named = node.optional("seat").isPresent();
        Seat seat = ContractNode.seat(node, "seat");
        boolean hidden = node.optional("hidden").map(Node::flag).orElse(false);
        node.done();
        return ending.flatMap(read -> node.build(() -> PlayOn.of(
                read.position(), read.goal(), named ? seat : read.position().toPlay(), hidden, solver)));
    }

    /** The moment at which a newcomer sits down, for one trick. */
    Optional<Taster> taster(Node node) {
        Optional<Ending> ending = ending(node);
        node.done();
        return ending.flatMap(read -> node.build(() -> new Taster(read.position(), read.goal(), 1)));
    }

    private Optional<Ending> ending(Node node) {
        Contract contract = ContractNode.contract(node, rules);
        Seat leader = ContractNode.seat(node, "leader");
        List<Node> seats = node.required("hands").items();
        List<CardSet> hands = seats.stream().map(CardNode::hand).toList();
        List<Card> trick = node.optional("trick").map(CardNode::cards).orElse(List.of());
        Announced announced = SettleReader.announced(node);
        Goal goal = goal(node, contract);
        Score score = score(node);
        boolean counted = node.optional("points").isPresent();
        if (hands.size() != 3) {
            node.required("hands").fault(hands.size() + " hands", "three hands, of seats 0, 1 and 2");
        }
        if (trick.size() > 2) {
            node.required("trick").fault("a trick of " + trick.size() + " cards", "none, one or two cards");
        }
        if (!node.sound()) {
            return Optional.empty();
        }
        size(node, contract, hands);
        Optional<Position> position = node.build(() -> played(
                new Position(
                        rules, contract, announced, before(hands, leader, trick), new Trick(leader, List.of()), score),
                trick));
        position.ifPresent(read -> {
            held(node, read);
            points(node, read, goal, counted);
        });
        return node.sound() ? position.map(read -> new Ending(read, goal)) : Optional.empty();
    }

    private static Position played(Position before, List<Card> trick) {
        Position position = before;
        for (Card card : trick) {
            position = position.play(card);
        }
        return position;
    }

    /** The hands before the trick that is on the table. */
    private static Hands before(List<CardSet> hands, Seat leader, List<Card> trick) {
        Hands before = new Hands(hands.get(0), hands.get(1), hands.get(2));
        for (int place = 0; place < trick.size(); place++) {
            Seat seat = leader.left(place);
            if (before.all().contains(trick.get(place))) {
                throw new IllegalArgumentException("a card of the trick is in no hand any more: " + trick.get(place));
            }
            before = before.with(seat, before.of(seat).with(trick.get(place)));
        }
        return before;
    }

    private static void size(Node node, Contract contract, List<CardSet> hands) {
        int most = hands.stream().mapToInt(CardSet::size).max().orElse(0);
        if (contract.type().hasTrump() && most > MOST_WITH_TRUMP) {
            node.fault("a hand of " + most + " cards", "an ending of at most six cards");
        }
        if (most > ALL || (contract.type().open() && most != ALL)) {
            node.fault(
                    "a hand of " + most + " cards", "at most ten; in an open contract the ten before its first trick");
        }
    }

    /** Whoever has announced the seven does not see it in a hand of the other side. */
    private static void held(Node node, Position position) {
        position.announced().seven().ifPresent(side -> {
            for (Seat seat : Seat.values()) {
                boolean holds = position.contract()
                        .trumpSeven()
                        .filter(position.hands().of(seat)::contains)
                        .isPresent();
                if (holds && position.contract().side(seat) != side) {
                    node.fault("the other side holds the seven", "the seven announced by the side that holds it");
                }
            }
        });
    }

    /** Points so far and points to come make ninety. */
    private static void points(Node node, Position position, Goal goal, boolean counted) {
        boolean suit = position.contract().type().hasTrump();
        int left = Outlook.pointsLeft(position);
        int before = position.score().points(Side.SOLOIST) + position.score().points(Side.DEFENCE);
        if (counted && (!suit || before + left != POINTS)) {
            node.required("points")
                    .fault(
                            before + " points so far and " + left + " to come",
                            suit ? "points that make ninety together" : "no points without trump");
        }
        if (!counted && suit && goal.kind() == Goal.Kind.SETTLEMENT) {
            node.fault("what is paid depends on the points so far", "points: { soloist: …, defence: … }");
        }
    }

    private static Score score(Node node) {
        Optional<Node> points = node.optional("points");
        Optional<Node> marriages = node.optional("marriages");
        int soloist = points.map(side -> side.required("soloist").whole()).orElse(0);
        int defence = points.map(side -> side.required("defence").whole()).orElse(0);
        List<Integer> soloists =
                marriages.map(side -> side.required("soloist").wholes()).orElse(List.of());
        List<Integer> defences =
                marriages.map(side -> side.required("defence").wholes()).orElse(List.of());
        points.ifPresent(Node::done);
        marriages.ifPresent(Node::done);
        return new Score(List.of(), soloist, defence, soloists, defences, Optional.empty());
    }

    /** The points in Suit, the contract itself without trump, unless something else is said. */
    static Goal goal(Node node, Contract contract) {
        Goal.Kind own = contract.type().hasTrump()
                ? Goal.Kind.POINTS
                : contract.type().winsTricks() ? Goal.Kind.DURCH : Goal.Kind.BETL;
        Goal.Kind kind =
                node.optional("goal").map(goal -> goal.choice(Goal.Kind.class)).orElse(own);
        return new Goal(kind, SettleReader.doubles(node));
    }
}
