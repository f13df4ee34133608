package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.text;

import forhont.exercise.Discard;
import forhont.exercise.LegalCards;
import forhont.exercise.Option;
import forhont.exercise.Reason;
import forhont.i18n.Language;
import forhont.i18n.Prose;
import forhont.play.Judge;
import forhont.play.Judgement;
import forhont.rules.Action;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.Deal;
import forhont.rules.DiscardObjection;
import forhont.rules.MarriageRule;
import forhont.rules.Notation;
import forhont.rules.Position;
import forhont.rules.Refusal;
import forhont.rules.SeatView;
import forhont.rules.Side;
import forhont.rules.Stage;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Says of an act of the learner why it may be done or not, and what it was worth. */
final class ActVerdict {
    private final Language language;
    private final ProsePart prose;
    private final Wording wording;
    private final ActWords words;

    ActVerdict(Visitor visitor, CardPart cards) {
        this.language = visitor.language();
        this.prose = new ProsePart(visitor, cards);
        this.wording = new Wording(visitor);
        this.words = new ActWords(visitor, cards);
    }

    /** The verdict on an act that was done; {@code before} is the deal in which it was. */
    DomContent judged(Deal before, Action action, Judgement judgement) {
        List<DomContent> parts = new ArrayList<>();
        if (action instanceof Action.Play play) {
            marriage(before.position().orElseThrow(), play.card()).ifPresent(parts::add);
        }
        Optional<DomContent> rule = rule(before, action);
        switch (judgement.mark()) {
            case ONLY -> rule.ifPresent(parts::add);
            case GOOD -> parts.add(why(rule, language.text("play.verdict.good-text", layouts())));
            case SAME -> parts.add(why(rule, language.text("play.verdict.same-text")));
            case COSTS -> {
                parts.add(details(
                        attrs(".every"),
                        summary(language.text(before.stage() == Stage.PLAY ? "play.better-card" : "play.better-act")),
                        p(words.act(judgement.best(), before))));
                parts.add(why(rule, better(before, action, judgement)));
            }
        }
        DomContent act = p(text(language.text("play.your-act") + " "), words.act(action, before));
        DomContent head = div(attrs(".verdict-head"), h2(attrs(".verdict-title"), prose.line(title(judgement))), act);
        return verdict(judgement.mark() == Judgement.Mark.COSTS ? "hint" : "right", head, parts);
    }

    private static Map<String, Object> layouts() {
        return Map.of("count", Judge.LAYOUTS);
    }

    /** What the best act did better where both were tried, and what it makes of a trick that ends with it. */
    private String better(Deal before, Action action, Judgement judgement) {
        Judgement.Tried tried = judgement.tried();
        String more = language.text(
                tried.bestGains() > tried.gains() ? "play.verdict.costs-gains" : "play.verdict.costs-more",
                Map.of(
                        "count",
                        tried.layouts(),
                        "best",
                        tried.bestGains(),
                        "own",
                        tried.gains(),
                        "better",
                        tried.better()));
        return trick(before, action, judgement.best())
                .map(whose -> more + " " + whose)
                .orElse(more);
    }

    /** Who takes a trick that the learner ends, where the best card would give it to the other side. */
    private Optional<String> trick(Deal before, Action action, Action best) {
        if (!(action instanceof Action.Play play) || !(best instanceof Action.Play other)) {
            return Optional.empty();
        }
        Position position = before.position().orElseThrow();
        Contract contract = position.contract();
        if (position.trick().cards().size() < 2) {
            return Optional.empty();
        }
        Side side = contract.side(position.trick().toPlay());
        Side now = contract.side(position.trick().with(play.card()).winner(contract));
        Side then = contract.side(position.trick().with(other.card()).winner(contract));
        return now == then
                ? Optional.empty()
                : Optional.of(language.text(
                        then == side ? "play.verdict.trick-mine" : "play.verdict.trick-theirs",
                        Map.of("side", Notation.of(side))));
    }

    /** The grounds of a judgement, folded away so that the next turn is near. */
    private DomContent why(Optional<DomContent> rule, String worth) {
        return details(attrs(".every"), summary(language.text("play.why")), each(rule.stream()), p(worth));
    }

    /** By which rule the card might be played; of the last card in the hand there is nothing to say. */
    private Optional<DomContent> rule(Deal before, Action action) {
        if (!(action instanceof Action.Play)
                || before.position().orElseThrow().view().hand().size() == 1) {
            return Optional.empty();
        }
        return reason(before, action)
                .map(reason -> p(
                        prose.line(wording.walked(reason)),
                        text(" "),
                        prose.ruleLink(reason.why().rule())));
    }

    /** The marriage that is announced with a card. */
    private Optional<DomContent> marriage(Position position, Card card) {
        Contract contract = position.contract();
        boolean led = position.trick().cards().isEmpty();
        CardSet hand = position.view().hand();
        return position.rules().marriages().scores(card, hand, led, contract)
                ? Optional.of(p(
                        text(language.text(
                                "play.verdict.marriage",
                                Map.of(
                                        "suit",
                                        words.suit(card.suit()),
                                        "points",
                                        MarriageRule.value(card.suit(), contract)))),
                        text(" "),
                        prose.ruleLink("R-19")))
                : Optional.empty();
    }

    private Prose title(Judgement judgement) {
        return switch (judgement.mark()) {
            case ONLY -> language.prose("play.verdict.only");
            case GOOD -> language.prose("play.verdict.good");
            case SAME -> language.prose("play.verdict.same");
            case COSTS -> language.prose("play.verdict.costs", Map.of("units", tenths(judgement.cost())));
        };
    }

    /** A cost as it is told, in tenths of a unit. */
    static double tenths(double cost) {
        return Math.max(1, Math.round(10 * cost)) / 10.0;
    }

    /** Why an act may not be done; nothing is lost by it. */
    DomContent refused(Deal deal, Action action, Refusal refusal) {
        DomContent why = reason(deal, action)
                .map(this::reason)
                .orElseGet(() -> p(text(language.text("play.refused") + " "), prose.ruleLink(refusal.rule())));
        return verdict(
                "wrong",
                h2(attrs(".verdict-title"), language.text("play.verdict.not-allowed")),
                List.of(p(text(language.text("play.your-act") + " "), words.act(action, deal)), why));
    }

    private DomContent reason(Reason reason) {
        return div(
                attrs(".reason"),
                prose.paragraphs(wording.reason(reason)),
                p(attrs(".reason-rule"), prose.ruleLink(reason.why().rule())));
    }

    private static Optional<Reason> reason(Deal deal, Action action) {
        return reasons(deal, action).values().stream().findFirst();
    }

    /** Why a card may be played or not, or cards may not go to the talon. */
    static Map<Card, Reason> reasons(Deal deal, Action action) {
        if (action instanceof Action.Play play && deal.position().isPresent()) {
            Position position = deal.position().get();
            return Map.of(
                    play.card(),
                    new LegalCards(position.rules(), position.trick(), position.view())
                            .reason(new Option.OfCard(play.card())));
        }
        return action instanceof Action.Discard discard ? ofDiscard(deal, discard) : Map.of();
    }

    private static Map<Card, Reason> ofDiscard(Deal deal, Action.Discard discard) {
        Map<Card, Reason> reasons = new LinkedHashMap<>();
        SeatView view = deal.view(deal.toAct().orElseThrow());
        boolean refused = deal.refusal(discard).isPresent();
        Optional<Card> indicator = view.indicator().filter(view.hand()::contains);
        for (Card card : discard.cards()) {
            boolean objected = DiscardObjection.objection(card, ContractType.SUIT, indicator, deal.rules())
                    .isPresent();
            if (refused && objected) {
                reasons.put(
                        card,
                        new Discard(deal.rules(), ContractType.SUIT, view.hand(), indicator)
                                .reason(new Option.OfCard(card)));
            }
        }
        return reasons;
    }

    private static DomContent verdict(String state, DomContent head, List<DomContent> parts) {
        return section(attrs(".verdict.is-" + state), head, each(parts, part -> part))
                .withId("verdict")
                .withTabindex(-1);
    }
}
