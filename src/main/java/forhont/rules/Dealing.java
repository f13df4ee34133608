package forhont.rules;

import java.util.List;

/**
 * How the pack is dealt and the trump chosen.
 *
 * @param forehandLeftOfDealer whether forehand sits at the dealer's left (else at the right); play is clockwise always
 * @param firstPackets what forehand, the second and the third seat get first
 * @param talon how many cards are laid apart after the first packets: 0 or 2
 * @param secondPackets what the three seats get after that
 */
public record Dealing(
        boolean forehandLeftOfDealer,
        List<Integer> firstPackets,
        int talon,
        List<Integer> secondPackets,
        TrumpChoice trumpChoice) {

    /** How trump comes about. */
    public enum TrumpChoice {
        /** Forehand lays one of the first seven aside, or one of the other five unseen. */
        INDICATOR,
        /** Each in turn may name a suit whose king and queen are among their first seven; forehand must in the end. */
        KING_AND_QUEEN
    }

    public Dealing {
        firstPackets = List.copyOf(firstPackets);
        secondPackets = List.copyOf(secondPackets);
        if (firstPackets.size() != 3 || secondPackets.size() != 3 || (talon != 0 && talon != 2)) {
            throw new IllegalArgumentException("three packets, twice, and a talon of none or two cards");
        }
        for (int seat = 0; seat < 3; seat++) {
            int forehandsTalon = seat == 0 ? 2 - talon : 0;
            int first = firstPackets.get(seat);
            int second = secondPackets.get(seat);
            if (first < 1 || second < 1 || (long) first + second != 10 + forehandsTalon) {
                throw new IllegalArgumentException(
                        "each seat gets ten cards in two packets, and forehand the talon's two "
                                + "where it is not dealt apart: " + firstPackets + ", " + secondPackets);
            }
        }
        switch (trumpChoice) {
            case INDICATOR -> {
                if (talon != 0 || firstPackets.get(0) != 7) {
                    throw new IllegalArgumentException(
                            "forehand chooses from seven of twelve cards, with no talon dealt apart");
                }
            }
            case KING_AND_QUEEN -> {
                if (talon != 2 || !firstPackets.equals(List.of(7, 7, 7))) {
                    throw new IllegalArgumentException(
                            "each chooses from the first seven, and whoever names trump takes up a talon of two");
                }
            }
        }
    }

    /** The dealer's seat: the neighbour for whom forehand is first to play. */
    public Seat dealer() {
        return forehandLeftOfDealer ? Seat.THIRD : Seat.SECOND;
    }
}
