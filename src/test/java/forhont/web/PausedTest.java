package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The site while the database cannot be used. */
class PausedTest {
    private static final String STEP = "/cs/lessons/trumping/follow-suit";
    private static final String BANNER = "banner is-warning";

    @Test
    @Timeout(60)
    void a_locked_database_pauses_progress_and_not_the_lesson_and_goes_on_by_itself() throws Exception {
        try (TestSite site = new TestSite()) {
            Client client = new Client(site);
            String before = cookie(client.post(STEP, "answer=JS&try=1"));
            try (Connection other = DriverManager.getConnection(
                            "jdbc:sqlite:" + site.folder().resolve("forhont.db"));
                    Statement lock = other.createStatement()) {
                lock.execute("begin immediate");
                HttpResponse<String> judged = client.post(STEP, "answer=JS&try=1");
                assertThat(judged.body()).contains("verdict is-right").contains(BANNER);
                assertThat(judged.headers().allValues("Set-Cookie")).isEmpty();
                assertThat(client.get("/cs/").body()).contains(BANNER);
                assertThat(client.get("/cs/my-data").body()).contains(BANNER);
                assertThat(client.get("/cs/my-data/export", "Cookie", before).statusCode())
                        .isEqualTo(503);
                HttpResponse<String> moved =
                        client.post("/cs/my-data/move", "", "Cookie", before, "Sec-Fetch-Site", "same-origin");
                assertThat(moved.statusCode()).isEqualTo(503);
                lock.execute("rollback");
            }
            while (client.get("/cs/").body().contains(BANNER)) {
                Thread.onSpinWait();
            }
            assertThat(client.get("/cs/", "Cookie", before).body()).contains("1 z\u00a012");
            assertThat(cookie(client.post(STEP, "answer=JS&try=1"))).startsWith("learner=");
        }
    }

    private static String cookie(HttpResponse<String> response) {
        return response.headers().allValues("Set-Cookie").stream()
                .filter(header -> header.startsWith("learner="))
                .map(header -> header.split(";", 2)[0])
                .findFirst()
                .orElseThrow();
    }
}
