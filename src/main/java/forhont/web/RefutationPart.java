package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.p;
import static j2html.TagCreator.text;

import forhont.exercise.BestCard;
import forhont.exercise.Exercise;
import forhont.exercise.Mark;
import forhont.exercise.Option;
import forhont.exercise.Outlook;
import forhont.exercise.SafeCard;
import forhont.exercise.Verdict;
import forhont.i18n.Language;
import forhont.rules.Card;
import forhont.rules.CardSet;
import j2html.tags.DomContent;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Shows how the play goes on after a wrong card; with hands closed, how the unseen cards may lie, or that it is safe. */
final class RefutationPart {
    private final Visitor visitor;
    private final Language language;
    private final CardPart cards;
    private final ProsePart prose;
    private final Wording wording;
    private final OpenHandsPart open;
    private final TricksPart tricks;
    private final AskingPart.Around around;

    /** Leads to the walk through what refutes a card of what is asked on a page. */
    RefutationPart(Visitor visitor, CardPart cards, AskingPart.Around around) {
        this.visitor = visitor;
        this.language = visitor.language();
        this.cards = cards;
        this.prose = new ProsePart(visitor, cards);
        this.wording = new Wording(visitor);
        this.open = new OpenHandsPart(visitor, cards);
        this.tricks = new TricksPart(visitor, cards);
        this.around = around;
    }

    /** Nothing where the answer is no card, or one that may not be played, or right with all hands open. */
    DomContent line(Exercise exercise, Verdict verdict) {
        Optional<Card> chosen = verdict.marks().stream()
                .filter(mark -> mark instanceof Mark.OfOption of && of.chosen())
                .map(mark -> ((Mark.OfOption) mark).option())
                .filter(option -> option instanceof Option.OfCard)
                .map(option -> ((Option.OfCard) option).card())
                .findFirst();
        if (exercise instanceof BestCard best && !verdict.right()) {
            return each(chosen.filter(best.outlook().legal()::contains).stream()
                    .map(card -> open.goesOn(best.position(), best.line(card), best.seat())));
        }
        return exercise instanceof SafeCard safe ? each(chosen.map(card -> said(safe, card)).stream()) : text("");
    }

    private DomContent said(SafeCard safe, Card card) {
        if (safe.safe().contains(card)) {
            return prose.paragraphs(wording.reason(safe.reason(new Option.OfCard(card))));
        }
        return safe.refutation(card)
                .map(outlook -> refuted(safe, card, outlook))
                .orElseGet(() -> text(""));
    }

    private DomContent refuted(SafeCard safe, Card card, Outlook outlook) {
        return div(
                attrs(".refuted"),
                p(language.text("verdict.may-lie", Map.of("count", safe.layouts()))),
                open.others(outlook.position(), safe.seat()),
                safe.sight().talon().isEmpty()
                        ? div(
                                attrs(".others"),
                                tricks.held(
                                        language.text("table.talon"),
                                        talon(safe, outlook),
                                        safe.sight().contract()))
                        : text(""),
                open.goesOn(outlook.position(), outlook.line(card), safe.seat()),
                new WalkPart(visitor, cards, around, List.of(card)).way());
    }

    /** The cards that lie in nobody's hand. */
    private static CardSet talon(SafeCard safe, Outlook outlook) {
        return CardSet.PACK.minus(safe.cards()).minus(outlook.position().hands().all());
    }
}
