package forhont.practice;

import forhont.exercise.Appraisal;
import forhont.exercise.ContractChoice;
import forhont.exercise.Exercise;
import forhont.rules.Action;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.ContractType;
import forhont.rules.Deal;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Stage;
import forhont.solver.Worth;
import java.util.List;
import java.util.Optional;

/** Draws forehand's twelve cards with which one contract is clearly worth most. */
final class ContractChoiceDraw implements Generator {
    private static final int SHUFFLES_FOR_A_HAND = 600;
    private static final double LEAST_IN_SUIT = -2;
    private static final double DOUBTFUL_FROM = 0.15;
    private static final double DOUBTFUL_TO = 0.9;

    private static final List<ContractType> AIMS =
            List.of(ContractType.SUIT, ContractType.BETL, ContractType.DURCH, ContractType.BETL);
    private static final List<ContractType> HARD = List.of(ContractType.BETL, ContractType.BETL, ContractType.DURCH);

    /** Where Suit alone is played there is nothing to choose. */
    @Override
    public boolean fits(RuleSet rules) {
        return rules.contracts().size() > 1;
    }

    @Override
    public Optional<Exercise> draw(Wanted wanted) {
        ContractType type = wanted.aim(wanted.level() == 3 ? HARD : AIMS);
        Deal deal = dealt(type, wanted);
        CardSet twelve = deal.hands().of(Seat.FOREHAND);
        if (!holds(twelve, type, wanted) || !deal.toAct().equals(Optional.of(Seat.FOREHAND))) {
            return Optional.empty();
        }
        Appraisal appraisal = Appraisal.ofContracts(wanted.rules(), twelve, indicator(deal, twelve), wanted.solver());
        return fits(appraisal, type, wanted) ? Optional.of(new ContractChoice(appraisal)) : Optional.empty();
    }

    /** A deal in which trump is chosen and, with some luck, a hand for that contract came up. */
    private static Deal dealt(ContractType type, Wanted wanted) {
        Deal deal = shuffled(wanted);
        for (int shuffle = 1; shuffle < SHUFFLES_FOR_A_HAND && !holds(twelve(deal), type, wanted); shuffle++) {
            deal = shuffled(wanted);
        }
        return Run.upTo(Stage.DISCARD, deal, ContractType.SUIT, wanted.chance());
    }

    private static Deal shuffled(Wanted wanted) {
        return Deal.shuffled(wanted.rules(), wanted.chance());
    }

    private static CardSet twelve(Deal deal) {
        return deal.packets().hand(Seat.FOREHAND).union(deal.packets().talon());
    }

    /** Whether a hand is worth a look at that contract: at level 1 it is nearly sure, at level 3 hardly ever. */
    private static boolean holds(CardSet twelve, ContractType type, Wanted wanted) {
        if (type.hasTrump()) {
            return true;
        }
        int dangers = Dangers.of(twelve, type);
        return switch (wanted.level()) {
            case 1 -> dangers <= 2;
            case 2 -> dangers <= 4;
            default -> dangers > 1 && dangers <= (type.winsTricks() ? 3 : 6);
        };
    }

    /** The card laid for trump; where trump was named, the lowest of it. */
    private static Card indicator(Deal deal, CardSet twelve) {
        return deal.indicator()
                .orElseGet(() -> deal.acts().stream()
                        .filter(act -> act.action() instanceof Action.NameTrump)
                        .map(act -> twelve.ofSuit(((Action.NameTrump) act.action()).suit())
                                .first())
                        .findFirst()
                        .orElseThrow());
    }

    /** At level 1 nothing without trump is doubtful; at level 3 something is, or more than one contract gains. */
    private static boolean fits(Appraisal appraisal, ContractType type, Wanted wanted) {
        List<Worth> worths = appraisal.worths();
        boolean doubtful = worths.stream()
                .filter(worth -> !worth.contract().type().hasTrump())
                .anyMatch(worth -> worth.winRate() >= DOUBTFUL_FROM && worth.winRate() <= DOUBTFUL_TO);
        long gains = worths.stream().filter(worth -> worth.expected() > 0).count();
        boolean level = switch (wanted.level()) {
            case 1 -> gains > 0 && !doubtful;
            case 2 -> gains > 0 || type.hasTrump();
            default -> doubtful || gains > 1;
        };
        Worth best = appraisal.best();
        boolean sensible = best.expected() > (best.contract().type().hasTrump() ? LEAST_IN_SUIT : 0);
        return level && sensible && appraisal.decided();
    }
}
