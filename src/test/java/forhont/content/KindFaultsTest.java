package forhont.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The kinds of exercise that follow from the rules alone, each read and each spoilt. */
class KindFaultsTest {
    private static final String POSITIONS = "content/lessons/first.yaml";

    private static final List<String> STEPS =
            List.of("read", "now", "scored", "may-say", "raise", "factor", "open", "bad", "sheet");

    private static final String LESSON = """
            id: first
            needs: []
            rules: [R-1]
            steps:
              - id: read
                ask: read-card
                face: { card: QS, among: [KS, JS, QC, QS] }
                expect: [QS]
              - id: now
                ask: marriage
                view: { trump: S, soloist: 0, hand: "H:KQ7 S:AT8 C:Q9 D:T", trick: [], earlier: [[AD, JD, 9D]], talon: [KC, 7C] }
                expect: [QH]
              - id: scored
                ask: marriage
                tricks:
                  trump: H
                  soloist: 0
                  leader: 0
                  played: [[QH, TH, AH], [TS, 9S, QS], [AS, 8S, KS]]
                  held: { 0: "H:K98 C:AT D:T9" }
                fields: [soloist-marriages, defence-total]
                expect: { soloist-marriages: 40, defence-total: 60 }
              - id: may-say
                ask: announce
                table: { trump: H, soloist: 0, seat: 1, hand: "H:A97 S:KQ8 C:AT D:T7", announced: { hundred: soloist } }
                expect: [seven-against]
              - id: raise
                ask: doubling
                talk: { trump: S, soloist: 0, announced: { seven: soloist }, calls: [{ raises: [seven] }] }
                expect: [seven]
              - id: factor
                ask: doubling
                talk: { contract: betl, soloist: 0, calls: [{ raises: [contract] }, { raises: [contract] }, {}] }
                fields: [contract-factor]
                expect: { contract-factor: 4 }
              - id: open
                ask: open-hand
                open: { contract: open-betl, soloist: 0, first: [8C, 9C, TC], shown: "C:7 S:87 D:J87 H:987", left: "C:KQ S:AKQJT9 D:9", right: "C:A D:AKQ H:AKQJT" }
                expect: [JD]
              - id: bad
                ask: good-or-bad
                said: ["0 suit", "1 good", "2 betl", "0 good"]
                expect: [durch, open-betl, open-durch]
              - id: sheet
                ask: audit
                account: { contract: betl, soloist: 2, doubles: { contract: 1 }, won: true }
                line: seat-2
                mistake: soloist-paid-once
                expect: { wrong-line: 5, right-value: 20 }
            """;

    private Copy copy;

    @BeforeEach
    void copy(@TempDir Path folder) {
        copy = new Copy(folder);
        copy.write(POSITIONS, LESSON);
        String words = STEPS.stream()
                .map(step -> "  " + step + ": {text: \"Co.\", right: \"Ano.\", hints: [\"1\", \"2\"]}\n")
                .collect(Collectors.joining("", "title: \"T\"\nabout: \"A.\"\nsteps:\n", ""));
        List.of("es", "pt", "fr", "cs").forEach(tag -> copy.write("locales/" + tag + "/lessons/first.yaml", words));
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
            mistake: soloist-paid-once ^ mistake: paid-once ^ stands where one of any-card
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
