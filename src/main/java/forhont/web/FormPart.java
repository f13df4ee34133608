package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.each;
import static j2html.TagCreator.fieldset;
import static j2html.TagCreator.input;
import static j2html.TagCreator.label;
import static j2html.TagCreator.legend;
import static j2html.TagCreator.li;
import static j2html.TagCreator.span;
import static j2html.TagCreator.ul;

import forhont.exercise.Audit;
import forhont.exercise.BestCard;
import forhont.exercise.Discard;
import forhont.exercise.Exercise;
import forhont.exercise.Field;
import forhont.exercise.LegalCards;
import forhont.exercise.Mark;
import forhont.exercise.MarriageNow;
import forhont.exercise.Option;
import forhont.exercise.Question;
import forhont.exercise.Reason;
import forhont.exercise.SafeCard;
import forhont.exercise.ShownHand;
import forhont.exercise.TrickWinner;
import forhont.exercise.TrumpChoice;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.Seat;
import forhont.rules.Suit;
import j2html.tags.DomContent;
import j2html.tags.specialized.InputTag;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The controls in which an exercise is answered, with what was answered before. */
final class FormPart {
    private final HandPart hands;
    private final Wording wording;
    private final LedgerPart ledger;
    private final SheetPart sheet;
    private final TablePart table;

    FormPart(Visitor visitor, CardPart cards) {
        this.hands = new HandPart(visitor, cards);
        this.wording = new Wording(visitor);
        this.ledger = new LedgerPart(visitor);
        this.sheet = new SheetPart(visitor);
        this.table = new TablePart(visitor, cards);
    }

    /**
     * The controls.
     *
     * @param said what was said of the answer before, if there was one
     * @param unread the fields whose numbers could not be read
     */
    DomContent controls(Exercise exercise, Attempt attempt, DomContent question, List<Mark> said, List<Field> unread) {
        if (exercise.question() instanceof Question.Choose choose) {
            return fieldset(
                    attrs(".hand-field"),
                    legend(attrs(".question"), question),
                    options(exercise, choose, attempt, said));
        }
        return exercise instanceof Audit audit
                ? sheet.controls(audit, attempt, question, unread)
                : ledger.controls(exercise, attempt, question, unread);
    }

    private DomContent options(Exercise exercise, Question.Choose choose, Attempt attempt, List<Mark> said) {
        List<Option> shown = shown(exercise, choose.options());
        List<DomContent> lists = new ArrayList<>();
        if (!ofCards(shown).isEmpty()) {
            HandPart.Choice choice = new HandPart.Choice(choose.single(), attempt.picked(), refused(said));
            List<Card> held = ofCards(shown).stream()
                    .map(option -> ((Option.OfCard) option).card())
                    .toList();
            lists.add(
                    exercise instanceof TrickWinner winner
                            ? hands.choice(held, choice, card -> table.player(winner, card))
                            : exercise instanceof ShownHand
                                    ? hands.ofSoloist(held, choice)
                                    : hands.choice(held, choice));
        }
        if (!inWords(shown).isEmpty()) {
            lists.add(ul(attrs(".choices"), each(inWords(shown), option -> li(choice(option, choose, attempt))))
                    .attr("role", "list"));
        }
        return each(lists, list -> list);
    }

    /** Why cards that were chosen do not belong. */
    static Map<Card, Reason> refused(List<Mark> said) {
        Map<Card, Reason> refused = new HashMap<>();
        for (Mark mark : said) {
            if (mark instanceof Mark.OfOption of
                    && of.chosen()
                    && !of.belongs()
                    && of.option() instanceof Option.OfCard option) {
                refused.put(option.card(), of.reason());
            }
        }
        return refused;
    }

    private DomContent choice(Option option, Question.Choose choose, Attempt attempt) {
        return label(
                attrs(".choice"), control(option, choose, attempt), span(attrs(".choice-text"), wording.label(option)));
    }

    private static InputTag control(Option option, Question.Choose choose, Attempt attempt) {
        return input().withType(choose.single() ? "radio" : "checkbox")
                .withName(Attempt.ANSWER)
                .withValue(option.id())
                .withCondChecked(attempt.picked().contains(option.id()));
    }

    static List<Option> ofCards(List<Option> options) {
        return options.stream().filter(Option.OfCard.class::isInstance).toList();
    }

    static List<Option> inWords(List<Option> options) {
        return options.stream()
                .filter(option -> !(option instanceof Option.OfCard))
                .toList();
    }

    /** Cards first, as a player holds them; anything else, and a trick, in the order it is offered. */
    static List<Option> shown(Exercise exercise, List<Option> options) {
        if (exercise instanceof TrickWinner) {
            return options;
        }
        List<Option> sorted = new ArrayList<>();
        CardSet hand = CardSet.EMPTY;
        for (Option option : ofCards(options)) {
            hand = hand.with(((Option.OfCard) option).card());
        }
        TablePart.sorted(hand, contract(exercise)).forEach(card -> sorted.add(new Option.OfCard(card)));
        sorted.addAll(inWords(options));
        return sorted;
    }

    private static Contract contract(Exercise exercise) {
        if (exercise instanceof LegalCards legal) {
            return legal.view().contract();
        }
        if (exercise instanceof MarriageNow marriage) {
            return marriage.contract();
        }
        if (exercise instanceof BestCard best) {
            return best.position().contract();
        }
        if (exercise instanceof SafeCard safe) {
            return safe.sight().contract();
        }
        if (exercise instanceof Discard discard
                && discard.type().hasTrump()
                && discard.indicator().isPresent()) {
            return Contract.suit(Seat.FOREHAND, discard.indicator().get().suit());
        }
        if (exercise instanceof TrumpChoice) {
            return Contract.suit(Seat.FOREHAND, Suit.ACORNS);
        }
        return Contract.withoutTrump(ContractType.BETL, Seat.FOREHAND);
    }
}
