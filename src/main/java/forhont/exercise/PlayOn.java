package forhont.exercise;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Position;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.solver.Goal;
import forhont.solver.Solver;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A position is played on to its end: the learner plays one seat and keeps the best result, the others answer with best
 * play.
 *
 * @param hidden whether the learner sees only their own hand
 * @param turns the learner's turns on the line of best play that prefers low cards
 */
public record PlayOn(Position start, Goal goal, Seat seat, boolean hidden, List<Outlook> turns) implements Exercise {
    public PlayOn {
        turns = List.copyOf(turns);
        if (turns.stream().allMatch(turn -> turn.best().equals(turn.legal()))) {
            throw new IllegalArgumentException("at some turn a card costs something, else there is nothing to decide");
        }
    }

    public static PlayOn of(Position start, Goal goal, Seat seat, boolean hidden, Solver solver) {
        return new PlayOn(start, goal, seat, hidden, turns(start, goal, seat, solver));
    }

    /** The position played on with open cards; empty where no card of that seat ever costs anything. */
    public static Optional<PlayOn> worthPlaying(Position start, Goal goal, Seat seat, Solver solver) {
        List<Outlook> turns = turns(start, goal, seat, solver);
        return turns.stream().allMatch(turn -> turn.best().equals(turn.legal()))
                ? Optional.empty()
                : Optional.of(new PlayOn(start, goal, seat, false, turns));
    }

    private static List<Outlook> turns(Position start, Goal goal, Seat seat, Solver solver) {
        List<Outlook> turns = new ArrayList<>();
        Position position = answered(start, goal, seat, solver);
        while (!position.over()) {
            Outlook turn = Outlook.of(position, goal, solver);
            turns.add(turn);
            position = answered(position.play(Replies.low(turn.best(), position.contract())), goal, seat, solver);
        }
        return turns;
    }

    /** The position once the others have played until it is the seat's turn, or nothing more is played. */
    private static Position answered(Position from, Goal goal, Seat seat, Solver solver) {
        Position position = from;
        Replies replies = new Replies(goal, solver);
        while (!position.over() && position.toPlay() != seat) {
            position = replies.next(position);
        }
        return position;
    }

    /**
     * What has come of the learner's cards: their next turn, or the end. Empty if the cards cannot have been played so,
     * or one of them did not keep the best result.
     */
    public Optional<Position> after(List<Card> own) {
        Solver solver = new Solver();
        Position position = answered(start, goal, seat, solver);
        for (Card card : own) {
            if (position.over() || !Outlook.of(position, goal, solver).best().contains(card)) {
                return Optional.empty();
            }
            position = answered(position.play(card), goal, seat, solver);
        }
        return Optional.of(position);
    }

    /** What each card leads to at a turn of the learner. */
    public Outlook outlook(Position turn) {
        return Outlook.of(turn, goal, new Solver());
    }

    /** The lowest of the best cards. */
    public Card best(Outlook turn) {
        return Replies.low(turn.best(), start.contract());
    }

    @Override
    public Kind kind() {
        return Kind.PLAY_ON;
    }

    @Override
    public RuleSet rules() {
        return start.rules();
    }

    /** The cards the learner sees at the start. */
    @Override
    public CardSet cards() {
        CardSet hands = hidden ? start.hands().of(seat) : start.hands().all();
        return hands.union(CardSet.of(start.trick().cards()));
    }

    @Override
    public Question.Play question() {
        return new Question.Play();
    }

    /** The learner's cards on the line of best play that prefers low cards. */
    @Override
    public Answer.Line solution() {
        return new Answer.Line(turns.stream()
                .map(turn -> Replies.low(turn.best(), start.contract()))
                .toList());
    }

    /** Judges the last card of a line; those before it have kept the best result. */
    @Override
    public Verdict judge(Answer answer, List<Misconception> known) {
        if (!(answer instanceof Answer.Line line)) {
            throw new IllegalArgumentException("this is answered by playing cards: " + answer);
        }
        int last = line.cards().size() - 1;
        Position turn = after(line.cards().subList(0, last))
                .filter(position -> !position.over())
                .orElseThrow(() -> new IllegalArgumentException("these cards cannot have been played so: " + line));
        if (!turn.hands().of(seat).contains(line.cards().get(last))) {
            throw new IllegalArgumentException(
                    "the last card is one of " + turn.hands().of(seat) + ": " + line);
        }
        return new Verdict(marks(outlook(turn), line.cards().get(last)), List.of());
    }

    private static List<Mark> marks(Outlook turn, Card played) {
        List<Mark> marks = new ArrayList<>();
        for (Card card : turn.position().hands().of(turn.seat())) {
            boolean best = turn.best().contains(card);
            marks.add(new Mark.OfOption(new Option.OfCard(card), best, card.equals(played), true, turn.reason(card)));
        }
        return marks;
    }

    @Override
    public Map<Misconception, Answer> wrongAnswers() {
        return Map.of();
    }

    @Override
    public Set<Reason> reasons() {
        Set<Reason> reasons = new LinkedHashSet<>();
        turns.forEach(turn -> reasons.addAll(turn.reasons().values()));
        return reasons;
    }

    /** At each turn on the line of best play every card that does not keep the result. */
    @Override
    public Set<Answer> mistakes(List<Misconception> known) {
        List<Card> line = solution().cards();
        Set<Answer> mistakes = new LinkedHashSet<>();
        for (int turn = 0; turn < turns.size(); turn++) {
            Outlook outlook = turns.get(turn);
            for (Card card : outlook.position().hands().of(seat).minus(outlook.best())) {
                List<Card> played = new ArrayList<>(line.subList(0, turn));
                played.add(card);
                mistakes.add(new Answer.Line(played));
            }
        }
        return mistakes;
    }
}
