package forhont.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;

/** A program that asks the site and follows nothing. */
final class Client {

    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final TestSite site;

    Client(TestSite site) {
        this.site = site;
    }

    /** Headers come as name, value, name, value. */
    HttpResponse<String> get(String path, String... headers) {
        return send(request(path, headers).GET());
    }

    HttpResponse<String> post(String path, String form, String... headers) {
        return send(request(path, headers)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(form)));
    }

    HttpRequest.Builder request(String path, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(site.url(path)));
        return headers.length == 0 ? request : request.headers(headers);
    }

    HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return HTTP.send(request.build(), BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
