package forhont.exercise;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Legal;
import forhont.rules.MarriageRule;
import forhont.rules.Rank;
import forhont.rules.Seat;
import forhont.rules.Suit;
import forhont.rules.Trick;
import forhont.rules.View;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.ToIntFunction;

/** Which cards somebody would hold to be legal who has one rule of play wrong. */
final class WrongPlay {
    private final LegalCards exercise;
    private final View view;
    private final Contract contract;
    private final CardSet hand;
    private final CardSet legal;

    private WrongPlay(LegalCards exercise) {
        this.exercise = exercise;
        this.view = exercise.view();
        this.contract = view.contract();
        this.hand = view.hand();
        this.legal = Legal.legal(view);
    }

    static Map<Misconception, Answer.Chosen> answers(LegalCards exercise) {
        return new WrongPlay(exercise).answers();
    }

    private Map<Misconception, Answer.Chosen> answers() {
        Map<Misconception, Answer.Chosen> answers = new EnumMap<>(Misconception.class);
        if (contract.type().hasTrump()) {
            put(answers, Misconception.KING_BEFORE_QUEEN, kingBeforeQueen());
            put(answers, Misconception.MARRIAGE_BINDS_NOTHING, withoutQueenFirst());
            put(answers, Misconception.SEVEN_ANY_TIME, sevenAnyTime());
        }
        if (view.trick().isEmpty()) {
            return answers;
        }
        boolean suit = contract.type().hasTrump();
        if (hand.ofSuit(led()).isEmpty()) {
            if (suit) {
                put(answers, Misconception.NEED_NOT_TRUMP, withoutBound(hand));
                put(answers, Misconception.NEED_NOT_OVERTRUMP, withoutBound(anyTrumpOrAll()));
                put(answers, Misconception.CANNOT_OVERTRUMP_THROW_ANYTHING, throwWhenBeaten());
            }
        } else {
            put(answers, Misconception.ANY_CARD, hand);
            put(answers, needNotBeat(), withoutBound(hand.ofSuit(led())));
            put(answers, Misconception.BEAT_AFTER_RUFF, suit ? beatAfterRuff() : legal);
        }
        if (suit) {
            put(
                    answers,
                    Misconception.TEN_BELOW_KING,
                    inOrder(card -> card.rank().withoutTrump()));
        } else {
            put(
                    answers,
                    Misconception.TEN_NEXT_TO_ACE,
                    inOrder(card -> card.rank().inSuit()));
        }
        return answers;
    }

    private static void put(Map<Misconception, Answer.Chosen> answers, Misconception wrong, CardSet cards) {
        answers.put(wrong, Answer.Chosen.of(cards));
    }

    private Suit led() {
        return view.trick().get(0).suit();
    }

    /** Which duty to beat somebody overlooks who merely follows suit. */
    private Misconception needNotBeat() {
        if (partnerWins()) {
            return Misconception.NEED_NOT_BEAT_PARTNER;
        }
        return contract.type().hasTrump() ? Misconception.NEED_NOT_BEAT : Misconception.MAY_DUCK;
    }

    private CardSet anyTrumpOrAll() {
        CardSet trumps = hand.ofSuit(contract.trump().orElse(led()));
        return trumps.isEmpty() ? hand : trumps;
    }

    private CardSet throwWhenBeaten() {
        CardSet beating = legal.where(card -> contract.beats(card, winning()));
        return beating.isEmpty() ? withoutBound(hand) : legal;
    }

    private CardSet beatAfterRuff() {
        CardSet higher = hand.ofSuit(led())
                .where(card -> view.trick().stream()
                        .filter(other -> other.suit() == led())
                        .allMatch(other -> contract.beats(card, other)));
        return higher.isEmpty() ? legal : withoutBound(higher);
    }

    /** The cards legal if ranks stood in another order. */
    private CardSet inOrder(ToIntFunction<Card> strength) {
        WrongOrder order = new WrongOrder(strength, contract::isTrump);
        Card best = order.winner(view.trick());
        CardSet candidates = hand.ofSuit(led()).isEmpty() ? anyTrumpOrAll() : hand.ofSuit(led());
        CardSet beating = candidates.where(card -> order.beats(card, best));
        return withoutBound(beating.isEmpty() ? candidates : beating);
    }

    private CardSet kingBeforeQueen() {
        return withoutQueenFirst()
                .where(card ->
                        !(queenFirst() && card.rank() == Rank.QUEEN && hand.contains(Card.of(card.suit(), Rank.KING))));
    }

    private boolean queenFirst() {
        return view.marriages() == MarriageRule.QUEEN_FIRST;
    }

    private CardSet withoutQueenFirst() {
        return Legal.legal(with(MarriageRule.EITHER_CARD, view.protectedSeven()));
    }

    private CardSet sevenAnyTime() {
        return Legal.legal(with(view.marriages(), false));
    }

    private View with(MarriageRule marriages, boolean protectedSeven) {
        return new View(marriages, contract, hand, view.trick(), protectedSeven);
    }

    private CardSet withoutBound(CardSet cards) {
        return Legal.withoutBound(cards, view);
    }

    private Card winning() {
        return exercise.trick().winningCard(contract);
    }

    private boolean partnerWins() {
        Trick trick = exercise.trick();
        Seat winner = trick.winner(contract);
        return exercise.seat() != contract.soloist() && winner != contract.soloist();
    }
}
