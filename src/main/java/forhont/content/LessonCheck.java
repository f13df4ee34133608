package forhont.content;

import forhont.i18n.Piece;
import forhont.lesson.Lesson;
import forhont.lesson.Step;
import forhont.rules.Card;
import forhont.rules.CardSet;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Holds the words of one language's lessons against their positions: all there, and nothing that is not on the table. */
final class LessonCheck {
    private static final int PROMPT_WORDS = 40;
    private static final int READING_WORDS = 75;
    private static final int CAN_WORDS = 25;
    private static final int HINTS = 2;
    private static final int FEWEST_CAN = 2;
    private static final int MOST_CAN = 4;

    private final Texts texts;
    private final Items items;
    private final Faults faults;

    LessonCheck(Texts texts, Items items, Faults faults) {
        this.texts = texts;
        this.items = items;
        this.faults = faults;
    }

    /**
     * Checks the words of all sound lessons.
     *
     * @param files every lesson that there is, sound or not
     */
    void check(Collection<Lesson> lessons, Collection<String> files) {
        Set<String> expected = new TreeSet<>();
        for (Lesson lesson : lessons) {
            String key = "lesson." + lesson.id();
            String file = "lessons/" + lesson.id();
            if (!texts.draft().hasFile(file)) {
                faults.add(texts.draft().fileStart(file), "the file is missing", "the file " + file + ".yaml");
            }
            expected.add(key + ".title");
            expected.add(key + ".about");
            can(lesson, key + ".can", expected);
            for (Step step : lesson.steps()) {
                expected.addAll(step(lesson, step, key + ".step." + step.id()));
            }
        }
        Set<String> unsound = new TreeSet<>(files);
        lessons.forEach(lesson -> unsound.remove(lesson.id()));
        texts.draft().entries().forEach((key, entry) -> {
            if (key.startsWith("lesson.") && !expected.contains(key) && !unsound.contains(key.split("\\.", -1)[1])) {
                faults.add(entry.place(), "no lesson asks for " + key, "the words of a step that there is");
            }
        });
    }

    /** What a learner can do after the lesson, in a few lines. */
    private void can(Lesson lesson, String key, Set<String> expected) {
        for (int line = 1; line <= MOST_CAN; line++) {
            if (line <= FEWEST_CAN) {
                require(lesson, key + "." + line, expected);
            }
            expected.add(key + "." + line);
            length(key + "." + line, CAN_WORDS);
        }
    }

    /** Checks the words of a step; returns the keys it may have. */
    private Set<String> step(Lesson lesson, Step step, String key) {
        Set<String> expected = new TreeSet<>();
        require(lesson, key + ".text", expected);
        if (step instanceof Step.Asking asking) {
            require(lesson, key + ".right", expected);
            for (int hint = 1; hint <= HINTS; hint++) {
                require(lesson, key + ".hint." + hint, expected);
            }
            expected.add(key + ".question");
            Item item = items.of(lesson, asking);
            item.wrongKeys().forEach(id -> expected.add(key + ".wrong." + id));
            silence(key, item);
            length(key + ".text", PROMPT_WORDS);
            length(key + ".question", PROMPT_WORDS);
            expected.forEach(known -> onTheTable(known, item.cards()));
        } else {
            length(key + ".text", READING_WORDS);
        }
        return expected;
    }

    private void require(Lesson lesson, String key, Set<String> expected) {
        expected.add(key);
        if (texts.draft().hasRead("lessons/" + lesson.id())
                && !texts.draft().entries().containsKey(key)) {
            String last = key.substring(key.lastIndexOf('.') + 1);
            faults.add(
                    texts.draft().placeFor(key, "lessons/" + lesson.id()),
                    "the key " + key + " is missing",
                    last + ": \"…\"");
        }
    }

    /** Where one option is right, a wrong answer is not told which: first comes where to look, the solution at last. */
    private void silence(String key, Item item) {
        for (String id : item.secret().isEmpty() ? Set.<String>of() : item.wrongKeys()) {
            String told = key + ".wrong." + id;
            Optional.ofNullable(texts.prose().get(told))
                    .ifPresent(text -> text.pieces().forEach(piece -> {
                        if (piece instanceof Piece.Card card && item.secret().contains(card.code())) {
                            Place place = texts.draft().entries().get(told).place();
                            faults.add(
                                    place, "the answer {" + card.code() + "} is given away", "why the other is wrong");
                        }
                    }));
        }
    }

    private void length(String key, int most) {
        Entry entry = texts.draft().entries().get(key);
        if (entry != null && Texts.words(entry) > most) {
            faults.add(entry.place(), "a text of " + Texts.words(entry) + " words", "at most " + most + " words");
        }
    }

    /** A card is named only if it is on the table; where there is no table any card may be an example. */
    private void onTheTable(String key, CardSet table) {
        if (!texts.prose().containsKey(key)) {
            return;
        }
        Place place = texts.draft().entries().get(key).place();
        texts.prose().get(key).pieces().forEach(piece -> {
            if (piece instanceof Piece.Card card
                    && !table.isEmpty()
                    && Card.parse(card.code()).filter(table::contains).isEmpty()) {
                faults.add(place, "the card {" + card.code() + "} is not on the table", "a card of " + table.cards());
            }
            if (piece instanceof Piece.Argument argument
                    && !(argument.name().equals("answer") && key.endsWith(".right"))) {
                faults.add(place, "nothing is given as {" + argument.name() + "} here", "{answer} in right, or a card");
            }
        });
    }
}
