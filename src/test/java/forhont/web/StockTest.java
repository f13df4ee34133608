package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import forhont.exercise.Kind;
import forhont.practice.Code;
import forhont.practice.Generators;
import forhont.practice.Item;
import forhont.rules.RuleSet;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StockTest {
    private static final RuleSet RULES =
            TestSite.library().ruleSet("portuguese").orElseThrow();

    private final Generators generators = new Generators(TestSite.library().misconceptions()::known);

    @Test
    void an_item_that_takes_long_is_the_same_from_stock_and_drawn_once() {
        try (Stock stock = new Stock(generators)) {
            stock.expect(RULES, kind -> 2);
            Code code = stock.fresh(Kind.CONTRACT_CHOICE, RULES, 2, Optional.empty());
            Item item = stock.item(Kind.CONTRACT_CHOICE, code, RULES);
            assertThat(item).isEqualTo(generators.item(Kind.CONTRACT_CHOICE, code, RULES));
            assertThat(stock.item(Kind.CONTRACT_CHOICE, code, RULES)).isSameAs(item);
        }
    }

    @Test
    void whoever_comes_when_too_many_are_asked_for_is_refused_but_for_what_is_drawn_or_drawn_at_once() {
        Code code = Code.parse("1-portuguese-1-a").orElseThrow();
        try (Stock stock = new Stock(generators, 0, Duration.ofMillis(1))) {
            assertThatThrownBy(() -> stock.item(Kind.CONTRACT_CHOICE, code, RULES))
                    .isInstanceOfSatisfying(
                            Refusal.class, busy -> assertThat(busy.problem()).isEqualTo(Problem.BUSY));
            assertThat(stock.item(Kind.LEGAL_CARDS, code, RULES).code()).isEqualTo(code);
        }
    }

    @Test
    void a_closed_stock_still_gives_codes_and_items() {
        Stock stock = new Stock(generators);
        stock.close();
        Code code = stock.fresh(Kind.CONTRACT_CHOICE, RULES, 1, Optional.empty());
        assertThat(code.ruleSet()).isEqualTo("portuguese");
        assertThat(stock.item(Kind.CONTRACT_CHOICE, code, RULES).code()).isEqualTo(code);
    }
}
