package forhont.exercise;

import java.util.List;

/** The form in which an exercise is answered. */
public sealed interface Question {

    /**
     * Choose among options.
     *
     * @param single exactly one is chosen; else any number, at least one
     */
    record Choose(List<Option> options, boolean single) implements Question {
        public Choose {
            options = List.copyOf(options);
        }
    }

    /** Fill in numbers. */
    record FillIn(List<Field> fields) implements Question {
        public FillIn {
            fields = List.copyOf(fields);
        }
    }

    /** Play cards one after another, each answered by the others. */
    record Play() implements Question {}
}
