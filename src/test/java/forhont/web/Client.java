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

    private static final HttpClient HTTP = brief();

    private final String site;

    Client(TestSite site) {
        this(site.url(""));
    }

    /** Of a site by its address without a slash at the end. */
    Client(String site) {
        this.site = site;
    }

    /** Lets go of a connection long before the site does, which would break a question just sent. */
    private static HttpClient brief() {
        System.setProperty("jdk.httpclient.keepalive.timeout", "5");
        return HttpClient.newHttpClient();
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

    /** Posts a form with one file. */
    HttpResponse<String> upload(String path, String text, String... headers) {
        String body = "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"forhont.json\"\r\n"
                + "Content-Type: application/json\r\n\r\n" + text + "\r\n--x--\r\n";
        return send(request(path, headers)
                .header("Content-Type", "multipart/form-data; boundary=x")
                .POST(BodyPublishers.ofString(body)));
    }

    HttpRequest.Builder request(String path, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(site + path));
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
