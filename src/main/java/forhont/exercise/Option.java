package forhont.exercise;

import forhont.rules.Card;
import forhont.rules.ContractType;
import forhont.rules.Notation;
import forhont.rules.Seat;
import forhont.rules.Suit;
import forhont.settlement.Component;
import java.util.ArrayList;
import java.util.List;

/** One thing that can be chosen in answer to an exercise. */
public sealed interface Option {
    /** What a form posts for it: unique within its exercise. */
    String id();

    static List<Option> ofCards(Iterable<Card> cards) {
        List<Option> options = new ArrayList<>();
        cards.forEach(card -> options.add(new OfCard(card)));
        return List.copyOf(options);
    }

    static List<Option> ofContracts(List<ContractType> types) {
        return types.stream().<Option>map(OfContract::new).toList();
    }

    /** A card of the hand, or of the trick. */
    record OfCard(Card card) implements Option {
        @Override
        public String id() {
            return card.toString();
        }
    }

    /** A contract that may be named. */
    record OfContract(ContractType type) implements Option {
        @Override
        public String id() {
            return Notation.of(type);
        }
    }

    /** A suit to be named for trump. */
    record OfSuit(Suit suit) implements Option {
        @Override
        public String id() {
            return String.valueOf(suit.letter());
        }
    }

    /** A seat at the table. */
    record OfSeat(Seat seat) implements Option {
        @Override
        public String id() {
            return "seat-" + seat.number();
        }
    }

    /** A card by its name alone, its picture not shown. */
    record NamedCard(Card card) implements Option {
        @Override
        public String id() {
            return card.toString();
        }
    }

    /** Something to announce, or to raise by one more step. */
    record OfComponent(Component.Name name) implements Option {
        @Override
        public String id() {
            return Notation.of(name);
        }
    }

    /** An answer in words that belongs to one kind of exercise. */
    enum Word implements Option {
        /** None of the cards scores a marriage. */
        NO_CARD,
        /** There is nothing to announce. */
        NO_ANNOUNCEMENT,
        /** There is nothing to raise. */
        NO_RAISE,
        /** Nothing is left to say but "good". */
        ONLY_GOOD,
        /** No shown card fails: the open contract is made. */
        OPEN_MADE,
        /** The open contract was lost in the first trick already. */
        LOST_IN_FIRST_TRICK;

        @Override
        public String id() {
            return Notation.of(this);
        }
    }

    /** "Good": the answerer accepts the contract. */
    record Good() implements Option {
        @Override
        public String id() {
            return "good";
        }
    }
}
