package forhont.solver;

import forhont.rules.Announced;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.Hands;
import forhont.rules.Position;
import forhont.rules.RuleSet;
import forhont.rules.Score;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Suit;
import forhont.rules.Trick;
import forhont.settlement.Doubles;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Random endings of thinned packs: any goal, any rule set, in the middle of a trick too. */
final class Endings {

    record Ending(Position position, Goal goal) {}

    private Endings() {}

    static Ending random(Random random, int cardsEach) {
        RuleSet rules = Tables.ALL.get(random.nextInt(Tables.ALL.size()));
        Goal goal = goal(random);
        Contract contract = contract(random, rules, goal);
        Hands hands = hands(random, cardsEach);
        Announced announced = contract.type().hasTrump() ? announced(random) : Announced.NOTHING;
        Seat leader = Seat.at(random.nextInt(3)).orElseThrow();
        Score score = contract.type().hasTrump() ? score(random, hands) : Score.NOTHING;
        Position position = new Position(rules, contract, announced, hands, new Trick(leader, List.of()), score);
        for (int played = random.nextInt(3); played > 0; played--) {
            List<Card> legal = position.legal().cards();
            position = position.play(legal.get(random.nextInt(legal.size())));
        }
        return new Ending(position, goal);
    }

    private static Goal goal(Random random) {
        return switch (random.nextInt(8)) {
            case 0 -> Goal.POINTS;
            case 1 -> Goal.SEVEN;
            case 2 -> Goal.SEVEN_AGAINST;
            case 3 -> Goal.BETL;
            case 4 -> Goal.DURCH;
            default -> Goal.settlement(new Doubles(random.nextInt(3), random.nextInt(3), random.nextInt(3)));
        };
    }

    private static Contract contract(Random random, RuleSet rules, Goal goal) {
        Seat soloist = Seat.at(random.nextInt(3)).orElseThrow();
        boolean open = random.nextInt(8) == 0;
        return switch (goal.kind()) {
            case BETL -> Contract.withoutTrump(open ? ContractType.OPEN_BETL : ContractType.BETL, soloist);
            case DURCH -> Contract.withoutTrump(open ? ContractType.OPEN_DURCH : ContractType.DURCH, soloist);
            case POINTS, SEVEN, SEVEN_AGAINST -> suit(random, soloist);
            case SETTLEMENT ->
                random.nextInt(8) > 0 || rules.contracts().size() == 1
                        ? suit(random, soloist)
                        : Contract.withoutTrump(
                                rules.contracts()
                                        .get(1
                                                + random.nextInt(
                                                        rules.contracts().size() - 1)),
                                soloist);
        };
    }

    private static Contract suit(Random random, Seat soloist) {
        return Contract.suit(soloist, Suit.values()[random.nextInt(4)]);
    }

    /** Cards drawn from the whole pack, from few suits, or from the high cards, so that they meet. */
    private static Hands hands(Random random, int cardsEach) {
        List<Card> pack = new ArrayList<>(CardSet.PACK.cards());
        Collections.shuffle(pack, random);
        int kind = random.nextInt(4);
        Suit left = Suit.values()[random.nextInt(4)];
        if (kind == 1) {
            pack.removeIf(card -> card.suit() == left);
        } else if (kind == 2) {
            pack.removeIf(card -> card.suit() == left || card.suit().index() == (left.index() + 1) % 4);
        } else if (kind == 3) {
            pack.removeIf(card -> card.rank().inSuit() == 1
                    || card.rank().inSuit() == 2
                    || card.rank().inSuit() == 3);
        }
        return new Hands(
                CardSet.of(pack.subList(0, cardsEach)),
                CardSet.of(pack.subList(cardsEach, 2 * cardsEach)),
                CardSet.of(pack.subList(2 * cardsEach, 3 * cardsEach)));
    }

    private static Announced announced(Random random) {
        return new Announced(side(random), side(random));
    }

    private static Optional<Side> side(Random random) {
        return switch (random.nextInt(4)) {
            case 0 -> Optional.of(Side.SOLOIST);
            case 1 -> Optional.of(Side.DEFENCE);
            default -> Optional.empty();
        };
    }

    /** Tens won before, so that all make ninety or, in a thinned pack, not; and marriages scored before. */
    private static Score score(Random random, Hands hands) {
        int before = 80 - 10 * hands.all().intersection(CardSet.sharp()).size();
        int soloist = 10 * random.nextInt(before / 10 + 1);
        int defence = random.nextInt(4) == 0 ? 10 * random.nextInt(before / 10 + 1) : before - soloist;
        return new Score(List.of(), soloist, defence, marriages(random), marriages(random), Optional.empty());
    }

    private static List<Integer> marriages(Random random) {
        return switch (random.nextInt(6)) {
            case 0 -> List.of(20);
            case 1 -> List.of(40);
            case 2 -> List.of(20, 40);
            default -> List.of();
        };
    }
}
