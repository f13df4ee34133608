package forhont.rules;

import java.util.List;
import java.util.Optional;

/**
 * The play, card by card, until nothing more is played.
 *
 * @param legal the cards that may be played now; none when the deal is over
 */
record Playing(Position position, Doubling doubling, CardSet legal) implements Phase {
    private Playing(Position position, Doubling doubling) {
        this(position, doubling, position.over() ? CardSet.EMPTY : position.legal());
    }

    /** The moment before the first lead, or the end where a shortcut agreed before spares the play. */
    static Deal start(Speaking spoken, Table table) {
        RuleSet rules = table.rules();
        Contract contract = spoken.standing();
        Doubling doubling = spoken.doubling();
        if (Shortcut.of(rules, contract, spoken.announced(), doubling.game(), doubling.seven())
                .isPresent()) {
            return new Deal(table, new Unplayed(contract, spoken.announced(), doubling));
        }
        Position first = Position.start(
                rules,
                contract,
                spoken.announced(),
                table.hands(),
                table.talon(),
                Position.firstLeader(rules, contract));
        return new Deal(table, new Playing(first, doubling));
    }

    @Override
    public Stage stage() {
        return legal.isEmpty() ? Stage.OVER : Stage.PLAY;
    }

    @Override
    public Optional<Seat> toAct() {
        return legal.isEmpty() ? Optional.empty() : Optional.of(position.toPlay());
    }

    @Override
    public Optional<Contract> contract() {
        return Optional.of(position.contract());
    }

    @Override
    public Announced announced() {
        return position.announced();
    }

    @Override
    public List<Action> options(Table table) {
        Action[] options = new Action[legal.size()];
        int left = legal.bits();
        for (int place = 0; place < options.length; place++) {
            options[place] = Action.Play.of(Card.of(Integer.numberOfTrailingZeros(left)));
            left &= left - 1;
        }
        return List.of(options);
    }

    @Override
    public Optional<Refusal> refusal(Action action, Table table) {
        if (legal.isEmpty()) {
            return Optional.of(CallObjection.OVER);
        }
        if (!(action instanceof Action.Play play)) {
            return Optional.of(CallObjection.PLAY);
        }
        if (legal.contains(play.card())) {
            return Optional.empty();
        }
        View view = position.view();
        if (!view.hand().contains(play.card())) {
            return Optional.of(CallObjection.NOT_IN_HAND);
        }
        return Legal.objection(play.card(), view).map(objection -> objection);
    }

    @Override
    public Deal after(Action action, Table table) {
        return new Deal(table, new Playing(position.after(((Action.Play) action).card()), doubling));
    }
}
