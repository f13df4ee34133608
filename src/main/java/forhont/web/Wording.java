package forhont.web;

import forhont.exercise.Exercise;
import forhont.exercise.Factors;
import forhont.exercise.MarriageCount;
import forhont.exercise.Misconception;
import forhont.exercise.Option;
import forhont.exercise.Outlook;
import forhont.exercise.Reason;
import forhont.exercise.SafeCard;
import forhont.exercise.Thing;
import forhont.exercise.TrumpChoice;
import forhont.i18n.Language;
import forhont.i18n.Pack;
import forhont.i18n.Prose;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Notation;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Turns what the engine finds into sentences of a language. */
final class Wording {
    private final Language language;
    private final Pack pack;

    Wording(Visitor visitor) {
        this.language = visitor.language();
        this.pack = visitor.face().pack();
    }

    /** The last part of the keys under which a kind's general words stand; some kinds are asked in two forms. */
    static String form(Exercise exercise) {
        String kind = exercise.kind().id();
        if (exercise instanceof TrumpChoice trump && !trump.lays()) {
            return kind + "-named";
        }
        boolean numbers = exercise instanceof MarriageCount || exercise instanceof Factors;
        return numbers ? kind + "-numbers" : exercise instanceof SafeCard ? kind + "-hidden" : kind;
    }

    /** A hint in the page's own words, else the general one. */
    Prose hint(Exercise exercise, String words, int number) {
        String own = words + ".hint." + number;
        return language.prose(language.has(own) ? own : "hint." + form(exercise) + "." + number);
    }

    /** What is said of the right answer, with {@code {answer}} left open: in the page's own words, else in general ones. */
    Prose right(Exercise exercise, String words) {
        String own = words + ".right";
        return language.has(own)
                ? language.prose(own)
                : language.prose("practice.right." + form(exercise), Map.of("answer", "{answer}"));
    }

    /** The reason as it holds on this table. */
    Prose reason(Reason reason) {
        return reason(reason, "text");
    }

    /** The reason for which an option that was left out belongs, without saying which. */
    Prose missed(Reason reason) {
        return reason(reason, "missed");
    }

    private Prose reason(Reason reason, String form) {
        Map<String, Object> arguments = new TreeMap<>();
        reason.about().forEach((name, thing) -> arguments.put(name, argument(thing)));
        return language.prose("why." + reason.why().id() + "." + form, arguments);
    }

    /** By which rule a card may be played, whoever plays it. */
    Prose walked(Reason reason) {
        Map<String, Object> arguments = new TreeMap<>();
        reason.about().forEach((name, thing) -> arguments.put(name, argument(thing)));
        return language.prose("walk.why." + reason.why().id(), arguments);
    }

    /** Which card is the best now, or which of some that are equally good. */
    Prose playThis(CardSet best) {
        return language.prose("verdict.play-this", Map.of("answer", oneOf(Option.ofCards(best))));
    }

    /** What was reached by best play. */
    Prose result(Outlook first) {
        String own = first.mine() ? "mine" : "theirs";
        int alone = first.alone() ? 1 : 0;
        Contract contract = first.position().contract();
        return switch (first.goal().kind()) {
            case POINTS -> language.prose("result.points", Map.of("points", first.own(), "alone", alone));
            case SETTLEMENT -> language.prose("result.settlement", Map.of("units", language.signed(first.own())));
            case SEVEN, SEVEN_AGAINST ->
                language.prose(
                        "result.seven-" + own,
                        Map.of("seven", token(contract.trumpSeven().orElseThrow()), "alone", alone));
            case BETL, DURCH ->
                language.prose(
                        "result.contract-" + own,
                        Map.of("contract", language.term("contract", Notation.of(contract.type()))));
        };
    }

    /** The reason in a few words. */
    String inShort(Reason reason) {
        return language.text("why." + reason.why().id() + ".short");
    }

    Prose misconception(Misconception misconception) {
        return language.prose("misconception." + misconception.id() + ".text");
    }

    private Object argument(Thing thing) {
        if (thing instanceof Thing.OneCard card) {
            return token(card.card());
        }
        if (thing instanceof Thing.Cards cards) {
            return language.and(listed(cards.cards()));
        }
        if (thing instanceof Thing.OneSuit suit) {
            return language.suit(pack, suit.suit().letter());
        }
        if (thing instanceof Thing.OneContract contract) {
            return language.term("contract", Notation.of(contract.type()));
        }
        if (thing instanceof Thing.OneComponent component) {
            return language.term("component", Notation.of(component.name()));
        }
        if (thing instanceof Thing.Signed signed) {
            return language.signed(signed.value());
        }
        if (thing instanceof Thing.Mean mean) {
            return language.signedDecimal(mean.value());
        }
        if (thing instanceof Thing.Amount amount) {
            return language.decimal(amount.value());
        }
        return ((Thing.Count) thing).value();
    }

    private static String token(Card card) {
        return "{" + card + "}";
    }

    private static List<String> listed(CardSet cards) {
        return cards.cards().stream().map(Wording::token).toList();
    }

    /** Cards as prose, in the order given: "A, B and C". */
    Prose cards(List<Card> cards) {
        return Prose.parse(language.and(cards.stream().map(Wording::token).toList()));
    }

    /** That these cards are put into the talon. */
    Prose toTalon(CardSet discarded) {
        return language.prose("play.act.to-talon", Map.of("cards", language.and(listed(discarded))));
    }

    /** That somebody plays a card. */
    Prose plays(String who, Card card) {
        return language.prose("walk.plays", Map.of("who", who, "card", token(card)));
    }

    /** Whether an option belongs. */
    Prose belongs(Option option, boolean belongs) {
        return language.prose(belongs ? "walk.belongs" : "walk.belongs-not", Map.of("option", option(option)));
    }

    /** The options of an answer as prose: "A, B and C", or "A, B or C" where one of them is the answer. */
    Prose options(List<Option> options, boolean one) {
        return Prose.parse(
                one
                        ? oneOf(options)
                        : language.and(options.stream().map(this::option).toList()));
    }

    /** Joined as they are spoken, for a card's mark does not show how its name begins. */
    private String oneOf(List<Option> options) {
        return language.or(options, this::spoken, this::option);
    }

    private String spoken(Option option) {
        return option instanceof Option.OfCard ? language.card(pack, option.id()) : label(option);
    }

    /** Which options are out of the question. */
    Prose out(List<Option> options) {
        return language.prose(
                "clue.out",
                Map.of(
                        "options",
                        language.and(options.stream().map(this::option).toList())));
    }

    private String option(Option option) {
        if (option instanceof Option.NamedCard named) {
            return token(named.card());
        }
        return option instanceof Option.OfCard card ? token(card.card()) : label(option);
    }

    /** What an option that is no card is called. */
    String label(Option option) {
        if (option instanceof Option.NamedCard) {
            return language.card(pack, option.id());
        }
        if (option instanceof Option.OfSeat of) {
            return language.term("seat", String.valueOf(of.seat().number()));
        }
        if (option instanceof Option.OfSuit of) {
            return language.suit(pack, of.suit().letter());
        }
        if (option instanceof Option.OfComponent) {
            return language.term("component", option.id());
        }
        return language.term(option instanceof Option.OfContract ? "contract" : "option", option.id());
    }
}
