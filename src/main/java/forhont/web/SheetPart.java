package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.caption;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.fieldset;
import static j2html.TagCreator.input;
import static j2html.TagCreator.label;
import static j2html.TagCreator.legend;
import static j2html.TagCreator.p;
import static j2html.TagCreator.s;
import static j2html.TagCreator.span;
import static j2html.TagCreator.strong;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.text;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;

import forhont.exercise.Audit;
import forhont.exercise.Field;
import forhont.exercise.Mark;
import forhont.exercise.Verdict;
import forhont.i18n.Language;
import j2html.tags.DomContent;
import j2html.tags.specialized.TheadTag;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** An account as somebody kept it: one of its lines is to be found wrong and put right. */
final class SheetPart {
    private final Language language;
    private final LedgerPart ledger;

    SheetPart(Visitor visitor) {
        this.language = visitor.language();
        this.ledger = new LedgerPart(visitor);
    }

    DomContent controls(Audit audit, Attempt attempt, DomContent question, List<Field> unread) {
        boolean problem = unread.contains(Field.RIGHT_VALUE);
        return fieldset(
                attrs(".hand-field.sheet"),
                legend(attrs(".question"), question),
                table(
                        attrs(".ledger"),
                        caption(attrs(".hidden-visually"), language.text("ledger.sheet")),
                        head(),
                        tbody(each(audit.settle().fields(), line -> choice(audit, line, attempt)))),
                div(
                        attrs(".sheet-value"),
                        label(language.text("field." + Field.RIGHT_VALUE.id())).withFor(Field.RIGHT_VALUE.id()),
                        LedgerPart.number(
                                language, language.text("field.right-value"), Field.RIGHT_VALUE, attempt, problem)));
    }

    private TheadTag head() {
        return thead(tr(
                th(language.text("ledger.line")).attr("scope", "col"),
                th(attrs(".amount"), language.text("ledger.amount")).attr("scope", "col")));
    }

    private DomContent choice(Audit audit, Field line, Attempt attempt) {
        String number = String.valueOf(audit.number(line));
        boolean chosen = number.equals(attempt.typed().get(Field.WRONG_LINE));
        return tr(
                        th(label(
                                        attrs(".sheet-line"),
                                        input().withType("radio")
                                                .withName(Field.WRONG_LINE.id())
                                                .withValue(number)
                                                .withCondChecked(chosen),
                                        span(name(audit, line))))
                                .attr("scope", "row"),
                        td(attrs(".amount"), amount(audit, line)))
                .withCondClass(line == Field.PER_DEFENDER, "ledger-sum");
    }

    private String name(Audit audit, Field line) {
        return ledger.name(audit.settle(), line);
    }

    private String amount(Audit audit, Field line) {
        return ledger.shown(line, audit.sheet().of(line));
    }

    /** The line that is wrong, with what belongs there. */
    String answer(Audit audit) {
        int value = audit.settle().solution().of(audit.line());
        return language.text(
                "table.ladder", Map.of("what", name(audit, audit.line()), "steps", ledger.shown(audit.line(), value)));
    }

    /** The sheet with the line chosen and the value given; {@code notes} say why. */
    DomContent judged(Audit audit, Verdict verdict, Map<Field, DomContent> notes, boolean reveal) {
        Mark.OfNumber line = (Mark.OfNumber) verdict.marks().get(0);
        Mark.OfNumber value = (Mark.OfNumber) verdict.marks().get(1);
        List<DomContent> rows = new ArrayList<>();
        for (Field each : audit.settle().fields()) {
            rows.add(row(audit, each, line, reveal));
            boolean chosen = audit.numbered(line.given()).filter(each::equals).isPresent();
            if (chosen && notes.containsKey(Field.WRONG_LINE)) {
                rows.add(note(notes.get(Field.WRONG_LINE)));
            }
        }
        return each(
                table(
                        attrs(".ledger.is-judged"),
                        caption(attrs(".hidden-visually"), language.text("ledger.sheet")),
                        head(),
                        tbody(each(rows, row -> row))),
                given(value, Optional.ofNullable(notes.get(Field.RIGHT_VALUE)), reveal));
    }

    private DomContent row(Audit audit, Field each, Mark.OfNumber line, boolean reveal) {
        boolean chosen = audit.numbered(line.given()).filter(each::equals).isPresent();
        boolean wrong = each == audit.line() && (reveal || line.right());
        String state = chosen ? (line.right() ? "is-right" : "is-wrong") : "";
        DomContent amount = wrong ? s(amount(audit, each)) : text(amount(audit, each));
        return tr(
                        th(
                                        text(name(audit, each) + " "),
                                        chosen ? sense(line.right() ? "mark.error-here" : "mark.no-error") : text(""))
                                .attr("scope", "row"),
                        td(
                                attrs(".amount"),
                                amount,
                                wrong && reveal
                                        ? strong(" "
                                                + ledger.shown(
                                                        each,
                                                        audit.settle()
                                                                .solution()
                                                                .of(each)))
                                        : text("")))
                .withCondClass(!state.isEmpty(), state)
                .withCondClass(each == Field.PER_DEFENDER, state.isEmpty() ? "ledger-sum" : "ledger-sum " + state);
    }

    private DomContent sense(String key) {
        return span(attrs(".ledger-mark"), language.text(key));
    }

    private static DomContent note(DomContent note) {
        return tr(attrs(".ledger-note"), td(note).attr("colspan", "2"));
    }

    /** The value the learner gave, and why it is right or wrong. */
    private DomContent given(Mark.OfNumber value, Optional<DomContent> note, boolean reveal) {
        String said = language.text(
                "table.ladder",
                Map.of(
                        "what",
                        language.text("field." + Field.RIGHT_VALUE.id()),
                        "steps",
                        ledger.shown(Field.RIGHT_VALUE, value.given())));
        return div(
                attrs(".sheet-value." + (value.right() ? "is-right" : "is-wrong")),
                p(text(said + " "), sense(value.right() ? "mark.right" : "mark.wrong")),
                each(note.filter(there -> reveal || !value.right()).stream().map(there -> p(there))));
    }
}
