package forhont.practice;

import forhont.exercise.Exercise;
import forhont.exercise.SafeCard;
import forhont.exercise.Sight;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Position;
import forhont.rules.Score;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.solver.Goal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Draws a moment in the last tricks in which one seat, which sees only its own hand, has a card that costs nothing
 * however the others lie, and another that may cost something.
 */
final class SafeCardDraw {
    private static final int FEWEST = 3;

    private SafeCardDraw() {}

    static Optional<Exercise> draw(Wanted wanted) {
        var type = Ending.type(wanted);
        Run run = Run.of(wanted.rules(), type, wanted.chance());
        int tricks = FEWEST + wanted.chance().nextInt(wanted.level());
        List<Integer> moments = new ArrayList<>();
        for (int moment = 0; moment < run.turns().size(); moment++) {
            Position position = run.turns().get(moment);
            boolean held = position.hands().of(position.toPlay()).size() == tricks;
            if (held && position.legal().size() > 1) {
                moments.add(moment);
            }
        }
        if (moments.isEmpty()) {
            return Optional.empty();
        }
        int moment = wanted.pick(moments);
        Position position = run.positions().get(moment);
        return SafeCard.worthAsking(sight(run, moment), goal(position, wanted), wanted.solver())
                .filter(safe -> fits(safe, position, wanted))
                .map(safe -> safe);
    }

    /** At level 3 a player of simple habits goes wrong. */
    private static boolean fits(SafeCard safe, Position position, Wanted wanted) {
        boolean misled = !safe.safe().contains(Habits.steady(position));
        return misled || (wanted.level() < 3 && wanted.oneIn(2));
    }

    /** What the seat to play sees at a moment of a deal. */
    private static Sight sight(Run run, int moment) {
        Position position = run.positions().get(moment);
        boolean soloist = position.toPlay() == position.contract().soloist();
        return new Sight(
                position.rules(),
                position.contract(),
                position.hands().of(position.toPlay()),
                position.score().tricks(),
                position.trick(),
                soloist ? run.bid().talon() : CardSet.EMPTY,
                run.bid().indicator().filter(card -> position.contract().isTrump(card)),
                position.announced(),
                marriages(run.positions().subList(0, moment + 1)));
    }

    /** The cards with which marriages were announced. */
    private static List<Card> marriages(List<Position> positions) {
        List<Card> marriages = new ArrayList<>();
        for (int moment = 1; moment < positions.size(); moment++) {
            Position before = positions.get(moment - 1);
            Position after = positions.get(moment);
            if (announced(after.score()) > announced(before.score())) {
                Seat seat = before.toPlay();
                marriages.add(
                        before.hands().of(seat).minus(after.hands().of(seat)).first());
            }
        }
        return marriages;
    }

    private static int announced(Score score) {
        return score.soloistMarriages().size() + score.defenceMarriages().size();
    }

    /** A seven is played for only where the seat knows whose it is. */
    private static Goal goal(Position position, Wanted wanted) {
        Contract contract = position.contract();
        if (!contract.type().hasTrump()) {
            return contract.type().winsTricks() ? Goal.DURCH : Goal.BETL;
        }
        Card seven = contract.trumpSeven().orElseThrow();
        boolean held = position.hands().all().contains(seven);
        boolean own = position.hands().of(position.toPlay()).contains(seven);
        Optional<Side> side = own
                ? Optional.of(contract.side(position.toPlay()))
                : position.announced().seven();
        boolean counts = side.filter(of -> Ending.sevenCounts(position, of)).isPresent();
        return counts && held && wanted.oneIn(2)
                ? side.get() == Side.SOLOIST ? Goal.SEVEN : Goal.SEVEN_AGAINST
                : Goal.POINTS;
    }
}
