package forhont.content;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** A lesson with a step of each kind that follows from the rules alone, two for best play, and one step for French readers only. */
public final class KindLesson {
    private static final List<String> STEPS = List.of(
            "read",
            "now",
            "scored",
            "may-say",
            "raise",
            "factor",
            "open",
            "bad",
            "sheet",
            "best",
            "end",
            "seat",
            "renounced",
            "closed");

    private static final String LESSON = """
            id: first
            needs: []
            rules: [R-1]
            steps:
              - { id: bridge, only: [fr] }
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
              - id: best
                ask: best-card
                table: { trump: H, soloist: 0, trick: [AH], hands: ["C:K S:Q D:AJ", "C:J7 S:A D:TK", "C:Q9 S:8 H:K9"], points: { soloist: 20, defence: 20 } }
                expect: [KD]
              - id: end
                ask: play-on
                table: { trump: H, soloist: 0, seat: 0, hands: ["C:AK S:TQ H:K", "C:J9 S:K8 D:A", "S:9 D:J7 H:T7"] }
                expect: [KC, KH, QS, AC, TS]
              - id: seat
                ask: which-seat
                table: { duty: leads-first, contract: betl, soloist: 2 }
                expect: [seat-2]
              - id: renounced
                ask: revoke
                account: { trump: H, soloist: 0, doubles: { game: 1 }, offender: 1 }
                expect: { seat-0: 10, seat-1: -20, seat-2: 10 }
              - id: closed
                ask: best-card
                view: { trump: S, soloist: 0, hand: "S:Q D:J8", indicator: 8S, earlier: [[KH, QH, TH], [8C, AC, 7C], [AH, AS, 8H], [QD, AD, KD], [9H, JH, 7D], [TS, 9C, 9S], [TC, JC, JS]] }
                expect: [QS]
            """;

    private KindLesson() {}

    /** All that the program carries, with this lesson alone, kept in that folder. */
    public static Library library(Path folder) {
        return in(folder).read().library().orElseThrow();
    }

    static Copy in(Path folder) {
        Copy copy = new Copy(folder);
        copy.write("content/lessons/first.yaml", LESSON);
        String words = STEPS.stream()
                .map(step -> "  " + step + ": {text: \"Co.\", right: \"Ano.\", hints: [\"1\", \"2\"]}\n")
                .collect(Collectors.joining("", "title: \"T\"\nabout: \"A.\"\ncan: [\"1\", \"2\"]\nsteps:\n", ""));
        for (String tag : List.of("es", "pt", "cs")) {
            copy.write("locales/" + tag + "/lessons/first.yaml", words);
        }
        copy.write("locales/fr/lessons/first.yaml", words + "  bridge: {text: \"Pont.\"}\n");
        return copy;
    }
}
