package forhont.exercise;

import forhont.rules.CardSet;
import forhont.rules.RuleSet;
import java.util.Map;

/** A choice of what the learner's own cards are worth most in; the best leads by more than twice the standard error. */
public sealed interface WorthChoice extends ChoiceExercise permits TrumpChoice, ContractChoice {
    Appraisal appraisal();

    @Override
    default RuleSet rules() {
        return appraisal().holding().rules();
    }

    @Override
    default CardSet cards() {
        return appraisal().holding().cards();
    }

    @Override
    default boolean single() {
        return true;
    }

    @Override
    default Map<Misconception, Answer.Chosen> byWrongRules() {
        return Map.of();
    }
}
