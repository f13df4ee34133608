package forhont.content;

import forhont.exercise.Kind;
import forhont.exercise.Misconception;
import forhont.i18n.Language;
import forhont.lesson.Lesson;
import forhont.lesson.Step;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * How much there is to learn, and how long the sentences are in which it is said.
 *
 * @param items how many of each kind are asked
 * @param shown the misconceptions that some item lets a learner show
 */
public record Figures(int lessons, int steps, Map<Kind, Integer> items, Set<Misconception> shown, List<Words> words) {
    private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?…])[”“»’)]*\\s+|\\n+");
    private static final Pattern SPACE = Pattern.compile("[\\s\\u00A0\\u202F]+");

    public Figures {
        items = Collections.unmodifiableMap(new EnumMap<>(items));
        shown = Collections.unmodifiableSet(EnumSet.copyOf(shown));
        words = List.copyOf(words);
    }

    /**
     * The lessons of one language.
     *
     * @param longest the words of the longest sentence
     * @param where the key of the text in which it stands
     */
    public record Words(Language language, int words, int sentences, int longest, String where) {
        private static Words none(Language language) {
            return new Words(language, 0, 0, 0, "");
        }

        /** Words in a sentence, on average. */
        public double mean() {
            return sentences == 0 ? 0 : (double) words / sentences;
        }

        private Words with(String key, String sentence) {
            int count = SPACE.split(sentence.strip(), -1).length;
            boolean longer = count > longest;
            return new Words(language, words + count, sentences + 1, longer ? count : longest, longer ? key : where);
        }
    }

    public static Figures of(Library library) {
        Map<Kind, Integer> items = new EnumMap<>(Kind.class);
        Set<Misconception> shown = EnumSet.noneOf(Misconception.class);
        int steps = 0;
        for (Lesson lesson : library.course().lessons()) {
            steps += lesson.steps().size();
            for (Step step : lesson.steps()) {
                if (step instanceof Step.Asking asking) {
                    items.merge(asking.exercise().kind(), 1, Integer::sum);
                    List<Misconception> known = library.misconceptions().known(asking.exercise());
                    asking.exercise().wrongAnswers().keySet().stream()
                            .filter(known::contains)
                            .forEach(shown::add);
                }
            }
        }
        List<Words> words =
                library.languages().all().stream().map(Figures::words).toList();
        return new Figures(library.course().lessons().size(), steps, items, shown, words);
    }

    private static Words words(Language language) {
        Words words = Words.none(language);
        for (String key : language.keys()) {
            if (key.startsWith("lesson.") && key.contains(".step.")) {
                String text = language.prose(key).plain(token -> token);
                for (String sentence : SENTENCE_END.split(text, -1)) {
                    words = sentence.isBlank() ? words : words.with(key, sentence);
                }
            }
        }
        return words;
    }
}
