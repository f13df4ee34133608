package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.play.PlayThrough;
import forhont.play.Strength;
import forhont.rules.Action;
import forhont.rules.Announcement;
import forhont.rules.Deal;
import forhont.rules.DealRecord;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.settlement.Component;
import forhont.settlement.Facts;
import forhont.settlement.Outcome;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DealResultTest {
    private static final int DEALS = 500;

    private static RuleSet rules(String id) {
        return TestSite.library().ruleSet(id).orElseThrow();
    }

    /** A deal played at random in which a hundred is announced wherever it may be. */
    private static Deal bold(RuleSet rules, int seed) {
        Random chance = new Random(seed);
        Deal deal = Deal.shuffled(rules, chance);
        while (!deal.over()) {
            List<Action> options = deal.options();
            deal = deal.apply(options.stream()
                    .filter(option -> option instanceof Action.Speak speak
                            && speak.raises().isEmpty()
                            && speak.announcements().equals(List.of(Announcement.HUNDRED)))
                    .findFirst()
                    .orElseGet(() -> options.get(drawn(options, chance))));
        }
        return deal;
    }

    private static int drawn(List<Action> options, Random chance) {
        return options.get(0) instanceof Action.Play || options.get(0) instanceof Action.Discard
                ? chance.nextInt(options.size())
                : 0;
    }

    private static Stream<Deal> failedHundreds(String rules) {
        return Stream.iterate(1, seed -> seed + 1)
                .limit(DEALS)
                .map(seed -> bold(rules(rules), seed))
                .filter(deal -> !deal.unplayed() && failedHundred(first(deal)));
    }

    private static Component first(Deal deal) {
        return Outcome.of(deal).settlement().components().get(0);
    }

    private static boolean failedHundred(Component first) {
        return !first.made()
                && first.name() == Component.Name.hundred(first.name().side());
    }

    private static String said(String tag, Deal deal, Seat seat) {
        PlayThrough play = new PlayThrough(seat, Strength.EASY, DealRecord.of(deal));
        return new DealResult(TestSite.languages().find(tag).orElseThrow(), play).sentence();
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "pt", "fr", "cs"})
    void a_hundred_failed_is_told_by_the_points_that_count_towards_it(String tag) {
        List<Deal> failed = failedHundreds("traditional").toList();
        assertThat(failed)
                .anyMatch(deal -> ((Facts.Suit) Outcome.of(deal).facts())
                                .all(first(deal).name().side())
                        >= 100)
                .allSatisfy(deal -> {
                    Facts.Suit facts = (Facts.Suit) Outcome.of(deal).facts();
                    Side side = first(deal).name().side();
                    int counted = facts.points(side) + facts.bestMarriage(side);
                    assertThat(counted).isLessThan(100);
                    for (Seat seat : Seat.values()) {
                        assertThat(said(tag, deal, seat)).containsPattern("\\D" + counted + "\\D.*\\D100$");
                    }
                });
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "pt", "fr", "cs"})
    void a_hundred_without_the_marriage_of_trumps_is_told_so_where_it_has_to_be_among_them(String tag) {
        Pattern number = Pattern.compile("\\d");
        assertThat(failedHundreds("portuguese")).isNotEmpty().allSatisfy(deal -> {
            Facts.Suit facts = (Facts.Suit) Outcome.of(deal).facts();
            boolean married = facts.marriages(first(deal).name().side()).contains(40);
            assertThat(number.matcher(said(tag, deal, Seat.FOREHAND)).find()).isEqualTo(married);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "pt", "fr", "cs"})
    void where_the_soloist_needs_fifty_one_that_is_said(String tag) {
        for (int seed = 1; seed <= 50; seed++) {
            Deal deal = bold(rules("portuguese"), seed);
            if (first(deal).name() == Component.Name.GAME) {
                int soloist = ((Facts.Suit) Outcome.of(deal).facts()).all(Side.SOLOIST);
                assertThat(said(tag, deal, Seat.SECOND)).containsPattern("\\b" + soloist + "\\b.*\\b51\\b");
            }
        }
    }
}
