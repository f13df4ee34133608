package forhont.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import forhont.i18n.Direction;
import forhont.i18n.Language;
import forhont.i18n.Languages;
import forhont.i18n.Message;
import forhont.i18n.Profile;
import forhont.i18n.Typography;
import forhont.protocol.Reply;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The site as it is served, on a free port, with an engine that echoes. */
final class TestSite implements AutoCloseable {

    private final Site site;

    TestSite() {
        this(question -> {
            if (question.equals("fail")) {
                throw new IllegalStateException("secret inside");
            }
            return question.startsWith("{")
                    ? new Reply(200, question)
                    : new Reply(400, "{\"error\":{\"code\":\"bad-json\"}}");
        });
    }

    TestSite(Function<String, Reply> engine) {
        site = Site.start(new Site.Parts(languages(), engine), 0);
    }

    String url(String path) {
        return "http://localhost:" + site.port() + path;
    }

    int port() {
        return site.port();
    }

    @Override
    public void close() {
        site.stop();
    }

    static Languages languages() {
        return new Languages(List.of(
                language("es", "Español", 1),
                language("pt", "Português", 2),
                language("fr", "Français", 3),
                language("cs", "Čeština", 4)));
    }

    private static Language language(String tag, String name, int order) {
        try {
            Map<String, Message> messages = new HashMap<>();
            flatten(
                    "",
                    new YAMLMapper()
                            .readTree(Path.of("locales", tag, "messages.yaml").toFile()),
                    messages);
            return new Language(
                    new Profile(tag, name, Direction.LTR, order, true, Map.of(), Typography.PLAIN), messages, Map.of());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void flatten(String key, JsonNode node, Map<String, Message> messages) {
        if (node.isObject()) {
            node.properties()
                    .forEach(field -> flatten(
                            key.isEmpty() ? field.getKey() : key + "." + field.getKey(), field.getValue(), messages));
        } else {
            messages.put(key, Message.parse(node.asText()));
        }
    }
}
