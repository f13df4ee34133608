package forhont.content;

import forhont.i18n.Choice;
import forhont.i18n.Message;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Holds a language against all complete ones: no gap, the same arguments, every plural form. */
final class Comparison {
    private final SortedMap<String, Texts> first = new TreeMap<>();
    private final SortedMap<String, String> required;

    /**
     * Takes the complete languages together.
     *
     * @param required keys that must be there even if no language has them, each with its file
     */
    Comparison(List<Texts> complete, SortedMap<String, String> required) {
        this.required = required;
        for (Texts texts : complete) {
            texts.draft().entries().keySet().forEach(key -> first.putIfAbsent(key, texts));
        }
    }

    /** Notes all in which the language falls short. */
    void check(Texts texts, Faults gaps) {
        files(texts.draft(), gaps);
        first.forEach((key, other) -> {
            Entry model = other.draft().entries().get(key);
            if (!isOfLesson(key)) {
                present(texts.draft(), key, model.file(), "as in " + model.place(), gaps);
            }
        });
        required.forEach((key, file) -> {
            if (!first.containsKey(key)) {
                present(texts.draft(), key, file, "which the game asks for", gaps);
            }
        });
        texts.draft().entries().forEach((key, entry) -> {
            if (!first.containsKey(key) && !isOfLesson(key)) {
                gaps.add(entry.place(), "no complete language has the key " + key, "only keys that the others have");
            }
        });
        texts.messages().forEach((key, message) -> {
            Place place = texts.draft().entries().get(key).place();
            message.choices().forEach(choice -> forms(choice, texts.grammar().plurals(), place, gaps));
            Optional.ofNullable(first.get(key)).ifPresent(other -> arguments(message, other, key, place, gaps));
        });
        texts.prose().keySet().stream()
                .filter(key -> !isOfLesson(key))
                .forEach(key -> proseArguments(texts, key, gaps));
    }

    /** The words of lessons are each language's own; {@link LessonCheck} holds them against the positions. */
    private static boolean isOfLesson(String key) {
        return key.startsWith("lesson.");
    }

    private static void files(Draft draft, Faults gaps) {
        for (String file : LanguageReader.FILES) {
            if (!draft.hasFile(file)) {
                gaps.add(draft.fileStart(file), "the file is missing", "the file " + file + ".yaml");
            }
        }
    }

    private static void present(Draft draft, String key, String file, String why, Faults gaps) {
        if (draft.hasRead(file) && !draft.entries().containsKey(key)) {
            String last = key.substring(key.lastIndexOf('.') + 1);
            gaps.add(draft.placeFor(key, file), "the key " + key + " is missing", last + ": \"…\", " + why);
        }
    }

    private static void forms(Choice choice, SortedSet<String> forms, Place place, Faults gaps) {
        if (!choice.plural()) {
            return;
        }
        forms.stream()
                .filter(form -> !choice.selectors().contains(form))
                .forEach(form -> gaps.add(
                        place,
                        "the plural of {" + choice.argument() + "} lacks the form " + form,
                        form + " {…}, all forms being " + String.join(", ", forms)));
        choice.selectors().stream()
                .filter(form -> !form.startsWith("=") && !forms.contains(form))
                .forEach(form -> gaps.add(
                        place,
                        "the plural of {" + choice.argument() + "} has a form " + form + ", which the language lacks",
                        "the forms " + String.join(", ", forms)));
    }

    private static void arguments(Message message, Texts other, String key, Place place, Faults gaps) {
        Message model = other.messages().get(key);
        if (model == null) {
            return;
        }
        String like = "as in " + other.draft().entries().get(key).place();
        if (!message.arguments().equals(model.arguments())) {
            gaps.add(place, "the arguments of " + key + " are " + message.arguments(), model.arguments() + ", " + like);
        }
        if (!selects(message).equals(selects(model))) {
            gaps.add(place, "the selects of " + key + " are " + selects(message), selects(model) + ", " + like);
        }
    }

    private static SortedSet<String> selects(Message message) {
        return message.choices().stream()
                .filter(choice -> !choice.plural())
                .map(choice -> choice.argument() + " " + choice.selectors())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private void proseArguments(Texts texts, String key, Faults gaps) {
        Texts other = first.get(key);
        if (other == null || !other.prose().containsKey(key)) {
            return;
        }
        SortedSet<String> arguments = texts.prose().get(key).arguments();
        SortedSet<String> model = other.prose().get(key).arguments();
        if (!arguments.equals(model)) {
            gaps.add(
                    texts.draft().entries().get(key).place(),
                    "the arguments of " + key + " are " + arguments,
                    model + ", as in " + other.draft().entries().get(key).place());
        }
    }
}
