package forhont.web;

import forhont.exercise.Taster;
import forhont.rules.Card;
import forhont.rules.Position;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How far a newcomer has come in the first trick: all of it travels in the form.
 *
 * @param turn the newcomer's turn, or the end
 * @param own the cards played so far
 * @param refused a card of the hand that was chosen and may not be played
 * @param problem the key of what is said of a post that was no card to play
 */
record Tasting(Position turn, List<Card> own, Optional<Card> refused, Optional<String> problem) {
    Tasting {
        own = List.copyOf(own);
    }

    /** Before the first card. */
    static Tasting fresh(Taster taster) {
        return at(taster.start(), List.of());
    }

    private static Tasting at(Position turn, List<Card> own) {
        return new Tasting(turn, own, Optional.empty(), Optional.empty());
    }

    /** The turn at which something was posted, without what was chosen. */
    static Tasting before(Taster taster, Context ctx) {
        return Moves.posted(ctx)
                .flatMap(moves -> turn(taster, moves).map(turn -> at(turn, moves.played())))
                .orElseGet(() -> fresh(taster));
    }

    /** What has come of a card that was posted; the cards before it are believed only if they can have been played so. */
    static Tasting posted(Taster taster, Context ctx) {
        Optional<Moves> posted = Moves.posted(ctx);
        Optional<Position> turn = posted.flatMap(moves -> turn(taster, moves));
        return posted.isPresent() && turn.isPresent()
                ? judged(taster, turn.get(), posted.get())
                : unread(taster.start(), List.of(), "answer.no-such-line");
    }

    private static Optional<Position> turn(Taster taster, Moves moves) {
        return taster.after(moves.played()).filter(turn -> !taster.over(turn));
    }

    private static Tasting judged(Taster taster, Position turn, Moves moves) {
        if (moves.picked().size() != 1) {
            return unread(turn, moves.played(), moves.picked().isEmpty() ? "answer.choose-first" : "answer.choose-one");
        }
        Optional<Card> card =
                Card.parse(moves.picked().get(0)).filter(turn.hands().of(taster.seat())::contains);
        if (card.isEmpty()) {
            return unread(turn, moves.played(), "answer.not-offered");
        }
        List<Card> longer = new ArrayList<>(moves.played());
        longer.add(card.get());
        return taster.after(longer)
                .map(next -> at(next, longer))
                .orElseGet(() -> new Tasting(turn, moves.played(), card, Optional.empty()));
    }

    private static Tasting unread(Position turn, List<Card> own, String problem) {
        return new Tasting(turn, own, Optional.empty(), Optional.of(problem));
    }
}
