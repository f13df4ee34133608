package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.span;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.text;
import static j2html.TagCreator.ul;

import forhont.exercise.Answer;
import forhont.exercise.Audit;
import forhont.exercise.Clue;
import forhont.exercise.Exercise;
import forhont.exercise.Field;
import forhont.exercise.LegalCards;
import forhont.exercise.Mark;
import forhont.exercise.Option;
import forhont.exercise.Question;
import forhont.exercise.Verdict;
import forhont.i18n.Language;
import j2html.tags.DomContent;
import j2html.tags.specialized.DetailsTag;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Says what an answer is worth and why: right, wrong with a reason and where to look, a hint, or the solution. */
final class VerdictPart {
    private final Visitor visitor;
    private final Language language;
    private final CardPart cards;
    private final HandPart hands;
    private final ProsePart prose;
    private final Wording wording;
    private final LedgerPart ledger;
    private final SheetPart sheet;
    private final ReasonsPart reasons;
    private final WorthPart worth;

    VerdictPart(Visitor visitor, CardPart cards) {
        this.visitor = visitor;
        this.language = visitor.language();
        this.cards = cards;
        this.hands = new HandPart(visitor, cards);
        this.prose = new ProsePart(visitor, cards);
        this.wording = new Wording(visitor);
        this.ledger = new LedgerPart(visitor);
        this.sheet = new SheetPart(visitor);
        this.reasons = new ReasonsPart(visitor, cards);
        this.worth = new WorthPart(visitor, cards);
    }

    /**
     * The verdict.
     *
     * @param words the key under which the step keeps its own sentences
     * @param line how the play goes on after the card chosen
     * @param onward what leads on, shown when the answer is right or the solution is told
     */
    DomContent render(
            Exercise exercise, Verdict verdict, Attempt attempt, String words, DomContent line, Onward onward) {
        boolean told = !verdict.right() && attempt.last();
        String state = verdict.right() ? "right" : told ? "solution" : "wrong";
        boolean open = verdict.right() || told;
        List<DomContent> parts = new ArrayList<>();
        parts.add(open ? head(title(state, attempt), onward) : h2(attrs(".verdict-title"), title(state, attempt)));
        if (open) {
            parts.add(prose.paragraphs(wording.right(exercise, words), answer(exercise)));
        }
        if (!verdict.right()) {
            parts.add(reasons.render(exercise, verdict, words, told));
        }
        parts.add(line);
        parts.add(open ? onward.deeper() : text(""));
        parts.add(marks(exercise, verdict, open, words));
        parts.add(open ? worth.render(exercise) : lookAt(exercise, attempt.hinted(), words));
        parts.add(open ? text("") : again());
        return section(attrs(".verdict.is-" + state), each(parts, part -> part))
                .withId("verdict")
                .withTabindex(-1);
    }

    /** The way to what was answered, which on a phone lies below. */
    private DomContent again() {
        return p(QuietLink.to("#" + AskingPart.FORM, language.text("verdict.again")));
    }

    /**
     * What follows an answer that is done with.
     *
     * @param next the ways to what comes next, beside the headline
     * @param deeper what more there is to know, before the list of all that could be answered
     */
    record Onward(DomContent next, DomContent deeper) {}

    /** A headline with the ways on beside it, so that nobody has to seek them below a long list. */
    static DomContent head(String title, Onward onward) {
        return div(attrs(".verdict-head"), h2(attrs(".verdict-title"), title), onward.next());
    }

    private String title(String state, Attempt attempt) {
        return language.text("verdict." + (state.equals("right") && attempt.helped() ? "right-helped" : state));
    }

    /** The solution with the reason of each part, where nothing was answered. */
    DomContent shown(Exercise exercise, String words, Onward onward) {
        return section(
                        attrs(".verdict.is-solution"),
                        head(language.text("verdict.solution"), onward),
                        prose.paragraphs(wording.right(exercise, words), answer(exercise)),
                        onward.deeper(),
                        exercise instanceof Audit ? text("") : marks(exercise, Verdict.solution(exercise), true, words),
                        worth.render(exercise))
                .withId("verdict")
                .withTabindex(-1);
    }

    /** What is said of some options or numbers, with what they should be. */
    DomContent told(Exercise exercise, List<Mark> marks) {
        return marks.get(0) instanceof Mark.OfNumber
                ? ledger.judged(exercise, marks, Map.of(), true)
                : options(exercise, marks);
    }

    private Map<String, DomContent> answer(Exercise exercise) {
        if (exercise.solution() instanceof Answer.Chosen chosen) {
            List<Option> shown = FormPart.shown(exercise, List.copyOf(chosen.options()));
            boolean one = ((Question.Choose) exercise.question()).single();
            return Map.of("answer", prose.line(wording.options(shown, one)));
        }
        if (exercise instanceof Audit audit) {
            return Map.of("answer", text(sheet.answer(audit)));
        }
        List<String> numbers = new ArrayList<>();
        ((Answer.Numbers) exercise.solution())
                .values()
                .forEach((field, value) ->
                        numbers.add(field.signed() ? language.signed(value) : language.number(value)));
        return Map.of("answer", text(language.and(numbers)));
    }

    /**
     * What is said of each part. Until the solution is told, a hand is marked card by card, for what is legal has to be
     * seen as a whole; of other options only the chosen ones are, and of numbers only whether they are right.
     */
    private DomContent marks(Exercise exercise, Verdict verdict, boolean open, String words) {
        if (exercise instanceof Audit audit) {
            return sheet.judged(audit, verdict, notes(verdict, open, Set.of()), open);
        }
        if (verdict.marks().get(0) instanceof Mark.OfNumber) {
            return folded(
                            "verdict.each",
                            ledger.judged(
                                    exercise,
                                    verdict.marks(),
                                    notes(verdict, open, reasons.inShort(verdict, words)),
                                    open))
                    .condAttr(!verdict.right(), "open", "");
        }
        if (open) {
            return options(exercise, verdict.marks());
        }
        if (exercise instanceof LegalCards) {
            return folded("verdict.every", options(exercise, verdict.marks()));
        }
        List<Mark> chosen = verdict.marks().stream()
                .filter(mark -> ((Mark.OfOption) mark).chosen())
                .toList();
        return chosen.size() > 1 ? folded("verdict.chosen", options(exercise, chosen)) : text("");
    }

    private DetailsTag folded(String title, DomContent content) {
        return details(attrs(".every"), summary(language.text(title)), content);
    }

    /** What stands beside the numbers: what is said above already is not said twice. */
    private Map<Field, DomContent> notes(Verdict verdict, boolean open, Set<Field> said) {
        Map<Field, DomContent> notes = new EnumMap<>(Field.class);
        for (Mark mark : verdict.marks()) {
            Mark.OfNumber number = (Mark.OfNumber) mark;
            if (open) {
                notes.put(number.field(), each(prose.line(wording.reason(number.reason())), text(" "), rule(number)));
            } else if (!number.right() && !number.carriedForward() && !said.contains(number.field())) {
                notes.put(number.field(), each(text(wording.inShort(number.reason()) + " "), rule(number)));
            }
        }
        return notes;
    }

    private DomContent rule(Mark mark) {
        return prose.ruleLink(mark.reason().why().rule());
    }

    private DomContent options(Exercise exercise, List<Mark> marks) {
        Map<Option, Mark.OfOption> byOption = new LinkedHashMap<>();
        marks.forEach(mark -> byOption.put(((Mark.OfOption) mark).option(), (Mark.OfOption) mark));
        List<Option> shown = FormPart.shown(exercise, List.copyOf(byOption.keySet()));
        List<DomContent> lists = new ArrayList<>();
        if (!FormPart.ofCards(shown).isEmpty()) {
            lists.add(judged(
                    hands.inWords() ? ".choices.is-judged" : ".hand.is-judged", FormPart.ofCards(shown), byOption));
        }
        if (!FormPart.inWords(shown).isEmpty()) {
            lists.add(judged(".choices.is-judged", FormPart.inWords(shown), byOption));
        }
        return each(lists, list -> list);
    }

    private DomContent judged(String look, List<Option> options, Map<Option, Mark.OfOption> marks) {
        return ul(attrs(look), each(options, option -> slot(marks.get(option)))).attr("role", "list");
    }

    private DomContent slot(Mark.OfOption mark) {
        String state = (mark.belongs() ? ".is-may" : ".is-may-not") + (mark.chosen() ? ".was-chosen" : "");
        boolean card = mark.option() instanceof Option.OfCard && !hands.inWords();
        return li(
                attrs((card ? ".card-slot" : ".choice-slot") + state),
                card
                        ? hands.lying(((Option.OfCard) mark.option()).card())
                        : span(attrs(".choice-text"), label(mark.option())),
                p(
                        attrs(".card-verdict"),
                        span(attrs(".card-mark"), language.text(mark.belongs() ? "mark.belongs" : "mark.not")),
                        text(" "),
                        span(attrs(".card-reason"), text(wording.inShort(mark.reason()) + " "), rule(mark))));
    }

    private DomContent label(Option option) {
        return option instanceof Option.OfCard of ? hands.lying(of.card()) : text(wording.label(option));
    }

    private DomContent lookAt(Exercise exercise, Attempt attempt, String words) {
        return new HelpPart(visitor, cards, exercise, words).beside(attempt.hints(), () -> Clue.of(exercise));
    }
}
