package forhont.web;

import static forhont.exercise.Misconception.NEED_NOT_BEAT;
import static org.assertj.core.api.Assertions.assertThat;

import forhont.exercise.Kind;
import forhont.storage.Secret;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

class KeptPracticeTest {
    @AutoClose
    private static final TestSite site = new TestSite();

    private final Device device = new Device(new Client(site));
    private final Practised item = Practised.showing(NEED_NOT_BEAT, Kind.LEGAL_CARDS, 2, 1);

    private String export() {
        return device.get(Device.EXPORT).body();
    }

    @Test
    void an_answer_to_an_item_is_kept_once_with_what_it_shows() {
        String form = item.misled(NEED_NOT_BEAT, 1) + "&item=" + Secret.random().text();
        assertThat(device.post("/cs" + item.path(), form).body()).contains("verdict is-wrong");
        device.post("/cs" + item.path(), form);
        assertThat(export())
                .containsOnlyOnce("\"lesson\" : \"practice/legal-cards\"")
                .contains("\"step\" : \"" + item.item().code() + "\"")
                .contains("\"completes\" : false", "\"R-16b\"", "\"need-not-beat\"");
        device.post("/cs" + item.path(), item.right(2));
        assertThat(export()).contains("\"completes\" : true");
    }

    @Test
    void what_is_practised_is_no_step_of_the_course() {
        String before = device.get("/cs/").body();
        device.post("/cs" + item.path(), item.right(1));
        assertThat(device.get("/cs/").body()).isEqualTo(before);
    }

    @Test
    void who_only_looks_at_items_is_not_remembered() {
        device.get("/cs" + item.path());
        device.post("/cs" + item.path(), "try=1");
        device.post("/cs" + item.path(), item.right(1) + "&hint=1");
        assertThat(device.cookie()).isEmpty();
    }
}
