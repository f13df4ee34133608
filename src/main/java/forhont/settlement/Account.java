package forhont.settlement;

import forhont.rules.Announced;
import forhont.rules.Contract;
import forhont.rules.HundredRule;
import forhont.rules.RuleSet;
import forhont.rules.Score;
import forhont.rules.Seat;
import forhont.rules.Shortcut;
import forhont.rules.Side;
import forhont.rules.Suit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What was agreed before the first lead: with the facts of the play it decides what is paid. */
public record Account(RuleSet rules, Contract contract, Announced announced, Doubles doubles) {

    public Settlement settle(Facts facts) {
        List<Component> components = new ArrayList<>(2);
        if (facts instanceof Facts.Suit suit && contract.type().hasTrump()) {
            components.add(gameOrHundred(suit));
            seven(suit).ifPresent(components::add);
        } else if (facts instanceof Facts.WithoutTrump played
                && !contract.type().hasTrump()) {
            components.add(Component.of(
                    Component.Name.of(contract.type()),
                    played.won(),
                    rules.units().of(contract.type()),
                    1 << doubles.contract()));
        } else if (facts instanceof Facts.Unplayed) {
            components.addAll(unplayed());
        } else {
            throw new IllegalArgumentException("facts of another contract than " + contract.type() + ": " + facts);
        }
        int perDefender = components.stream().mapToInt(Component::value).sum();
        return new Settlement(components, perDefender, Payments.ofSoloist(contract.soloist(), perDefender));
    }

    /** Two with hearts as trump, where the rule set doubles them. */
    public int hearts() {
        return contract.trump().filter(trump -> trump == Suit.HEARTS).isPresent() ? rules.heartsFactor() : 1;
    }

    private int gameFactor() {
        return hearts() << doubles.game();
    }

    private Component gameOrHundred(Facts.Suit facts) {
        if (announced.hundred().isPresent()) {
            return announcedHundred(announced.hundred().get(), facts);
        }
        for (Side side : Side.values()) {
            if (counted(rules.hundred().silent(), side, facts) >= 100) {
                return Component.of(
                        Component.Name.silentHundred(side),
                        true,
                        made(rules.units().silentHundred(), side, facts),
                        gameFactor());
            }
        }
        return Component.of(Component.Name.GAME, gameWon(facts), rules.units().game(), gameFactor());
    }

    private boolean gameWon(Facts.Suit facts) {
        return switch (rules.game()) {
            case MORE_THAN_DEFENCE -> facts.all(Side.SOLOIST) > facts.all(Side.DEFENCE);
            case FIFTY_ONE -> facts.all(Side.SOLOIST) >= 51;
        };
    }

    /**
     * The points of a side that count towards a hundred it announced; none without the marriage of trumps where
     * that has to be among them.
     */
    public int towardsHundred(Side side, Facts.Suit facts) {
        return counted(rules.hundred().announced(), side, facts);
    }

    private Component announcedHundred(Side side, Facts.Suit facts) {
        int counted = towardsHundred(side, facts);
        boolean made = counted >= 100;
        int base = rules.units().hundred();
        int units = made ? made(base, side, facts) : failed(base, counted, side, facts);
        return Component.of(Component.Name.hundred(side), made, units, gameFactor());
    }

    private int made(int base, Side side, Facts.Suit facts) {
        return rules.hundred().scale().units(base, (facts.all(side) - 100) / 10);
    }

    private int failed(int base, int counted, Side side, Facts.Suit facts) {
        int opponents = rules.hundred().opponentsMarriagesMissing() ? facts.allMarriages(side.other()) : 0;
        return rules.hundred().scale().units(base, (90 - counted + opponents) / 10);
    }

    /** The points that count towards a hundred: the tricks and the marriages that qualify. */
    private static int counted(HundredRule.Qualifying qualifying, Side side, Facts.Suit facts) {
        return switch (qualifying) {
            case NONE -> 0;
            case BEST -> facts.points(side) + facts.bestMarriage(side);
            case ALL -> facts.all(side);
            case ALL_WITH_TRUMP -> facts.marriages(side).contains(40) ? facts.all(side) : 0;
        };
    }

    private Optional<Component> seven(Facts.Suit facts) {
        if (announced.seven().isPresent()) {
            Side side = announced.seven().get();
            boolean made = facts.lastSeven()
                    .filter(last -> last.holder() == side && last.won())
                    .isPresent();
            return Optional.of(
                    Component.of(Component.Name.seven(side), made, rules.units().seven(), hearts() << doubles.seven()));
        }
        if (rules.units().silentSeven() == 0) {
            return Optional.empty();
        }
        return facts.lastSeven().map(this::silentSeven);
    }

    private Component silentSeven(Score.LastSeven last) {
        return Component.of(
                Component.Name.silentSeven(last.holder()),
                last.won(),
                rules.units().silentSeven(),
                hearts());
    }

    /** The shortcut agreed before play that applies, if any does. */
    public Optional<Shortcut> shortcut() {
        return Shortcut.of(rules, contract, announced, doubles.game(), doubles.seven());
    }

    private List<Component> unplayed() {
        Shortcut shortcut = shortcut()
                .orElseThrow(() ->
                        new IllegalArgumentException("no shortcut of R-28 applies to " + contract + ", " + announced));
        return switch (shortcut) {
            case UNDISPUTED ->
                List.of(Component.of(Component.Name.GAME, true, rules.units().game(), gameFactor()));
            case SEVEN_AGAINST_GAME ->
                List.of(
                        Component.of(Component.Name.GAME, false, rules.units().game(), gameFactor()),
                        Component.of(Component.Name.SEVEN, true, rules.units().seven(), hearts()));
        };
    }

    /** What the offender pays after a revoke, by seat. */
    public Payments revoke(Seat offender) {
        return Payments.ofOffender(offender, Math.max(10, atStake()));
    }

    /** What everything announced comes to for the side that did not revoke, nothing silent counted. */
    public int atStake() {
        return contract.type().hasTrump() ? suitAtStake() : rules.units().of(contract.type()) << doubles.contract();
    }

    private int suitAtStake() {
        int gameOrHundred = announced.hundred().isPresent()
                ? rules.units().hundred()
                : rules.units().game();
        int seven = announced.seven().isPresent() ? rules.units().seven() << doubles.seven() : 0;
        return hearts() * ((gameOrHundred << doubles.game()) + seven);
    }
}
