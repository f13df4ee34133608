package forhont.settlement;

import forhont.rules.Announced;
import forhont.rules.Contract;
import forhont.rules.HundredRule;
import forhont.rules.RuleSet;
import forhont.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What about an account cannot be: such a deal does not exist under its rule set. */
public enum Impossible {
    /** The rule set does not offer the contract. */
    CONTRACT,
    /** No side may make this announcement in this contract and rule set. */
    ANNOUNCEMENT,
    /** Steps on a component that is not there, fewer than none or more than the highest. */
    DOUBLES,
    /** The facts are those of another kind of contract. */
    KIND_OF_FACTS,
    /** Points are tens and both sides' make ninety. */
    POINTS,
    /** A marriage is 20 or 40; there are one 40 and three 20s at most. */
    MARRIAGES,
    /** A seven that won has its ten; a soloist's that lost gives the defence that ten. */
    SEVEN,
    /** No shortcut agreed before play applies. */
    SHORTCUT;

    /** What is wrong with an account before any facts; empty if nothing is. */
    public static Optional<Impossible> of(Account account) {
        RuleSet rules = account.rules();
        Contract contract = account.contract();
        if (!rules.offers(contract.type())) {
            return Optional.of(CONTRACT);
        }
        if (!announceable(rules, contract, account.announced())) {
            return Optional.of(ANNOUNCEMENT);
        }
        return ladders(account) ? Optional.empty() : Optional.of(DOUBLES);
    }

    /** What is wrong with an account or with its facts; empty if nothing is. */
    public static Optional<Impossible> of(Account account, Facts facts) {
        Optional<Impossible> before = of(account);
        if (before.isPresent()) {
            return before;
        }
        if (facts instanceof Facts.Unplayed) {
            return account.shortcut().isPresent() ? Optional.empty() : Optional.of(SHORTCUT);
        }
        if (facts instanceof Facts.Suit suit && account.contract().type().hasTrump()) {
            return played(suit);
        }
        boolean fits = facts instanceof Facts.WithoutTrump
                && !account.contract().type().hasTrump();
        return fits ? Optional.empty() : Optional.of(KIND_OF_FACTS);
    }

    private static boolean announceable(RuleSet rules, Contract contract, Announced announced) {
        if (announced.nothing()) {
            return true;
        }
        boolean sevenFits = announced.seven().isEmpty()
                || (rules.announcesSeven()
                        && mayAnnounce(rules, announced.seven().get()));
        boolean hundredFits = announced.hundred().isEmpty()
                || (rules.hundred().announcement() != HundredRule.Announcement.NEVER
                        && mayAnnounce(rules, announced.hundred().get()));
        return contract.type().hasTrump() && sevenFits && hundredFits;
    }

    private static boolean mayAnnounce(RuleSet rules, Side side) {
        return side == Side.SOLOIST || rules.announcementsAgainst();
    }

    private static boolean ladders(Account account) {
        Doubles doubles = account.doubles();
        boolean suit = account.contract().type().hasTrump();
        boolean seven = account.announced().seven().isPresent();
        int highest = account.rules().highestStep();
        return fits(doubles.game(), suit, highest)
                && fits(doubles.seven(), suit && seven, highest)
                && fits(doubles.contract(), !suit, highest);
    }

    private static boolean fits(int steps, boolean there, int highest) {
        return steps >= 0 && steps <= (there ? highest : 0);
    }

    private static Optional<Impossible> played(Facts.Suit facts) {
        int soloist = facts.soloistPoints();
        int defence = facts.defencePoints();
        if (soloist < 0 || defence < 0 || soloist % 10 != 0 || soloist + defence != 90) {
            return Optional.of(POINTS);
        }
        List<Integer> marriages = new ArrayList<>(facts.soloistMarriages());
        marriages.addAll(facts.defenceMarriages());
        long forties = marriages.stream().filter(value -> value == 40).count();
        long twenties = marriages.stream().filter(value -> value == 20).count();
        if (forties > 1 || twenties > 3 || forties + twenties != marriages.size()) {
            return Optional.of(MARRIAGES);
        }
        boolean sevenHasItsTen = facts.lastSeven()
                .map(last ->
                        last.won() ? facts.points(last.holder()) >= 10 : last.holder() == Side.DEFENCE || defence >= 10)
                .orElse(true);
        return sevenHasItsTen ? Optional.empty() : Optional.of(SEVEN);
    }
}
