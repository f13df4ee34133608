package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.each;
import static j2html.TagCreator.summary;

import forhont.exercise.Option;
import forhont.exercise.SafeCard;
import forhont.exercise.Sight;
import forhont.i18n.Language;
import forhont.rules.Announced;
import forhont.rules.Card;
import forhont.rules.Contract;
import forhont.rules.Notation;
import forhont.rules.Position;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Trick;
import forhont.settlement.Account;
import forhont.settlement.Doubles;
import forhont.solver.Goal;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Draws a position with all hands open, what is played for, and how the play goes on. */
final class OpenHandsPart {
    private final Language language;
    private final CardPart cards;
    private final FactsPart facts;
    private final TricksPart tricks;
    private final ProsePart prose;
    private final Wording wording;

    OpenHandsPart(Visitor visitor, CardPart cards) {
        this.language = visitor.language();
        this.cards = cards;
        this.facts = new FactsPart(visitor, cards);
        this.tricks = new TricksPart(visitor, cards);
        this.prose = new ProsePart(visitor, cards);
        this.wording = new Wording(visitor);
    }

    /** The contract, what has happened so far and what is played for. */
    DomContent facts(Position position, Goal goal, Seat learner) {
        List<DomContent> rows = new ArrayList<>();
        Account account = new Account(position.rules(), position.contract(), position.announced(), goal.doubles());
        rows.addAll(playedFor(account, goal, learner));
        for (Side side : Side.values()) {
            String id = Notation.of(side);
            if (position.score().soloistPoints() + position.score().defencePoints() > 0) {
                rows.add(facts.fact(
                        "table.points-" + id, language.number(position.score().points(side))));
            }
            if (!position.score().marriages(side).isEmpty()) {
                rows.add(facts.fact(
                        "table.marriages-" + id,
                        facts.marriages(position.score().marriages(side))));
            }
        }
        return dl(attrs(".felt-facts"), each(rows, row -> row));
    }

    /** The contract, what was announced and shown, and what is played for, where only one hand is seen. */
    DomContent facts(SafeCard safe) {
        Sight sight = safe.sight();
        Goal goal = safe.goal();
        List<DomContent> rows = new ArrayList<>(playedFor(
                new Account(sight.rules(), sight.contract(), sight.announced(), goal.doubles()), goal, safe.seat()));
        sight.indicator().ifPresent(card -> rows.add(facts.fact("table.indicator", cards.word(card))));
        if (!sight.marriages().isEmpty()) {
            List<Option> shown =
                    sight.marriages().stream().<Option>map(Option.OfCard::new).toList();
            rows.add(facts.fact("table.announced-with", prose.line(wording.options(shown, false))));
        }
        return dl(attrs(".felt-facts"), each(rows, row -> row));
    }

    private List<DomContent> playedFor(Account account, Goal goal, Seat learner) {
        List<DomContent> rows = new ArrayList<>();
        rows.add(facts.contract(account.contract()));
        boolean alone = account.contract().side(learner) == Side.SOLOIST;
        rows.add(facts.fact(
                "table.goal", language.text(goal(account.contract(), goal, learner), Map.of("alone", alone ? 1 : 0))));
        if (!account.announced().equals(Announced.NOTHING)) {
            rows.add(facts.fact("table.announced", facts.announced(account.announced())));
        }
        if (!goal.doubles().equals(Doubles.NONE)) {
            rows.add(facts.doubles(account));
        }
        return rows;
    }

    /** The key of what the learner plays for: their own side's aim, or to thwart the other's. */
    private static String goal(Contract contract, Goal goal, Seat learner) {
        boolean soloist = contract.side(learner) == Side.SOLOIST;
        return switch (goal.kind()) {
            case POINTS -> "goal.points";
            case SETTLEMENT -> "goal.settlement";
            case SEVEN -> soloist ? "goal.seven-mine" : "goal.seven-theirs";
            case SEVEN_AGAINST -> soloist ? "goal.seven-theirs" : "goal.seven-mine";
            case BETL -> soloist ? "goal.betl-mine" : "goal.betl-theirs";
            case DURCH -> soloist ? "goal.durch-mine" : "goal.durch-theirs";
        };
    }

    /** The hands of the two others, the left one first. */
    DomContent others(Position position, Seat learner) {
        return div(attrs(".others"), other(position, learner, 1), other(position, learner, 2));
    }

    private DomContent other(Position position, Seat learner, int places) {
        Seat seat = learner.left(places);
        String who = new Roles(language, position.contract(), learner).of(seat);
        String title = language.text(places == 1 ? "table.at-left" : "table.at-right", Map.of("who", who));
        return tricks.held(title, position.hands().of(seat), position.contract());
    }

    /** The tricks that come of cards played one after another from a position, under a title to open. */
    DomContent goesOn(Position from, List<Card> line, Seat learner) {
        Position position = from;
        for (Card card : line) {
            position = position.play(card);
        }
        int before = from.score().tricks().size();
        List<Trick> later = position.score()
                .tricks()
                .subList(before, position.score().tricks().size());
        return details(
                attrs(".every"),
                summary(language.text("verdict.how-it-goes")),
                tricks.tricks(later, position.contract(), learner));
    }
}
