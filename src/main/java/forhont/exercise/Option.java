package forhont.exercise;

import forhont.rules.Card;
import forhont.rules.ContractType;
import forhont.rules.Notation;
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

    /** "Good": the answerer accepts the contract. */
    record Good() implements Option {
        @Override
        public String id() {
            return "good";
        }
    }
}
