package forhont.exercise;

import forhont.rules.Announced;
import forhont.rules.Announcement;
import forhont.rules.Contract;
import forhont.rules.Doubling;
import forhont.rules.Ladder;
import forhont.rules.Notation;
import forhont.rules.RuleSet;
import forhont.rules.Side;
import forhont.settlement.Component;
import java.util.ArrayList;
import java.util.List;

/**
 * What has been said between the contract and the first lead.
 *
 * @param announced what the soloist announced
 * @param calls one for each side and round, the defence first
 */
public record Talk(RuleSet rules, Contract contract, Announced announced, List<Doubling.Call> calls) {
    public Talk {
        calls = List.copyOf(calls);
        boolean against = announced.seven().filter(Side.DEFENCE::equals).isPresent()
                || announced.hundred().filter(Side.DEFENCE::equals).isPresent();
        if (against || (contract.trump().isEmpty() && !announced.nothing())) {
            throw new IllegalArgumentException("the soloist announces in Suit; what is against stands in a call");
        }
        if (rules.highestStep() == 0) {
            throw new IllegalArgumentException("a rule set that knows doubling, not " + rules.id());
        }
        Doubling doubling = Doubling.start(rules, contract, announced);
        Announced now = announced;
        for (Doubling.Call call : calls) {
            if (!doubling.allows(call) || !announces(rules, contract, now, call)) {
                throw new IllegalArgumentException("R-14 and R-15 do not let the " + Notation.of(doubling.toSpeak())
                        + " say " + call.raises() + " " + call.announcements());
            }
            doubling = doubling.after(call, rules.highestStep());
            now = with(now, call);
        }
    }

    private static boolean announces(RuleSet rules, Contract contract, Announced now, Doubling.Call call) {
        boolean suit = contract.trump().isPresent() && rules.announcementsAgainst();
        boolean seven = suit && rules.announcesSeven() && now.seven().isEmpty();
        boolean hundred = suit && now.hundred().isEmpty();
        return (seven || !call.announcements().contains(Announcement.SEVEN))
                && (hundred || !call.announcements().contains(Announcement.HUNDRED));
    }

    private static Announced with(Announced announced, Doubling.Call call) {
        Announced now = announced;
        for (Announcement announcement : call.announcements()) {
            now = switch (announcement) {
                case SEVEN -> now.withSeven(Side.DEFENCE);
                case HUNDRED -> now.withHundred(Side.DEFENCE);
            };
        }
        return now;
    }

    /** Where the ladders stand now. */
    public Doubling doubling() {
        Doubling doubling = Doubling.start(rules, contract, announced);
        for (Doubling.Call call : calls) {
            doubling = doubling.after(call, rules.highestStep());
        }
        return doubling;
    }

    /** What is announced by now, by either side. */
    public Announced now() {
        Announced now = announced;
        for (Doubling.Call call : calls) {
            now = with(now, call);
        }
        return now;
    }

    /** As it was before the call with that number, from 0. */
    public Talk before(int call) {
        return new Talk(rules, contract, announced, calls.subList(0, call));
    }

    /** The ladders there are: that of the seven only once it is announced. */
    public List<Ladder> ladders() {
        if (contract.trump().isEmpty()) {
            return List.of(Ladder.CONTRACT);
        }
        List<Ladder> ladders = new ArrayList<>(List.of(Ladder.GAME));
        if (now().seven().isPresent()) {
            ladders.add(Ladder.SEVEN);
        }
        return ladders;
    }

    /** What stands on a ladder now; where nobody announced the seven, the silent one, which has no ladder. */
    public Component.Name component(Ladder ladder) {
        Announced now = now();
        return switch (ladder) {
            case GAME -> now.hundred().map(Component.Name::hundred).orElse(Component.Name.GAME);
            case SEVEN -> now.seven().map(Component.Name::seven).orElse(Component.Name.SILENT_SEVEN);
            case CONTRACT -> Component.Name.of(contract.type());
        };
    }
}
