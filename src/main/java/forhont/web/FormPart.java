package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.each;
import static j2html.TagCreator.fieldset;
import static j2html.TagCreator.input;
import static j2html.TagCreator.label;
import static j2html.TagCreator.legend;
import static j2html.TagCreator.li;
import static j2html.TagCreator.span;
import static j2html.TagCreator.text;
import static j2html.TagCreator.ul;

import forhont.exercise.Discard;
import forhont.exercise.Exercise;
import forhont.exercise.Field;
import forhont.exercise.LegalCards;
import forhont.exercise.Option;
import forhont.exercise.Question;
import forhont.exercise.TrickWinner;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.Seat;
import j2html.tags.DomContent;
import j2html.tags.specialized.InputTag;
import java.util.ArrayList;
import java.util.List;

/** The controls in which an exercise is answered, with what was answered before. */
final class FormPart {
    private final CardPart cards;
    private final Wording wording;
    private final LedgerPart ledger;
    private final TablePart table;

    FormPart(Visitor visitor, CardPart cards) {
        this.cards = cards;
        this.wording = new Wording(visitor);
        this.ledger = new LedgerPart(visitor);
        this.table = new TablePart(visitor, cards);
    }

    /** The controls; {@code unread} are the fields whose numbers could not be read. */
    DomContent controls(Exercise exercise, Attempt attempt, DomContent question, List<Field> unread) {
        if (exercise.question() instanceof Question.Choose choose) {
            return fieldset(
                    attrs(".hand-field"), legend(attrs(".question"), question), options(exercise, choose, attempt));
        }
        return ledger.controls(exercise, attempt, question, unread);
    }

    private DomContent options(Exercise exercise, Question.Choose choose, Attempt attempt) {
        List<Option> shown = shown(exercise, choose.options());
        if (shown.get(0) instanceof Option.OfCard) {
            return ul(
                            attrs(exercise instanceof TrickWinner ? ".hand.of-trick" : ".hand"),
                            each(shown, option -> li(attrs(".card-slot"), card(exercise, option, choose, attempt))))
                    .attr("role", "list");
        }
        return ul(attrs(".choices"), each(shown, option -> li(choice(option, choose, attempt))))
                .attr("role", "list");
    }

    private DomContent card(Exercise exercise, Option option, Question.Choose choose, Attempt attempt) {
        Card card = ((Option.OfCard) option).card();
        return label(
                attrs(".card-choice"),
                exercise instanceof TrickWinner winner ? table.player(winner, card) : text(""),
                control(option, choose, attempt),
                cards.picture(card),
                cards.nameTag(card));
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

    /** Cards as a player holds them; anything else, and a trick, in the order it is offered. */
    static List<Option> shown(Exercise exercise, List<Option> options) {
        Contract contract = contract(exercise);
        if (exercise instanceof TrickWinner || !(options.get(0) instanceof Option.OfCard)) {
            return options;
        }
        List<Option> sorted = new ArrayList<>();
        CardSet hand = CardSet.EMPTY;
        for (Option option : options) {
            hand = hand.with(((Option.OfCard) option).card());
        }
        TablePart.sorted(hand, contract).forEach(card -> sorted.add(new Option.OfCard(card)));
        return sorted;
    }

    private static Contract contract(Exercise exercise) {
        if (exercise instanceof LegalCards legal) {
            return legal.view().contract();
        }
        if (exercise instanceof Discard discard
                && discard.type().hasTrump()
                && discard.indicator().isPresent()) {
            return Contract.suit(Seat.FOREHAND, discard.indicator().get().suit());
        }
        return Contract.withoutTrump(ContractType.BETL, Seat.FOREHAND);
    }
}
