package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.i18n.Language;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What may be chosen before a whole deal. */
class DealChoicesTest {
    @AutoClose
    private static final TestSite site = new TestSite();

    private static final Client client = new Client(site);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rules=nowhere",
                "rules=",
                "seat=3",
                "seat=x",
                "seat=",
                "seat=00",
                "seat=-1",
                "strength=9",
                "strength=0",
                "rules=beginner&seat=0&strength="
            })
    void what_cannot_be_chosen_is_said_in_the_language_and_nothing_is_dealt(String form) {
        for (Language language : TestSite.languages().all()) {
            HttpResponse<String> page = client.post("/" + language.tag() + "/play", form);
            assertThat(page.statusCode()).isEqualTo(422);
            assertThat(page.headers().allValues("Set-Cookie")).isEmpty();
            assertThat(page.body()).contains(language.text("error.no-such-choice.text"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "rules=beginner", "seat=2", "strength=1", "rules=federation&seat=1&strength=3"})
    void what_is_left_out_is_as_for_whoever_chose_nothing(String form) {
        HttpResponse<String> dealt = client.post("/es/play", form);
        assertThat(dealt.statusCode()).isEqualTo(303);
        assertThat(dealt.headers().firstValue("Location").orElseThrow()).startsWith("/es/play/");
    }
}
