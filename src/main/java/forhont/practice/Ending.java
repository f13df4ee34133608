package forhont.practice;

import forhont.rules.Card;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.Position;
import forhont.rules.Score;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Trick;
import forhont.settlement.Doubles;
import forhont.solver.Goal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The last tricks of a deal that was played, and what is played for in them.
 *
 * @param position a moment in them, of the score only what counts for what is to come
 */
record Ending(Position position, Goal goal) {
    private static final int MOST_IN_SUIT = 5;

    /** The moments with that many tricks still to be completed, and a goal that is still open. */
    static List<Ending> of(Run run, int tricks, Wanted wanted) {
        List<Ending> endings = new ArrayList<>();
        for (Position position : run.turns()) {
            int held = position.hands().of(position.toPlay()).size();
            if (held == tricks && !position.contract().type().open()) {
                Goal goal = goal(position, Doubles.of(run.bid().doubling()), wanted);
                endings.add(new Ending(bare(position), goal));
            }
        }
        return endings;
    }

    /** How many tricks an ending has: more at higher levels. */
    static int tricks(ContractType type, Wanted wanted) {
        int more = type.hasTrump() ? 0 : wanted.chance().nextInt(3);
        return more
                + switch (wanted.level()) {
                    case 1 -> 3;
                    case 2 -> 3 + wanted.chance().nextInt(2);
                    default -> 4 + wanted.chance().nextInt(MOST_IN_SUIT - 3);
                };
    }

    static ContractType type(Wanted wanted) {
        boolean suit = wanted.level() == 1 || !wanted.oneIn(4);
        List<ContractType> closed =
                wanted.rules().contracts().stream().filter(type -> !type.open()).toList();
        return suit ? ContractType.SUIT : wanted.pick(closed);
    }

    private static Goal goal(Position position, Doubles doubles, Wanted wanted) {
        Contract contract = position.contract();
        if (!contract.type().hasTrump()) {
            return contract.type().winsTricks() ? Goal.DURCH : Goal.BETL;
        }
        Optional<Seat> holder = contract.trumpSeven()
                .flatMap(seven -> List.of(Seat.values()).stream()
                        .filter(seat -> position.hands().of(seat).contains(seven))
                        .findFirst());
        Optional<Side> side = holder.map(contract::side).filter(of -> sevenCounts(position, of));
        if (side.isPresent() && wanted.level() > 1 && wanted.oneIn(2)) {
            return side.get() == Side.SOLOIST ? Goal.SEVEN : Goal.SEVEN_AGAINST;
        }
        return wanted.level() == 3 && wanted.oneIn(3) ? Goal.settlement(doubles) : Goal.POINTS;
    }

    /** Whether something is paid for a side's seven: it is announced, or the silent one counts. */
    static boolean sevenCounts(Position position, Side side) {
        return position.announced().seven().filter(side::equals).isPresent()
                || position.rules().units().silentSeven() > 0;
    }

    /** The position as if it began here: points and marriages stay, the tricks they came from are not shown. */
    private static Position bare(Position position) {
        Trick trick = position.trick();
        Score score = position.score();
        return new Position(
                position.rules(),
                position.contract(),
                position.announced(),
                position.hands(),
                trick,
                new Score(
                        List.of(),
                        score.soloistPoints(),
                        score.defencePoints(),
                        score.soloistMarriages(),
                        score.defenceMarriages(),
                        Optional.empty()));
    }

    /** What a player of simple habits would play. */
    Card habit() {
        return Habits.steady(position);
    }
}
