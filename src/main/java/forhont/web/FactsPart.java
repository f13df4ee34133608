package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.dd;
import static j2html.TagCreator.div;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.dt;
import static j2html.TagCreator.each;
import static j2html.TagCreator.text;

import forhont.exercise.Biddable;
import forhont.exercise.Discard;
import forhont.exercise.Settle;
import forhont.i18n.Language;
import forhont.rules.Announced;
import forhont.rules.Contract;
import forhont.rules.Notation;
import forhont.rules.Score;
import forhont.rules.Side;
import forhont.settlement.Doubles;
import forhont.settlement.Facts;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** States the facts of a table as names and values: the contract, what was announced and doubled, what was won. */
final class FactsPart {
    private final Language language;
    private final CardPart cards;

    FactsPart(Visitor visitor, CardPart cards) {
        this.language = visitor.language();
        this.cards = cards;
    }

    DomContent fact(String name, DomContent value) {
        return div(dt(language.text(name)), dd(value));
    }

    private DomContent fact(String name, String value) {
        return fact(name, text(value));
    }

    /** The trump in Suit, else the contract. */
    DomContent contract(Contract contract) {
        return contract.trump()
                .map(trump -> fact("table.trump", each(cards.sign(trump), text(" " + cards.name(trump)))))
                .orElseGet(() -> fact("table.contract", type(Notation.of(contract.type()))));
    }

    private String type(String id) {
        return language.term("contract", id);
    }

    DomContent bids(Biddable bids) {
        DomContent stands = bids.current()
                .map(type -> fact("table.standing", type(Notation.of(type))))
                .orElseGet(() -> fact("table.standing", language.text("table.nothing-yet")));
        return dl(attrs(".felt-facts"), stands, ruleSet(bids.rules().id()));
    }

    private DomContent ruleSet(String id) {
        return fact("table.rule-set", language.text("ruleset." + id + ".name"));
    }

    DomContent discard(Discard discard) {
        List<DomContent> rows = new ArrayList<>();
        rows.add(fact("table.contract", type(Notation.of(discard.type()))));
        discard.indicator().ifPresent(card -> rows.add(fact("table.indicator", cards.word(card))));
        return dl(attrs(".felt-facts"), each(rows, row -> row));
    }

    DomContent account(Settle settle) {
        Contract contract = settle.account().contract();
        List<DomContent> rows = new ArrayList<>();
        rows.add(
                fact("table.rule-set", language.text("ruleset." + settle.rules().id() + ".name")));
        rows.add(contract(contract));
        rows.add(fact(
                "table.soloist",
                language.term("seat", String.valueOf(contract.soloist().number()))));
        rows.add(fact("table.announced", announced(settle.account().announced())));
        rows.addAll(doubles(settle));
        rows.addAll(won(settle));
        return dl(attrs(".felt-facts"), each(rows, row -> row));
    }

    private String announced(Announced announced) {
        List<String> names = new ArrayList<>();
        announced.seven().ifPresent(side -> names.add(component("seven", side)));
        announced.hundred().ifPresent(side -> names.add(component("hundred", side)));
        return names.isEmpty() ? language.text("table.nothing") : language.and(names);
    }

    private String component(String name, Side side) {
        return language.term("component", side == Side.SOLOIST ? name : name + "-against");
    }

    private List<DomContent> doubles(Settle settle) {
        Doubles doubles = settle.account().doubles();
        List<String> said = new ArrayList<>();
        Announced announced = settle.account().announced();
        String game = announced
                .hundred()
                .map(side -> component("hundred", side))
                .orElseGet(() -> component("game", Side.SOLOIST));
        ladder(game, doubles.game(), settle).ifPresent(said::add);
        announced
                .seven()
                .flatMap(side -> ladder(component("seven", side), doubles.seven(), settle))
                .ifPresent(said::add);
        ladder(type(Notation.of(settle.account().contract().type())), doubles.contract(), settle)
                .ifPresent(said::add);
        return said.isEmpty()
                ? List.of(fact("table.doubled", language.text("table.nothing")))
                : List.of(fact("table.doubled", language.and(said)));
    }

    /** "game: flek, re": every step that was called, by name. */
    private Optional<String> ladder(String what, int steps, Settle settle) {
        if (steps == 0) {
            return Optional.empty();
        }
        List<String> names = new ArrayList<>();
        for (int step = 1; step <= steps; step++) {
            boolean named = step <= settle.rules().stepNames().size();
            names.add(named ? language.term("step", String.valueOf(step)) : "×" + (1 << step));
        }
        return Optional.of(language.text("table.ladder", Map.of("what", what, "steps", String.join(", ", names))));
    }

    private List<DomContent> won(Settle settle) {
        if (settle.facts() instanceof Facts.Suit facts) {
            List<DomContent> rows = new ArrayList<>();
            for (Side side : Side.values()) {
                String id = Notation.of(side);
                rows.add(fact("table.points-" + id, language.number(facts.points(side))));
                rows.add(fact("table.marriages-" + id, marriages(facts.marriages(side))));
            }
            rows.add(fact("table.last-seven", lastSeven(facts.lastSeven())));
            return rows;
        }
        boolean won = ((Facts.WithoutTrump) settle.facts()).won();
        return List.of(fact("table.outcome", language.text(won ? "table.made" : "table.failed")));
    }

    private String marriages(List<Integer> marriages) {
        return marriages.isEmpty()
                ? language.text("table.none")
                : language.and(
                        marriages.stream().map(value -> language.number(value)).toList());
    }

    private String lastSeven(Optional<Score.LastSeven> seven) {
        return seven.map(last ->
                        language.text("table.seven-" + Notation.of(last.holder()) + (last.won() ? "-won" : "-killed")))
                .orElseGet(() -> language.text("table.seven-not-last"));
    }
}
