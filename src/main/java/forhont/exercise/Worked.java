package forhont.exercise;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Position;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Trick;
import forhont.rules.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The worked solution, stage by stage: cards as they are played, then what is said of each option or number.
 *
 * @param of what the stages are drawn as: the exercise itself, or the account behind an audit
 */
public record Worked(Exercise of, List<Stage> stages) {
    public Worked {
        stages = List.copyOf(stages);
    }

    /** One step of the solution. */
    public sealed interface Stage {}

    /** What is said of one option or number. */
    public record Said(Mark mark) implements Stage {}

    /**
     * A card is played.
     *
     * @param earlier the complete tricks before this one, as far as they are shown
     * @param trick the trick with the card, its last
     * @param from the position before the card, where all hands are known
     * @param result what the card keeps, where the learner plays it
     */
    public record Play(
            RuleSet rules,
            Contract contract,
            List<Trick> earlier,
            Trick trick,
            Optional<Position> from,
            Optional<Reason> result)
            implements Stage {
        public Play {
            earlier = List.copyOf(earlier);
        }

        public Card card() {
            return trick.cards().get(trick.cards().size() - 1);
        }

        /** By which rule the card may be played here, whatever else its player holds. */
        public Reason reason() {
            List<Card> before = trick.cards().subList(0, trick.cards().size() - 1);
            View view = new View(rules.marriages(), contract, CardSet.of(card()), before, false);
            return new LegalCards(rules, new Trick(trick.leader(), before), view).reason(new Option.OfCard(card()));
        }

        /** Whether its player could play no other. */
        public boolean forced() {
            return from.filter(position -> position.legal().size() == 1).isPresent();
        }
    }

    /** The lines of the sheet until the wrong one: what follows from it follows rightly. */
    private static List<Mark> untilWrong(Audit audit) {
        Verdict sheet = audit.settle().judge(audit.sheet(), List.of());
        return sheet.marks().subList(0, audit.number(audit.line()));
    }

    /** The worked solution of an exercise. */
    public static Worked of(Exercise exercise) {
        if (exercise instanceof BestCard best) {
            Card first = best.outlook().best().first();
            return new Worked(
                    best,
                    played(
                            best.position(),
                            best.line(first),
                            List.of(best.outlook().reason(first)),
                            best.seat()));
        }
        if (exercise instanceof PlayOn play) {
            return of(play, play.solution().cards()).orElseThrow();
        }
        if (exercise instanceof Audit audit) {
            return new Worked(audit.settle(), said(untilWrong(audit)));
        }
        List<Stage> stages = new ArrayList<>();
        List<Mark> marks = Verdict.solution(exercise).marks();
        if (exercise instanceof TrickWinner winner) {
            stages.addAll(tricks(winner.rules(), winner.contract(), List.of(winner.trick())));
        }
        if (exercise instanceof Count count) {
            stages.addAll(tricks(count.rules(), count.contract(), count.tricks()));
        }
        if (exercise instanceof MarriageCount marriages) {
            Played played = marriages.played();
            stages.addAll(tricks(marriages.rules(), played.contract(), played.tricks()));
        }
        stages.addAll(said(marks));
        return new Worked(exercise, stages);
    }

    /** A position as somebody played it on to its end; empty where they cannot have, or a card cost something. */
    public static Optional<Worked> of(PlayOn play, List<Card> own) {
        return play.after(own)
                .filter(Position::over)
                .map(end -> new Worked(play, played(play.start(), line(play, end), reasons(play, own), play.seat())));
    }

    /** How best play goes on after a card that is not safe, in the position in which it costs most. */
    public static Optional<Worked> refuting(SafeCard safe, Card card) {
        return safe.refutation(card)
                .map(outlook -> new Worked(
                        safe,
                        played(outlook.position(), outlook.line(card), List.of(outlook.reason(card)), safe.seat())));
    }

    private static List<Stage> said(List<Mark> marks) {
        return marks.stream().<Stage>map(Said::new).toList();
    }

    /** Complete tricks, card by card. */
    private static List<Stage> tricks(RuleSet rules, Contract contract, List<Trick> tricks) {
        List<Stage> stages = new ArrayList<>();
        for (int number = 0; number < tricks.size(); number++) {
            Trick whole = tricks.get(number);
            for (int count = 1; count <= whole.cards().size(); count++) {
                Trick trick = new Trick(whole.leader(), whole.cards().subList(0, count));
                stages.add(new Play(
                        rules, contract, tricks.subList(0, number), trick, Optional.empty(), Optional.empty()));
            }
        }
        return stages;
    }

    /** Cards played from a position, with what each of the learner's keeps as far as that is known. */
    private static List<Stage> played(Position start, List<Card> line, List<Reason> reasons, Seat learner) {
        List<Stage> stages = new ArrayList<>();
        Position position = start;
        int turn = 0;
        for (Card card : line) {
            if (position.over()) {
                break;
            }
            boolean own = position.toPlay() == learner;
            Optional<Reason> result = own && turn < reasons.size() ? Optional.of(reasons.get(turn)) : Optional.empty();
            turn += own ? 1 : 0;
            stages.add(new Play(
                    start.rules(),
                    start.contract(),
                    List.of(),
                    position.trick().with(card),
                    Optional.of(position),
                    result));
            position = position.play(card);
        }
        return stages;
    }

    /** All cards that were played until the end. */
    private static List<Card> line(PlayOn play, Position end) {
        List<Card> cards = new ArrayList<>();
        List<Trick> tricks = end.score().tricks();
        tricks.subList(play.start().score().tricks().size(), tricks.size())
                .forEach(trick -> cards.addAll(trick.cards()));
        cards.addAll(end.trick().cards());
        return cards.subList(play.start().trick().cards().size(), cards.size());
    }

    private static List<Reason> reasons(PlayOn play, List<Card> own) {
        List<Reason> reasons = new ArrayList<>();
        for (int turn = 0; turn < own.size(); turn++) {
            Position position = play.after(own.subList(0, turn)).orElseThrow();
            reasons.add(play.outlook(position).reason(own.get(turn)));
        }
        return reasons;
    }
}
