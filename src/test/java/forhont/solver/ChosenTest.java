package forhont.solver;

import static org.assertj.core.api.Assertions.assertThat;

import forhont.content.RuleSetFiles;
import forhont.rules.Action;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.Deal;
import forhont.rules.Seat;
import forhont.rules.SeatView;
import forhont.rules.Sfc32;
import forhont.rules.Stage;
import org.junit.jupiter.api.Test;

class ChosenTest {
    private static final int LAYOUTS = 30;

    /** A deal in which forehand plays that contract and the second seat is next to speak of it. */
    private static Deal undertaken(ContractType type, Stage until) {
        Deal deal = Deal.shuffled(RuleSetFiles.all().get("traditional"), new Sfc32(5));
        deal = deal.apply(deal.options().get(0)).apply(new Action.Declare(type));
        deal = deal.apply(deal.options().get(0));
        while (deal.stage() != until) {
            deal = deal.apply(new Action.Good(false));
        }
        return until == Stage.ANNOUNCEMENTS ? deal.apply(Action.Speak.PASS) : deal;
    }

    @Test
    void a_soloist_is_supposed_to_hold_the_indicator_and_to_have_kept_trumps_and_sharp_cards() {
        SeatView view = undertaken(ContractType.SUIT, Stage.ANNOUNCEMENTS).view(Seat.SECOND);
        Card indicator = view.indicator().orElseThrow();
        for (Layout layout : new Layouts(view, new Sfc32(1)).several(LAYOUTS)) {
            CardSet talon = layout.talon();
            assertThat(layout.hands().of(Seat.FOREHAND).contains(indicator)).isTrue();
            assertThat(talon.size()).isEqualTo(2);
            assertThat(talon.intersects(CardSet.sharp())).isFalse();
            assertThat(talon.ofSuit(indicator.suit()).isEmpty()).isTrue();
        }
    }

    @Test
    void a_betl_is_supposed_to_be_played_with_safer_cards_than_chance_deals() {
        SeatView view = undertaken(ContractType.BETL, Stage.ANSWER).view(Seat.SECOND);
        Contract betl = Contract.withoutTrump(ContractType.BETL, Seat.FOREHAND);
        int unsafe = 0;
        int others = 0;
        for (Layout layout : new Layouts(view, new Sfc32(1)).several(LAYOUTS)) {
            unsafe += Sparing.unsafe(layout.hands().of(Seat.FOREHAND), betl);
            others += Sparing.unsafe(layout.hands().of(Seat.THIRD), betl);
        }
        assertThat(unsafe).isLessThan(others / 2);
    }
}
