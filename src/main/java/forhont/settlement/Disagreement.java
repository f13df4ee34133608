package forhont.settlement;

import forhont.rules.Announced;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Dealing;
import forhont.rules.Legal;
import forhont.rules.Rank;
import forhont.rules.RuleSet;
import forhont.rules.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A worked position in which the sources' differences change the answer; every answer is worked out, none is typed. */
public sealed interface Disagreement {

    /** What the page calls it. */
    String id();

    /** One account under different rule sets: the same facts, the same agreements. */
    record Paid(String id, Contract contract, Announced announced, Doubles doubles, Facts facts)
            implements Disagreement {

        /** What is paid under a rule set; empty where such a deal does not exist in it. */
        public Optional<Settlement> answer(RuleSet rules) {
            Account account = new Account(rules, contract, announced, doubles);
            return Impossible.of(account, facts).isPresent() ? Optional.empty() : Optional.of(account.settle(facts));
        }
    }

    /**
     * A king and queen in hand: which cards may be played now, and which of them score the marriage.
     *
     * @param trick what lies on the table already; empty for whoever leads
     */
    record Marriage(String id, Contract contract, CardSet hand, List<Card> trick) implements Disagreement {
        public Marriage {
            trick = List.copyOf(trick);
        }

        public Choice answer(RuleSet rules) {
            CardSet legal = Legal.legal(new View(rules.marriages(), contract, hand, trick, false));
            List<Card> scoring = new ArrayList<>();
            for (Card card : legal) {
                if (rules.marriages().scores(card, hand, trick.isEmpty(), contract)) {
                    scoring.add(card);
                }
            }
            return new Choice(legal, CardSet.of(scoring));
        }
    }

    /** What may be played, and what of it announces the marriage. */
    record Choice(CardSet legal, CardSet scoring) {}

    /**
     * What a source gives its cards, against the total it names itself.
     *
     * @param points what each rank counts; a rank that is not named counts nothing
     * @param stated the total of all cards the source names
     */
    record CardPoints(String id, Map<Rank, Integer> points, int stated) implements Disagreement {
        public CardPoints {
            points = Map.copyOf(points);
        }

        /** What the pack comes to with those values. */
        public int counted() {
            int sum = 0;
            for (Card card : CardSet.PACK) {
                sum += points.getOrDefault(card.rank(), 0);
            }
            return sum;
        }

        /** What the pack comes to as the engine counts: ten for each ace and ten. */
        public int played() {
            return 10 * CardSet.sharp().size();
        }
    }

    /**
     * How many cards a way of dealing needs, against how many there are.
     *
     * @param packets what is dealt, in order, as the source says it; the last three are the seats' second packets
     */
    record CardsDealt(String id, List<Integer> packets) implements Disagreement {
        private static final int SEATS = 3;

        public CardsDealt {
            packets = List.copyOf(packets);
            if (packets.size() <= SEATS || (CardSet.PACK.size() - beforeTheLast(packets)) % SEATS != 0) {
                throw new IllegalArgumentException("the last packets can use up the pack: " + packets);
            }
        }

        /** The one size of the three last packets with which the deal uses up the pack. */
        public int lastPacket() {
            return (CardSet.PACK.size() - beforeTheLast(packets)) / SEATS;
        }

        private static int beforeTheLast(List<Integer> packets) {
            return packets.subList(0, packets.size() - SEATS).stream()
                    .mapToInt(Integer::intValue)
                    .sum();
        }

        /** The cards the source deals. */
        public int needed() {
            return packets.stream().mapToInt(Integer::intValue).sum();
        }

        /** What a rule set deals, packet by packet: the whole pack. */
        public List<Integer> answer(RuleSet rules) {
            Dealing dealing = rules.dealing();
            List<Integer> dealt = new ArrayList<>(dealing.firstPackets());
            if (dealing.talon() > 0) {
                dealt.add(dealing.talon());
            }
            dealt.addAll(dealing.secondPackets());
            return List.copyOf(dealt);
        }
    }
}
