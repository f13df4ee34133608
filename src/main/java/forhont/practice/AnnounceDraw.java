package forhont.practice;

import forhont.exercise.Announce;
import forhont.exercise.Exercise;
import forhont.exercise.Option;
import forhont.rules.Act;
import forhont.rules.Action;
import forhont.rules.ContractType;
import forhont.rules.Deal;
import forhont.rules.HundredRule;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Draws ten cards and what was announced before, when a seat is to announce. */
final class AnnounceDraw implements Generator {

    @Override
    public boolean fits(RuleSet rules) {
        return rules.announcesSeven() || rules.hundred().announcement() != HundredRule.Announcement.NEVER;
    }

    @Override
    public Optional<Exercise> draw(Wanted wanted) {
        RuleSet rules = wanted.rules();
        ContractType suit = ContractType.SUIT;
        Player player = new Player(suit, wanted.chance());
        Deal deal = Run.upTo(Stage.ANNOUNCEMENTS, Run.dealt(rules, suit, wanted.chance()), suit, wanted.chance());
        List<Exercise> good = new ArrayList<>();
        while (deal.stage() == Stage.ANNOUNCEMENTS) {
            Seat seat = deal.toAct().orElseThrow();
            boolean soloist = deal.contract().orElseThrow().soloist() == seat;
            if (!spoke(deal, seat) && (soloist || deal.doubling().first())) {
                Announce exercise = new Announce(
                        rules, deal.contract().orElseThrow(), seat, deal.hands().of(seat), deal.announced());
                if (fits(exercise, wanted)) {
                    good.add(exercise);
                }
            }
            deal = deal.apply(player.act(deal));
        }
        return good.isEmpty() ? Optional.empty() : Optional.of(wanted.pick(good));
    }

    private static boolean spoke(Deal deal, Seat seat) {
        for (Act act : deal.acts()) {
            if (act.seat() == seat && act.action() instanceof Action.Speak) {
                return true;
            }
        }
        return false;
    }

    /** Level 1 is for the soloist; level 3 for a defender where one may announce. Half the time there is something to announce. */
    private static boolean fits(Announce exercise, Wanted wanted) {
        boolean soloist = exercise.contract().side(exercise.seat()) == Side.SOLOIST;
        boolean against = wanted.rules().announcementsAgainst();
        boolean nothing = exercise.solution().options().contains(Option.Word.NO_ANNOUNCEMENT);
        int traps = wanted.traps(exercise).size();
        boolean fits = switch (wanted.level()) {
            case 1 -> soloist && traps > 0;
            case 2 -> (soloist || against) && traps > 1;
            default -> soloist != against && traps > 1;
        };
        return fits && (!nothing || wanted.oneIn(3));
    }
}
