package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.p;
import static j2html.TagCreator.span;
import static j2html.TagCreator.text;

import forhont.exercise.Appraisal;
import forhont.exercise.ChoiceExercise;
import forhont.exercise.ContractChoice;
import forhont.exercise.Exercise;
import forhont.exercise.Reason;
import forhont.exercise.TrumpChoice;
import forhont.i18n.Language;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.ContractType;
import forhont.rules.Notation;
import forhont.rules.Rank;
import forhont.rules.RuleSet;
import forhont.rules.Suit;
import forhont.solver.Worth;
import forhont.web.StackedTable.Cell;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Shows what each trump or contract is worth, in numbers and bars, and says in words why. */
final class WorthPart {
    private final Language language;
    private final CardPart cards;
    private final ProsePart prose;
    private final Wording wording;

    WorthPart(Visitor visitor, CardPart cards) {
        this.language = visitor.language();
        this.cards = cards;
        this.prose = new ProsePart(visitor, cards);
        this.wording = new Wording(visitor);
    }

    /** What an exercise of choosing by worth turned on; nothing for others. */
    DomContent render(Exercise exercise) {
        if (exercise instanceof TrumpChoice trump) {
            return part(
                    "table.trump",
                    trump.appraisal(),
                    worth -> named(TrumpChoice.trump(worth)),
                    why(trump, notes(trump)));
        }
        if (exercise instanceof ContractChoice contract) {
            return part(
                    "table.contract",
                    contract.appraisal(),
                    worth -> named(worth.contract().type()),
                    why(contract, notes(contract)));
        }
        return text("");
    }

    private DomContent part(
            String corner, Appraisal appraisal, Function<Worth, DomContent> name, List<DomContent> notes) {
        StackedTable table = new StackedTable(
                language.text("worth.title"),
                language.text(corner),
                List.of(language.text("worth.mean"), language.text("worth.won"), language.text("worth.error")));
        WorthBar bars = WorthBar.of(appraisal.worths());
        List<DomContent> rows = new ArrayList<>();
        appraisal.worths().forEach(worth -> rows.add(row(table, bars, name.apply(worth), worth)));
        return div(
                attrs(".worths"),
                h3(language.text("worth.title")),
                table.render(List.of(table.body(rows))),
                each(notes, note -> p(note)),
                p(attrs(".muted"), language.text("worth.about", Map.of("samples", Appraisal.SAMPLES))));
    }

    /** Why the best is the best, before what there is to note. */
    private List<DomContent> why(ChoiceExercise exercise, List<DomContent> notes) {
        Reason reason = exercise.reason(exercise.solution().options().iterator().next());
        List<DomContent> why = new ArrayList<>();
        why.add(each(
                prose.line(wording.reason(reason)),
                text(" "),
                prose.ruleLink(reason.why().rule())));
        why.addAll(notes);
        return why;
    }

    private DomContent row(StackedTable table, WorthBar bars, DomContent name, Worth worth) {
        String won = language.text("worth.won-of", Map.of("won", Appraisal.won(worth), "samples", Appraisal.SAMPLES));
        return table.row(
                name,
                List.of(
                        cell(language.signedDecimal(Appraisal.rounded(worth.expected())), bars.mean(worth)),
                        cell(won, bars.share(worth)),
                        new Cell(text(language.decimal(Appraisal.rounded(worth.standardError()))), false)));
    }

    private static Cell cell(String number, DomContent bar) {
        return new Cell(each(span(attrs(".worth"), number), bar), false);
    }

    private DomContent named(Suit trump) {
        return each(cards.sign(trump), text(" " + cards.name(trump)));
    }

    private DomContent named(ContractType type) {
        return text(language.term("contract", Notation.of(type)));
    }

    private List<DomContent> notes(TrumpChoice trump) {
        List<DomContent> notes = new ArrayList<>();
        if (trump.lays()) {
            notes.add(note("worth.lay", Map.of()));
        }
        if (!trump.cards().ofSuit(Suit.HEARTS).isEmpty()) {
            notes.addAll(hearts(trump.rules()));
        }
        return notes;
    }

    private List<DomContent> notes(ContractChoice choice) {
        List<DomContent> notes = new ArrayList<>();
        RuleSet rules = choice.rules();
        CardSet twelve = choice.cards();
        int hearts = choice.trump() == Suit.HEARTS ? rules.heartsFactor() : 1;
        if (choice.trump() == Suit.HEARTS) {
            notes.addAll(hearts(rules));
        }
        if (rules.units().silentSeven() > 0 && twelve.contains(Card.of(choice.trump(), Rank.SEVEN))) {
            notes.add(note("worth.seven", Map.of("units", rules.units().silentSeven() * hearts)));
        }
        if (rules.units().silentHundred() > 0 && !twelve.kingsWithQueens().isEmpty()) {
            notes.add(note("worth.hundred", Map.of()));
        }
        notes.add(note("worth.betl", Map.of("units", rules.units().of(ContractType.BETL))));
        return notes;
    }

    private List<DomContent> hearts(RuleSet rules) {
        return rules.heartsFactor() > 1 ? List.of(note("worth.hearts", Map.of())) : List.of();
    }

    private DomContent note(String key, Map<String, Integer> arguments) {
        return prose.line(language.prose(key, arguments));
    }
}
