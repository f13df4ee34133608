package forhont.practice;

import forhont.exercise.Exercise;
import forhont.exercise.Factors;
import forhont.exercise.MayRaise;
import forhont.exercise.Talk;
import forhont.rules.Announced;
import forhont.rules.Announcement;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.Dealing;
import forhont.rules.Doubling;
import forhont.rules.HundredRule;
import forhont.rules.Ladder;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Suit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Draws what was said before the first lead, and asks what may be raised, or what things are multiplied by. */
final class DoublingDraw implements Generator {

    @Override
    public boolean fits(RuleSet rules) {
        return rules.highestStep() > 0;
    }

    @Override
    public boolean few() {
        return true;
    }

    @Override
    public Optional<Exercise> draw(Wanted wanted) {
        Contract contract = contract(wanted);
        Announced announced = announced(contract, wanted);
        List<Doubling.Call> calls = new ArrayList<>();
        Talk talk = new Talk(wanted.rules(), contract, announced, calls);
        int rounds = 1 + wanted.chance().nextInt(wanted.level() + 1);
        while (calls.size() < rounds && !talk.doubling().over()) {
            calls.add(call(talk, wanted));
            talk = new Talk(wanted.rules(), contract, announced, calls);
        }
        boolean factors = wanted.level() == 1 || talk.doubling().over() || wanted.oneIn(3);
        Exercise exercise = factors ? new Factors(talk, Factors.possible(talk)) : raise(talk, wanted);
        int raised = talk.doubling().game()
                + talk.doubling().seven()
                + talk.doubling().contract();
        boolean tempts = wanted.traps(exercise).size() >= (wanted.level() == 3 && factors ? 2 : 1);
        return tempts && raised >= (factors ? wanted.level() : 1) ? Optional.of(exercise) : Optional.empty();
    }

    private static Contract contract(Wanted wanted) {
        ContractType type = wanted.oneIn(5) ? wanted.pick(wanted.rules().contracts()) : ContractType.SUIT;
        boolean anySeat = !type.hasTrump() && wanted.rules().takeover();
        boolean named = wanted.rules().dealing().trumpChoice() == Dealing.TrumpChoice.KING_AND_QUEEN;
        Seat soloist = anySeat || named ? wanted.pick(List.of(Seat.values())) : Seat.FOREHAND;
        return type.hasTrump()
                ? Contract.suit(soloist, wanted.pick(List.of(Suit.values())))
                : Contract.withoutTrump(type, soloist);
    }

    private static Announced announced(Contract contract, Wanted wanted) {
        RuleSet rules = wanted.rules();
        Announced announced = Announced.NOTHING;
        if (!contract.type().hasTrump()) {
            return announced;
        }
        if (rules.announcesSeven() && wanted.oneIn(2)) {
            announced = announced.withSeven(Side.SOLOIST);
        }
        boolean hundred = rules.hundred().announcement() != HundredRule.Announcement.NEVER;
        return hundred && wanted.oneIn(6) ? announced.withHundred(Side.SOLOIST) : announced;
    }

    /** What the side to speak says: often something, in the first round now and then an announcement against. */
    private static Doubling.Call call(Talk talk, Wanted wanted) {
        Doubling doubling = talk.doubling();
        List<Announcement> against = new ArrayList<>();
        boolean may = doubling.first()
                && wanted.rules().announcementsAgainst()
                && talk.contract().type().hasTrump();
        if (may && wanted.rules().announcesSeven() && talk.now().seven().isEmpty() && wanted.oneIn(5)) {
            against.add(Announcement.SEVEN);
        }
        if (may && talk.now().hundred().isEmpty() && wanted.oneIn(8)) {
            against.add(Announcement.HUNDRED);
        }
        List<Ladder> raises = new ArrayList<>();
        for (Ladder ladder : doubling.open(new Doubling.Call(List.of(), against))) {
            if (!wanted.oneIn(3)) {
                raises.add(ladder);
            }
        }
        return new Doubling.Call(raises, against);
    }

    /** The side that is to speak; now and then one of its defenders has spoken. */
    private static Exercise raise(Talk talk, Wanted wanted) {
        boolean partner = talk.doubling().toSpeak() == Side.DEFENCE && wanted.oneIn(2);
        return new MayRaise(talk, partner ? call(talk, wanted) : Doubling.Call.NOTHING);
    }
}
