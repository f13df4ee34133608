package forhont.web;

import static j2html.TagCreator.each;
import static j2html.TagCreator.text;

import forhont.i18n.Language;
import forhont.rules.Action;
import forhont.rules.Announcement;
import forhont.rules.Bid;
import forhont.rules.Card;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.Deal;
import forhont.rules.Ladder;
import forhont.rules.Notation;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Suit;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Names what is said and done in a deal. */
final class ActWords {
    private final Language language;
    private final CardPart cards;
    private final ProsePart prose;
    private final Wording wording;

    ActWords(Visitor visitor, CardPart cards) {
        this.language = visitor.language();
        this.cards = cards;
        this.prose = new ProsePart(visitor, cards);
        this.wording = new Wording(visitor);
    }

    /** A seat by where it is from the learner; of forehand that too. */
    String place(Seat seat, Seat learner) {
        if (seat == learner) {
            return language.text("play.you");
        }
        boolean left = seat == learner.left();
        return seat == Seat.FOREHAND
                ? language.text(left ? "table.at-left" : "table.at-right", Map.of("who", language.term("seat", "0")))
                : language.text(left ? "play.left" : "play.right");
    }

    /** A seat by what it is in the contract that stands; before there is one by where it is. */
    String seat(Seat seat, Seat learner, Optional<Contract> standing) {
        return standing.map(contract -> new Roles(language, contract, learner).apart(seat))
                .orElseGet(() -> place(seat, learner));
    }

    /** What may be done, told to whoever is to choose. */
    DomContent offered(Action action, Deal deal) {
        return action instanceof Action.Bad
                ? text(language.text("play.bad-means", Map.of("contracts", higher(deal))))
                : act(action, deal);
    }

    private String higher(Deal deal) {
        ContractType standing = deal.contract().orElseThrow().type();
        return language.or(
                Bid.over(deal.rules(), standing).stream().map(this::type).toList());
    }

    /** What is done; {@code before} is the deal in which it is. */
    DomContent act(Action action, Deal before) {
        if (action instanceof Action.Lay lay) {
            return cards.word(lay.card());
        }
        if (action instanceof Action.Discard discard) {
            return prose.line(wording.cards(discard.cards().cards()));
        }
        if (action instanceof Action.Play play) {
            return cards.word(play.card());
        }
        if (action instanceof Action.NameTrump name) {
            return each(cards.sign(name.suit()), text(" " + cards.name(name.suit())));
        }
        return text(inWords(action, before));
    }

    /** What is done and when: a card alone may be the trump that was chosen, the talon or a trick. */
    DomContent inTurn(Action action, Deal before) {
        if (action instanceof Action.Lay) {
            return each(text(language.text("play.in-turn.trump") + " "), act(action, before));
        }
        if (action instanceof Action.Discard discard) {
            return prose.line(wording.toTalon(discard.cards()));
        }
        if (action instanceof Action.Play) {
            int trick = before.position().orElseThrow().score().tricks().size() + 1;
            return each(text(language.text("play.in-turn.trick", Map.of("number", trick)) + " "), act(action, before));
        }
        return act(action, before);
    }

    private String inWords(Action action, Deal before) {
        if (action instanceof Action.LayBlind blind) {
            return language.text("play.act.blind", Map.of("number", blind.place()));
        }
        if (action instanceof Action.Declare declare) {
            return type(declare.type());
        }
        if (action instanceof Action.Good good) {
            return language.text(good.flek() ? "play.act.good-flek" : "table.said-good");
        }
        if (action instanceof Action.Speak speak) {
            return said(speak, before);
        }
        return language.text(action instanceof Action.Bad ? "play.act.bad" : "play.act.pass-trump");
    }

    String type(ContractType type) {
        return language.term("contract", Notation.of(type));
    }

    /** What is done, as far as this learner has seen it. */
    DomContent told(Optional<Action> seen, Action action, Deal before) {
        if (seen.isEmpty()) {
            return text(language.text(action instanceof Action.Lay ? "play.act.lays" : "play.act.puts-away"));
        }
        return action instanceof Action.Play ? act(action, before) : inTurn(action, before);
    }

    private String said(Action.Speak speak, Deal before) {
        List<String> words = new ArrayList<>();
        Side side = before.contract().orElseThrow().side(before.toAct().orElseThrow());
        speak.announcements().forEach(announcement -> words.add(announcement(announcement, side)));
        speak.raises().forEach(ladder -> words.add(raise(ladder, before)));
        return words.isEmpty() ? language.text("table.passes") : language.and(words);
    }

    /** What a side announces. */
    String announcement(Announcement announcement, Side side) {
        return against(Notation.of(announcement), side);
    }

    private String against(String name, Side side) {
        return language.term("component", side == Side.SOLOIST ? name : name + "-against");
    }

    /** The next step on a ladder: "flek (game)". */
    String raise(Ladder ladder, Deal before) {
        int step = before.doubling().steps(ladder) + 1;
        boolean named = step <= before.rules().stepNames().size();
        String word = named ? language.term("step", String.valueOf(step)) : "×" + (1 << step);
        return language.text("table.raised", Map.of("what", raised(ladder, before), "steps", word));
    }

    private String raised(Ladder ladder, Deal deal) {
        Contract contract = deal.contract().orElseThrow();
        return switch (ladder) {
            case GAME ->
                deal.announced()
                        .hundred()
                        .map(side -> against("hundred", side))
                        .orElseGet(() -> against("game", Side.SOLOIST));
            case SEVEN -> against("seven", deal.announced().seven().orElse(Side.SOLOIST));
            case CONTRACT -> type(contract.type());
        };
    }

    String suit(Suit suit) {
        return cards.name(suit);
    }

    DomContent card(Card card) {
        return cards.word(card);
    }
}
