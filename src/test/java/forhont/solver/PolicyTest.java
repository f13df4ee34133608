package forhont.solver;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.rules.Action;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Deal;
import forhont.rules.SeatView;
import forhont.rules.Sfc32;
import forhont.rules.Stage;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The play of a seat that does not see the hidden cards. */
class PolicyTest {
    private final Solver solver = new Solver();

    @Test
    void plays_legal_cards_to_the_end_of_any_deal_in_any_rule_set() {
        Policy policy = new Policy(1);
        for (int number = 0; number < 120; number++) {
            Sfc32 chance = new Sfc32(number);
            Deal deal = Deal.shuffled(Tables.ALL.get(number % Tables.ALL.size()), chance);
            while (!deal.over()) {
                List<Action> options = deal.options();
                Action action = options.get(chance.nextInt(options.size()));
                if (deal.stage() == Stage.PLAY) {
                    SeatView view = deal.view(deal.toAct().orElseThrow());
                    action = Action.Play.of(policy.choose(view, solver, chance));
                }
                deal = deal.apply(action);
            }
            assertThat(deal.over()).isTrue();
        }
    }

    @Test
    void imagines_only_deals_in_which_everything_played_was_legal() {
        for (int number = 0; number < 60; number++) {
            Sfc32 chance = new Sfc32(1000 + number);
            Deal deal = Deal.shuffled(Tables.TRADITIONAL, chance);
            while (!deal.over()) {
                if (deal.stage() == Stage.PLAY) {
                    SeatView view = deal.view(deal.toAct().orElseThrow());
                    CardSet all = new Hidden(view).imagine(chance).hands().all();
                    assertThat(all.containsAll(view.hand())).isTrue();
                    assertThat(all.size()).isEqualTo(deal.hands().all().size());
                    Card card = deal.position().orElseThrow().legal().first();
                    deal = deal.apply(Action.Play.of(card));
                } else {
                    deal = deal.apply(deal.options().get(0));
                }
            }
        }
    }
}
