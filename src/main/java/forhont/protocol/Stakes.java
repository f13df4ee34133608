package forhont.protocol;

import com.fasterxml.jackson.databind.node.ObjectNode;
import forhont.rules.Announced;
import forhont.rules.Announcement;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.Doubling;
import forhont.rules.HundredRule;
import forhont.rules.Notation;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Suit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What can be doubled at one moment of the calls, and how far it has been.
 *
 * @param contract whichever has these components: neither trump nor soloist matter to the calls
 */
record Stakes(Contract contract, Announced announced, Doubling doubling) {
    static final Seat DEFENDER = Seat.SECOND;

    /** The components as the soloist left them. */
    static Stakes read(Value components, RuleSet rules) {
        List<Stake> names = new ArrayList<>();
        for (Value component : components.items()) {
            names.add(Stake.read(component.field("name")));
            if (component.field("owner").choice(Side.values(), ErrorCode.OUT_OF_RANGE) != Side.SOLOIST) {
                throw Refusal.of(ErrorCode.OUT_OF_RANGE, "what stands before the first call is the soloist's");
            }
        }
        return names.equals(List.of(Stake.CONTRACT)) ? withoutTrump(rules) : suit(names, rules);
    }

    private static Stakes withoutTrump(RuleSet rules) {
        ContractType type = rules.contracts().stream()
                .filter(offered -> !offered.hasTrump())
                .findFirst()
                .orElseThrow(() -> Refusal.of(ErrorCode.OUT_OF_RANGE, "the rule set has no contract without trump"));
        return start(rules, Contract.withoutTrump(type, Seat.FOREHAND), Announced.NOTHING);
    }

    private static Stakes suit(List<Stake> names, RuleSet rules) {
        boolean hundred = names.contains(Stake.HUNDRED);
        boolean seven = names.contains(Stake.SEVEN);
        if (names.size() != (seven ? 2 : 1) || names.contains(Stake.GAME) == hundred) {
            throw Refusal.of(
                    ErrorCode.OUT_OF_RANGE,
                    "the components are the contract alone, or the game or the hundred, with or without the seven");
        }
        boolean possible = (!seven || rules.announcesSeven())
                && (!hundred || rules.hundred().announcement() != HundredRule.Announcement.NEVER);
        if (!possible) {
            throw Refusal.of(ErrorCode.ILLEGAL_ANNOUNCEMENT, "the rule set has no such announcement");
        }
        Announced announced = new Announced(
                Optional.of(Side.SOLOIST).filter(side -> seven),
                Optional.of(Side.SOLOIST).filter(side -> hundred));
        return start(rules, Contract.suit(Seat.FOREHAND, Suit.ACORNS), announced);
    }

    private static Stakes start(RuleSet rules, Contract contract, Announced announced) {
        return new Stakes(contract, announced, Doubling.start(rules, contract, announced));
    }

    /** What stands, by its name now: a hundred against has taken the place of the game. */
    List<Stake> names() {
        if (!contract.type().hasTrump()) {
            return List.of(Stake.CONTRACT);
        }
        List<Stake> names = new ArrayList<>(2);
        names.add(announced
                .hundred()
                .map(side -> of(side, Stake.HUNDRED, Stake.HUNDRED_AGAINST))
                .orElse(Stake.GAME));
        announced
                .seven()
                .map(side -> of(side, Stake.SEVEN, Stake.SEVEN_AGAINST))
                .ifPresent(names::add);
        return names;
    }

    private static Stake of(Side side, Stake soloists, Stake against) {
        return side == Side.SOLOIST ? soloists : against;
    }

    /** After one side's round; empty where R-15 does not let it say that. */
    Optional<Stakes> after(List<Stake> raises, List<Announcement> announces, RuleSet rules) {
        Doubling.Call call =
                new Doubling.Call(raises.stream().map(Stake::ladder).toList(), announces);
        if (!doubling.allows(call)) {
            return Optional.empty();
        }
        Announced now = announced;
        for (Announcement announcement : announces) {
            now = switch (announcement) {
                case SEVEN -> now.withSeven(Side.DEFENCE);
                case HUNDRED -> now.withHundred(Side.DEFENCE);
            };
        }
        return Optional.of(new Stakes(contract, now, doubling.after(call, rules.highestStep())));
    }

    /** The steps of everything that stands, by name. */
    void write(ObjectNode levels) {
        for (Stake stake : names()) {
            levels.put(Notation.of(stake), doubling.steps(stake.ladder()));
        }
    }
}
