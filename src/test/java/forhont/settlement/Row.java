package forhont.settlement;

import forhont.rules.Notation;
import forhont.rules.Score;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Written;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.params.aggregator.ArgumentsAccessor;

/**
 * An account as tests write it, in the columns rules, contract, soloist's points, soloist's marriages, defence's
 * marriages, last seven, announced, steps on the game and on the seven, and the components that come out.
 */
record Row(Account account, Facts.Suit facts, String components) {

    static Row of(ArgumentsAccessor cells) {
        Account account = account(cells.getString(0), cells.getString(1), cells.getString(6), cells.getString(7));
        int points = cells.getInteger(2);
        Facts.Suit facts = new Facts.Suit(
                points,
                90 - points,
                marriages(cells.getString(3)),
                marriages(cells.getString(4)),
                lastSeven(cells.getString(5)));
        return new Row(account, facts, cells.getString(8));
    }

    static Account account(String rules, String contract, String announced, String steps) {
        List<Integer> ladders = Written.words(steps).map(Integer::valueOf).toList();
        boolean trump = contract.length() == 1;
        return new Account(
                Written.rules(rules),
                Written.contract(contract, Seat.FOREHAND),
                Written.announced(announced),
                trump ? new Doubles(ladders.get(0), ladders.get(1), 0) : new Doubles(0, 0, ladders.get(0)));
    }

    Settlement settle() {
        if (Impossible.of(account, facts).isPresent()) {
            throw new AssertionError(Impossible.of(account, facts) + ": " + this);
        }
        return account.settle(facts);
    }

    /** {@code "game 1, seven -2"}: each component with its value. */
    static String text(Settlement settlement) {
        return settlement.components().stream()
                .map(component -> Notation.of(component.name()) + " " + component.value())
                .collect(Collectors.joining(", "));
    }

    private static List<Integer> marriages(String text) {
        return Written.words(text).map(Integer::valueOf).toList();
    }

    private static Optional<Score.LastSeven> lastSeven(String text) {
        List<String> words = Written.words(text).toList();
        return words.isEmpty()
                ? Optional.empty()
                : Optional.of(new Score.LastSeven(
                        Notation.parse(Side.values(), words.get(0)).orElseThrow(),
                        words.get(1).equals("won")));
    }
}
