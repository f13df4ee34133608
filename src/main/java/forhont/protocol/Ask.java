package forhont.protocol;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** One kind of question; what cannot be answered is a {@link Refusal}. */
interface Ask {
    ObjectNode answer(Request request);
}
