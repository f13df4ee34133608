package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.button;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.fieldset;
import static j2html.TagCreator.input;
import static j2html.TagCreator.label;
import static j2html.TagCreator.legend;
import static j2html.TagCreator.li;
import static j2html.TagCreator.span;
import static j2html.TagCreator.text;
import static j2html.TagCreator.ul;

import forhont.exercise.LegalCards;
import forhont.exercise.Reason;
import forhont.i18n.Language;
import forhont.rules.Action;
import forhont.rules.Announcement;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Deal;
import forhont.rules.Ladder;
import forhont.rules.Notation;
import forhont.rules.Position;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Stage;
import forhont.rules.Trick;
import j2html.tags.DomContent;
import j2html.tags.specialized.InputTag;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The controls by which a learner acts in a deal, and what was chosen in them. */
final class ActForm {
    /** The button that says nothing. */
    static final String PASS = "pass";

    static final String RAISE = "raise-";

    private final Language language;
    private final HandPart hands;
    private final TablePart table;
    private final TricksPart tricks;
    private final ProsePart prose;
    private final ActWords words;
    private final Deal deal;
    private final Seat learner;
    private final Map<Card, Reason> refused;

    /** Asks for the next act; {@code refused} says why a card chosen before may not go where it was to. */
    ActForm(Visitor visitor, CardPart cards, Deal deal, Map<Card, Reason> refused) {
        this.language = visitor.language();
        this.hands = new HandPart(visitor, cards);
        this.table = new TablePart(visitor, cards);
        this.tricks = new TricksPart(visitor, cards);
        this.prose = new ProsePart(visitor, cards);
        this.words = new ActWords(visitor, cards);
        this.deal = deal;
        this.learner = deal.toAct().orElseThrow();
        this.refused = Map.copyOf(refused);
    }

    /** What was posted: an act, or the key of the sentence that says why it is none. */
    record Posted(Optional<Action> action, String problem) {
        private static Posted of(Action action) {
            return new Posted(Optional.of(action), "");
        }

        private static Posted problem(String key) {
            return new Posted(Optional.empty(), key);
        }
    }

    /** Reads what was chosen for this turn. */
    static Posted read(Deal deal, List<String> chosen, boolean passes) {
        return switch (deal.stage()) {
            case DISCARD -> discard(deal, chosen);
            case ANNOUNCEMENTS -> passes ? Posted.of(Action.Speak.PASS) : speak(chosen);
            case TRUMP, CONTRACT, ANSWER, PLAY, OVER -> {
                Map<String, Action> offered = new LinkedHashMap<>();
                offered(deal).forEach(action -> offered.put(id(action), action));
                if (chosen.size() != 1) {
                    yield Posted.problem(chosen.isEmpty() ? "answer.choose-first" : "answer.choose-one");
                }
                yield offered.containsKey(chosen.get(0))
                        ? Posted.of(offered.get(chosen.get(0)))
                        : Posted.problem("answer.not-offered");
            }
        };
    }

    private static Posted discard(Deal deal, List<String> chosen) {
        CardSet two = CardSet.EMPTY;
        for (String text : chosen) {
            Optional<Card> card = Card.parse(text);
            if (card.isEmpty() || !held(deal).contains(card.get())) {
                return Posted.problem("answer.not-offered");
            }
            two = two.with(card.get());
        }
        return two.size() == 2 ? Posted.of(new Action.Discard(two)) : Posted.problem("play.two-cards");
    }

    private static Posted speak(List<String> chosen) {
        List<Announcement> announcements = new ArrayList<>();
        List<Ladder> raises = new ArrayList<>();
        for (String text : chosen) {
            Optional<Announcement> announcement = Notation.parse(Announcement.values(), text);
            Optional<Ladder> ladder = text.startsWith(RAISE)
                    ? Notation.parse(Ladder.values(), text.substring(RAISE.length()))
                    : Optional.empty();
            if (announcement.isEmpty() && ladder.isEmpty()) {
                return Posted.problem("answer.not-offered");
            }
            announcement.ifPresent(announcements::add);
            ladder.ifPresent(raises::add);
        }
        return chosen.isEmpty()
                ? Posted.problem("play.say-or-pass")
                : Posted.of(new Action.Speak(announcements, raises));
    }

    private static CardSet held(Deal deal) {
        return deal.view(deal.toAct().orElseThrow()).hand();
    }

    /** Of cards to play the whole hand, so that each is judged; else whatever may be done. */
    private static List<Action> offered(Deal deal) {
        return deal.position().isPresent()
                ? held(deal).cards().stream().<Action>map(Action.Play::of).toList()
                : deal.options();
    }

    static String id(Action action) {
        if (action instanceof Action.Play play) {
            return play.card().toString();
        }
        if (action instanceof Action.Lay lay) {
            return lay.card().toString();
        }
        if (action instanceof Action.LayBlind blind) {
            return "blind-" + blind.place();
        }
        if (action instanceof Action.NameTrump name) {
            return String.valueOf(name.suit().letter());
        }
        if (action instanceof Action.Declare declare) {
            return Notation.of(declare.type());
        }
        if (action instanceof Action.Good good) {
            return good.flek() ? "good-flek" : "good";
        }
        return action instanceof Action.Bad ? "bad" : PASS;
    }

    /** The controls, with what was chosen before. */
    DomContent controls(List<String> chosen) {
        return switch (deal.stage()) {
            case PLAY, OVER ->
                each(
                        trick(),
                        hand(leads(deal.position().orElseThrow()) ? "play.ask.lead" : "play.ask.card", true, chosen));
            case DISCARD -> hand(anyTwo() ? "play.ask.discard-any" : "play.ask.discard", false, chosen);
            case TRUMP -> trump(chosen);
            case CONTRACT -> each(look(), choices("play.ask.contract", chosen));
            case ANSWER -> each(look(), choices("play.ask.answer", chosen));
            case ANNOUNCEMENTS -> each(look(), speech(chosen));
        };
    }

    /** Whether any two cards may go to the talon; else no ace, no ten and not the indicator. */
    private boolean anyTwo() {
        int held = held(deal).size();
        return deal.options().size() == held * (held - 1) / 2;
    }

    DomContent buttons() {
        boolean speaks = deal.stage() == Stage.ANNOUNCEMENTS;
        String label = deal.position().isPresent() ? "page.step.play" : speaks ? "play.say" : "page.step.go-on";
        return div(
                attrs(".buttons"),
                button(attrs(".button"), language.text(label)),
                speaks
                        ? button(attrs(".button.button-quiet"), language.text("play.pass"))
                                .withName(PASS)
                                .withValue("1")
                        : text(""));
    }

    private DomContent trick() {
        Position position = deal.position().orElseThrow();
        Map<Card, Integer> marriages = DealTable.marriages(deal);
        List<Trick> complete = position.score().tricks();
        if (complete.isEmpty()) {
            return begun(position, marriages);
        }
        Trick last = complete.get(complete.size() - 1);
        return each(
                div(attrs(".trick-number"), language.text("play.last-trick")),
                leads(position)
                        ? table.taken(last, position.contract(), learner, this::name, marriages)
                        : each(
                                tricks.tricks(List.of(last), position.contract(), this::name, marriages),
                                begun(position, marriages)));
    }

    private DomContent begun(Position position, Map<Card, Integer> marriages) {
        return table.trick(new LegalCards(position.rules(), position.trick(), position.view()), this::name, marriages);
    }

    private static boolean leads(Position position) {
        return position.trick().cards().isEmpty();
    }

    private String name(Seat seat) {
        return words.seat(seat, learner, deal.contract());
    }

    private List<Card> sorted() {
        return TablePart.sorted(held(deal), DealTable.look(deal, learner));
    }

    private DomContent hand(String question, boolean single, List<String> chosen) {
        return fieldset(
                attrs(".hand-field"),
                legend(attrs(".question"), prose.line(language.prose(question))),
                cards(single, chosen));
    }

    private DomContent cards(boolean single, List<String> chosen) {
        return hands.choice(sorted(), new HandPart.Choice(single, chosen, refused));
    }

    /** The seven cards and the five unseen places, or the suits that may be named. */
    private DomContent trump(List<String> chosen) {
        List<Action> options = deal.options();
        boolean lays = options.get(0) instanceof Action.Lay;
        List<Action> inWords = options.stream()
                .filter(action -> !(action instanceof Action.Lay))
                .toList();
        return lays
                ? fieldset(
                        attrs(".hand-field"),
                        legend(attrs(".question"), prose.line(language.prose("play.ask.lay"))),
                        cards(true, chosen),
                        list(".choices.of-places", inWords, chosen))
                : each(look(), choices("play.ask.name", chosen));
    }

    /** The hand to look at. */
    private DomContent look() {
        return div(attrs(".held"), hands.yours(sorted()));
    }

    private DomContent choices(String question, List<String> chosen) {
        return fieldset(
                attrs(".hand-field"),
                legend(attrs(".question"), prose.line(language.prose(question))),
                list(".choices", deal.options(), chosen));
    }

    private DomContent list(String look, List<Action> actions, List<String> chosen) {
        return ul(
                        attrs(look),
                        each(actions, action -> choice("radio", id(action), words.offered(action, deal), chosen)))
                .attr("role", "list");
    }

    private DomContent speech(List<String> chosen) {
        Side side = deal.contract().orElseThrow().side(learner);
        List<DomContent> choices = new ArrayList<>();
        List<Action.Speak> options =
                deal.options().stream().map(Action.Speak.class::cast).toList();
        for (Announcement announcement : Announcement.values()) {
            if (options.stream().anyMatch(speak -> speak.announcements().contains(announcement))) {
                choices.add(choice(
                        "checkbox", Notation.of(announcement), text(words.announcement(announcement, side)), chosen));
            }
        }
        for (Ladder ladder : Ladder.values()) {
            if (options.stream().anyMatch(speak -> speak.raises().contains(ladder))) {
                choices.add(choice("checkbox", RAISE + Notation.of(ladder), text(words.raise(ladder, deal)), chosen));
            }
        }
        return fieldset(
                attrs(".hand-field"),
                legend(attrs(".question"), language.text("play.ask.speak")),
                ul(attrs(".choices"), each(choices, choice -> choice)).attr("role", "list"));
    }

    private DomContent choice(String type, String id, DomContent name, List<String> chosen) {
        return li(label(attrs(".choice"), control(type, id, chosen), span(attrs(".choice-text"), name)));
    }

    private static InputTag control(String type, String id, List<String> chosen) {
        return input().withType(type).withName(Attempt.ANSWER).withValue(id).withCondChecked(chosen.contains(id));
    }
}
