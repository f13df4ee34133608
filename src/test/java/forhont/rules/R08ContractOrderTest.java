package forhont.rules;

import static forhont.rules.Written.type;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class R08ContractOrderTest {

    @Test
    void suit_is_the_lowest_and_open_durch_the_highest() {
        assertThat(ContractType.values())
                .containsExactly(type("suit"), type("betl"), type("durch"), type("open-betl"), type("open-durch"))
                .isSortedAccordingTo((low, high) -> high.higherThan(low) ? -1 : 1);
    }

    @ParameterizedTest(name = "{0} above {1}: {2}")
    @CsvSource({
        "open-betl, durch, true",
        "durch, open-betl, false",
        "durch, durch, false",
        "betl, suit, true",
        "suit, betl, false"
    })
    void open_betl_outranks_durch_although_it_pays_the_same(String one, String other, boolean above) {
        assertThat(type(one).higherThan(type(other))).isEqualTo(above);
        assertThat(Written.rules("traditional").units().of(type("durch")))
                .isEqualTo(Written.rules("traditional").units().of(type("open-betl")));
    }
}
