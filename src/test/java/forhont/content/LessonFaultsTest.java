package forhont.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LessonFaultsTest {
    private static final String POSITIONS = "content/lessons/first.yaml";
    private static final String TEXTS = "locales/cs/lessons/first.yaml";

    private Copy copy;

    @BeforeEach
    void copy(@TempDir Path folder) {
        copy = new Copy(folder);
    }

    @Test
    void a_wrong_expectation_is_named_with_the_answer_that_is_right() {
        copy.change(POSITIONS, "expect: \\[AH\\]", "expect: [AH, 8H]");
        assertThat(copy.onlyFault())
                .hasToString(copy.path(POSITIONS) + ":" + copy.line(POSITIONS, "expect: [AH, 8H]")
                        + ": the engine finds another answer; write: expect: [AH]");
    }

    @Test
    void a_card_named_in_a_text_that_is_not_on_the_table_is_named() {
        copy.change(TEXTS, "Zde \\{JH\\}", "Zde {QH}");
        assertThat(copy.onlyFault())
                .hasToString(copy.path(TEXTS) + ":" + copy.line(TEXTS, "wrong:")
                        + ": the card {QH} is not on the table; write: a card of [KC, KS, 7D, TD, 8H, JH, AH]");
    }

    @Test
    void a_step_for_one_language_has_words_in_that_language_only() {
        copy.change(POSITIONS, "- id: why", "- { id: why, only: [cs] }");
        assertThat(copy.faults())
                .hasSize(3)
                .allSatisfy(
                        fault -> assertThat(fault.what()).contains("no lesson asks for lesson.first.step.why.text"));
        for (String tag : List.of("es", "pt", "fr")) {
            copy.change("locales/" + tag + "/lessons/first.yaml", "  why: .*\n", "");
        }
        assertThat(copy.faults()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '^', textBlock = """
            per-defender: 10   ^ per-defender: 8       ^ the engine finds other numbers
            hand: "H:A8        ^ hand: "H:A8J          ^ a card is in the hand and on the table
            hand: "H:A8        ^ hand: "H:AX           ^ is no hand
            hand: "H:A8        ^ hand: "H:A88          ^ is no hand
            [KS, JH]           ^ [KS, 10H]             ^ there is no card 10H
            [KS, JH]           ^ [KS, KS]              ^ the card KS stands here twice
            [KS, JH]           ^ [KS, JH, 9H]          ^ at most two cards
            trick: [KS, JH] }  ^ trick: [KS, JH], kept-seven: true } ^ there is no seven to keep
            trump: H, soloist  ^ trump: P, soloist     ^ "P" stands where one of C, S, D, H belongs
            trump: H, soloist  ^ contract: suit, soloist ^ Suit is written by its trump
            trump: H, soloist: 0, leader ^ trump: H, soloist: 1, leader ^ forehand alone plays a Suit under traditional
            R-16d]             ^ R-16d, R-17]          ^ no item of the lesson asks for R-17
            trump: H, soloist  ^ soloist               ^ either trump or contract is needed
            leader: 1, hand    ^ leader: 3, hand       ^ there is no seat 3
            ask: legal-cards   ^ ask: legal            ^ "legal" stands where one of legal-cards
            [9S, KS, TS]       ^ [9S, KS]              ^ has three cards
            ruleset: federation ^ ruleset: club        ^ "club" stands where one of traditional
            current: betl      ^ current: open-durch   ^ the rule set federation has no such contract
            D:J97 H:KT8        ^ D:J97 H:KT            ^ twelve cards
            contracts: [betl, durch] ^ contracts: [betl] ^ two or more contracts
            [9S, JS, AS]       ^ [9S, JS]              ^ a trick of 2 cards
            [9S, JS, AS]       ^ [9S, JS, AC]          ^ complete tricks of different cards
            [9S, JS, AS]       ^ [9C, JS, AS]          ^ different cards
            [[AC, TC, 9C], [9S, JS, AS]] ^ [[9C, 7C, AC], [9S, JS, KC]] ^ 7C could not be played: R-16b
            fields: [soloist   ^ fields: [game         ^ stands where one of trick-points
            soloist: 60        ^ soloist: 50           ^ there is no such deal
            soloist: [40]      ^ soloist: [30]         ^ MARRIAGES
            doubles: { game    ^ doubles: { seven      ^ DOUBLES
            id: first          ^ id: second            ^ the id second is not the name of the file
            needs: []          ^ needs: [second]       ^ no lesson second comes before first
            R-16d              ^ R-31                  ^ there is no such rule
            id: overtrump      ^ id: Overtrump         ^ "Overtrump" is no id
            id: overtrump      ^ id: why               ^ each step of a lesson has an id of its own
            - id: why          ^ - { id: why, only: [de] } ^ "de" stands where one of
            - id: why          ^ - { id: why, only: [] }  ^ a step for 0 languages
            - id: why          ^ - { id: why, only: [es, pt, fr, cs] } ^ a step for 4 languages
            """)
    void a_spoilt_position_is_named(String from, String to, String what) {
        copy.change(POSITIONS, Pattern.quote(from), to);
        assertThat(copy.faults())
                .filteredOn(fault -> fault.path().equals(copy.path(POSITIONS)))
                .isNotEmpty()
                .anySatisfy(fault -> assertThat(fault.what()).contains(what));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '^', textBlock = """
            *Protože*          ^ *Protože           ^ a * without its second *
            Proč {KS}.         ^ Proč {KX}.              ^ neither a card nor an argument
            [R-16a]            ^ [R-31]             ^ there is no rule R-31
            [[trick|baza]]     ^ [[tricks|baza]]    ^ the glossary has no term tricks
            Eso.               ^ Eso - král.        ^ a hyphen between spaces
            Eso.               ^ {answer}           ^ nothing is given as {answer} here
            Eso.               ^ Zelený král!       ^ the card word zelený král
            "Eso.", "Král."    ^ "Eso."             ^ the key lesson.first.step.overtrump.hint.2 is missing
            hints:             ^ hint:              ^ unknown key hint
            R-16d:             ^ R-19:              ^ no lesson asks for lesson.first.step.overtrump.wrong.R-19
            need-not-overtrump ^ soloist-paid-once  ^ no lesson asks for lesson.first.step.overtrump.wrong.soloist-paid-once
            what-pays:         ^ what-costs:        ^ no lesson asks for lesson.first.step.what-costs.text
            what-pays:         ^ what-costs:        ^ the key lesson.first.step.what-pays.text is missing
            why: {text         ^ why: {right: "Ano.", text ^ no lesson asks for lesson.first.step.why.right
            text: "Kdo.", right ^ question: "Kdo.", right  ^ the key lesson.first.step.who-wins.text is missing
            "Umíte to.", "I ono." ^ "Umíte to."     ^ the key lesson.first.can.2 is missing
            "Umíte to.", "I ono." ^ "1", "2", "3", "4", "5" ^ no lesson asks for lesson.first.can.5
            about: "Poznat."   ^ after: "Poznat."   ^ the key about is missing
            """)
    void a_spoilt_text_is_named(String from, String to, String what) {
        copy.change(TEXTS, Pattern.quote(from), to);
        assertThat(copy.faults())
                .filteredOn(fault -> fault.path().equals(copy.path(TEXTS)))
                .isNotEmpty()
                .anySatisfy(fault -> assertThat(fault.what()).contains(what));
    }

    @Test
    void a_sentence_for_a_wrong_card_that_names_the_winner_is_a_fault() {
        copy.change(
                TEXTS,
                Pattern.quote("who-wins: {text: \"Kdo.\","),
                "who-wins: {text: \"Kdo.\", wrong: {R-3: \"Bere {KS}.\"},");
        assertThat(copy.onlyFault().what()).isEqualTo("the answer {KS} is given away");
    }

    @Test
    void a_prompt_of_more_than_forty_words_is_named() {
        copy.change(TEXTS, "Leží", "slovo ".repeat(38) + "Leží");
        assertThat(copy.onlyFault()).satisfies(fault -> {
            assertThat(fault.what()).isEqualTo("a text of 42 words");
            assertThat(fault.write()).isEqualTo("at most 40 words");
        });
    }

    @Test
    void a_lesson_that_stands_in_no_part_of_the_course_is_named() {
        copy.write("content/lessons/second.yaml", "id: second\n");
        assertThat(copy.onlyFault().what()).isEqualTo("the lesson second stands in no part");
    }

    @Test
    void a_course_with_a_lesson_that_is_not_there_or_there_twice_is_named() {
        copy.write("content/course.yaml", "parts:\n  - id: play\n    lessons: [first, second, first]\n");
        assertThat(copy.faults())
                .extracting(Fault::what)
                .containsExactly("the lesson first is listed already", "the file is missing");
    }

    @Test
    void texts_of_a_lesson_that_is_not_there_are_named() {
        for (String tag : new String[] {"es", "pt", "fr", "cs"}) {
            copy.write("locales/" + tag + "/lessons/second.yaml", "title: \"a\"\nabout: \"b\"\nsteps: {}\n");
        }
        assertThat(copy.faults())
                .extracting(Fault::what)
                .hasSize(8)
                .allSatisfy(what -> assertThat(what).startsWith("no lesson asks for lesson.second."));
    }

    @Test
    void a_soloist_who_named_the_trump_sits_anywhere() {
        copy.change(POSITIONS, "who-wins\n", "who-wins\n    ruleset: portuguese\n");
        copy.change(POSITIONS, "contract: betl, trick", "trump: S, soloist: 2, trick");
        copy.change(POSITIONS, "expect: \\[KS\\]", "expect: [TS]");
        assertThat(copy.faults()).isEmpty();
    }

    @Test
    void a_step_that_asks_the_same_as_another_is_named_with_the_other() {
        copy.change(
                POSITIONS,
                "  - id: what-may-be-named",
                "  - { id: again, ask: trick-winner, table: { contract: betl, trick: [9S, KS, TS] } }\n"
                        + "  - id: what-may-be-named");
        for (String tag : List.of("es", "pt", "fr", "cs")) {
            copy.change(
                    "locales/" + tag + "/lessons/first.yaml",
                    "  who-wins:",
                    "  again: {text: \"1\", right: \"2\", hints: [\"3\", \"4\"]}\n  who-wins:");
        }
        assertThat(copy.onlyFault())
                .hasToString(copy.path(POSITIONS) + ":" + copy.line(POSITIONS, "- { id: again")
                        + ": the step again asks the same as " + copy.path(POSITIONS) + ":"
                        + copy.line(POSITIONS, "- id: who-wins") + "; write: another position");
    }

    @Test
    void a_step_that_only_a_hidden_language_has_is_named() {
        copy.change(POSITIONS, "- id: why", "- { id: why, only: [cs] }");
        copy.change("locales/cs/language.yaml", "complete: true", "complete: false");
        for (String tag : List.of("es", "pt", "fr")) {
            copy.change("locales/" + tag + "/lessons/first.yaml", "  why: .*\n", "");
        }
        assertThat(copy.onlyFault()).satisfies(fault -> {
            assertThat(fault.what()).isEqualTo("no learner meets the step why");
            assertThat(fault.line()).isEqualTo(copy.line(POSITIONS, "- { id: why"));
        });
    }

    @Test
    void an_item_with_numbers_that_no_misconception_gets_wrong_is_named() {
        copy.change("content/misconceptions.yaml", "kinds: \\[count(, marriage)?\\]", "kinds: [marriage]");
        assertThat(copy.onlyFault()).satisfies(fault -> {
            assertThat(fault.what()).isEqualTo("no wrong number of how-many is explained");
            assertThat(fault.line()).isEqualTo(copy.line(POSITIONS, "- id: how-many"));
        });
    }

    @Test
    void a_course_that_says_it_is_complete_teaches_every_rule_and_meets_every_misconception() {
        copy.write("content/course.yaml", "complete: true\nparts:\n  - id: play\n    lessons: [first]\n");
        List<Fault> faults = copy.faults();
        assertThat(faults)
                .extracting(Fault::toString)
                .contains(copy.path("content/course.yaml")
                        + ":1: no lesson teaches R-17; write: R-17 in the rules of a lesson that asks for it")
                .anySatisfy(fault ->
                        assertThat(fault).contains("misconceptions.yaml").contains("show seven-any-time"));
        assertThat(faults)
                .extracting(Fault::what)
                .doesNotContain("no lesson teaches R-16", "no lesson teaches R-16a")
                .noneSatisfy(what -> assertThat(what).contains("show need-not-overtrump"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '^', textBlock = """
            id: any-card,      ^ id: every-card,     ^ "every-card" stands where one of any-card
            id: any-card,      ^ id: may-duck,       ^ the misconception may-duck stands twice
            id: any-card,      ^ id: may-duck,       ^ the misconception any-card is missing
            kinds: [biddable]  ^ kinds: [bid]        ^ "bid" stands where one of biddable,
            wrong-in: [traditional] ^ wrong-in: [club] ^ "club" stands where one of traditional
            """)
    void a_spoilt_misconception_is_named(String from, String to, String what) {
        copy.change("content/misconceptions.yaml", Pattern.quote(from), to);
        assertThat(copy.faults())
                .extracting(Fault::what)
                .anySatisfy(found -> assertThat(found).contains(what));
    }
}
