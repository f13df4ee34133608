package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.strong;
import static j2html.TagCreator.text;

import forhont.exercise.BestCard;
import forhont.exercise.Exercise;
import forhont.exercise.Mark;
import forhont.exercise.Option;
import forhont.exercise.PlayOn;
import forhont.exercise.SafeCard;
import forhont.exercise.Worked;
import forhont.i18n.Language;
import forhont.rules.Card;
import forhont.rules.Contract;
import forhont.rules.Position;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Trick;
import io.javalin.http.Context;
import j2html.tags.DomContent;
import j2html.tags.specialized.ATag;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The worked solution, walked through: one card or line at a time, each with a sentence, the table below. */
final class WalkPart {
    static final String PATH = "/solution/";

    /** A stage of the solution, of what refutes a card, or of cards somebody played on: {@code 3}, {@code KS-3}, {@code AHQHJD-3}. */
    private static final Pattern STAGE = Pattern.compile("(?:((?:[7-9TJQKA][CSDH]){1,10})-)?([1-9][0-9]?)");

    /** The choices in the header lead to the stage; beside an open question they keep what is filled in. */
    private static final String SWITCHES = ",#" + SwitchPart.FACES + ",#" + SwitchPart.LANGUAGES;

    private final Visitor visitor;
    private final Language language;
    private final CardPart cards;
    private final ProsePart prose;
    private final Wording wording;
    private final TricksPart tricks;
    private final LedgerPart ledger;
    private final AskingPart.Around around;
    private final List<Card> of;
    private final Optional<Card> refuted;

    /** Walks through the solution; with a card through what refutes it, with more as they were played on to the end. */
    WalkPart(Visitor visitor, CardPart cards, AskingPart.Around around, List<Card> of) {
        this.visitor = visitor;
        this.language = visitor.language();
        this.cards = cards;
        this.prose = new ProsePart(visitor, cards);
        this.wording = new Wording(visitor);
        this.tricks = new TricksPart(visitor, cards);
        this.ledger = new LedgerPart(visitor);
        this.around = around;
        this.of = List.copyOf(of);
        this.refuted = new Place(of, 1).refuted();
    }

    /**
     * A stage of a walk.
     *
     * @param of the card that is refuted, the cards that were played on, or none for the solution
     * @param number from 1; 0, which there is not, where the address has no number
     */
    record Place(List<Card> of, int number) {
        /** The card that is refuted, where it is one. */
        Optional<Card> refuted() {
            return of.size() == 1 ? Optional.of(of.get(0)) : Optional.empty();
        }

        /** As it stands in an address. */
        @Override
        public String toString() {
            String cards = of.stream().map(Card::toString).collect(Collectors.joining());
            return cards + (cards.isEmpty() ? "" : "-") + number;
        }

        private static List<Card> cards(String written) {
            List<Card> cards = new ArrayList<>();
            for (int at = 0; at < written.length(); at += 2) {
                Card.parse(written.substring(at, at + 2)).ifPresent(cards::add);
            }
            return List.copyOf(cards);
        }
    }

    /**
     * Whether somebody comes to a stage that tells the solution from elsewhere than a page of the site, as the browsers say:
     * the way in stands only where the solution is told already.
     */
    static boolean fromElsewhere(Context ctx) {
        String site = Visitor.header(ctx, "Sec-Fetch-Site");
        return stage(ctx).refuted().isEmpty() && !site.isEmpty() && !site.equals("same-origin");
    }

    /** The stage in an address. */
    static Place stage(Context ctx) {
        Matcher stage = STAGE.matcher(ctx.pathParam("stage"));
        return stage.matches()
                ? new Place(
                        Place.cards(Optional.ofNullable(stage.group(1)).orElse("")), Integer.parseInt(stage.group(2)))
                : new Place(List.of(), 0);
    }

    /** The id of what a stage takes the place of; two walks may stand on a page. */
    private String id() {
        return refuted.isPresent() ? "refuted" : "walk";
    }

    private String saidId() {
        return id() + "-said";
    }

    /** The way in; with scripts on the walk takes its place. */
    DomContent way() {
        return section(
                attrs(".walk"),
                p().withId(saidId()).attr("role", "status"),
                div(leading("next", language.text(refuted.isPresent() ? "walk.refuted" : "walk.open"), 1))
                        .withId(id()));
    }

    /** The walk at a stage, from 1; empty if there is no such stage. */
    Optional<DomContent> at(Exercise exercise, int number) {
        return worked(exercise)
                .filter(worked -> number >= 1 && number <= worked.stages().size())
                .map(worked -> stage(exercise, worked, number));
    }

    private Optional<Worked> worked(Exercise exercise) {
        if (of.isEmpty()) {
            return Optional.of(Worked.of(exercise));
        }
        if (refuted.isEmpty()) {
            return exercise instanceof PlayOn play ? Worked.of(play, of) : Optional.empty();
        }
        return exercise instanceof SafeCard safe ? Worked.refuting(safe, refuted.get()) : Optional.empty();
    }

    private DomContent stage(Exercise exercise, Worked worked, int number) {
        Worked.Stage stage = worked.stages().get(number - 1);
        int count = worked.stages().size();
        String kind = isCard(stage) ? "card" : "line";
        List<DomContent> ways = new ArrayList<>();
        if (number > 1) {
            ways.add(leading("previous", language.text("walk.previous-" + kind), number - 1));
        }
        ways.add(
                number < count
                        ? leading("next", language.text("walk.next-" + kind), number + 1)
                        : leading("next", language.text("walk.again"), 1));
        return section(
                        attrs(".walk"),
                        p(each(said(exercise, worked, stage), one -> each(one, text(" "))))
                                .withId(saidId())
                                .attr("role", "status"),
                        div(
                                        p(
                                                attrs(".muted"),
                                                language.text("walk.place", Map.of("number", number, "count", count))),
                                        div(attrs(".buttons"), each(ways, way -> way)),
                                        drawn(exercise, worked, number))
                                .withId(id()))
                .attr("aria-label", language.text(refuted.isPresent() ? "walk.refuted" : "walk.title"));
    }

    private static boolean isCard(Worked.Stage stage) {
        return stage instanceof Worked.Play
                || (stage instanceof Worked.Said said
                        && said.mark() instanceof Mark.OfOption of
                        && of.option() instanceof Option.OfCard);
    }

    private ATag leading(String way, String label, int number) {
        String there = visitor.path(around.here() + PATH + new Place(of, number) + around.query());
        return QuietLink.to(there + "#" + saidId(), label)
                .withId(id() + "-" + way)
                .attr("hx-get", there)
                .attr("hx-target", "#" + id())
                .attr("hx-select", "#" + id())
                .attr("hx-select-oob", "#" + saidId() + ":innerHTML" + (refuted.isEmpty() ? SWITCHES : ""))
                .attr("hx-swap", "outerHTML");
    }

    /** The sentences of a stage: who plays what, by which rule, and what comes of it; or why a line is as it is. */
    private List<DomContent> said(Exercise exercise, Worked worked, Worked.Stage stage) {
        return stage instanceof Worked.Play play
                ? played(play, learner(exercise))
                : marked(worked.of(), ((Worked.Said) stage).mark());
    }

    private List<DomContent> played(Worked.Play play, Optional<Seat> learner) {
        Trick trick = play.trick();
        List<DomContent> said = new ArrayList<>();
        said.add(strong(prose.line(
                wording.plays(who(trick.seatOf(trick.cards().size() - 1), play.contract(), learner), play.card()))));
        String rule = play.reason().why().rule();
        said.add(each(prose.line(wording.walked(play.reason())), text(" "), prose.ruleLink(rule)));
        if (play.forced()) {
            said.add(text(language.text("walk.forced")));
        }
        marriage(play).ifPresent(value -> said.add(text(language.text("walk.marriage", Map.of("points", value)))));
        if (trick.complete()) {
            String winner = who(trick.winner(play.contract()), play.contract(), learner);
            boolean points = play.contract().type().hasTrump();
            said.add(text(language.text(
                    points ? "walk.takes-points" : "walk.takes",
                    points ? Map.of("who", winner, "points", trick.points(play.contract())) : Map.of("who", winner))));
        }
        play.result().ifPresent(reason -> said.add(prose.line(wording.reason(reason))));
        return said;
    }

    /** What a card scores as the queen, or the first, of a marriage. */
    private static Optional<Integer> marriage(Worked.Play play) {
        return play.from().flatMap(from -> {
            List<Integer> before = all(from);
            List<Integer> after = all(from.play(play.card()));
            return after.size() > before.size() ? Optional.of(sum(after) - sum(before)) : Optional.empty();
        });
    }

    private static List<Integer> all(Position position) {
        List<Integer> all = new ArrayList<>();
        for (Side side : Side.values()) {
            all.addAll(position.score().marriages(side));
        }
        return all;
    }

    private static int sum(List<Integer> marriages) {
        return marriages.stream().mapToInt(Integer::intValue).sum();
    }

    private String who(Seat seat, Contract contract, Optional<Seat> learner) {
        return learner.map(own -> new Roles(language, contract, own).apart(seat))
                .orElseGet(() -> language.text(seat == contract.soloist() ? "table.soloist" : "table.defender"));
    }

    private List<DomContent> marked(Exercise exercise, Mark mark) {
        DomContent reason = each(
                prose.line(wording.reason(mark.reason())),
                text(" "),
                prose.ruleLink(mark.reason().why().rule()));
        if (mark instanceof Mark.OfNumber number) {
            String named = language.text(
                    "table.ladder",
                    Map.of(
                            "what",
                            ledger.name(exercise, number.field()),
                            "steps",
                            ledger.shown(number.field(), number.expected())));
            return List.of(strong(named + "."), reason);
        }
        Mark.OfOption option = (Mark.OfOption) mark;
        return List.of(strong(prose.line(wording.belongs(option.option(), option.belongs()))), reason);
    }

    private static Optional<Seat> learner(Exercise exercise) {
        if (exercise instanceof BestCard best) {
            return Optional.of(best.seat());
        }
        if (exercise instanceof SafeCard safe) {
            return Optional.of(safe.seat());
        }
        return exercise instanceof PlayOn play ? Optional.of(play.seat()) : Optional.empty();
    }

    /** The table after the card, or all that has been said by now. */
    private DomContent drawn(Exercise exercise, Worked worked, int number) {
        List<Worked.Stage> stages = worked.stages().subList(0, number);
        if (stages.get(number - 1) instanceof Worked.Play play) {
            return section(attrs(".felt"), table(play, learner(exercise)))
                    .attr("aria-label", language.text("table.name"));
        }
        List<Mark> marks = stages.stream()
                .filter(Worked.Said.class::isInstance)
                .map(stage -> ((Worked.Said) stage).mark())
                .toList();
        return each(
                section(attrs(".felt"), new TablePart(visitor, cards).table(exercise))
                        .attr("aria-label", language.text("table.name")),
                new VerdictPart(visitor, cards).told(worked.of(), marks));
    }

    private DomContent table(Worked.Play play, Optional<Seat> learner) {
        if (play.from().isEmpty() || learner.isEmpty()) {
            List<Trick> shown = new ArrayList<>(play.earlier());
            shown.add(play.trick());
            return tricks.tricks(shown, play.contract());
        }
        Position after = play.from().get().play(play.card());
        return each(
                new OpenHandsPart(visitor, cards).others(after, learner.get()),
                tricks.tricks(List.of(play.trick()), play.contract(), learner.get()),
                tricks.held(language.text("table.your-hand"), after.hands().of(learner.get()), play.contract()));
    }
}
