package forhont.rules;

import java.util.List;

/** Words as they are always listed, whatever order they were said in: by their place in the enum, each once. */
final class InOrder {
    private InOrder() {}

    static <E extends Enum<E>> List<E> of(List<E> words) {
        for (int place = 1; place < words.size(); place++) {
            if (words.get(place - 1).compareTo(words.get(place)) >= 0) {
                return words.stream().sorted().distinct().toList();
            }
        }
        return List.copyOf(words);
    }
}
