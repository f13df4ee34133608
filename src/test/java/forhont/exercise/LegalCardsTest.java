package forhont.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.content.RuleSetFiles;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Sfc32;
import forhont.rules.Suit;
import forhont.rules.Trick;
import forhont.rules.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class LegalCardsTest {
    private static final List<Misconception> ALL = Arrays.asList(Misconception.values());

    private static LegalCards exercise(String hand, Contract contract, Seat leader, String... trick) {
        List<Card> played =
                Arrays.stream(trick).map(card -> Card.parse(card).orElseThrow()).toList();
        RuleSet rules = RuleSetFiles.ruleSet("traditional");
        return new LegalCards(
                rules,
                new Trick(leader, played),
                new View(rules.marriages(), contract, CardSet.parse(hand).orElseThrow(), played, false));
    }

    private static Answer.Chosen chosen(String... cards) {
        return Answer.Chosen.of(CardSet.of(
                Arrays.stream(cards).map(card -> Card.parse(card).orElseThrow()).toList()));
    }

    private static List<Misconception> found(LegalCards exercise, Answer answer) {
        return exercise.judge(answer, ALL).misconceptions();
    }

    @Test
    void a_lower_trump_is_refused_because_of_overtrumping() {
        LegalCards exercise =
                exercise("H:A8 D:T7 C:K", Contract.suit(Seat.FOREHAND, Suit.HEARTS), Seat.FOREHAND, "KS", "JH");
        assertThat(exercise.solution()).isEqualTo(chosen("AH"));
        Verdict verdict = exercise.judge(chosen("AH", "8H"), ALL);
        assertThat(verdict.right()).isFalse();
        assertThat(verdict.marks())
                .filteredOn(mark -> !mark.right())
                .extracting(mark -> mark.reason().why())
                .containsExactly(Why.MUST_OVERTRUMP);
        assertThat(found(exercise, chosen("AH", "8H"))).contains(Misconception.NEED_NOT_OVERTRUMP);
    }

    @Test
    void beating_a_partner_is_a_duty_that_some_do_not_know() {
        LegalCards exercise =
                exercise("S:A98 D:T7", Contract.suit(Seat.FOREHAND, Suit.HEARTS), Seat.FOREHAND, "JS", "KS");
        assertThat(exercise.solution()).isEqualTo(chosen("AS"));
        assertThat(found(exercise, chosen("AS", "9S", "8S"))).contains(Misconception.NEED_NOT_BEAT_PARTNER);
    }

    @Test
    void after_a_ruff_any_card_of_the_suit_will_do() {
        LegalCards exercise =
                exercise("S:A98 D:T7", Contract.suit(Seat.FOREHAND, Suit.HEARTS), Seat.FOREHAND, "JS", "7H");
        assertThat(exercise.solution()).isEqualTo(chosen("AS", "9S", "8S"));
        assertThat(found(exercise, chosen("AS"))).contains(Misconception.BEAT_AFTER_RUFF);
    }

    @Test
    void nobody_may_duck_in_betl() {
        LegalCards exercise =
                exercise("S:A7 D:T", Contract.withoutTrump(ContractType.BETL, Seat.FOREHAND), Seat.FOREHAND, "JS");
        assertThat(exercise.solution()).isEqualTo(chosen("AS"));
        assertThat(found(exercise, chosen("AS", "7S"))).contains(Misconception.MAY_DUCK);
    }

    /** Every card that is wrong has a rule, the solution is right, and each wrong rule's answer is recognised. */
    @Test
    void every_wrong_card_and_every_wrong_rule_has_its_reason() {
        RandomGenerator chance = new Sfc32(7);
        for (int round = 0; round < 5_000; round++) {
            LegalCards exercise = random(chance);
            assertThat(exercise.judge(exercise.solution(), ALL).right()).isTrue();
            for (Option option : exercise.options()) {
                boolean belongs = exercise.solution().options().contains(option);
                assertThat(isObjection(exercise.reason(option).why())).isEqualTo(!belongs);
            }
            exercise.wrongAnswers().forEach((misconception, answer) -> {
                assertThat(exercise.judge(answer, ALL).right()).isFalse();
                assertThat(found(exercise, answer)).contains(misconception);
            });
        }
    }

    private static boolean isObjection(Why why) {
        return why.compareTo(Why.KEEP_THE_SEVEN) <= 0;
    }

    private static LegalCards random(RandomGenerator chance) {
        List<RuleSet> ruleSets = List.copyOf(RuleSetFiles.all().values());
        RuleSet rules = ruleSets.get(chance.nextInt(ruleSets.size()));
        List<Card> pack = new ArrayList<>(CardSet.PACK.cards());
        for (int place = pack.size() - 1; place > 0; place--) {
            java.util.Collections.swap(pack, place, chance.nextInt(place + 1));
        }
        Seat soloist = Seat.values()[chance.nextInt(3)];
        Contract contract = chance.nextInt(3) == 0
                ? Contract.withoutTrump(ContractType.BETL, soloist)
                : Contract.suit(soloist, Suit.values()[chance.nextInt(4)]);
        int onTable = chance.nextInt(3);
        List<Card> played = pack.subList(0, onTable);
        CardSet hand = CardSet.of(pack.subList(onTable, onTable + 1 + chance.nextInt(10)));
        Trick trick = new Trick(Seat.values()[chance.nextInt(3)], played);
        return new LegalCards(rules, trick, new View(rules.marriages(), contract, hand, played, chance.nextBoolean()));
    }
}
