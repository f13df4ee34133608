package forhont.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the words of one act; whether it fits the moment is to be seen. */
final class RecordWords {
    private RecordWords() {}

    static Optional<Action> action(String text, Stage stage) {
        String[] words = text.split(" ", -1);
        String last = words[words.length - 1];
        return switch (words[0]) {
            case "lays" -> lays(words, last);
            case "names" ->
                words.length == 2 && last.length() == 1
                        ? Suit.parse(last.charAt(0)).map(Action.NameTrump::new)
                        : Optional.empty();
            case "declares" ->
                words.length == 2
                        ? Notation.parse(ContractType.values(), last).map(Action.Declare::new)
                        : Optional.empty();
            case "discards" -> discards(words);
            case "good" -> good(text);
            case "bad" -> words.length == 1 ? Optional.of(new Action.Bad()) : Optional.empty();
            case "passes" ->
                words.length == 1
                        ? Optional.of(stage == Stage.TRUMP ? new Action.PassTrump() : Action.Speak.PASS)
                        : Optional.empty();
            default -> speak(text);
        };
    }

    private static Optional<Action> lays(String[] words, String last) {
        if (words.length == 2) {
            return Card.parse(last).map(Action.Lay::new);
        }
        boolean place = words.length == 3 && words[1].equals("blind") && last.length() == 1;
        return place && Character.isDigit(last.charAt(0))
                ? Optional.of(new Action.LayBlind(last.charAt(0) - '0'))
                : Optional.empty();
    }

    private static Optional<Action> discards(String[] words) {
        CardSet cards = CardSet.EMPTY;
        for (int place = 1; place < words.length; place++) {
            Optional<Card> card = Card.parse(words[place]);
            if (card.isEmpty()) {
                return Optional.empty();
            }
            cards = cards.with(card.get());
        }
        return Optional.of(new Action.Discard(cards));
    }

    private static Optional<Action> good(String text) {
        return switch (text) {
            case "good" -> Optional.of(new Action.Good(false));
            case "good flek" -> Optional.of(new Action.Good(true));
            default -> Optional.empty();
        };
    }

    private static Optional<Action> speak(String text) {
        List<Announcement> announcements = new ArrayList<>();
        List<Ladder> raises = new ArrayList<>();
        for (String words : text.split(", ", -1)) {
            String[] parts = words.split(" ", -1);
            Optional<Ladder> ladder = ladder(parts.length > 1 ? parts[1] : "");
            if (parts.length == 2 && parts[0].equals("announces") && ladder.isPresent()) {
                announcements.add(ladder.get() == Ladder.SEVEN ? Announcement.SEVEN : Announcement.HUNDRED);
            } else if (parts.length == 3 && parts[0].equals("raises") && ladder.isPresent()) {
                raises.add(ladder.get());
            } else {
                return Optional.empty();
            }
        }
        return Optional.of(new Action.Speak(announcements, raises));
    }

    private static Optional<Ladder> ladder(String word) {
        return switch (word) {
            case "game", "hundred", "hundred-against" -> Optional.of(Ladder.GAME);
            case "seven", "seven-against" -> Optional.of(Ladder.SEVEN);
            case "contract" -> Optional.of(Ladder.CONTRACT);
            default -> Optional.empty();
        };
    }
}
