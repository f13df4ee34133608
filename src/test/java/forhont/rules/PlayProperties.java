package forhont.rules;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.content.RuleSetFiles;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class PlayProperties {
    private static final List<Card> PACK = CardSet.PACK.cards();

    @Property(tries = 20_000, edgeCases = EdgeCasesMode.NONE, seed = "32")
    void some_card_is_always_legal(@ForAll("views") View view) {
        assertThat(Legal.legal(view)).isNotEmpty();
        assertThat(view.hand().containsAll(Legal.legal(view))).isTrue();
    }

    @Property(tries = 5_000, edgeCases = EdgeCasesMode.NONE, seed = "32")
    void a_card_is_legal_exactly_when_there_is_no_objection_to_it(@ForAll("views") View view) {
        assertThat(view.hand())
                .allSatisfy(card -> assertThat(Legal.objection(card, view).isEmpty())
                        .isEqualTo(Legal.legal(view).contains(card)));
    }

    @Property(edgeCases = EdgeCasesMode.NONE, seed = "32")
    void the_order_of_a_suit_is_a_permutation_of_its_eight_cards(
            @ForAll("contracts") Contract contract, @ForAll Suit suit) {
        assertThat(CardSet.of(suit).cards().stream().map(contract::strength).sorted())
                .containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
    }

    @Property(edgeCases = EdgeCasesMode.NONE, seed = "32")
    void the_cards_above_a_card_are_those_that_beat_it(
            @ForAll("contracts") Contract contract, @ForAll("cards") Card card) {
        assertThat(CardSet.of(card.suit()).cards().stream()
                        .filter(later -> contract.beats(later, card))
                        .toList())
                .isEqualTo(contract.higher(card).cards());
    }

    @Provide
    Arbitrary<Card> cards() {
        return Arbitraries.of(PACK);
    }

    @Provide
    Arbitrary<Contract> contracts() {
        return Arbitraries.of(ContractType.values())
                .flatMap(type -> Arbitraries.of(Suit.values())
                        .map(trump -> type.hasTrump()
                                ? Contract.suit(Seat.FOREHAND, trump)
                                : Contract.withoutTrump(type, Seat.FOREHAND)));
    }

    @Provide
    Arbitrary<View> views() {
        return Combinators.combine(
                        Arbitraries.of(RuleSetFiles.all().values()),
                        contracts(),
                        Arbitraries.shuffle(PACK),
                        Arbitraries.integers().between(1, 10),
                        Arbitraries.integers().between(0, 2),
                        Arbitraries.of(true, false))
                .as((rules, contract, pack, held, played, kept) -> new View(
                        rules.marriages(),
                        contract,
                        CardSet.of(pack.subList(0, held)),
                        pack.subList(held, held + played),
                        kept));
    }
}
