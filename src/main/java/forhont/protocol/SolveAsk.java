package forhont.protocol;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Hands;
import forhont.rules.Position;
import forhont.rules.Rank;
import forhont.rules.RuleSet;
import forhont.rules.Score;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Suit;
import forhont.rules.Trick;
import forhont.settlement.Account;
import forhont.settlement.Doubles;
import forhont.solver.Goal;
import forhont.solver.Solution;
import forhont.solver.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code solve}: what best play by everybody gives with open cards, and what each legal card is worth. */
final class SolveAsk implements Ask {
    private static final int MOST_POINTS = 90;
    private static final int LAST_TEN = 10;
    private static final int MOST_IN_TALON = 20;

    @Override
    public ObjectNode answer(Request request) {
        Account account = request.account();
        Position position = position(request, account);
        Goal goal = goal(request.field("goal"), account.contract(), account.doubles());
        Solution solution = request.effort().think(() -> new Solver().solve(position, goal));
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        answer.put("value", solution.value());
        ObjectNode cards = answer.putObject("cards");
        solution.cards().forEach(each -> cards.put(each.card().toString(), each.value()));
        ArrayNode line = answer.putArray("line");
        solution.line().forEach(card -> line.add(card.toString()));
        return answer;
    }

    private static Position position(Request request, Account account) {
        List<Value> given = request.field("hands").items(3, 3);
        List<Card> all =
                new ArrayList<>(request.optional("trick").isPresent() ? request.cards("trick", 0, 2) : List.of());
        Trick trick = new Trick(request.leader(account.rules(), account.contract()), all);
        List<CardSet> hands = new ArrayList<>();
        for (Value hand : given) {
            List<Card> cards = hand.cards(0, 10);
            all.addAll(cards);
            hands.add(CardSet.of(cards));
        }
        Request.checkDifferent(all);
        Hands held = new Hands(hands.get(0), hands.get(1), hands.get(2));
        checkCounts(held, trick);
        Score score = score(request, account);
        checkTaken(score, account.rules(), CardSet.of(all));
        checkMarriages(score, account.contract(), CardSet.of(all));
        return new Position(account.rules(), account.contract(), account.announced(), held, trick, score);
    }

    /** What has been taken and what is still to come are ninety, less what may lie in the talon; nothing may be left unsaid. */
    private static void checkTaken(Score score, RuleSet rules, CardSet out) {
        int taken = score.soloistPoints() + score.defencePoints();
        int gone =
                MOST_POINTS - LAST_TEN - 10 * out.intersection(CardSet.sharp()).size();
        int talon = rules.talon().countsForSoloist() ? MOST_IN_TALON : 0;
        if (taken != 0 && (taken > gone || taken < gone - talon)) {
            throw Refusal.of(
                    ErrorCode.OUT_OF_RANGE, "taken: tricks without these cards make " + gone + " points (R-4)");
        }
    }

    /** A marriage whose king and queen are both still out has not been scored, and none is scored twice. */
    private static void checkMarriages(Score score, Contract contract, CardSet out) {
        List<Integer> open = new ArrayList<>();
        for (Suit suit : Suit.values()) {
            if (!out.contains(Card.of(suit, Rank.KING)) || !out.contains(Card.of(suit, Rank.QUEEN))) {
                open.add(contract.trump().filter(suit::equals).isPresent() ? 40 : 20);
            }
        }
        for (Side side : Side.values()) {
            for (Integer marriage : score.marriages(side)) {
                if (!open.remove(marriage)) {
                    throw Refusal.of(ErrorCode.OUT_OF_RANGE, "marriages: so many cannot have been scored yet (R-19)");
                }
            }
        }
    }

    /** Whoever has played to the trick holds one card fewer than the others. */
    private static void checkCounts(Hands hands, Trick trick) {
        int most = hands.of(trick.toPlay()).size();
        for (int place = 0; place < 3; place++) {
            Seat seat = trick.seatOf(place);
            int wanted = place < trick.cards().size() ? most - 1 : most;
            if (hands.of(seat).size() != wanted) {
                throw Refusal.of(
                        ErrorCode.WRONG_COUNT, "seat " + seat.number() + " holds " + wanted + " cards at this moment");
            }
        }
    }

    private static Score score(Request request, Account account) {
        if (!account.contract().type().hasTrump()) {
            return Score.NOTHING;
        }
        Optional<Value> taken = request.optional("taken");
        Optional<Value> marriages = request.optional("marriages");
        int soloist = points(taken, "soloist");
        int defence = points(taken, "defence");
        if (soloist + defence > MOST_POINTS) {
            throw Refusal.of(ErrorCode.OUT_OF_RANGE, "taken: there are 90 points in all (R-4)");
        }
        return new Score(
                List.of(),
                soloist,
                defence,
                marriages(marriages, "soloist"),
                marriages(marriages, "defence"),
                Optional.empty());
    }

    private static int points(Optional<Value> taken, String side) {
        int points =
                taken.flatMap(value -> value.optional(side)).map(Value::number).orElse(0);
        if (points < 0 || points > MOST_POINTS || points % 10 != 0) {
            throw Refusal.of(ErrorCode.OUT_OF_RANGE, "taken: points come in tens, 90 in all (R-4)");
        }
        return points;
    }

    private static List<Integer> marriages(Optional<Value> marriages, String side) {
        List<Integer> scored = marriages
                .flatMap(value -> value.optional(side))
                .map(list -> list.items(0, 4).stream().map(Value::number).toList())
                .orElse(List.of());
        if (!List.of(20, 40).containsAll(scored)) {
            throw Refusal.of(ErrorCode.OUT_OF_RANGE, "marriages: each counts 20 or 40 (R-19)");
        }
        return scored;
    }

    private static Goal goal(Value value, Contract contract, Doubles doubles) {
        Goal.Kind kind = value.choice(Goal.Kind.values(), ErrorCode.OUT_OF_RANGE);
        boolean fits = switch (kind) {
            case POINTS, SEVEN, SEVEN_AGAINST -> contract.type().hasTrump();
            case BETL -> !contract.type().hasTrump() && !contract.type().winsTricks();
            case DURCH -> contract.type().winsTricks();
            case SETTLEMENT -> true;
        };
        if (!fits) {
            throw Refusal.of(ErrorCode.OUT_OF_RANGE, "the goal " + value.text() + " is not one of this contract");
        }
        return new Goal(kind, doubles);
    }
}
