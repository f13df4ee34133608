package forhont.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The kinds of exercise that follow from the rules alone, each read and each spoilt. */
class KindFaultsTest {
    private static final String POSITIONS = "content/lessons/first.yaml";

    private Copy copy;

    @BeforeEach
    void copy(@TempDir Path folder) {
        copy = KindLesson.in(folder);
    }

    @Test
    void every_kind_is_read_and_answered_by_the_engine() {
        assertThat(copy.faults()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '^', textBlock = """
            card: QS, among      ^ card: AS, among       ^ four different cards, AS among them
            [KS, JS, QC, QS]     ^ [KS, JS, QS]          ^ four different cards
            expect: [QS]         ^ expect: [JS]          ^ the engine finds another answer
            trick: [], earlier   ^ trick: [8H], leader: 2, earlier ^ seat 0 won the trick before
            [[AD, JD, 9D]]       ^ [[9D, JD]]            ^ a trick of 2 cards
            D:T", trick          ^ D:T9", trick          ^ tricks and cards in hand make ten
            [KC, 7C] }           ^ [KC] }                ^ a talon of 1 cards
            [KC, 7C] }           ^ [KC, 7H] }            ^ each card in one place
            0: "H:K98 C:AT D:T9" ^ 1: "H:J98 C:AT D:T9"  ^ where KH is
            [TS, 9S, QS]         ^ [TS, 9D, QS]          ^ 9D could not be played: R-16a
            soloist-marriages, d ^ soloist-points, d     ^ stands where one of soloist-marriages
            C:AT D:T7", announced: { hundred ^ C:AT D:T7", announced: { seven ^ whoever announced the seven holds it
            calls: [{ raises: [seven] }] ^ calls: [{ raises: [contract] }] ^ R-14 and R-15 do not let
            calls: [{ raises: [seven] }] ^ calls: [{}] ^ somebody is still to speak
            [contract-factor]    ^ [seven-factor]        ^ not [SEVEN_FACTOR]
            first: [8C, 9C, TC]  ^ first: [8C, 9C, AD]   ^ each card in one place
            "C:7 S:87            ^ "C:7 S:8              ^ nine cards in each hand
            "2 betl", "0 good"   ^ "1 betl", "0 good"    ^ seat 1 is not to answer
            "2 betl", "0 good"   ^ "2 good"              ^ somebody is still to answer
            "0 suit", "1 good"   ^ "0 solo", "1 good"    ^ stands where one of 0 good
            line: seat-2         ^ line: seat-0          ^ makes seat-0 wrong here
            line: seat-2         ^ line: game-line       ^ stands where one of contract-line
            expect: [KC, KH      ^ expect: [AC, KH       ^ the engine plays another line
            seat: 0, hands       ^ seat: 3, hands        ^ there is no seat 3
            seat: 0, hands: ["C:AK S:TQ H:K", "C:J9 S:K8 D:A", "S:9 D:J7 H:T7"] ^ hands: ["H:AT", "C:J9", "S:98"] ^ nothing to decide
            expect: [KD] ^ expect: [AS] ^ the engine finds another answer
            S:Q D:AJ", "C:J7     ^ S:Q D:AJ7", "C:J7     ^ all hold the same number of cards
            trick: [AH], hands   ^ trick: [AS], hands    ^ in no hand any more: AS
            trick: [AH], hands   ^ leader: 2, trick: [9C], hands ^ in no hand any more: 9C
            "C:Q9 S:8 H:K9"], p  ^ "C:Q9 S:8 H:K9", "D:9"], p ^ 4 hands
            points: { soloist: 20 ^ points: { soloist: 10 ^ 30 points so far and 50 to come
            points: { soloist: 20, defence: 20 } ^ goal: settlement ^ depends on the points so far
            points: { soloist: 20, defence: 20 } ^ goal: betl ^ no Betl or Durch is played with a trump
            points: { soloist: 20, defence: 20 } ^ goal: seven ^ all keep the result
            duty: leads-first, contract: betl, soloist: 2 ^ duty: leads-first ^ either trump or contract is needed
            duty: leads-first, contract: betl, soloist: 2 ^ duty: wins-session ^ three balances that cancel
            duty: leads-first, contract: betl, soloist: 2 ^ duty: wins-session, balances: [6, 6, -12] ^ three balances that cancel
            duty: leads-first, contract ^ duty: begins, contract ^ stands where one of deals-next
            expect: [seat-2] ^ expect: [seat-0] ^ the engine finds another answer
            offender: 1 }     ^ offender: 3 }            ^ there is no seat 3
            seat-1: -20       ^ seat-1: -10              ^ the engine finds other numbers
            "S:Q D:J8"        ^ "S:Q D:J"                ^ tricks and cards in hand make ten
            "S:Q D:J8"        ^ "S:Q D:J C:K"            ^ JS could not be played: R-16a
            indicator: 8S     ^ indicator: 8S, marriages: [QD] ^ the marriages [QD] and the cards still in hand do not agree
            indicator: 8S     ^ indicator: 8H            ^ the trump that was shown
            indicator: 8S     ^ indicator: 8S, marriages: [AS] ^ announced with a king or queen played
            indicator: 8S     ^ indicator: 8S, goal: betl ^ no Betl or Durch is played with a trump
            [TC, JC, JS]]     ^ [TC, JC]]                ^ a trick of 2 cards
            expect: [QS]      ^ expect: [JD]             ^ the engine finds another answer
            mistake: soloist-paid-once ^ mistake: paid-once ^ soloist-paid-once
            """)
    void a_spoilt_position_is_named_at_its_line(String from, String to, String what) {
        copy.change(POSITIONS, Pattern.quote(from), to);
        assertThat(copy.faults())
                .filteredOn(fault -> fault.path().equals(copy.path(POSITIONS)))
                .isNotEmpty()
                .anySatisfy(fault -> assertThat(fault.what()).contains(what))
                .allSatisfy(fault -> assertThat(fault.line()).isGreaterThan(4));
    }

    @Test
    void a_mistake_that_is_none_under_the_rule_set_is_named() {
        copy.change(
                "content/misconceptions.yaml",
                "soloist-paid-once, kinds: .settle, audit.",
                "soloist-paid-once, kinds: [settle]");
        assertThat(copy.onlyFault().what())
                .isEqualTo("the mistake soloist-paid-once of sheet is none under traditional");
    }
}
