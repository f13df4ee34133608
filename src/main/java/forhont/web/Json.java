package forhont.web;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Data for programs that read a page, written so that it may stand amid HTML. */
final class Json {
    private Json() {}

    /** Writes an object; its values are texts, truths, lists and objects. */
    static String write(Map<String, ?> object) {
        return value(object);
    }

    private static String value(Object value) {
        if (value instanceof Map<?, ?> object) {
            return object.entrySet().stream()
                    .map(entry -> text((String) entry.getKey()) + ":" + value(entry.getValue()))
                    .collect(Collectors.joining(",", "{", "}"));
        }
        if (value instanceof List<?> list) {
            return list.stream().map(Json::value).collect(Collectors.joining(",", "[", "]"));
        }
        if (value instanceof Boolean truth) {
            return truth.toString();
        }
        return text((String) value);
    }

    /** Quoted; what ends a string or opens a tag is written by its number. */
    private static String text(String text) {
        return text.codePoints()
                .mapToObj(sign -> sign < ' ' || "\"\\<>&".indexOf(sign) >= 0
                        ? "\\u00" + (sign < 16 ? "0" : "") + Integer.toHexString(sign)
                        : Character.toString(sign))
                .collect(Collectors.joining("", "\"", "\""));
    }
}
