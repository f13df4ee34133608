package forhont.practice;

import forhont.exercise.Exercise;
import forhont.exercise.Option;
import forhont.exercise.ShownHand;
import forhont.rules.Announced;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.Hands;
import forhont.rules.Position;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Trick;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Draws a hand good enough to be shown, and the first trick of the open contract. */
final class OpenHandDraw implements Generator {
    private static final int TEN = 10;
    private static final int NOISE = 9;
    private static final int MOST_FAILING = 4;
    private static final int LOST = 2;

    @Override
    public boolean fits(RuleSet rules) {
        return rules.contracts().stream().anyMatch(ContractType::open);
    }

    @Override
    public Optional<Exercise> draw(Wanted wanted) {
        List<ContractType> open =
                wanted.rules().contracts().stream().filter(ContractType::open).toList();
        Contract contract = Contract.withoutTrump(wanted.pick(open), wanted.pick(List.of(Seat.values())));
        Position position = start(contract, wanted);
        position = position.play(lead(position, wanted));
        while (position.score().tricks().isEmpty()) {
            CardSet legal = position.legal();
            position = position.play(legal.cards().get(wanted.chance().nextInt(legal.size())));
        }
        Trick first = position.score().tricks().get(0);
        Seat soloist = contract.soloist();
        ShownHand exercise = new ShownHand(
                wanted.rules(),
                contract,
                first,
                position.hands().of(soloist),
                position.hands().of(soloist.left(1)),
                position.hands().of(soloist.left(2)));
        return fits(exercise, wanted) ? Optional.of(exercise) : Optional.empty();
    }

    /** The soloist holds nearly the best ten for the contract, the others any. */
    private static Position start(Contract contract, Wanted wanted) {
        int sign = contract.type().winsTricks() ? -1 : 1;
        List<Card> pack = new ArrayList<>(CardSet.PACK.cards());
        int[] order = new int[pack.size()];
        for (Card card : pack) {
            order[card.index()] =
                    sign * 2 * contract.strength(card) + wanted.chance().nextInt(NOISE);
        }
        pack.sort(Comparator.comparingInt(card -> order[card.index()]));
        CardSet best = CardSet.of(pack.subList(0, TEN));
        List<Card> rest = new ArrayList<>(pack.subList(TEN, pack.size()));
        CardSet left = CardSet.EMPTY;
        CardSet right = CardSet.EMPTY;
        for (int card = 0; card < TEN; card++) {
            left = left.with(rest.remove(wanted.chance().nextInt(rest.size())));
            right = right.with(rest.remove(wanted.chance().nextInt(rest.size())));
        }
        Seat soloist = contract.soloist();
        Hands hands = new Hands(CardSet.EMPTY, CardSet.EMPTY, CardSet.EMPTY)
                .with(soloist, best)
                .with(soloist.left(1), left)
                .with(soloist.left(2), right);
        return Position.start(wanted.rules(), contract, Announced.NOTHING, hands, CardSet.EMPTY, soloist);
    }

    /** A card that is likely to go the right way: the lowest of a short suit, or the highest. */
    private static Card lead(Position position, Wanted wanted) {
        Contract contract = position.contract();
        CardSet hand = position.hands().of(position.toPlay());
        int sign = contract.type().winsTricks() ? -1 : 1;
        return wanted.oneIn(4)
                ? hand.cards().get(wanted.chance().nextInt(hand.size()))
                : hand.cards().stream()
                        .min(Comparator.<Card>comparingInt(card -> sign * contract.strength(card))
                                .thenComparingInt(
                                        card -> hand.ofSuit(card.suit()).size()))
                        .orElseThrow();
    }

    private static boolean fits(ShownHand exercise, Wanted wanted) {
        var solution = exercise.solution().options();
        boolean lost = solution.contains(Option.Word.LOST_IN_FIRST_TRICK);
        boolean made = solution.contains(Option.Word.OPEN_MADE);
        int traps = wanted.traps(exercise).size();
        if (lost) {
            return wanted.oneIn(LOST) && traps > 0;
        }
        boolean failing = !made && solution.size() <= MOST_FAILING;
        return switch (wanted.level()) {
            case 1 -> (made || failing) && traps > 0;
            case 2 -> (made && traps > 0) || (failing && traps > 1);
            default -> (made && traps > 0 && wanted.oneIn(2)) || (failing && solution.size() == 1 && traps > 1);
        };
    }
}
