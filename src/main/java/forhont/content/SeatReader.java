package forhont.content;

import forhont.exercise.Exercise;
import forhont.exercise.RevokeCost;
import forhont.exercise.WhichSeat;
import forhont.rules.Contract;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.settlement.Account;
import java.util.List;
import java.util.Optional;

/** Reads what is asked of a seat: whose turn something is, or what a revoke costs whom. */
final class SeatReader {
    private final RuleSet rules;

    SeatReader(RuleSet rules) {
        this.rules = rules;
    }

    Optional<Exercise> whichSeat(Node table) {
        WhichSeat.Duty duty = table.required("duty").choice(WhichSeat.Duty.class);
        Optional<Contract> contract =
                duty.ofContract() ? Optional.of(ContractNode.contract(table, rules)) : Optional.empty();
        List<Integer> balances = table.optional("balances").map(Node::wholes).orElse(List.of());
        table.done();
        return table.build(() -> new WhichSeat(rules, duty, contract, balances));
    }

    Optional<Exercise> revoke(Node node) {
        Contract contract = ContractNode.contract(node, rules);
        Account account = new Account(rules, contract, SettleReader.announced(node), SettleReader.doubles(node));
        Seat offender = ContractNode.seat(node, "offender");
        node.done();
        return node.build(() -> new RevokeCost(account, offender));
    }
}
