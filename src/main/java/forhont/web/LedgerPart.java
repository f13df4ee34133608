package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.button;
import static j2html.TagCreator.caption;
import static j2html.TagCreator.each;
import static j2html.TagCreator.input;
import static j2html.TagCreator.label;
import static j2html.TagCreator.span;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.text;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;

import forhont.exercise.Exercise;
import forhont.exercise.Factors;
import forhont.exercise.Field;
import forhont.exercise.Mark;
import forhont.exercise.Question;
import forhont.exercise.RevokeCost;
import forhont.exercise.Settle;
import forhont.i18n.Language;
import forhont.rules.Seat;
import forhont.settlement.Account;
import j2html.tags.DomContent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Numbers to fill in, or filled in and judged, one under the other as in an account. */
final class LedgerPart {
    private static final String SUM = "ledger-sum";

    private final Language language;

    LedgerPart(Visitor visitor) {
        this.language = visitor.language();
    }

    DomContent controls(Exercise exercise, Attempt attempt, DomContent question, List<Field> unread) {
        List<Field> fields = ((Question.FillIn) exercise.question()).fields();
        return table(
                attrs(".ledger"),
                caption(attrs(".question"), question),
                head(exercise),
                tbody(each(fields, field -> row(exercise, field, attempt, unread.contains(field)))));
    }

    private DomContent row(Exercise exercise, Field field, Attempt attempt, boolean problem) {
        return row(
                field,
                problem ? "is-wrong" : "",
                th(label(name(exercise, field)).withFor(field.id())).attr("scope", "row"),
                td(attrs(".amount"), number(language, name(exercise, field), field, attempt, problem)));
    }

    /**
     * The box for a number. The digits that a phone shows for {@code numeric} and {@code decimal} have no minus on some
     * systems, so that a number with a sign asks for all keys, or with scripts has a key of its own that turns the sign;
     * any other gets the digits alone.
     */
    static DomContent number(Language language, String name, Field field, Attempt attempt, boolean problem) {
        DomContent box = box(field, attempt, problem);
        return field.signed()
                ? span(
                        button(attrs(".sign"), "±")
                                .withType("button")
                                .attr("hidden")
                                .attr("aria-label", language.text("ledger.sign", Map.of("field", name))),
                        text(" "),
                        box)
                : box;
    }

    private static DomContent box(Field field, Attempt attempt, boolean problem) {
        return input().withId(field.id())
                .withClass("number")
                .withName(field.id())
                .attr("inputmode", field.signed() ? "text" : "numeric")
                .attr("autocomplete", "off")
                .attr("maxlength", "12")
                .withValue(attempt.typed().getOrDefault(field, ""))
                .condAttr(problem, "aria-invalid", "true")
                .condAttr(problem, "aria-describedby", AnswerProblem.ID);
    }

    private DomContent head(Exercise exercise) {
        if (exercise instanceof Factors) {
            return head("ledger.component", "ledger.factor");
        }
        boolean account = account(exercise).isPresent();
        return head(account ? "ledger.line" : "ledger.count", account ? "ledger.amount" : "ledger.number");
    }

    private DomContent head(String name, String amount) {
        return thead(tr(
                th(language.text(name)).attr("scope", "col"),
                th(attrs(".amount"), language.text(amount)).attr("scope", "col")));
    }

    /** A row's name; a seat's says who sits there, and the soloist is marked. */
    String name(Exercise exercise, Field field) {
        Optional<Account> account = account(exercise);
        if (account.isPresent()) {
            for (Seat seat : Seat.values()) {
                boolean soloist = account.get().contract().soloist() == seat;
                if (field.id().equals("seat-" + seat.number())) {
                    String name = language.term("seat", String.valueOf(seat.number()));
                    String side = language.term("side", soloist ? "soloist" : "defence");
                    return language.text("ledger.seat", Map.of("seat", name, "side", side));
                }
            }
        }
        return language.text("field." + field.id());
    }

    /** The account in which seats pay each other, if there is one. */
    private static Optional<Account> account(Exercise exercise) {
        if (exercise instanceof RevokeCost revoke) {
            return Optional.of(revoke.account());
        }
        return exercise instanceof Settle settle ? Optional.of(settle.account()) : Optional.empty();
    }

    private static DomContent row(Field field, String state, DomContent name, DomContent amount) {
        return tr(name, amount)
                .withCondClass(!state.isEmpty(), state)
                .withCondClass(field == Field.PER_DEFENDER, state.isEmpty() ? SUM : SUM + " " + state);
    }

    /** The numbers as judged; {@code notes} says why, under each line that is wrong. */
    DomContent judged(Exercise exercise, List<Mark> marks, Map<Field, DomContent> notes, boolean reveal) {
        return table(
                attrs(".ledger.is-judged"),
                caption(attrs(".hidden-visually"), language.text("verdict.each")),
                head(exercise),
                tbody(each(marks, mark -> judgedRow(exercise, (Mark.OfNumber) mark, notes, reveal))));
    }

    /** An account as it is, its lines named so, with what is behind a number under it. */
    DomContent told(
            Exercise exercise, List<Mark.OfNumber> lines, Function<Field, String> names, Map<Field, DomContent> notes) {
        return table(
                attrs(".ledger"),
                caption(attrs(".hidden-visually"), language.text("ledger.sheet")),
                head(exercise),
                tbody(each(
                        lines,
                        line -> each(
                                row(
                                        line.field(),
                                        "",
                                        th(names.apply(line.field())).attr("scope", "row"),
                                        td(attrs(".amount"), shown(line.field(), line.expected()))),
                                note(line.field(), notes)))));
    }

    private DomContent judgedRow(Exercise exercise, Mark.OfNumber mark, Map<Field, DomContent> notes, boolean reveal) {
        String state = mark.right() ? "is-right" : mark.carriedForward() ? "is-carried" : "is-wrong";
        String given = shown(mark.field(), mark.given());
        String sense = mark.right() ? "mark.right" : mark.carriedForward() ? "mark.carried" : "mark.wrong";
        DomContent amount = reveal && !mark.right()
                ? each(
                        j2html.TagCreator.s(given),
                        text(" "),
                        j2html.TagCreator.strong(shown(mark.field(), mark.expected())))
                : text(given);
        DomContent row = row(
                mark.field(),
                state,
                th(text(name(exercise, mark.field()) + " "), span(attrs(".ledger-mark"), language.text(sense)))
                        .attr("scope", "row"),
                td(attrs(".amount"), amount));
        return notes.containsKey(mark.field())
                ? each(
                        row,
                        tr(attrs(".ledger-note"), td(notes.get(mark.field())).attr("colspan", "2")))
                : row;
    }

    private static DomContent note(Field field, Map<Field, DomContent> notes) {
        return notes.containsKey(field)
                ? tr(attrs(".ledger-note"), td(notes.get(field)).attr("colspan", "2"))
                : text("");
    }

    /** A number as it was given, with its name. */
    String given(Exercise exercise, Mark.OfNumber mark) {
        return language.text(
                "verdict.given",
                Map.of("field", name(exercise, mark.field()), "number", shown(mark.field(), mark.given())));
    }

    String shown(Field field, int value) {
        return field.signed() ? language.signed(value) : language.number(value);
    }
}
