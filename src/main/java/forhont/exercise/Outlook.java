package forhont.exercise;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Position;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.solver.Goal;
import forhont.solver.Solver;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What each card that may be played now leads to when everybody then plays their best, all cards open.
 *
 * @param value what best play gives, as the goal counts it for the soloist
 * @param cards every legal card, in the order of the pack
 */
public record Outlook(Position position, Goal goal, int value, List<After> cards) {
    public Outlook {
        cards = List.copyOf(cards);
    }

    /** A legal card and what best play gives after it. */
    public record After(Card card, int value) {}

    /** The outlook of a position in which somebody is to play. */
    public static Outlook of(Position position, Goal goal, Solver solver) {
        List<After> cards = solver.values(position, goal).stream()
                .map(each -> new After(each.card(), each.value()))
                .toList();
        return new Outlook(position, goal, solver.value(position, goal), cards);
    }

    /** A card that may be played and best play after it, to the end. */
    public List<Card> line(Card card) {
        List<Card> line = new ArrayList<>();
        line.add(card);
        line.addAll(new Solver().solve(position.play(card), goal).line());
        return List.copyOf(line);
    }

    /** Who is to play. */
    public Seat seat() {
        return position.toPlay();
    }

    public CardSet legal() {
        return CardSet.of(cards.stream().map(After::card).toList());
    }

    /** The cards that keep the value. */
    public CardSet best() {
        return CardSet.of(cards.stream()
                .filter(after -> after.value() == value)
                .map(After::card)
                .toList());
    }

    /** What comes after a card; empty if it may not be played. */
    public Optional<After> after(Card card) {
        return cards.stream().filter(after -> after.card().equals(card)).findFirst();
    }

    /** The reason of every card of the hand. */
    public Map<Card, Reason> reasons() {
        Map<Card, Reason> reasons = new LinkedHashMap<>();
        position.hands().of(seat()).forEach(card -> reasons.put(card, reason(card)));
        return reasons;
    }

    /** Why a card of the hand keeps the result, what it costs, or why it may not be played. */
    public Reason reason(Card card) {
        Option option = new Option.OfCard(card);
        return after(card)
                .map(this::reason)
                .orElseGet(() -> new LegalCards(position.rules(), position.trick(), position.view()).reason(option));
    }

    private Reason reason(After after) {
        boolean keeps = after.value() == value;
        Reason reason = Reason.of(wasted(after.card(), keeps) ? Why.SEVEN_TOO_EARLY : why(keeps))
                .with("card", new Thing.OneCard(after.card()))
                .with("alone", new Thing.Count(alone() ? 1 : 0));
        return switch (goal.kind()) {
            case POINTS ->
                reason.with("points", new Thing.Count(points(after.value())))
                        .with("best", new Thing.Count(points(value)))
                        .with("cost", new Thing.Count(points(value) - points(after.value())));
            case SETTLEMENT ->
                reason.with("units", new Thing.Signed(receives(after.value())))
                        .with("best", new Thing.Signed(receives(value)))
                        .with("cost", new Thing.Count(receives(value) - receives(after.value())));
            case SEVEN, SEVEN_AGAINST ->
                reason.with("seven", new Thing.OneCard(contract().trumpSeven().orElseThrow()));
            case BETL, DURCH ->
                reason.with("contract", new Thing.OneContract(contract().type()));
        };
    }

    /** What best play gives the seat to play: points its side still makes, what it receives; else 1, or 0. */
    public int own() {
        return switch (goal.kind()) {
            case POINTS -> points(value);
            case SETTLEMENT -> receives(value);
            case SEVEN, SEVEN_AGAINST, BETL, DURCH -> value;
        };
    }

    /** Whether the card is the seven that is to win the last trick, played before it. */
    private boolean wasted(Card card, boolean keeps) {
        boolean seven = contract().trumpSeven().filter(card::equals).isPresent();
        boolean forIt = goal.kind() == Goal.Kind.SEVEN || goal.kind() == Goal.Kind.SEVEN_AGAINST;
        return forIt && seven && !keeps && position.hands().of(seat()).size() > 1;
    }

    private Why why(boolean keeps) {
        boolean mine = mine();
        return switch (goal.kind()) {
            case POINTS -> keeps ? Why.KEEPS_POINTS : Why.COSTS_POINTS;
            case SETTLEMENT -> keeps ? Why.KEEPS_PAYMENT : Why.COSTS_PAYMENT;
            case SEVEN, SEVEN_AGAINST ->
                keeps ? mine ? Why.SAVES_SEVEN : Why.STOPS_SEVEN : mine ? Why.GIVES_UP_SEVEN : Why.LETS_SEVEN_THROUGH;
            case BETL, DURCH ->
                keeps
                        ? mine ? Why.SAVES_CONTRACT : Why.STOPS_CONTRACT
                        : mine ? Why.GIVES_UP_CONTRACT : Why.LETS_CONTRACT_THROUGH;
        };
    }

    private Contract contract() {
        return position.contract();
    }

    private Side side() {
        return contract().side(seat());
    }

    /** Whether the seat to play has no partner. */
    public boolean alone() {
        return side() == Side.SOLOIST;
    }

    /** Whether the goal is that of the side to play: its own seven, or the contract it plays. */
    public boolean mine() {
        return (side() == Side.DEFENCE) == (goal.kind() == Goal.Kind.SEVEN_AGAINST);
    }

    /** The trick points the side to play still makes where the soloist ends with that value. */
    private int points(int soloist) {
        int gain = soloist - position.score().soloistPoints();
        return side() == Side.SOLOIST ? gain : pointsLeft(position) - gain;
    }

    /** The points of the cards not yet in a complete trick, and the last ten. */
    public static int pointsLeft(Position position) {
        CardSet left = position.hands().all().union(CardSet.of(position.trick().cards()));
        return 10 * left.intersection(CardSet.sharp()).size() + 10;
    }

    /** What the seat to play receives at that V. */
    private int receives(int perDefender) {
        return side() == Side.SOLOIST ? 2 * perDefender : -perDefender;
    }
}
