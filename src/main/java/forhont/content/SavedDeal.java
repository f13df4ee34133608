package forhont.content;

import forhont.rules.CardSet;
import forhont.rules.Deal;
import forhont.rules.Hands;
import forhont.rules.Position;
import forhont.rules.Seat;
import forhont.rules.Suit;
import forhont.rules.Trick;
import java.util.List;
import java.util.Optional;

/**
 * A deal as the Mariášek app saves it in a {@code .hra} file. Its players are numbered 1 to 3 round the table; here they
 * are the seats 0 to 2 in that order.
 *
 * @param round the number of the trick that is on: 0 before the discard
 * @param leader who leads the next trick; for a deal played to its end, who led the first
 * @param chooser who chooses the contract, where that is decided
 * @param type the app's word for what is played, empty where nothing is decided
 * @param hands what is still held
 * @param tricks the complete tricks
 */
public record SavedDeal(
        int round,
        Seat leader,
        Optional<Seat> chooser,
        String type,
        Optional<Suit> trump,
        Hands hands,
        CardSet talon,
        List<Trick> tricks) {

    public SavedDeal {
        tricks = List.copyOf(tricks);
    }

    /** A deal in the play or at its end, to be opened in the app. */
    public static SavedDeal of(Deal deal) {
        Position position = deal.position()
                .filter(played -> played.trick().cards().isEmpty())
                .orElseThrow(() -> new IllegalArgumentException("a deal is saved between two tricks"));
        return new SavedDeal(
                position.score().tricks().size() + 1,
                position.toPlay(),
                Optional.of(position.contract().soloist()),
                HraWords.type(position.contract(), position.announced()),
                position.contract().trump(),
                position.hands(),
                deal.talon(),
                position.score().tricks());
    }

    /** Each seat's ten cards, those already played among them. */
    public Hands dealt() {
        Hands dealt = hands;
        for (Trick trick : tricks) {
            for (int place = 0; place < trick.cards().size(); place++) {
                Seat seat = trick.seatOf(place);
                dealt = dealt.with(seat, dealt.of(seat).with(trick.cards().get(place)));
            }
        }
        return dealt;
    }

    /** Reads a {@code .hra} file; a damaged one gives its faults. */
    public static HraReading parse(String path, String xml) {
        return new HraReader(path).read(xml);
    }

    /** The text of a {@code .hra} file. */
    @Override
    public String toString() {
        return HraText.of(this);
    }
}
