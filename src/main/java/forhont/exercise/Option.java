package forhont.exercise;

import forhont.rules.Card;
import forhont.rules.ContractType;
import forhont.rules.Notation;

/** One thing that can be chosen in answer to an exercise. */
public sealed interface Option {
    /** What a form posts for it: unique within its exercise. */
    String id();

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

    /** "Good": the answerer accepts the contract. */
    record Good() implements Option {
        @Override
        public String id() {
            return "good";
        }
    }
}
