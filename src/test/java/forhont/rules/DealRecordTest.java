package forhont.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import forhont.content.RuleSetFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DealRecordTest {
    private static final String HEAD = """
            [Forhont "1"]
            [RuleSet "traditional"]
            [Seed "797"]
            [Forehand "C:J S:J8 D:9 H:AQ7 + 7D TC KH 9H 9C"]
            [Second "C:A7 S:KQ D:K + AS JD 8H 8C TS"]
            [Third "S:97 D:Q8 H:J + TH AD TD KC QC"]

            """;
    private static final String PLAYED = HEAD + """
            0 lays QH
            0 declares suit
            0 discards 9C JC
            1 good
            2 good
            0 passes
            1 raises game x2
            2 passes
            0 passes
            trick 1 from 0: AH 8H TH
            trick 2 from 0: QH
            """;

    @Test
    void a_record_reads_back_as_it_is_written() {
        DealRecord record = read(PLAYED).record().orElseThrow();
        assertThat(record).hasToString(PLAYED);
        assertThat(record.deal().toAct()).contains(Seat.SECOND);
        assertThat(record.deal().doubling().game()).isEqualTo(1);
        assertThat(DealRecord.of(record.deal()).actions()).isEqualTo(record.actions());
    }

    @Test
    void the_seed_alone_gives_the_cards() {
        String seedOnly = PLAYED.replaceAll("\\[(Forehand|Second|Third).*\n", "");
        assertThat(read(seedOnly).record().orElseThrow()).hasToString(PLAYED);
    }

    @Test
    void notes_stand_anywhere_and_may_run_over_lines() {
        String text = HEAD + "{first}\n0 lays QH {well\n  chosen} {and another}\n";
        DealRecord record = read(text).record().orElseThrow();
        assertThat(record.notes())
                .containsExactly(
                        new DealRecord.Note(0, "first"),
                        new DealRecord.Note(1, "well chosen"),
                        new DealRecord.Note(1, "and another"));
        assertThat(read(record.toString()).record()).contains(record);
        String inTrick = PLAYED.replace("AH 8H TH", "AH {high} 8H TH {falls}");
        DealRecord noted = read(inTrick).record().orElseThrow();
        assertThat(noted).hasToString(inTrick);
    }

    @Test
    void other_tags_are_kept_in_order() {
        String tagged = PLAYED.replace("[Seed", "[Date \"2024-05-01\"]\n[Club \"Plzeň\"]\n[Seed");
        assertThat(read(tagged).record().orElseThrow()).hasToString(tagged);
    }

    @Test
    void spaces_empty_lines_and_line_ends_do_not_matter() {
        String loose = PLAYED.replace("0 passes", "  0   passes ").replace("\n", "\r\n\r\n");
        assertThat(read(loose).record().orElseThrow()).hasToString(PLAYED);
    }

    @Test
    void a_revoke_ends_a_record() {
        String revoked = PLAYED + "revoke 2\n";
        DealRecord record = read(revoked).record().orElseThrow();
        assertThat(record.revoke()).contains(Seat.THIRD);
        assertThat(record).hasToString(revoked);
        assertThat(DealRecord.parseCompact(record.compact(), DealRecordTest::ruleSet)
                        .record())
                .map(DealRecord::revoke)
                .contains(Optional.of(Seat.THIRD));
    }

    @Test
    void the_compact_form_uses_only_signs_an_address_may_have() {
        DealRecord record = read(PLAYED).record().orElseThrow();
        assertThat(record.compact()).matches("[A-Za-z0-9.~-]+").isEqualTo("1.traditional.~m5.lck0xCDggs0s4s0s0fZec");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    [Forhont "1"]            | [Forhont "2"]          | 1  | VERSION
                    [Forhont "1"]            | [Round "7"]            | 1  | VERSION
                    "traditional"            | "whist"                | 2  | RULE_SET
                    [RuleSet "traditional"]  | [RuleSet traditional]  | 2  | TAG
                    [Seed "797"]             | [Seed "seven"]         | 3  | SEED
                    [Seed "797"]             | [Seed "798"]           | 8  | NOT_OF_SEED
                    [Seed "797"]             | [RuleSet "beginner"]   | 3  | REPEATED_TAG
                    C:J S:J8                 | C:J S:JX               | 4  | CARDS
                    9H 9C                    | 9H                     | 8  | PACKETS
                    9H 9C                    | 9H 9H                  | 8  | PACKETS
                    [Third                   | [Fourth                | 8  | MISSING_TAG
                    0 lays QH                | 0 lays KH              | 8  | ILLEGAL
                    0 lays QH                | 0 lays an egg          | 8  | ACT
                    0 lays QH                | lays QH                | 8  | ACT
                    0 declares suit          | [Date "x"]             | 9  | TAG
                    0 declares suit          | 0 declares misère      | 9  | ACT
                    0 discards 9C JC         | 0 discards TC JC       | 10 | ILLEGAL
                    1 good                   | 2 good                 | 11 | SEAT
                    1 good                   | 1 good flek            | 11 | ILLEGAL
                    1 raises game x2         | 1 raises game x4       | 14 | WORDS
                    1 raises game x2         | 1 raises seven x2      | 14 | ILLEGAL
                    1 raises game x2         | 1 raises hundred x2    | 14 | WORDS
                    1 raises game x2         | 1 raises game x2 {flek | 14 | NOTE
                    1 raises game x2         | {}                     | 14 | NOTE
                    trick 1 from 0           | trick 1 from 1         | 17 | TRICK
                    trick 1 from 0           | trick 3 from 0         | 17 | TRICK
                    AH 8H TH                 | AH 8H TH QH            | 17 | TRICK
                    AH 8H TH                 | AH 8H JC               | 17 | ILLEGAL
                    AH 8H TH                 | AH 8H 1H               | 17 | TRICK
                    2 good                   | revoke 1               | 12 | REVOKE
                    """)
    void a_fault_names_its_line_and_what_is_wrong(String good, String bad, int line, RecordFault.Kind kind) {
        String text = PLAYED.contains(good) ? PLAYED.replace(good, bad) : PLAYED;
        assertThat(text).isNotEqualTo(PLAYED);
        RecordFault fault = read(text).fault().orElseThrow();
        assertThat(fault.kind()).as(fault.toString()).isEqualTo(kind);
        assertThat(fault.place()).as(fault.toString()).isEqualTo(line);
    }

    @Test
    void an_illegal_act_is_faulted_with_its_rule() {
        RecordFault fault = read(PLAYED.replace("8H TH", "8H JC")).fault().orElseThrow();
        assertThat(fault.refusal()).contains(CallObjection.NOT_IN_HAND);
        assertThat(fault.toString()).contains("R-16").contains("JC");
    }

    @Test
    void nothing_follows_a_revoke() {
        assertThat(read(PLAYED + "revoke 1\n0 passes\n").fault())
                .map(RecordFault::kind)
                .contains(RecordFault.Kind.OVER);
    }

    @Test
    void any_text_at_all_is_answered_with_a_record_or_a_fault() {
        for (int length = 0; length < PLAYED.length(); length++) {
            assertThat(read(PLAYED.substring(0, length))).isNotNull();
            assertThat(read(PLAYED.substring(0, length) + "☃" + PLAYED.substring(length)))
                    .isNotNull();
            assertThat(read(PLAYED.substring(length)).fault().isPresent()).isEqualTo(length > 0);
        }
    }

    @Test
    void a_damaged_compact_form_is_answered_with_a_fault() {
        String compact = read(PLAYED).record().orElseThrow().compact();
        for (int length = 0; length < compact.length(); length++) {
            for (String sign : List.of("", "!", "z", "A", "0", "~", ".")) {
                RecordReading reading = DealRecord.parseCompact(
                        compact.substring(0, length) + sign + compact.substring(length), DealRecordTest::ruleSet);
                assertThat(reading.record().isPresent())
                        .isEqualTo(sign.isEmpty() || reading.fault().isEmpty());
            }
        }
        assertThat(DealRecord.parseCompact("1.traditional.AB.", DealRecordTest::ruleSet)
                        .fault())
                .map(RecordFault::kind)
                .contains(RecordFault.Kind.PACKETS);
        assertThat(DealRecord.parseCompact("1.whist.~1.", DealRecordTest::ruleSet)
                        .fault())
                .map(RecordFault::kind)
                .contains(RecordFault.Kind.RULE_SET);
    }

    @Test
    void the_example_of_the_documentation_is_a_record() throws IOException {
        String page = Files.readString(Path.of("content", "notation.md"));
        int start = page.indexOf("```\n") + 4;
        assertThat(read(page.substring(start, page.indexOf("```", start))).fault())
                .isEqualTo(Optional.empty());
    }

    @Test
    void a_record_keeps_its_promises() {
        DealRecord record = read(PLAYED).record().orElseThrow();
        assertThatThrownBy(() -> record.withNote(99, "late")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> record.withNote(1, "a {brace}")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new DealRecord.Tag("Seed", "1")).isInstanceOf(IllegalArgumentException.class);
        assertThat(record.withNote(3, "b").withNote(2, "a").notes())
                .containsExactly(new DealRecord.Note(2, "a"), new DealRecord.Note(3, "b"));
    }

    private static RecordReading read(String text) {
        return DealRecord.parse(text, DealRecordTest::ruleSet);
    }

    private static Optional<RuleSet> ruleSet(String id) {
        return Optional.ofNullable(RuleSetFiles.all().get(id));
    }
}
