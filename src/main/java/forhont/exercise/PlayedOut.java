package forhont.exercise;

import forhont.rules.Announced;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.Hands;
import forhont.rules.Position;
import forhont.rules.Seat;
import forhont.solver.Goal;
import forhont.solver.Solver;

/** How an open contract would end if it were played on as an ordinary one, cards open: it is not. */
final class PlayedOut {
    private PlayedOut() {}

    static boolean made(ShownHand exercise) {
        Seat soloist = exercise.contract().soloist();
        boolean durch = exercise.contract().type().winsTricks();
        Contract ordinary = Contract.withoutTrump(durch ? ContractType.DURCH : ContractType.BETL, soloist);
        Hands hands = new Hands(CardSet.EMPTY, CardSet.EMPTY, CardSet.EMPTY)
                .with(soloist, exercise.shown())
                .with(soloist.left(1), exercise.left())
                .with(soloist.left(2), exercise.right());
        Position position =
                Position.start(exercise.rules(), ordinary, Announced.NOTHING, hands, CardSet.EMPTY, exercise.next());
        return new Solver().value(position, durch ? Goal.DURCH : Goal.BETL) == 1;
    }
}
