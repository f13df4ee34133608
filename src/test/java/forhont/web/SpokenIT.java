package forhont.web;

import com.microsoft.playwright.Page;
import forhont.exercise.Answer;
import forhont.exercise.Exercise;
import forhont.exercise.Kind;
import forhont.play.PlayThrough;
import forhont.practice.Generators;
import forhont.rules.Action;
import forhont.rules.CardSet;
import forhont.solver.Solver;
import forhont.web.Browser.Visit;
import forhont.web.Steps.Asked;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What a screen reader says of an exercise of each kind, before the answer and after a wrong one, held against files that
 * were read through as a learner hears them; {@code -Dspoken=write} writes them anew.
 */
@ExtendWith(Browser.Shared.class)
class SpokenIT {
    private static final Path FILES = Path.of("src", "test", "resources", "spoken");
    private static final boolean WRITES = System.getProperty("spoken", "").equals("write");
    private static final int SEED = 7;
    private static final List<Kind> PRACTISED = new Generators(
                    TestSite.library().misconceptions()::known)
            .kinds(TestSite.library().ruleSet("traditional").orElseThrow());

    @AutoClose
    private static final TestSite site = new TestSite();

    @ParameterizedTest
    @ValueSource(strings = {"es", "pt", "fr", "cs"})
    void an_exercise_of_each_kind_is_heard_as_a_sensible_text(String tag, Browser browser) throws IOException {
        SoftAssertions all = new SoftAssertions();
        try (Visit visit = browser.visit(site.url(""), Look.phone(tag))) {
            for (Kind kind : Kind.values()) {
                Asked asked = asked(tag, kind);
                Page page = visit.open(asked.path());
                List<String> heard = new ArrayList<>(Spoken.of(page, "main"));
                mistake(asked.exercise()).ifPresent(wrong -> {
                    Way.MOUSE.answer(page, asked.exercise(), wrong);
                    page.waitForSelector("#step:has(input[name=try][value='2']) .verdict:focus", Browser.ATTACHED);
                    heard.addAll(List.of("", "After a wrong answer:", ""));
                    heard.addAll(Spoken.of(page, "#step"));
                });
                check(tag, kind.id(), heard, all);
            }
            check(tag, "deal", deal(visit, tag), all);
            check(tag, "reading", Spoken.of(visit.open("/" + tag + "/lessons/first-tricks/a-trick"), "main"), all);
            all.assertThat(visit.complaints()).isEmpty();
        }
        all.assertAll();
    }

    /** An item of practice; of a kind that only the course has, its first step. */
    private static Asked asked(String tag, Kind kind) {
        if (PRACTISED.contains(kind)) {
            Practised item = Practised.of(kind, 2, SEED);
            return new Asked("/" + tag + item.path(), item.item().exercise());
        }
        return Steps.all(tag).stream()
                .filter(step -> step.exercise().kind() == kind)
                .findFirst()
                .orElseThrow();
    }

    /** A card to be played to a trick in a whole deal, and one that may not be. */
    private static List<String> deal(Visit visit, String tag) {
        PlayThrough turn = turn();
        Page page = visit.open("/" + tag + DealPage.path(turn));
        List<String> heard = new ArrayList<>(Spoken.of(page, "main"));
        Way.MOUSE.act(page, Action.Play.of(refused(turn).first()));
        page.waitForSelector("#step .verdict.is-wrong:focus", Browser.ATTACHED);
        heard.addAll(List.of("", "After a card that may not be played:", ""));
        heard.addAll(Spoken.of(page, "#step"));
        return heard;
    }

    private static PlayThrough turn() {
        Solver solver = new Solver();
        PlayThrough play = Learner.at("/es" + KeyboardIT.DEAL).played(solver);
        while (refused(play).isEmpty()
                || play.deal().position().orElseThrow().trick().cards().isEmpty()) {
            play = play.after(play.deal().options().get(0)).played(solver);
        }
        return play;
    }

    /** The cards of the hand that may not be played now. */
    private static CardSet refused(PlayThrough play) {
        return play.deal()
                .position()
                .map(position -> play.deal().hands().of(play.learner()).minus(position.legal()))
                .orElse(CardSet.EMPTY);
    }

    private static Optional<Answer> mistake(Exercise exercise) {
        return exercise.mistakes(TestSite.library().misconceptions().known(exercise)).stream()
                .findFirst();
    }

    private static void check(String tag, String name, List<String> heard, SoftAssertions all) throws IOException {
        Path file = FILES.resolve(tag).resolve(name + ".txt");
        if (WRITES) {
            Files.createDirectories(file.getParent());
            Files.write(file, heard);
        }
        List<String> written = Files.exists(file) ? Files.readAllLines(file) : List.of();
        int first = IntStream.range(0, Math.min(heard.size(), written.size()))
                .filter(line -> !heard.get(line).equals(written.get(line)))
                .findFirst()
                .orElse(Math.min(heard.size(), written.size()));
        all.assertThat(line(heard, first))
                .as("%s line %d; where the new text reads well, write it with -Dspoken=write", file, first + 1)
                .isEqualTo(line(written, first));
    }

    private static String line(List<String> lines, int number) {
        return number < lines.size() ? lines.get(number) : "(the end)";
    }
}
