package forhont.settlement;

import forhont.rules.Contract;
import forhont.rules.Deal;
import forhont.rules.Position;
import java.util.Optional;

/** How a finished deal is paid: what was agreed, what happened, and the account. */
public record Outcome(Account account, Facts facts, Settlement settlement) {

    /** The outcome of a deal that is over. */
    public static Outcome of(Deal deal) {
        if (!deal.over()) {
            throw new IllegalArgumentException("a deal is settled when it is over, not at " + deal.stage());
        }
        Account account = account(deal);
        Facts facts = facts(deal.position());
        return new Outcome(account, facts, account.settle(facts));
    }

    /** What was agreed before the first lead, for a deal that has come so far; a revoke is paid by it too. */
    public static Account account(Deal deal) {
        Contract contract = deal.contract()
                .orElseThrow(() -> new IllegalArgumentException("no contract has been named yet: " + deal.stage()));
        return new Account(deal.rules(), contract, deal.announced(), Doubles.of(deal.doubling()));
    }

    private static Facts facts(Optional<Position> played) {
        if (played.isEmpty()) {
            return new Facts.Unplayed();
        }
        Optional<Boolean> won = played.get().won();
        return won.isPresent()
                ? new Facts.WithoutTrump(won.get())
                : Facts.of(played.get().score());
    }
}
