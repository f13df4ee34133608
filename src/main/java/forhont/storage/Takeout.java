package forhont.storage;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.Serializable;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Everything stored about one learner, to be taken away as JSON and brought back.
 *
 * @param since when the learner gave the first answer
 * @param devices how many devices are known
 * @param recovery whether there is a recovery code
 */
public record Takeout(Instant since, int devices, boolean recovery, List<Answered> answers) {
    private static final ObjectMapper JSON = new ObjectMapper();
    static final String NAME = "forhont";
    static final String WHAT = "my-data";
    static final int VERSION = 2;

    /** The first form, in which an answer does not tell what it is about. */
    static final int FIRST_VERSION = 1;

    public Takeout {
        answers = List.copyOf(answers);
    }

    public String write() {
        ObjectNode root = JSON.createObjectNode();
        root.put(NAME, WHAT).put("version", VERSION).put("since", since.toString());
        root.put("devices", devices).put("recoveryCode", recovery);
        ArrayNode list = root.putArray("answers");
        answers.forEach(answer -> write(answer, list.addObject()));
        try {
            return JSON.writer(new DefaultPrettyPrinter()
                                    .withObjectIndenter(new Lines(1))
                                    .withArrayIndenter(new Lines(2)))
                            .writeValueAsString(root)
                    + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree can be written", e);
        }
    }

    /**
     * The answers in a text that {@link #write} made, now or in the first version; of any other text, what is wrong.
     *
     * @param now an answer given a day later than this cannot be
     */
    public static Reading read(String text, Instant now) {
        return new TakeoutReader(now).read(text);
    }

    /** What was found in a text: the answers, or the one thing that is wrong. */
    public record Reading(List<Answered> answers, Optional<Flaw> flaw) {
        public Reading {
            answers = List.copyOf(answers);
        }
    }

    /**
     * What is wrong with a text.
     *
     * @param place the line, or which answer it is, from 1; 0 where it is the whole
     * @param field what cannot be in that answer; empty where it is no field
     */
    public record Flaw(Kind kind, int place, String field) {
        /** Each way in which a text can be wrong. */
        public enum Kind {
            NOT_OURS,
            UNREADABLE,
            OTHER_VERSION,
            BAD_ANSWER,
            FUTURE
        }
    }

    /**
     * Gives what stands on the outer levels a line of its own, and so each answer.
     *
     * @param outer how many levels those are
     */
    private record Lines(int outer) implements DefaultPrettyPrinter.Indenter, Serializable {
        @Override
        public void writeIndentation(JsonGenerator to, int level) throws IOException {
            to.writeRaw(level <= outer ? '\n' : ' ');
        }

        @Override
        public boolean isInline() {
            return false;
        }
    }

    private static void write(Answered answer, ObjectNode to) {
        to.put("lesson", answer.lesson())
                .put("step", answer.step())
                .put("version", answer.version())
                .put("given", answer.given())
                .put("attempt", answer.attempt())
                .put("completes", answer.completes())
                .put("at", answer.at().toString())
                .put("item", answer.item());
        ArrayNode about = to.putArray("about");
        answer.about().forEach(about::add);
    }
}
