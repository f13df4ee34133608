package forhont.exercise;

import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Legal;
import forhont.rules.MarriageRule;
import forhont.rules.Rank;
import forhont.rules.View;
import java.util.EnumMap;
import java.util.Map;

/** Which cards somebody would have score who has the rule of the marriage wrong. */
final class WrongMarriage {
    private final MarriageNow exercise;
    private final View view;
    private final CardSet right;
    private final CardSet free;

    private WrongMarriage(MarriageNow exercise) {
        this.exercise = exercise;
        this.view = exercise.view();
        this.right = exercise.scoring();
        this.free = Legal.legal(
                new View(MarriageRule.EITHER_CARD, view.contract(), view.hand(), view.trick(), view.protectedSeven()));
    }

    static Map<Misconception, Answer.Chosen> answers(MarriageNow exercise) {
        return new WrongMarriage(exercise).answers();
    }

    private Map<Misconception, Answer.Chosen> answers() {
        CardSet legal = Legal.legal(view);
        CardSet queens = view.hand().where(card -> card.rank() == Rank.QUEEN);
        CardSet pairs = view.hand().where(this::inPair);
        Map<Misconception, Answer.Chosen> answers = new EnumMap<>(Misconception.class);
        put(answers, Misconception.KING_BEFORE_QUEEN, free.intersection(pairs).minus(queens));
        put(answers, Misconception.EITHER_CARD_SCORES, free.intersection(pairs));
        if (legal.intersection(queens).where(exercise::scoredBefore).isEmpty()) {
            put(answers, Misconception.ANY_QUEEN_SCORES, legal.intersection(queens));
        }
        put(
                answers,
                Misconception.DISCARDED_KING_STILL_A_MARRIAGE,
                right.union(legal.where(card -> exercise.talon().contains(MarriageNow.other(card)))
                        .intersection(view.hand().where(MarriageNow::ofMarriage))));
        put(answers, Misconception.KING_SCORES_AGAIN, right.union(legal.where(exercise::scoredBefore)));
        put(answers, Misconception.MARRIAGE_WITHOUT_FOLLOWING, pairs.intersection(queens));
        if (!view.trick().isEmpty()) {
            put(answers, Misconception.MARRIAGE_ONLY_WHEN_LED, CardSet.EMPTY);
            Contract contract = view.contract();
            Card winning = exercise.trick().winningCard(contract);
            put(answers, Misconception.MARRIAGE_ONLY_IF_QUEEN_WINS, right.where(card -> contract.beats(card, winning)));
        }
        return answers;
    }

    private boolean inPair(Card card) {
        return MarriageNow.ofMarriage(card) && view.hand().contains(MarriageNow.other(card));
    }

    private static void put(Map<Misconception, Answer.Chosen> answers, Misconception wrong, CardSet cards) {
        answers.put(wrong, MarriageNow.answer(cards));
    }
}
