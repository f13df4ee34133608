package forhont.exercise;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Position;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.solver.Goal;
import forhont.solver.Reckoning;
import forhont.solver.Solution;
import forhont.solver.Solver;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Only the own hand is seen: choose a card that costs nothing, however the unseen cards lie (R-16 to R-27, by exact
 * search in every position that what was seen and heard allows).
 *
 * @param layouts how many such positions there are
 * @param safe the cards that keep the best result in each of them
 * @param refuted for every other legal card the position in which it costs most
 */
public record SafeCard(Sight sight, Goal goal, int layouts, CardSet safe, Map<Card, Outlook> refuted)
        implements ChoiceExercise {
    /** More positions than this are not looked through. */
    public static final int MOST_LAYOUTS = 1_000;

    public SafeCard {
        refuted = Collections.unmodifiableMap(new LinkedHashMap<>(refuted));
        if (safe.isEmpty() || refuted.isEmpty()) {
            throw new IllegalArgumentException("some card is safe and some other is not: safe are " + safe + ", not "
                    + refuted.keySet() + " of " + layouts + " positions");
        }
    }

    /** The exercise; the positions must be few enough, with a card that is safe in all and one that is not. */
    public static SafeCard of(Sight sight, Goal goal, Solver solver) {
        List<Position> positions = Reckoning.of(sight.view(), MOST_LAYOUTS)
                .orElseThrow(() -> new IllegalArgumentException("from 1 to " + MOST_LAYOUTS
                        + " ways for the unseen cards to lie; fewer cards in hand leave fewer"));
        if (!positions.stream().allMatch(sight::comesTo)) {
            throw new IllegalArgumentException("what can have come about by the rules: the tricks, the marriages "
                    + sight.marriages() + " and the cards still in hand do not agree");
        }
        return new Search(sight, goal, solver).over(positions, false).orElseThrow();
    }

    /** The exercise where there is something to ask: not too much unseen, some card safe and some other not. */
    public static Optional<SafeCard> worthAsking(Sight sight, Goal goal, Solver solver) {
        return Reckoning.of(sight.view(), MOST_LAYOUTS)
                .flatMap(positions -> new Search(sight, goal, solver).over(positions, true));
    }

    /** Goes through the positions and keeps for each card the first in which it costs most. */
    private static final class Search {
        private final Sight sight;
        private final Goal goal;
        private final Solver solver;
        private final Map<Card, Position> worst = new LinkedHashMap<>();
        private final int[] costs = new int[32];

        Search(Sight sight, Goal goal, Solver solver) {
            this.sight = sight;
            this.goal = goal;
            this.solver = solver;
        }

        /** Empty, where that is enough, as soon as no card is safe any more; and where all are. */
        Optional<SafeCard> over(List<Position> positions, boolean worth) {
            CardSet legal = positions.get(0).legal();
            CardSet safe = legal;
            for (Position position : positions) {
                safe = safe.minus(costing(position));
                if (worth && safe.isEmpty()) {
                    return Optional.empty();
                }
            }
            if (worth && safe.equals(legal)) {
                return Optional.empty();
            }
            Map<Card, Outlook> refuted = new LinkedHashMap<>();
            legal.minus(safe).forEach(card -> refuted.put(card, Outlook.of(worst.get(card), goal, solver)));
            return Optional.of(new SafeCard(sight, goal, positions.size(), safe, refuted));
        }

        private CardSet costing(Position position) {
            List<Solution.CardValue> values = solver.values(position, goal);
            boolean high = (position.contract().soloist() == sight.seat()) != goal.defencePlaysForIt();
            int best = values.get(0).value();
            for (Solution.CardValue each : values) {
                best = high ? Math.max(best, each.value()) : Math.min(best, each.value());
            }
            CardSet costing = CardSet.EMPTY;
            for (Solution.CardValue each : values) {
                int cost = Math.abs(best - each.value());
                if (cost > 0) {
                    costing = costing.with(each.card());
                }
                if (cost > costs[each.card().index()]) {
                    costs[each.card().index()] = cost;
                    worst.put(each.card(), position);
                }
            }
            return costing;
        }
    }

    @Override
    public Kind kind() {
        return Kind.BEST_CARD;
    }

    @Override
    public RuleSet rules() {
        return sight.rules();
    }

    /** The learner's seat. */
    public Seat seat() {
        return sight.seat();
    }

    @Override
    public CardSet cards() {
        return sight.cards();
    }

    @Override
    public List<Option> options() {
        return Option.ofCards(sight.hand());
    }

    @Override
    public boolean single() {
        return true;
    }

    /** Every card that is safe; one of them is chosen. */
    @Override
    public Answer.Chosen solution() {
        return Answer.Chosen.of(safe);
    }

    /** The position in which a card costs most; empty for a safe card and one that may not be played. */
    public Optional<Outlook> refutation(Card card) {
        return Optional.ofNullable(refuted.get(card));
    }

    @Override
    public Reason reason(Option option) {
        Card card = ((Option.OfCard) option).card();
        if (safe.contains(card)) {
            return Reason.of(why(goal)).with("card", new Thing.OneCard(card)).with("count", new Thing.Count(layouts));
        }
        return refutation(card)
                .map(outlook -> outlook.reason(card).somewhere())
                .orElseGet(() -> new LegalCards(rules(), sight.trick(), sight.play()).reason(option));
    }

    private static Why why(Goal goal) {
        return switch (goal.kind()) {
            case POINTS -> Why.SAFE_POINTS;
            case SETTLEMENT -> Why.SAFE_PAYMENT;
            case SEVEN, SEVEN_AGAINST -> Why.SAFE_FOR_SEVEN;
            case BETL, DURCH -> Why.SAFE_FOR_CONTRACT;
        };
    }

    @Override
    public Map<Misconception, Answer.Chosen> byWrongRules() {
        return Map.of();
    }
}
