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
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.statistics.Statistics;

/**
 * Random legal deals from a seed to the account, in every rule set and with the shortcuts of R-28. The long property plays
 * 100,000 of each: {@code mvn test -Dtests.excluded=none -Dgroups=long -Dtest=DealProperties}.
 */
class DealProperties {

    @Property(tries = 20_000, edgeCases = EdgeCasesMode.NONE, seed = "19")
    void a_deal_of_random_legal_actions_ends_and_is_paid(@ForAll("ruleSets") RuleSet rules, @ForAll long seed) {
        playAndCheck(rules, seed);
    }

    @Tag("long")
    @Property(tries = 500_000, edgeCases = EdgeCasesMode.NONE, seed = "20")
    void a_hundred_thousand_deals_of_each_rule_set_end_and_are_paid(
            @ForAll("ruleSets") RuleSet rules, @ForAll long seed) {
        playAndCheck(rules, seed);
    }

    @Provide
    Arbitrary<RuleSet> ruleSets() {
        List<RuleSet> all = new ArrayList<>(RuleSetFiles.all().values());
        all.add(RuleSetFiles.ruleSet("traditional").withShortcuts());
        return Arbitraries.of(all);
    }

    private static void playAndCheck(RuleSet rules, long seed) {
        RandomGenerator chance = new Sfc32(~seed);
        Deal deal = play(Deal.of(rules, Packets.ofSeed(rules.dealing(), seed)), chance, chance.nextBoolean());
        Outcome outcome = Outcome.of(deal);
        check(deal, outcome);
        checkRecord(deal, outcome, seed);
        Statistics.label("a Suit")
                .collect(deal.contract().orElseThrow().type().hasTrump())
                .coverage(part -> part.check(true).percentage(above -> above > 33));
        Statistics.label("hidden cards dealt anew")
                .collect(new Redeal(deal, chance).check())
                .coverage(part -> part.check(true).percentage(above -> above > 33));
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

    private static void checkRecord(Deal deal, Outcome outcome, long seed) {
        DealRecord played = DealRecord.of(deal);
        int acts = played.actions().size();
        DealRecord record = new DealRecord(
                played.rules(),
                Optional.of(seed).filter(same -> same % 2 == 0),
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
