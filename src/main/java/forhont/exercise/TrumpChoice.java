package forhont.exercise;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Dealing;
import forhont.rules.Rank;
import forhont.rules.RuleSet;
import forhont.rules.Suit;
import forhont.solver.Solver;
import forhont.solver.Worth;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Forehand has seen the first seven cards: choose a card to lay for trump, or, where trump is named and all have
 * passed, the suit.
 */
public record TrumpChoice(Appraisal appraisal) implements WorthChoice {
    private static final int SEEN = 7;

    public TrumpChoice {
        CardSet seven = appraisal.holding().cards();
        if (seven.size() != SEEN) {
            throw new IllegalArgumentException("trump is chosen from the first seven cards: " + seven);
        }
        if (!appraisal.decided()) {
            throw new IllegalArgumentException("no trump is clearly the best: " + appraisal.worths());
        }
        if (!lays(appraisal.holding().rules()) && !seven.kingsWithQueens().isEmpty()) {
            throw new IllegalArgumentException("forehand passed, so no king is there with its queen: " + seven);
        }
    }

    /** Of seven cards, under the rule set. */
    public static TrumpChoice of(RuleSet rules, CardSet seven, Solver solver) {
        return new TrumpChoice(Appraisal.ofTrumps(rules, seven, solver));
    }

    @Override
    public Kind kind() {
        return Kind.TRUMP_CHOICE;
    }

    /** Whether a card is laid for trump; else a suit is named. */
    public boolean lays() {
        return lays(rules());
    }

    private static boolean lays(RuleSet rules) {
        return rules.dealing().trumpChoice() == Dealing.TrumpChoice.INDICATOR;
    }

    @Override
    public List<Option> options() {
        return lays() ? Option.ofCards(cards()) : named(suits());
    }

    private List<Suit> suits() {
        List<Suit> suits = new ArrayList<>();
        for (Suit suit : Suit.values()) {
            if (!cards().ofSuit(suit).isEmpty()) {
                suits.add(suit);
            }
        }
        return suits;
    }

    private static List<Option> named(List<Suit> suits) {
        return suits.stream().<Option>map(Option.OfSuit::new).toList();
    }

    @Override
    public Answer.Chosen solution() {
        Set<Option> right = new LinkedHashSet<>();
        options().stream().filter(option -> suit(option) == best()).forEach(right::add);
        return new Answer.Chosen(right);
    }

    /** The trump that is worth most. */
    public Suit best() {
        return trump(appraisal.best());
    }

    /** The trump of a contract that was appraised. */
    public static Suit trump(Worth worth) {
        return worth.contract().trump().orElseThrow();
    }

    private static Suit suit(Option option) {
        return option instanceof Option.OfCard of ? of.card().suit() : ((Option.OfSuit) option).suit();
    }

    @Override
    public Reason reason(Option option) {
        Suit suit = suit(option);
        CardSet ofSuit = cards().ofSuit(suit);
        Worth worth = appraisal.worths().stream()
                .filter(each -> trump(each) == suit)
                .findFirst()
                .orElseThrow();
        return appraisal
                .about(suit == best() ? Why.TRUMP_WORTH_MOST : Why.TRUMP_WORTH_LESS, worth)
                .with("suit", new Thing.OneSuit(suit))
                .with("length", new Thing.Count(ofSuit.size()))
                .with(
                        "sharp",
                        new Thing.Count(cards().minus(ofSuit)
                                .intersection(CardSet.sharp())
                                .size()))
                .with("marriage", flag(!ofSuit.kingsWithQueens().isEmpty()))
                .with("seven", flag(ofSuit.contains(Card.of(suit, Rank.SEVEN))));
    }

    private static Thing flag(boolean holds) {
        return new Thing.Count(holds ? 1 : 0);
    }
}
