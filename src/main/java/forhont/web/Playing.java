package forhont.web;

import forhont.exercise.Outlook;
import forhont.exercise.PlayOn;
import forhont.exercise.Verdict;
import forhont.rules.Card;
import forhont.rules.Position;
import java.util.List;
import java.util.Optional;

/** What comes of a card that was posted while a position is played on. */
sealed interface Playing {
    /** What was posted is no card to play now; the position is the learner's turn, at the start if the cards before cannot be. */
    record Unread(Position turn, Moves moves, String problem) implements Playing {}

    /** The best card is asked for. */
    record Shown(Outlook turn, Moves moves) implements Playing {}

    /** A hint is asked for. */
    record Hinted(Outlook turn, Moves moves) implements Playing {}

    /** The card may not be played, or costs something. */
    record Wrong(Outlook turn, Moves moves, Card card, Verdict verdict) implements Playing {}

    /** The card keeps the result; the position is the learner's next turn, or the end. */
    record Right(Outlook turn, Moves moves, Card card, Position next) implements Playing {}

    /** Judges what was posted; the cards so far are believed only if they can have been played so. */
    static Playing of(PlayOn play, Optional<Moves> posted, boolean hint, boolean show) {
        Optional<Position> now =
                posted.flatMap(moves -> play.after(moves.played())).filter(turn -> !turn.over());
        if (posted.isEmpty() || now.isEmpty()) {
            return new Unread(play.after(List.of()).orElseThrow(), Moves.NONE, "answer.no-such-line");
        }
        Moves moves = posted.get();
        Position turn = now.get();
        if (show) {
            return new Shown(play.outlook(turn), moves);
        }
        if (hint) {
            return new Hinted(play.outlook(turn), moves.before().hinted());
        }
        if (moves.picked().size() != 1) {
            return new Unread(
                    turn, moves.before(), moves.picked().isEmpty() ? "answer.choose-first" : "answer.choose-one");
        }
        Optional<Card> card =
                Card.parse(moves.picked().get(0)).filter(turn.hands().of(play.seat())::contains);
        if (card.isEmpty()) {
            return new Unread(turn, moves.before(), "answer.not-offered");
        }
        return judged(play, turn, moves, card.get());
    }

    private static Playing judged(PlayOn play, Position turn, Moves moves, Card card) {
        Outlook outlook = play.outlook(turn);
        Moves next = moves.with(card);
        return outlook.best().contains(card)
                ? new Right(outlook, next, card, play.after(next.played()).orElseThrow())
                : new Wrong(outlook, moves.hinted(), card, play.judge(next.line(), List.of()));
    }
}
