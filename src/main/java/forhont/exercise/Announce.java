package forhont.exercise;

import forhont.rules.Announced;
import forhont.rules.Announcement;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.HundredRule;
import forhont.rules.Rank;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Suit;
import forhont.settlement.Component;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Choose everything a seat may announce before the first lead. */
public record Announce(RuleSet rules, Contract contract, Seat seat, CardSet hand, Announced announced)
        implements ChoiceExercise {
    private static final List<Component.Name> NAMES = List.of(
            Component.Name.SEVEN, Component.Name.HUNDRED, Component.Name.SEVEN_AGAINST, Component.Name.HUNDRED_AGAINST);

    public Announce {
        if (contract.trump().isEmpty() || hand.size() != 10) {
            throw new IllegalArgumentException("ten cards and a trump: " + hand + ", " + contract);
        }
        boolean partnerFirst = seat == contract.soloist().left(2);
        for (Side side : Side.values()) {
            boolean some = announced.seven().filter(side::equals).isPresent()
                    || announced.hundred().filter(side::equals).isPresent();
            if (some && (seat == contract.soloist() || (side == Side.DEFENCE && !partnerFirst))) {
                throw new IllegalArgumentException("who announced it speaks later than this seat: " + announced);
            }
        }
        if (announced.seven().isPresent()
                && contract.trumpSeven().filter(hand::contains).isPresent()) {
            throw new IllegalArgumentException("whoever announced the seven holds it, not this hand: " + hand);
        }
    }

    @Override
    public Kind kind() {
        return Kind.ANNOUNCE;
    }

    @Override
    public CardSet cards() {
        return hand;
    }

    private Side side() {
        return contract.side(seat);
    }

    @Override
    public List<Option> options() {
        List<Option> options = new ArrayList<>();
        NAMES.forEach(name -> options.add(new Option.OfComponent(name)));
        options.add(Option.Word.NO_ANNOUNCEMENT);
        return List.copyOf(options);
    }

    @Override
    public boolean single() {
        return false;
    }

    @Override
    public Answer.Chosen solution() {
        List<Announcement> open = Announcement.options(rules, contract, seat, hand, announced);
        return answers(open.contains(Announcement.SEVEN), open.contains(Announcement.HUNDRED));
    }

    /** What the side calls its seven and its hundred, or that there is neither. */
    private Answer.Chosen answers(boolean seven, boolean hundred) {
        boolean soloist = side() == Side.SOLOIST;
        Set<Option> chosen = new LinkedHashSet<>();
        if (seven) {
            chosen.add(new Option.OfComponent(soloist ? Component.Name.SEVEN : Component.Name.SEVEN_AGAINST));
        }
        if (hundred) {
            chosen.add(new Option.OfComponent(soloist ? Component.Name.HUNDRED : Component.Name.HUNDRED_AGAINST));
        }
        return chosen.isEmpty() ? Answer.Chosen.of(Option.Word.NO_ANNOUNCEMENT) : new Answer.Chosen(chosen);
    }

    @Override
    public Reason reason(Option option) {
        Suit trump = contract.trump().orElseThrow();
        Suit pair = marriage().orElse(trump);
        return Reason.of(option instanceof Option.OfComponent component ? why(component.name()) : whyNothing())
                .with("seven", new Thing.OneCard(Card.of(trump, Rank.SEVEN)))
                .with("king", new Thing.OneCard(Card.of(pair, Rank.KING)))
                .with("queen", new Thing.OneCard(Card.of(pair, Rank.QUEEN)));
    }

    /** The suit of a king and queen that let this hand announce a hundred, of trumps if there is one. */
    private Optional<Suit> marriage() {
        Suit trump = contract.trump().orElseThrow();
        CardSet kings = hand.kingsWithQueens();
        if (kings.contains(Card.of(trump, Rank.KING))) {
            return Optional.of(trump);
        }
        boolean any = rules.hundred().announcement() == HundredRule.Announcement.ANY_MARRIAGE && !kings.isEmpty();
        return any ? Optional.of(kings.first().suit()) : Optional.empty();
    }

    private Why whyNothing() {
        return solution().options().contains(Option.Word.NO_ANNOUNCEMENT)
                ? Why.NOTHING_TO_ANNOUNCE
                : Why.SOMETHING_TO_ANNOUNCE;
    }

    private Why why(Component.Name name) {
        if (name.side() != side()) {
            return side() == Side.SOLOIST ? Why.AGAINST_IS_FOR_DEFENDERS : Why.DEFENDERS_ANNOUNCE_AGAINST;
        }
        boolean seven = name == Component.Name.SEVEN || name == Component.Name.SEVEN_AGAINST;
        boolean known =
                seven ? rules.announcesSeven() : rules.hundred().announcement() != HundredRule.Announcement.NEVER;
        if (!known || (side() == Side.DEFENCE && !rules.announcementsAgainst())) {
            return Why.NOT_ANNOUNCED_HERE;
        }
        return seven ? whySeven() : whyHundred();
    }

    private Why whySeven() {
        if (announced.seven().isPresent()) {
            return Why.SEVEN_ANNOUNCED_ALREADY;
        }
        return contract.trumpSeven().filter(hand::contains).isPresent()
                ? Why.TRUMP_SEVEN_HELD
                : Why.TRUMP_SEVEN_MISSING;
    }

    private Why whyHundred() {
        if (announced.hundred().isPresent()) {
            return Why.HUNDRED_ANNOUNCED_ALREADY;
        }
        if (marriage().isPresent()) {
            return Why.MARRIAGE_HELD;
        }
        return rules.hundred().announcement() == HundredRule.Announcement.TRUMP_MARRIAGE
                ? Why.TRUMP_MARRIAGE_MISSING
                : Why.MARRIAGE_MISSING;
    }

    @Override
    public Map<Misconception, Answer.Chosen> byWrongRules() {
        List<Announcement> open = Announcement.options(rules, contract, seat, hand, announced);
        boolean seven = open.contains(Announcement.SEVEN);
        boolean hundred = open.contains(Announcement.HUNDRED);
        boolean noSevenYet = announced.seven().isEmpty();
        boolean noHundredYet = announced.hundred().isEmpty();
        boolean anySeven = !hand.where(card -> card.rank() == Rank.SEVEN).isEmpty();
        Suit trump = contract.trump().orElseThrow();
        Map<Misconception, Answer.Chosen> answers = new EnumMap<>(Misconception.class);
        answers.put(Misconception.ANY_SEVEN_WILL_DO, answers(noSevenYet && anySeven, hundred));
        answers.put(
                Misconception.HUNDRED_NEEDS_TRUMP_MARRIAGE,
                answers(seven, hundred && hand.kingsWithQueens().contains(Card.of(trump, Rank.KING))));
        answers.put(Misconception.ANNOUNCED_WITHOUT_THE_CARDS, answers(noSevenYet, noHundredYet));
        if (side() == Side.DEFENCE) {
            answers.put(Misconception.ONLY_THE_SOLOIST_ANNOUNCES, answers(false, false));
            answers.put(
                    Misconception.HUNDRED_AGAINST_A_HUNDRED,
                    answers(seven, !hand.kingsWithQueens().isEmpty()));
        }
        return answers;
    }
}
