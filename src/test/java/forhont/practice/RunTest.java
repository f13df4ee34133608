package forhont.practice;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.exercise.Settle;
import forhont.rules.Action;
import forhont.rules.Card;
import forhont.rules.ContractType;
import forhont.rules.Deal;
import forhont.rules.Position;
import forhont.rules.RuleSet;
import forhont.rules.Sfc32;
import forhont.rules.Trick;
import forhont.settlement.Facts;
import forhont.settlement.Outcome;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Plays every deal from which items are drawn once more, act by act, through the engine of whole deals. */
class RunTest {
    private static final int SEEDS = 100;
    private static final List<Run> RUNS = runs();

    private static List<Run> runs() {
        List<Run> runs = new ArrayList<>();
        for (RuleSet rules : Drawn.ruleSets()) {
            for (int seed = 1; seed <= SEEDS; seed++) {
                List<ContractType> types = rules.contracts();
                runs.add(Run.of(rules, types.get(seed % types.size()), new Sfc32(seed)));
            }
        }
        return runs;
    }

    private static Deal replayed(Run run) {
        Deal deal = run.bid();
        for (Trick trick : run.end().score().tricks()) {
            for (Card card : trick.cards()) {
                deal = deal.apply(Action.Play.of(card));
            }
        }
        return deal;
    }

    @Test
    void the_engine_of_whole_deals_comes_to_the_same_end() {
        for (Run run : RUNS) {
            Deal deal = replayed(run);
            assertThat(deal.over()).isTrue();
            assertThat(deal.position()).contains(run.end());
        }
    }

    @Test
    void an_account_drawn_from_a_deal_is_the_one_the_engine_settles_from_its_record() {
        for (Run run : RUNS) {
            Outcome outcome = Outcome.of(replayed(run));
            Facts facts = run.end()
                    .won()
                    .<Facts>map(Facts.WithoutTrump::new)
                    .orElseGet(() -> Facts.of(run.end().score()));
            Settle settle = new Settle(Outcome.account(run.bid()), facts);
            assertThat(settle.settlement()).isEqualTo(outcome.settlement());
            assertThat(settle.facts()).isEqualTo(outcome.facts());
        }
    }

    @Test
    void all_cards_are_there_at_every_moment() {
        for (Run run : RUNS) {
            for (Position position : run.positions()) {
                int played = 3 * position.score().tricks().size()
                        + position.trick().cards().size();
                assertThat(position.hands().all().size() + played).isEqualTo(30);
            }
        }
    }
}
