package forhont.exercise;

import forhont.rules.Card;
import forhont.rules.MarriageRule;
import forhont.rules.Rank;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Suit;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** What each card played scores as a marriage: by the rules, or to somebody who has the rule wrong. */
final class Scoring {
    private final RuleSet rules;
    private final Played played;

    /** A marriage scored: for which side, and its value. */
    private record Scored(Side side, int value) {}

    Scoring(RuleSet rules, Played played) {
        this.rules = rules;
        this.played = played;
    }

    /** The values of a side's marriages, in the order they were scored. */
    List<Integer> marriages(Side side) {
        return values(side, this::right);
    }

    private List<Integer> values(Side side, Function<Played.Play, Optional<Scored>> rule) {
        List<Integer> values = new ArrayList<>();
        for (Played.Play play : played.plays()) {
            rule.apply(play).filter(scored -> scored.side() == side).ifPresent(scored -> values.add(scored.value()));
        }
        return values;
    }

    private Optional<Scored> right(Played.Play play) {
        return rules.marriages().scores(play.card(), play.hand(), play.led(), played.contract())
                ? Optional.of(scored(play))
                : Optional.empty();
    }

    private Scored scored(Played.Play play) {
        return new Scored(side(play.seat()), MarriageRule.value(play.card().suit(), played.contract()));
    }

    private Side side(Seat seat) {
        return played.contract().side(seat);
    }

    /** The marriages of a side as each wrong rule has them. */
    Map<Misconception, List<Integer>> wrong(Side side) {
        Map<Misconception, List<Integer>> wrong = new EnumMap<>(Misconception.class);
        wrong.put(
                Misconception.TRUMP_MARRIAGE_COUNTS_TWENTY,
                values(side, play -> right(play).map(scored -> new Scored(scored.side(), 20))));
        wrong.put(
                Misconception.HEARTS_MARRIAGE_COUNTS_FORTY,
                values(side, play -> right(play).map(scored -> new Scored(scored.side(), inHearts(play) ? 40 : 20))));
        wrong.put(
                Misconception.MARRIAGE_ONLY_WHEN_LED,
                values(side, play -> right(play).filter(scored -> play.led())));
        wrong.put(
                Misconception.MARRIAGE_ONLY_IF_QUEEN_WINS,
                values(side, play -> right(play).filter(scored -> winner(play) == play.seat())));
        wrong.put(
                Misconception.MARRIAGE_GOES_WITH_THE_TRICK,
                values(side, play -> right(play).map(scored -> new Scored(side(winner(play)), scored.value()))));
        wrong.put(
                Misconception.ANY_QUEEN_SCORES,
                values(side, play -> play.card().rank() == Rank.QUEEN ? Optional.of(scored(play)) : Optional.empty()));
        wrong.put(
                Misconception.DISCARDED_KING_STILL_A_MARRIAGE,
                values(side, play -> right(play).or(() -> withTalon(play))));
        wrong.put(
                Misconception.KING_SCORES_AGAIN,
                values(side, play -> right(play).or(() -> again(play))));
        return wrong;
    }

    private static boolean inHearts(Played.Play play) {
        return play.card().suit() == Suit.HEARTS;
    }

    private Seat winner(Played.Play play) {
        return play.trick().winner(played.contract());
    }

    private Optional<Scored> withTalon(Played.Play play) {
        boolean discarded = MarriageNow.ofMarriage(play.card())
                && played.talon().contains(MarriageNow.other(play.card()))
                && side(play.seat()) == Side.SOLOIST;
        return discarded ? Optional.of(scored(play)) : Optional.empty();
    }

    /** The other card of a marriage that its player scored before. */
    private Optional<Scored> again(Played.Play play) {
        if (!MarriageNow.ofMarriage(play.card())) {
            return Optional.empty();
        }
        Card first = MarriageNow.other(play.card());
        return played.plays().stream()
                .filter(before -> before.card().equals(first)
                        && before.seat() == play.seat()
                        && before.hand().contains(play.card())
                        && right(before).isPresent())
                .findFirst()
                .map(before -> scored(play));
    }
}
