package forhont.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.stream.Stream;

/** A copy of everything the program carries, with one small lesson in place of the real ones, to be spoilt. */
final class Copy {
    private static final Map<String, String> TRICKS = Map.of(
            "cs", "{n, plural, one {# štych} few {# štychy} many {# štychu} other {# štychů}}",
            "es", "{n, plural, one {# baza} many {# de bazas} other {# bazas}}",
            "pt", "{n, plural, one {# vaza} many {# de vazas} other {# vazas}}",
            "fr", "{n, plural, one {# pli} many {# de plis} other {# plis}}");

    private static final String LESSON = """
            id: first
            needs: []
            rules: [R-16, R-16d]
            steps:
              - id: why
              - id: overtrump
                ask: legal-cards
                view: { trump: H, soloist: 0, leader: 1, hand: "H:A8 D:T7 C:K", trick: [KS, JH] }
                expect: [AH]
              - id: who-wins
                ask: trick-winner
                table: { contract: betl, trick: [9S, KS, TS] }
                expect: [KS]
              - id: what-may-be-named
                ask: biddable
                ruleset: federation
                bids: { current: betl }
                expect: [good, durch]
              - id: what-may-go
                ask: discard
                twelve: { contract: suit, cards: "C:AKQ8 S:AT D:J97 H:KT8", indicator: 8C }
                expect: [KC, QC, JD, 9D, 7D, KH, 8H]
              - id: what-pays
                ask: pays-most
                contracts: [betl, durch]
                expect: [durch]
              - id: how-many
                ask: count
                tricks: { trump: C, soloist: 0, leader: 0, played: [[AC, TC, 9C], [9S, JS, AS]] }
                fields: [soloist-points, defence-points]
                expect: { soloist-points: 20, defence-points: 10 }
              - id: who-pays
                ask: settle
                account:
                  trump: H
                  soloist: 0
                  doubles: { game: 1 }
                  points: { soloist: 60, defence: 30 }
                  marriages: { soloist: [40], defence: [] }
                  last-seven: { holder: defence, won: false }
                expect: { game-line: 8, seven-line: 2, per-defender: 10, seat-0: 20, seat-1: -10, seat-2: -10 }
            """;

    private static final String TEXTS = """
            title: "Titul"
            about: "Poznat."
            can: ["Umíte to.", "I ono."]
            steps:
              why: {text: "Proč {KS}. *Protože* [R-16a], [[trick|baza]]."}
              overtrump:
                text: "Leží {KS} a {JH}."
                right: "Ano, {answer}."
                wrong: {R-16d: "Zde {JH}.", need-not-overtrump: "Pozor."}
                hints: ["Eso.", "Král."]
              who-wins: {text: "Kdo.", right: "Ano.", hints: ["1", "2"]}
              what-may-be-named: {text: "Co.", right: "Ano.", hints: ["1", "2"]}
              what-may-go: {text: "Co.", right: "Ano.", hints: ["1", "2"]}
              what-pays: {text: "Co.", right: "Ano.", hints: ["1", "2"]}
              how-many: {text: "Co.", right: "Ano.", hints: ["1", "2"]}
              who-pays: {text: "Co.", question: "Kdo.", right: "Ano.", hints: ["1", "2"]}
            """;

    private final Path folder;

    Copy(Path folder) {
        this.folder = folder;
        copy("content/rulesets");
        copy("content/misconceptions.yaml");
        copy("content/disagreements.yaml");
        copy("content/start.yaml");
        copy("locales");
        write("content/course.yaml", "parts:\n  - id: play\n    lessons: [first]\n");
        write("content/lessons/first.yaml", LESSON);
        TRICKS.forEach((tag, tricks) -> {
            delete("locales/" + tag + "/lessons");
            delete("locales/" + tag + "/forbidden.yaml");
            write("locales/" + tag + "/lessons/first.yaml", TEXTS);
            String messages = "locales/" + tag + "/messages.yaml";
            write(messages, text(messages).stripTrailing() + "\ntest:\n  tricks: \"" + tricks + "\"\n");
        });
    }

    Reading read() {
        try (Source packed = Source.packed()) {
            return Library.read(packed.withContent(folder.resolve("content")).withLocales(folder.resolve("locales")));
        }
    }

    Fault onlyFault() {
        assertThat(read().faults()).hasSize(1);
        return read().faults().get(0);
    }

    List<Fault> faults() {
        return read().faults();
    }

    /** What faults of that file call it. */
    String path(String file) {
        return folder.resolve(file).toString();
    }

    /** The text of a file with every match of the pattern replaced. */
    void change(String file, String pattern, String replacement) {
        String changed = text(file).replaceAll(pattern, Matcher.quoteReplacement(replacement));
        assertThat(changed).as(pattern).isNotEqualTo(text(file));
        write(file, changed);
    }

    /** The number of the line that begins so. */
    int line(String file, String start) {
        List<String> lines = text(file).lines().map(String::strip).toList();
        return 1
                + lines.indexOf(lines.stream()
                        .filter(line -> line.startsWith(start))
                        .findFirst()
                        .orElseThrow());
    }

    void write(String file, String text) {
        try {
            Files.createDirectories(folder.resolve(file).getParent());
            Files.writeString(folder.resolve(file), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void delete(String file) {
        try (Stream<Path> files =
                Files.exists(folder.resolve(file)) ? Files.walk(folder.resolve(file)) : Stream.empty()) {
            for (Path path : files.sorted((a, b) -> b.compareTo(a)).toList()) {
                Files.delete(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String text(String file) {
        try {
            return Files.readString(folder.resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void copy(String name) {
        try (Stream<Path> files = Files.walk(Path.of(name))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                write(file.toString(), Files.readString(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
