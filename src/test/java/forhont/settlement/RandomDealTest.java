package forhont.settlement;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.content.RuleSetFiles;
import forhont.rules.Action;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Deal;
import forhont.rules.DealRecord;
import forhont.rules.Packets;
import forhont.rules.RecordReading;
import forhont.rules.RuleSet;
import forhont.rules.Score;
import forhont.rules.Seat;
import forhont.rules.Sfc32;
import forhont.rules.Stage;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random legal deals from a seed to the account, in every rule set; {@code -Dforhont.deals=100000} plays more. */
class RandomDealTest {
    private static final int DEALS = Integer.getInteger("forhont.deals", 20_000);

    static Collection<RuleSet> ruleSets() {
        List<RuleSet> all = new ArrayList<>(RuleSetFiles.all().values());
        all.add(RuleSetFiles.ruleSet("traditional").withShortcuts());
        return all;
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    void a_deal_of_random_legal_actions_ends_and_is_paid(RuleSet rules) {
        int suits = 0;
        int redealt = 0;
        for (int seed = 0; seed < DEALS; seed++) {
            RandomGenerator chance = new Sfc32(-seed);
            Deal dealt = Deal.of(rules, Packets.ofSeed(rules.dealing(), seed));
            Deal deal = play(dealt, chance, chance.nextBoolean());
            Outcome outcome = Outcome.of(deal);
            check(deal, outcome);
            checkRecord(deal, outcome, seed);
            suits += deal.contract().orElseThrow().type().hasTrump() ? 1 : 0;
            redealt += new Redeal(deal, chance).check() ? 1 : 0;
        }
        assertThat(suits).isGreaterThan(DEALS / 3);
        assertThat(redealt).as("hidden cards dealt anew").isGreaterThan(DEALS / 3);
    }

    /** A careful deal seldom leaves Suit and so is often played to the end. */
    private static Deal play(Deal dealt, RandomGenerator chance, boolean careful) {
        Deal deal = dealt;
        while (!deal.over()) {
            List<Action> options = deal.options();
            if (options.isEmpty()) {
                throw new AssertionError("nothing to do at " + deal.stage());
            }
            boolean first = careful && (deal.stage() == Stage.CONTRACT || deal.stage() == Stage.ANSWER);
            Action action = options.get(first ? 0 : chance.nextInt(options.size()));
            if (deal.refusal(action).isPresent()) {
                throw new AssertionError(action + " is an option and refused");
            }
            if (chance.nextInt(16) == 0) {
                everyOtherCardIsRefused(deal, options);
            }
            deal = deal.apply(action);
        }
        return deal;
    }

    private static void everyOtherCardIsRefused(Deal deal, List<Action> options) {
        for (Card card : CardSet.PACK) {
            Action play = Action.Play.of(card);
            assertThat(deal.refusal(play).isEmpty()).isEqualTo(options.contains(play));
        }
    }

    private static void check(Deal deal, Outcome outcome) {
        assertThat(deal.options()).isEmpty();
        assertThat(deal.toAct()).isEmpty();
        int paid = 0;
        for (Seat seat : Seat.values()) {
            paid += outcome.settlement().payments().of(seat);
        }
        assertThat(paid).isZero();
        assertThat(Impossible.of(outcome.account(), outcome.facts())).isEmpty();
        assertThat(outcome.account().settle(outcome.facts())).isEqualTo(outcome.settlement());
        if (deal.position().isPresent() && deal.contract().orElseThrow().type().hasTrump()) {
            Score score = deal.position().get().score();
            assertThat(score.soloistPoints() + score.defencePoints()).isEqualTo(90);
            assertThat(score.tricks()).hasSize(10);
        }
    }

    private static void checkRecord(Deal deal, Outcome outcome, int seed) {
        DealRecord played = DealRecord.of(deal);
        int acts = played.actions().size();
        DealRecord record = new DealRecord(
                played.rules(),
                Optional.of((long) seed).filter(same -> same % 2 == 0),
                played.packets(),
                List.of(new DealRecord.Tag("Event", "Round " + seed)),
                played.actions(),
                Optional.empty(),
                List.of(
                        new DealRecord.Note(0, "the cards"),
                        new DealRecord.Note(acts / 2, "half way"),
                        new DealRecord.Note(acts, "the end")));
        RecordReading read = DealRecord.parse(
                record.toString(),
                id -> Optional.of(deal.rules()).filter(rules -> rules.id().equals(id)));
        assertThat(read).isEqualTo(new RecordReading(Optional.of(record), Optional.empty()));
        RecordReading compact = DealRecord.parseCompact(played.compact(), id -> Optional.of(deal.rules()));
        assertThat(compact).isEqualTo(new RecordReading(Optional.of(played), Optional.empty()));
        assertThat(Outcome.of(compact.record().orElseThrow().deal())).isEqualTo(outcome);
    }
}
