package forhont.rules;

import java.util.List;
import java.util.Optional;

/** A deal at one moment: who is to act, what they may do, and what then comes. */
sealed interface Phase permits Laying, NamingTrump, Declaring, Discarding, Answering, Speaking, Playing, Unplayed {
    Stage stage();

    Optional<Seat> toAct();

    List<Action> options(Table table);

    Optional<Refusal> refusal(Action action, Table table);

    /** What comes after a legal action, which is already among the table's acts unless it is a card played. */
    Deal after(Action action, Table table);

    /** The contract that stands; while it is being taken over, the one it is to be higher than. */
    Optional<Contract> contract();

    default Announced announced() {
        return Announced.NOTHING;
    }

    default Doubling doubling() {
        return Doubling.NONE;
    }

    /** The first phase of a deal. */
    static Phase first(RuleSet rules) {
        return switch (rules.dealing().trumpChoice()) {
            case INDICATOR -> new Laying();
            case KING_AND_QUEEN -> new NamingTrump(0);
        };
    }
}
