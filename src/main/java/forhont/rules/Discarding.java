package forhont.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A player with twelve cards is to put two of them into the talon.
 *
 * @param possible the contracts that may be played with these twelve: a discard must suit one of them
 * @param over the contract that is being taken over
 * @param decided whether the contract is decided, though not yet heard
 */
record Discarding(Seat seat, List<ContractType> possible, Optional<Contract> over, boolean decided) implements Phase {
    private static final int MOST_DISCARDS = 66;

    @Override
    public Stage stage() {
        return Stage.DISCARD;
    }

    @Override
    public Optional<Seat> toAct() {
        return Optional.of(seat);
    }

    @Override
    public Optional<Contract> contract() {
        return over;
    }

    @Override
    public List<Action> options(Table table) {
        List<Card> hand = table.hands().of(seat).cards();
        CardSet[] discardable =
                possible.stream().map(type -> discardable(type, table)).toArray(CardSet[]::new);
        List<Action> options = new ArrayList<>(MOST_DISCARDS);
        for (int one = 0; one < hand.size(); one++) {
            for (int other = one + 1; other < hand.size(); other++) {
                Action.Discard two = Action.Discard.of(hand.get(one), hand.get(other));
                for (CardSet fitting : discardable) {
                    if (fitting.containsAll(two.cards())) {
                        options.add(two);
                        break;
                    }
                }
            }
        }
        return Collections.unmodifiableList(options);
    }

    @Override
    public Optional<Refusal> refusal(Action action, Table table) {
        if (!(action instanceof Action.Discard discard)
                || discard.cards().size() != 2
                || !table.hands().of(seat).containsAll(discard.cards())) {
            return Optional.of(CallObjection.DISCARD_TWO);
        }
        if (!fitting(discard.cards(), table).isEmpty()) {
            return Optional.empty();
        }
        return discard.cards().cards().stream()
                .flatMap(card -> objection(card, ContractType.SUIT, table).stream())
                .<Refusal>map(objection -> objection)
                .findFirst();
    }

    @Override
    public Deal after(Action action, Table table) {
        CardSet two = ((Action.Discard) action).cards();
        Table left = table.withDiscard(seat, two);
        return decided
                ? Answering.ask(table.contract(possible.get(0), seat), left)
                : new Deal(left, new Declaring(seat, fitting(two, table), over, true));
    }

    /** The contracts that may be played after this discard. */
    private List<ContractType> fitting(CardSet two, Table table) {
        return possible.stream()
                .filter(type -> discardable(type, table).containsAll(two))
                .toList();
    }

    private CardSet discardable(ContractType type, Table table) {
        CardSet discardable = table.hands().of(seat);
        for (Card card : table.hands().of(seat)) {
            if (objection(card, type, table).isPresent()) {
                discardable = discardable.without(card);
            }
        }
        return discardable;
    }

    private static Optional<DiscardObjection> objection(Card card, ContractType type, Table table) {
        return DiscardObjection.objection(card, type, table.indicator(), table.rules());
    }
}
