package forhont.rules;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What must hold between the parts of a rule set; each broken promise is refused with its reason. */
final class RuleSetPromises {
    private static final int MOST_TENS_ABOVE = 9;
    private static final int MOST_TENS_BELOW = 9;
    private static final int MOST_TENS_OF_MARRIAGES = 10;

    private RuleSetPromises() {}

    static void names(String id, List<String> stepNames, int highestStep) {
        require(Notation.isName(id), "an id is small letters, digits and single hyphens: " + id);
        require(
                highestStep >= 0 && highestStep <= RuleSet.MOST_STEPS && stepNames.size() <= highestStep,
                "0 to 16 doubling steps, and no more names than steps: " + highestStep + ", " + stepNames);
        require(stepNames.stream().noneMatch(String::isBlank), "a doubling step has a name or is not in the list");
        require(new TreeSet<>(stepNames).size() == stepNames.size(), "each doubling step has its own name");
    }

    static void contracts(List<ContractType> contracts, Units units, boolean takeover, Dealing dealing) {
        require(contracts.contains(ContractType.SUIT), "every rule set has Suit among its contracts: " + contracts);
        Set<ContractType> paid = new TreeSet<>(units.contracts().keySet());
        paid.add(ContractType.SUIT);
        require(
                paid.equals(new TreeSet<>(contracts)),
                "each contract without trump that is offered has its units, and no other: " + contracts + ", " + paid);
        require(!takeover || contracts.size() > 1, "nobody can take over where Suit is the only contract");
        require(
                !takeover || dealing.trumpChoice() != Dealing.TrumpChoice.KING_AND_QUEEN,
                "with a trump named by king and queen nobody takes over");
    }

    static void announcements(
            boolean seven, HundredRule hundred, Units units, boolean against, boolean sevenProtected) {
        boolean hundredAnnounced = hundred.announcement() != HundredRule.Announcement.NEVER;
        require(seven == units.seven() > 0, "a seven has units exactly where it may be announced: " + units.seven());
        require(
                hundredAnnounced == units.hundred() > 0,
                "a hundred has units exactly where it may be announced: " + units.hundred());
        require(
                (hundred.silent() != HundredRule.Qualifying.NONE) == units.silentHundred() > 0,
                "a silent hundred has units exactly where marriages qualify for it: " + units.silentHundred());
        require(!against || seven || hundredAnnounced, "where nothing is announced nothing is announced against");
        require(!sevenProtected || seven, "only a seven that can be announced is protected (R-17)");
    }

    static void shortcuts(RuleSet.Shortcuts shortcuts, boolean announcesSeven, Units units, int highestStep) {
        require(
                !shortcuts.sevenAgainstGame() || cancel(announcesSeven, units, highestStep),
                "a seven cancels a game lost at one flek only where it is announced and worth two games (R-28)");
    }

    static boolean cancel(boolean announcesSeven, Units units, int highestStep) {
        return announcesSeven && highestStep > 0 && units.seven() == 2 * units.game();
    }

    /** The soloist's 2V at the highest steps with every ten there can be, in whole numbers of 32 bits. */
    static void payments(Units units, HundredRule hundred, int heartsFactor, int highestStep) {
        long above = most(hundred.scale(), MOST_TENS_ABOVE);
        long below = most(
                hundred.scale(), MOST_TENS_BELOW + (hundred.opponentsMarriagesMissing() ? MOST_TENS_OF_MARRIAGES : 0));
        long game = Math.max(
                units.game(), Math.max(units.silentHundred() * above, units.hundred() * Math.max(above, below)));
        long suit = ((game + units.seven()) << highestStep) + units.silentSeven();
        long most = 2L * heartsFactor * suit;
        for (int contract : units.contracts().values()) {
            most = Math.max(most, (2L * contract) << highestStep);
        }
        require(
                most <= Integer.MAX_VALUE,
                "fewer units or fewer doubling steps: one deal could be worth " + most + " units");
    }

    private static long most(HundredRule.Scale scale, int tens) {
        return scale.units(1, tens);
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
