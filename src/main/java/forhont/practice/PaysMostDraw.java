package forhont.practice;

import forhont.exercise.Exercise;
import forhont.exercise.PaysMost;
import forhont.rules.ContractType;
import forhont.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Draws some contracts whose prices are compared. */
final class PaysMostDraw implements Generator {

    /** Where every higher contract pays more, rank tells the price. */
    @Override
    public boolean fits(RuleSet rules) {
        for (ContractType low : rules.contracts()) {
            for (ContractType high : rules.contracts()) {
                boolean both = !low.hasTrump() && high.higherThan(low);
                if (both && rules.units().of(high) <= rules.units().of(low)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public Optional<Exercise> draw(Wanted wanted) {
        List<ContractType> left = new ArrayList<>(wanted.rules().contracts());
        left.removeIf(ContractType::hasTrump);
        List<ContractType> named = new ArrayList<>();
        int number = 2 + wanted.chance().nextInt(left.size() - 1);
        for (int place = 0; place < number; place++) {
            named.add(left.remove(wanted.chance().nextInt(left.size())));
        }
        PaysMost exercise = new PaysMost(wanted.rules(), named);
        boolean tempts = !wanted.traps(exercise).isEmpty();
        boolean open = named.stream().anyMatch(ContractType::open);
        return tempts || (wanted.level() < 3 && open && wanted.oneIn(wanted.level() == 1 ? 2 : 4))
                ? Optional.of(exercise)
                : Optional.empty();
    }
}
