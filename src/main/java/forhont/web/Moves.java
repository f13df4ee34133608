package forhont.web;

import static j2html.TagCreator.each;
import static j2html.TagCreator.input;

import forhont.exercise.Answer;
import forhont.rules.Card;
import io.javalin.http.Context;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a learner posted while a position is played on, as it came.
 *
 * @param played the learner's cards so far, which have been found right
 * @param picked the card chosen now, as posted
 * @param number which try at this card it is, from 1
 * @param hints how many hints were given at this turn
 * @param slips wrong cards and hints before this turn
 * @param told whether a best card was shown at some turn
 */
record Moves(List<Card> played, List<String> picked, int number, int hints, int slips, boolean told) {
    static final String PLAYED = "played";
    static final String SLIPS = "slips";
    static final String TOLD = "told";

    private static final int LAST_TRY = 3;
    private static final int MOST_SLIPS = 9;
    private static final int MOST_CARDS = 10;

    /** Before the first card. */
    static final Moves NONE = new Moves(List.of(), List.of(), 0, 0, 0, false);

    Moves {
        played = List.copyOf(played);
        picked = List.copyOf(picked);
    }

    /** The form as posted; empty if the cards so far are no cards. */
    static Optional<Moves> posted(Context ctx) {
        String line = Optional.ofNullable(ctx.formParam(PLAYED)).orElse("").strip();
        List<Card> played = new ArrayList<>();
        for (String text : line.isEmpty() ? new String[0] : line.split(" ", MOST_CARDS + 1)) {
            Optional<Card> card = Card.parse(text);
            if (card.isEmpty()) {
                return Optional.empty();
            }
            played.add(card.get());
        }
        boolean told = ctx.formParam(TOLD) != null;
        int number = count(ctx, Attempt.TRY, 1);
        int hints = HelpPart.posted(Optional.ofNullable(ctx.formParam(HelpPart.HINTS)))
                .orElse(Math.min(number - 1, HelpPart.LEVELS));
        return Optional.of(
                new Moves(played, ctx.formParams(Attempt.ANSWER), number, hints, count(ctx, SLIPS, 0), told));
    }

    private static int count(Context ctx, String field, int least) {
        return Optional.ofNullable(ctx.formParam(field))
                .filter(text -> text.matches("[0-9]"))
                .map(Integer::parseInt)
                .filter(number -> number >= least)
                .orElse(least);
    }

    /** Whether the best card is shown after this try. */
    boolean last() {
        return number >= LAST_TRY;
    }

    /** The same form while it is no try yet. */
    Moves before() {
        return new Moves(played, picked, number - 1, hints, slips, told);
    }

    /** The same turn with one more hint given. */
    Moves hinted() {
        return new Moves(played, picked, number, Math.min(HelpPart.LEVELS, hints + 1), slips, told);
    }

    /** The same turn with a best card shown and laid ready. */
    Moves shown(Card best) {
        return new Moves(played, List.of(best.toString()), Math.max(number, 1), hints, slips, true);
    }

    /** The next turn, after a right card. */
    Moves with(Card card) {
        List<Card> longer = new ArrayList<>(played);
        longer.add(card);
        int more = Math.max(number - 1, hints);
        return new Moves(longer, List.of(), 0, 0, Math.min(MOST_SLIPS, slips + more), told);
    }

    /** Which answer to the step it is, counting every card that was wrong before. */
    int attempt() {
        return Math.min(MOST_SLIPS, slips + 1);
    }

    /** The cards as an answer. */
    Answer.Line line() {
        return new Answer.Line(played);
    }

    /** The hidden fields in which all this travels. */
    DomContent fields() {
        List<DomContent> fields = new ArrayList<>();
        fields.add(field(played));
        fields.add(hidden(Attempt.TRY, String.valueOf(Math.min(LAST_TRY, number) + 1)));
        fields.add(HelpPart.field(hints));
        fields.add(hidden(SLIPS, String.valueOf(slips)));
        if (told) {
            fields.add(hidden(TOLD, "1"));
        }
        return each(fields, field -> field);
    }

    /** The hidden field with the cards played so far. */
    static DomContent field(List<Card> played) {
        return hidden(
                PLAYED, String.join(" ", played.stream().map(Card::toString).toList()));
    }

    private static DomContent hidden(String name, String value) {
        return input().withType("hidden").withName(name).withValue(value);
    }
}
