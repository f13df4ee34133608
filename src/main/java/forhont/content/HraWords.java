package forhont.content;

import forhont.rules.Announced;
import forhont.rules.Contract;
import forhont.rules.Rank;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Suit;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The Mariášek app's words for suits, ranks and games. */
final class HraWords {
    static final Map<String, Suit> SUITS = suits();
    static final Map<String, Rank> RANKS = ranks();

    private static final String PLAYER = "Hrac";

    private HraWords() {}

    private static Map<String, Suit> suits() {
        Map<String, Suit> suits = new LinkedHashMap<>();
        suits.put("Zaludy", Suit.ACORNS);
        suits.put("Zeleny", Suit.LEAVES);
        suits.put("Kule", Suit.BELLS);
        suits.put("Cerveny", Suit.HEARTS);
        return suits;
    }

    private static Map<String, Rank> ranks() {
        Map<String, Rank> ranks = new LinkedHashMap<>();
        ranks.put("Sedma", Rank.SEVEN);
        ranks.put("Osma", Rank.EIGHT);
        ranks.put("Devitka", Rank.NINE);
        ranks.put("Spodek", Rank.JACK);
        ranks.put("Svrsek", Rank.QUEEN);
        ranks.put("Kral", Rank.KING);
        ranks.put("Desitka", Rank.TEN);
        ranks.put("Eso", Rank.ACE);
        return ranks;
    }

    static <T> String word(Map<String, T> words, T thing) {
        for (Map.Entry<String, T> word : words.entrySet()) {
            if (word.getValue().equals(thing)) {
                return word.getKey();
            }
        }
        throw new IllegalArgumentException("the app has no word for " + thing);
    }

    /** The player of that name: {@code Hrac1} is seat 0. */
    static Optional<Seat> player(String name) {
        return name.length() == PLAYER.length() + 1 && name.startsWith(PLAYER)
                ? Seat.at(name.charAt(PLAYER.length()) - '1')
                : Optional.empty();
    }

    static String player(Seat seat) {
        return PLAYER + (seat.number() + 1);
    }

    /** What is played, as flags side by side. */
    static String type(Contract contract, Announced announced) {
        return switch (contract.type()) {
            case SUIT -> suit(announced);
            case BETL, OPEN_BETL -> "Betl";
            case DURCH, OPEN_DURCH -> "Durch";
        };
    }

    private static String suit(Announced announced) {
        StringBuilder type = new StringBuilder("Hra");
        announced.seven().ifPresent(side -> type.append(side == Side.SOLOIST ? " Sedma" : " SedmaProti"));
        announced.hundred().ifPresent(side -> type.append(side == Side.SOLOIST ? " Kilo" : " KiloProti"));
        return announced.hundred().equals(Optional.of(Side.SOLOIST))
                ? type.substring("Hra ".length())
                : type.toString();
    }
}
