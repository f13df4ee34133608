package forhont.exercise;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Rank;
import forhont.rules.RuleSet;
import forhont.rules.Suit;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Choose the name of a German-suited card, single-headed and without an index.
 *
 * @param among the four cards whose names are offered, in that order
 */
public record ReadCard(RuleSet rules, Card card, List<Card> among) implements ChoiceExercise {
    private static final int NAMES = 4;

    public ReadCard {
        among = List.copyOf(among);
        if (among.size() != NAMES || CardSet.of(among).size() != NAMES || !among.contains(card)) {
            throw new IllegalArgumentException("four different cards, " + card + " among them: " + among);
        }
    }

    @Override
    public Kind kind() {
        return Kind.READ_CARD;
    }

    @Override
    public CardSet cards() {
        return CardSet.of(among);
    }

    @Override
    public List<Option> options() {
        return among.stream().<Option>map(Option.NamedCard::new).toList();
    }

    @Override
    public boolean single() {
        return true;
    }

    @Override
    public Answer.Chosen solution() {
        return named(card);
    }

    private static Answer.Chosen named(Card card) {
        return Answer.Chosen.of(new Option.NamedCard(card));
    }

    @Override
    public Reason reason(Option option) {
        Card other = ((Option.NamedCard) option).card();
        return Reason.of(other.suit() == card.suit() ? byRank() : Why.SUIT_SIGN_DIFFERS);
    }

    private Why byRank() {
        return switch (card.rank()) {
            case ACE -> Why.ACE_SHOWS_TWO_GREAT_SIGNS;
            case KING -> Why.KING_WEARS_A_CROWN;
            case QUEEN -> Why.OBER_HAS_ITS_SIGN_ABOVE;
            case JACK -> Why.UNTER_HAS_ITS_SIGN_BELOW;
            case TEN, NINE, EIGHT, SEVEN -> Why.SIGNS_ARE_COUNTED;
        };
    }

    /** How many suit signs the face shows. */
    public int signs() {
        return switch (card.rank()) {
            case TEN -> 10;
            case NINE -> 9;
            case EIGHT -> 8;
            case SEVEN -> 7;
            case ACE, KING -> 2;
            case QUEEN, JACK -> 1;
        };
    }

    @Override
    public Map<Misconception, Answer.Chosen> byWrongRules() {
        Map<Misconception, Answer.Chosen> answers = new EnumMap<>(Misconception.class);
        put(answers, Misconception.OBER_AND_UNTER_SWAPPED, swapped(Rank.QUEEN, Rank.JACK));
        put(answers, Misconception.OBER_TAKEN_FOR_KING, swapped(Rank.QUEEN, Rank.KING));
        put(answers, Misconception.SUIT_SIGNS_MIXED_UP, Card.of(alike(card.suit()), card.rank()));
        return answers;
    }

    private void put(Map<Misconception, Answer.Chosen> answers, Misconception wrong, Card other) {
        if (among.contains(other)) {
            answers.put(wrong, named(other));
        }
    }

    private Card swapped(Rank one, Rank other) {
        return Card.of(card.suit(), card.rank() == one ? other : card.rank() == other ? one : card.rank());
    }

    /** The suit whose sign is taken for this one: acorns grow on leaves, bells are red as hearts are. */
    private static Suit alike(Suit suit) {
        return switch (suit) {
            case ACORNS -> Suit.LEAVES;
            case LEAVES -> Suit.ACORNS;
            case BELLS -> Suit.HEARTS;
            case HEARTS -> Suit.BELLS;
        };
    }
}
