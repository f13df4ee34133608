package forhont.rules;

import static forhont.rules.Written.rules;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class R11DiscardWithoutTrumpTest {

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SUIT")
    void any_card_may_go_even_the_indicator(ContractType type) {
        assertThat(CardSet.PACK)
                .allSatisfy(card -> assertThat(
                                DiscardObjection.objection(card, type, Optional.of(card), rules("traditional")))
                        .isEmpty());
    }
}
