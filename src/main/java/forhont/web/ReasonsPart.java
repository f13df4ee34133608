package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.p;
import static j2html.TagCreator.text;

import forhont.exercise.Audit;
import forhont.exercise.Exercise;
import forhont.exercise.Field;
import forhont.exercise.Mark;
import forhont.exercise.Misconception;
import forhont.exercise.Reason;
import forhont.exercise.Verdict;
import forhont.i18n.Language;
import forhont.i18n.Prose;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says why an answer is wrong: the wrong rule behind it, else the reason of each part that is wrong. */
final class ReasonsPart {
    /** More wrong numbers than this are left to the account below, so that a verdict is read at a glance. */
    private static final int NUMBERS = 2;

    private final Language language;
    private final ProsePart prose;
    private final Wording wording;
    private final LedgerPart ledger;

    ReasonsPart(Visitor visitor, CardPart cards) {
        this.language = visitor.language();
        this.prose = new ProsePart(visitor, cards);
        this.wording = new Wording(visitor);
        this.ledger = new LedgerPart(visitor);
    }

    /**
     * The reasons.
     *
     * @param words the key under which the step keeps its own sentences
     * @param told whether the solution is told beside them, so that nothing is left to look for
     */
    DomContent render(Exercise exercise, Verdict verdict, String words, boolean told) {
        return verdict.marks().get(0) instanceof Mark.OfNumber && !(exercise instanceof Audit)
                ? ofNumbers(exercise, verdict, words, told)
                : ofOptions(verdict, words);
    }

    /** First the misconception that gives exactly this answer, then the reason of each option that is wrong by another rule. */
    private DomContent ofOptions(Verdict verdict, String words) {
        Map<Prose, String> reasons = new LinkedHashMap<>();
        verdict.misconceptions().forEach(found -> reasons.putIfAbsent(said(found, words), found.rule()));
        Set<String> told = Set.copyOf(reasons.values());
        for (Mark mark : verdict.marks()) {
            if (mark instanceof Mark.OfOption option
                    && option.chosen()
                    && !option.belongs()
                    && !told.contains(option.reason().why().rule())) {
                reasons.putIfAbsent(said(option, words), option.reason().why().rule());
            }
        }
        return reasons.isEmpty() ? missed(verdict) : said(reasons);
    }

    /** In the step's own words for the option or for its rule, else in general ones. */
    private Prose said(Mark.OfOption option, String words) {
        Reason reason = option.reason();
        return Stream.of(option.option().id(), reason.why().rule())
                .map(id -> words + ".wrong." + id)
                .filter(language::has)
                .findFirst()
                .map(language::prose)
                .orElseGet(() -> wording.reason(reason));
    }

    /** How many more there are and why they belong, not which. */
    private DomContent missed(Verdict verdict) {
        List<Mark> missed = verdict.marks().stream()
                .filter(mark -> mark instanceof Mark.OfOption option && option.belongs() && !option.chosen())
                .toList();
        Map<Prose, String> reasons = new LinkedHashMap<>();
        missed.forEach(mark -> reasons.putIfAbsent(
                wording.missed(mark.reason()), mark.reason().why().rule()));
        return each(p(language.text("verdict.missed", Map.of("count", missed.size()))), said(reasons));
    }

    private DomContent said(Map<Prose, String> reasons) {
        return each(reasons.entrySet(), reason -> div(attrs(".reason"), withRule(reason.getKey(), reason.getValue())));
    }

    /** The first wrong numbers, each with what is behind it; numbers with the same behind them stand together. */
    private DomContent ofNumbers(Exercise exercise, Verdict verdict, String words, boolean told) {
        List<List<Mark.OfNumber>> groups = groups(verdict, words);
        return each(
                each(groups.subList(0, Math.min(NUMBERS, groups.size())), numbers -> group(exercise, numbers, words)),
                groups.size() > NUMBERS && !told ? p(language.text("verdict.more-numbers")) : text(""));
    }

    /** The wrong numbers of which the reason in short is all that is said here. */
    Set<Field> inShort(Verdict verdict, String words) {
        return groups(verdict, words).stream()
                .limit(NUMBERS)
                .map(numbers -> numbers.get(0))
                .filter(number -> number.because().isEmpty())
                .map(Mark.OfNumber::field)
                .collect(Collectors.toSet());
    }

    private List<List<Mark.OfNumber>> groups(Verdict verdict, String words) {
        Map<Object, List<Mark.OfNumber>> groups = new LinkedHashMap<>();
        for (Mark mark : verdict.marks()) {
            Mark.OfNumber number = (Mark.OfNumber) mark;
            if (!number.right() && !number.carriedForward()) {
                Object behind = number.because().isEmpty() ? number.field() : because(number, words);
                groups.computeIfAbsent(behind, first -> new ArrayList<>()).add(number);
            }
        }
        return List.copyOf(groups.values());
    }

    private DomContent group(Exercise exercise, List<Mark.OfNumber> numbers, String words) {
        List<String> names =
                numbers.stream().map(number -> ledger.given(exercise, number)).toList();
        Mark.OfNumber first = numbers.get(0);
        return div(
                attrs(".reason"),
                p(attrs(".reason-of"), language.and(names)),
                first.because().isEmpty()
                        ? p(
                                text(wording.inShort(first.reason()) + " "),
                                rule(first.reason().why().rule()))
                        : each(because(first, words).entrySet(), found -> withRule(found.getKey(), found.getValue())));
    }

    /** What is said of the wrong rules behind a number, each sentence once, with its rule. */
    private Map<Prose, String> because(Mark.OfNumber number, String words) {
        Map<Prose, String> because = new LinkedHashMap<>();
        number.because().forEach(found -> because.putIfAbsent(said(found, words), found.rule()));
        return because;
    }

    private Prose said(Misconception found, String words) {
        String own = words + ".wrong." + found.id();
        return language.has(own) ? language.prose(own) : wording.misconception(found);
    }

    private DomContent withRule(Prose said, String rule) {
        return each(
                prose.paragraphs(said),
                p(attrs(".reason-rule"), text(language.text("verdict.rule") + " "), rule(rule)));
    }

    private DomContent rule(String rule) {
        return prose.ruleLink(rule);
    }
}
