package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.input;
import static j2html.TagCreator.li;
import static j2html.TagCreator.ol;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;

import forhont.exercise.Clue;
import forhont.exercise.Exercise;
import forhont.exercise.Field;
import forhont.exercise.Reason;
import forhont.i18n.Language;
import j2html.TagCreator;
import j2html.tags.DomContent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Helps on the way to an answer: two hints of the page's own, one that the engine finds, then the solution. */
final class HelpPart {
    /** The button that asks for a hint, the field with how many were given, and the button for the solution. */
    static final String HINT = "hint";

    static final String HINTS = "hints";
    static final String SHOW = "show";

    /** How many hints there are; the last is the engine's. */
    static final int LEVELS = 3;

    private final Language language;
    private final ProsePart prose;
    private final Wording wording;
    private final LedgerPart ledger;
    private final Exercise exercise;
    private final String words;

    HelpPart(Visitor visitor, CardPart cards, Exercise exercise, String words) {
        this.language = visitor.language();
        this.prose = new ProsePart(visitor, cards);
        this.wording = new Wording(visitor);
        this.ledger = new LedgerPart(visitor);
        this.exercise = exercise;
        this.words = words;
    }

    /** How many hints were given before, as posted. */
    static Optional<Integer> posted(Optional<String> field) {
        return field.filter(text -> text.matches("[0-" + LEVELS + "]")).map(Integer::parseInt);
    }

    /** What a form carries along: how many hints were given. */
    static DomContent field(int given) {
        return input().withType("hidden").withName(HINTS).withValue(String.valueOf(given));
    }

    /** Asks for the next hint; after the last for the solution, by the name it has here. */
    DomContent button(int given, String solution) {
        return given < LEVELS
                ? quiet(HINT, language.text("page.step.hint-" + (given + 1)))
                : quiet(SHOW, language.text(solution));
    }

    private static DomContent quiet(String name, String label) {
        return TagCreator.button(attrs(".button.button-quiet"), label)
                .withName(name)
                .withValue("1");
    }

    /** The hints given so far, as what is said of the question. */
    DomContent given(int given, Supplier<Clue> clue) {
        List<DomContent> hints = IntStream.rangeClosed(1, given)
                .mapToObj(number -> hint(number, clue))
                .toList();
        return section(
                        attrs(".verdict.is-hint"),
                        h2(attrs(".verdict-title"), language.text(given == 1 ? "verdict.hint" : "verdict.hints")),
                        given == 1 ? hints.get(0) : ol(each(hints, hint -> li(hint))))
                .withId("verdict")
                .withTabindex(-1);
    }

    /** A hint beside the reason why an answer was wrong. */
    DomContent beside(int number, Supplier<Clue> clue) {
        return div(
                attrs(".verdict-look"),
                p(attrs(".verdict-look-title"), language.text(number == 1 ? "verdict.look" : "verdict.hint")),
                hint(number, clue));
    }

    private DomContent hint(int number, Supplier<Clue> clue) {
        return number < LEVELS ? prose.paragraphs(wording.hint(exercise, words, number)) : clue(clue.get());
    }

    private DomContent clue(Clue clue) {
        if (clue instanceof Clue.Out out) {
            return each(p(prose.line(wording.out(out.options()))), reason(out.reason()));
        }
        if (clue instanceof Clue.Sound sound) {
            return p(language.text("clue.sound", Map.of("line", ledger.name(sound.settle(), sound.line()))));
        }
        if (clue instanceof Clue.Decides decides) {
            String title = language.text("rule." + decides.rule() + ".title");
            return p(prose.line(
                    language.prose("clue.decides", Map.of("rule", "[" + decides.rule() + "]", "title", title))));
        }
        if (clue instanceof Clue.Told told) {
            return p(language.text(
                    "clue.told",
                    Map.of(
                            "line",
                            ledger.name(told.exercise(), told.line()),
                            "number",
                            number(told.line(), told.value()))));
        }
        Clue.OneOf one = (Clue.OneOf) clue;
        List<String> numbers =
                one.values().stream().map(value -> number(one.line(), value)).toList();
        return p(language.text("clue.one-of", Map.of("numbers", language.or(numbers))));
    }

    private String number(Field field, int value) {
        return field.signed() ? language.signed(value) : language.number(value);
    }

    private DomContent reason(Reason reason) {
        return each(
                prose.paragraphs(wording.reason(reason)),
                p(attrs(".reason-rule"), prose.ruleLink(reason.why().rule())));
    }
}
