package forhont.exercise;

import forhont.rules.HundredRule;
import forhont.rules.RuleSet;
import forhont.rules.Side;
import forhont.settlement.Component;
import forhont.settlement.Facts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** What a hundred is worth to somebody who has one of its rules wrong, or sees one where there is none. */
final class WrongHundred {
    private final RuleSet rules;
    private final Facts.Suit facts;
    private final Component component;
    private final List<WrongRule<WorkedLine>> wrong = new ArrayList<>();

    private WrongHundred(RuleSet rules, Facts.Suit facts, Component component) {
        this.rules = rules;
        this.facts = facts;
        this.component = component;
    }

    /** A game that somebody takes for a silent hundred. */
    static List<WrongRule<WorkedLine>> seen(RuleSet rules, Facts.Suit facts, Component game) {
        return new WrongHundred(rules, facts, game).seen();
    }

    static List<WrongRule<WorkedLine>> silent(RuleSet rules, Facts.Suit facts, Component hundred) {
        return new WrongHundred(rules, facts, hundred).silent();
    }

    static List<WrongRule<WorkedLine>> announced(RuleSet rules, Facts.Suit facts, Component hundred) {
        return new WrongHundred(rules, facts, hundred).announced();
    }

    private void put(Misconception misconception, UnaryOperator<WorkedLine> bend) {
        wrong.add(WrongRule.of(misconception, bend));
    }

    private Side side() {
        return component.name().side();
    }

    private int silentUnits() {
        return rules.units().silentHundred();
    }

    private int announcedUnits() {
        return rules.units().hundred();
    }

    private int grown(int base, Side side) {
        return rules.hundred().scale().units(base, (facts.all(side) - 100) / 10);
    }

    private int withBestOnly(int base) {
        int counted = facts.points(side()) + facts.bestMarriage(side());
        return counted < 100 ? base : rules.hundred().scale().units(base, (counted - 100) / 10);
    }

    private List<WrongRule<WorkedLine>> seen() {
        for (Side side : Side.values()) {
            if (facts.all(side) >= 100 && silentUnits() > 0) {
                int units = grown(silentUnits(), side);
                int own = side == Side.SOLOIST ? 1 : -1;
                IntStream.of(units, grown(announcedUnits(), side), units + component.units())
                        .forEach(as -> put(
                                Misconception.ALL_MARRIAGES_MAKE_A_HUNDRED,
                                line -> line.of(as).signed(own)));
            }
        }
        return wrong;
    }

    private List<WrongRule<WorkedLine>> silent() {
        int tens = (facts.all(side()) - 100) / 10;
        addedToGame();
        put(Misconception.HUNDRED_UNSEEN, line -> line.of(rules.units().game()));
        put(Misconception.SECOND_MARRIAGE_NEVER_COUNTS, line -> line.of(withBestOnly(silentUnits())));
        put(Misconception.HUNDRED_ALWAYS_FOUR, line -> line.of(announcedUnits()));
        put(Misconception.SILENT_HUNDRED_AS_ANNOUNCED, line -> line.of(grown(announcedUnits(), side())));
        put(Misconception.HUNDRED_NEVER_GROWS, line -> line.of(silentUnits()));
        put(Misconception.TENS_ADD_TO_HUNDRED, line -> line.of(HundredRule.Scale.ADDING.units(silentUnits(), tens)));
        return wrong;
    }

    /** The game that the hundred stands for is paid beside it, to the side that won it: within the line, or for itself with or without hearts. */
    private void addedToGame() {
        boolean won = facts.all(Side.SOLOIST) > facts.all(Side.DEFENCE);
        int game = won ? rules.units().game() : -rules.units().game();
        slip(line -> line.of(line.units() + line.sign() * game));
        slip(line -> line.plus(line.sign() * game * line.hearts()));
        slip(line -> line.plus(line.sign() * game));
    }

    private void slip(UnaryOperator<WorkedLine> bend) {
        wrong.add(WrongRule.slip(Misconception.SILENT_HUNDRED_ADDED_TO_GAME, bend));
    }

    private List<WrongRule<WorkedLine>> announced() {
        int base = announcedUnits();
        int above = facts.all(side()) - 100;
        int below = 90 - facts.points(side()) - facts.bestMarriage(side());
        int tens = (component.made() ? above : below) / 10;
        put(Misconception.HUNDRED_ALWAYS_FOUR, line -> line.of(base));
        addedToGame();
        if (component.made()) {
            put(Misconception.SECOND_MARRIAGE_NEVER_COUNTS, line -> line.of(withBestOnly(base)));
        } else if (above >= 0 && rules.hundred().announced() == HundredRule.Qualifying.BEST) {
            put(
                    Misconception.ALL_MARRIAGES_MAKE_A_HUNDRED,
                    line -> line.of(grown(base, side())).signed(-line.sign()));
        } else if (rules.hundred().announced() == HundredRule.Qualifying.BEST) {
            put(
                    Misconception.SECOND_MARRIAGE_ALWAYS_COUNTS,
                    line -> line.of(rules.hundred().scale().units(base, (90 - facts.all(side())) / 10)));
        }
        put(Misconception.TENS_ADD_TO_HUNDRED, line -> line.of(HundredRule.Scale.ADDING.units(base, tens)));
        return wrong;
    }
}
