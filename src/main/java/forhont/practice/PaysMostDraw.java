package forhont.practice;

import forhont.exercise.Exercise;
import forhont.exercise.Misconception;
import forhont.exercise.PaysMost;
import forhont.rules.ContractType;
import forhont.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Draws some contracts whose prices are compared, doubled or not.
 *
 * <p>Undoubled there are only eleven sets of four contracts to compare; so from the first level on some are doubled.
 */
final class PaysMostDraw implements Generator {
    private static final int MOST_STEPS = 3;

    private static final int FEWEST = 3;

    /** Two contracts alone leave nearly nothing to ask. */
    @Override
    public boolean fits(RuleSet rules) {
        return withoutTrump(rules).size() >= FEWEST;
    }

    private static List<ContractType> withoutTrump(RuleSet rules) {
        return rules.contracts().stream().filter(type -> !type.hasTrump()).toList();
    }

    @Override
    public boolean few() {
        return true;
    }

    @Override
    public Optional<Exercise> draw(Wanted wanted) {
        List<ContractType> left = new ArrayList<>(withoutTrump(wanted.rules()));
        List<ContractType> named = new ArrayList<>();
        List<Integer> doubled = new ArrayList<>();
        int number = 2 + wanted.chance().nextInt(left.size() - 1);
        int most = Math.min(wanted.rules().highestStep(), Math.min(wanted.level(), MOST_STEPS));
        for (int place = 0; place < number; place++) {
            named.add(left.remove(wanted.chance().nextInt(left.size())));
            doubled.add(wanted.oneIn(2) ? 0 : wanted.chance().nextInt(most + 1));
        }
        PaysMost exercise = new PaysMost(wanted.rules(), named, doubled);
        return fits(exercise, wanted) ? Optional.of(exercise) : Optional.empty();
    }

    /** Above the first level the steps mislead, or rank where nobody doubled; at the third a wrong step too. */
    private static boolean fits(PaysMost exercise, Wanted wanted) {
        Set<Misconception> traps = wanted.traps(exercise);
        boolean steps = traps.stream().anyMatch(trap -> trap != Misconception.RANK_IS_PRICE);
        return switch (wanted.level()) {
            case 1 -> !traps.isEmpty();
            case 2 -> !traps.isEmpty() && (steps || wanted.oneIn(4));
            default -> steps && traps.size() > 1;
        };
    }
}
