package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.stream.Stream;

/** Somebody's browser: it keeps the learner's cookie, and says that every post comes from the site itself. */
final class Device {
    static final String STEP = "/cs/lessons/trumping/follow-suit";
    static final String EXPORT = "/cs/my-data/export";

    private final Client client;
    private String cookie;

    Device(Client client) {
        this(client, "");
    }

    private Device(Client client, String cookie) {
        this.client = client;
        this.cookie = cookie;
    }

    /** A browser that has been here before. */
    static Device of(Client client, int learner) {
        return new Device(client, "learner=%032x".formatted(learner + 1));
    }

    /** The same browser at another site. */
    Device at(Client other) {
        return new Device(other, cookie);
    }

    String cookie() {
        return cookie;
    }

    HttpResponse<String> get(String path) {
        return cookie.isEmpty() ? client.get(path) : client.get(path, "Cookie", cookie);
    }

    HttpResponse<String> post(String path, String form) {
        return keep(client.post(path, form, headers()));
    }

    HttpResponse<String> upload(String path, String text) {
        return keep(client.upload(path, text, headers()));
    }

    /** The step answered rightly. */
    HttpResponse<String> answer() {
        return post(STEP, "answer=JS&try=1");
    }

    Device answered() {
        assertThat(answer().body()).contains("verdict is-right");
        return this;
    }

    private String[] headers() {
        Stream<String> origin = Stream.of("Sec-Fetch-Site", "same-origin");
        Stream<String> known = cookie.isEmpty() ? Stream.of() : Stream.of("Cookie", cookie);
        return Stream.concat(origin, known).toArray(String[]::new);
    }

    private HttpResponse<String> keep(HttpResponse<String> response) {
        response.headers().allValues("Set-Cookie").stream()
                .map(header -> header.split(";", 2)[0])
                .filter(pair -> pair.startsWith("learner="))
                .forEach(pair -> cookie = pair.equals("learner=") ? "" : pair);
        return response;
    }
}
