package forhont.exercise;

import java.util.List;

/** The judgement on one part of an answer. */
public sealed interface Mark {
    /** Whether this part is as it should be. */
    boolean right();

    Reason reason();

    /**
     * An option.
     *
     * @param belongs whether it is part of the right answer
     * @param chosen whether the learner chose it
     * @param alone whether one option is enough, any that belongs
     */
    record OfOption(Option option, boolean belongs, boolean chosen, boolean alone, Reason reason) implements Mark {
        @Override
        public boolean right() {
            return alone ? belongs || !chosen : belongs == chosen;
        }
    }

    /**
     * A number.
     *
     * @param given what the learner answered
     * @param expected what it is
     * @param because the wrong rules that give exactly this number, or with the other numbers this answer
     */
    record OfNumber(Field field, int given, int expected, Reason reason, List<Misconception> because) implements Mark {
        public OfNumber {
            because = List.copyOf(because);
        }

        @Override
        public boolean right() {
            return given == expected;
        }

        /** Wrong only because of a number before it. */
        public boolean carriedForward() {
            return reason.why() == Why.CARRIED_FORWARD;
        }
    }
}
