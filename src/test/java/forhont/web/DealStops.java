package forhont.web;

import forhont.play.PlayThrough;
import forhont.play.Strength;
import forhont.rules.Action;
import forhont.rules.Card;
import forhont.rules.Deal;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Sfc32;
import forhont.rules.Stage;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The pages of whole deals: each thing that a learner is asked, what is said of a card that may not be played, the end. */
final class DealStops {
    private static final int DEALS = 12;

    private DealStops() {}

    /** One page of each stage that a learner comes to under a rule set; {@code turn} says which deals. */
    static List<Stop> of(RuleSet rules, int turn) {
        Map<Stage, Stop> stages = new EnumMap<>(Stage.class);
        List<Stop> refused = new ArrayList<>();
        List<Stop> ends = new ArrayList<>();
        for (int seed = turn * DEALS; seed < (turn + 1) * DEALS; seed++) {
            Sfc32 chance = new Sfc32(seed);
            Seat learner = Seat.at(seed % Seat.values().length).orElseThrow();
            PlayThrough play = PlayThrough.start(rules, seed, learner, Strength.EASY);
            while (!play.deal().over()) {
                Stop here = Stop.at(DealPage.path(play));
                if (!play.waits()) {
                    stages.putIfAbsent(play.deal().stage(), here);
                    if (refused.isEmpty()) {
                        illegal(play.deal())
                                .map(card -> Stop.posted(here.path(), "answer=" + card))
                                .ifPresent(refused::add);
                    }
                }
                List<Action> options = play.deal().options();
                play = play.after(options.get(chance.nextInt(options.size())));
            }
            if (ends.isEmpty() && play.turns().size() > 8) {
                ends.add(Stop.at(DealPage.path(play)));
                int last = play.turns().get(play.turns().size() - 1);
                for (int step : List.of(0, play.length() / 2, last + 1, play.length())) {
                    ends.add(Stop.at(DealReplayPage.path(play, step)));
                }
            }
        }
        List<Stop> all = new ArrayList<>(stages.values());
        stages.values().stream().map(stop -> Stop.posted(stop.path(), "")).forEach(all::add);
        all.addAll(refused);
        all.addAll(ends);
        return all;
    }

    private static Optional<Card> illegal(Deal deal) {
        if (deal.stage() != Stage.PLAY) {
            return Optional.empty();
        }
        List<Card> held = new ArrayList<>();
        deal.hands().of(deal.toAct().orElseThrow()).forEach(held::add);
        return held.stream()
                .filter(card -> !deal.options().contains(new Action.Play(card)))
                .findFirst();
    }
}
