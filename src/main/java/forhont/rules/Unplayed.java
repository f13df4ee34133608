package forhont.rules;

import java.util.List;
import java.util.Optional;

/** The end of a deal that is paid without play. */
record Unplayed(Contract standing, Announced announced, Doubling doubling) implements Phase {
    @Override
    public Stage stage() {
        return Stage.OVER;
    }

    @Override
    public Optional<Seat> toAct() {
        return Optional.empty();
    }

    @Override
    public Optional<Contract> contract() {
        return Optional.of(standing);
    }

    @Override
    public List<Action> options(Table table) {
        return List.of();
    }

    @Override
    public Optional<Refusal> refusal(Action action, Table table) {
        return Optional.of(CallObjection.OVER);
    }

    @Override
    public Deal after(Action action, Table table) {
        throw new IllegalArgumentException("nothing comes after the end: " + action);
    }
}
