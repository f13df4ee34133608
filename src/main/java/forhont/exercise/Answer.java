package forhont.exercise;

import forhont.rules.Card;
import forhont.rules.CardSet;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a learner answers: some of the options offered, a number in each field, or cards one after another. */
public sealed interface Answer {

    /** The options chosen, in the order they were offered. */
    record Chosen(Set<Option> options) implements Answer {
        public Chosen {
            options = Collections.unmodifiableSet(new LinkedHashSet<>(options));
        }

        public static Chosen of(Option... options) {
            Set<Option> chosen = new LinkedHashSet<>();
            Collections.addAll(chosen, options);
            return new Chosen(chosen);
        }

        static Chosen of(CardSet cards) {
            Set<Option> chosen = new LinkedHashSet<>();
            cards.forEach(card -> chosen.add(new Option.OfCard(card)));
            return new Chosen(chosen);
        }
    }

    /** A number for each field asked. */
    record Numbers(Map<Field, Integer> values) implements Answer {
        public Numbers {
            if (values.isEmpty()) {
                throw new IllegalArgumentException("at least one number is answered");
            }
            values = Collections.unmodifiableMap(new EnumMap<>(values));
        }

        public int of(Field field) {
            Integer value = values.get(field);
            if (value == null) {
                throw new IllegalArgumentException("no number was given for " + field.id());
            }
            return value;
        }
    }

    /** Cards the learner has played, in their order. */
    record Line(List<Card> cards) implements Answer {
        public Line {
            cards = List.copyOf(cards);
            if (cards.isEmpty()) {
                throw new IllegalArgumentException("at least one card is played");
            }
        }
    }
}
