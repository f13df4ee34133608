package forhont.settlement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import forhont.content.RuleSetFiles;
import forhont.rules.Dealing;
import forhont.rules.Seat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SessionTest {
    private static final Dealing LEFT = RuleSetFiles.ruleSet("traditional").dealing();
    private static final Dealing RIGHT = RuleSetFiles.ruleSet("portuguese").dealing();
    private static final Agreement ONE_ROUND = new Agreement(3, Optional.empty(), false);
    private static final Payments FOREHAND_WINS = Payments.ofSoloist(Seat.FOREHAND, 1);

    @Test
    void forehand_is_the_dealers_left_neighbour_and_the_deal_passes_to_the_left() {
        Session session = Session.start(LEFT, 2, ONE_ROUND);
        assertThat(session.player(Seat.FOREHAND, 0)).isEqualTo(0);
        assertThat(session.player(Seat.FOREHAND, 1)).isEqualTo(1);
        assertThat(session.player(Seat.THIRD, 1)).isEqualTo(session.dealer(1)).isEqualTo(0);
    }

    @Test
    void where_forehand_sits_right_of_the_dealer_the_second_seat_deals() {
        Session session = Session.start(RIGHT, 2, ONE_ROUND);
        assertThat(session.player(Seat.FOREHAND, 0)).isEqualTo(1);
        assertThat(session.player(Seat.SECOND, 0)).isEqualTo(session.dealer(0)).isEqualTo(2);
    }

    @Test
    void balances_follow_the_players_not_the_seats() {
        Session session = Session.start(LEFT, 2, ONE_ROUND).with(FOREHAND_WINS).with(FOREHAND_WINS);
        assertThat(session.balances()).containsExactly(1, 1, -2);
        assertThat(session.over()).isFalse();
        assertThat(session.leaders()).containsExactly(0, 1);
    }

    @Test
    void a_session_ends_after_the_agreed_deals_and_takes_no_more() {
        Session session = session(3, Optional.empty(), false, FOREHAND_WINS, FOREHAND_WINS, FOREHAND_WINS);
        assertThat(session.over()).isTrue();
        assertThat(session.leaders()).containsExactly(0, 1, 2);
        assertThatThrownBy(() -> session.with(FOREHAND_WINS)).hasMessageContaining("over");
    }

    @Test
    void the_last_deal_can_be_taken_back() {
        Session session = session(3, Optional.empty(), false, FOREHAND_WINS, FOREHAND_WINS, FOREHAND_WINS);
        assertThat(session.undone().deals()).hasSize(2);
        assertThat(session.undone().with(FOREHAND_WINS)).isEqualTo(session);
        assertThat(Session.start(LEFT, 0, ONE_ROUND).undone().deals()).isEmpty();
    }

    @Test
    void a_tie_is_played_off_with_three_more_deals_where_that_is_agreed() {
        Session tie = session(3, Optional.empty(), true, FOREHAND_WINS, FOREHAND_WINS, FOREHAND_WINS);
        assertThat(tie.over()).isFalse();
        assertThat(tie.playingOff()).isTrue();
        Session decided = tie.with(Payments.ofSoloist(Seat.FOREHAND, 5)).with(FOREHAND_WINS);
        assertThat(decided.over()).isFalse();
        assertThat(decided.with(FOREHAND_WINS).over()).isTrue();
        assertThat(decided.with(FOREHAND_WINS).leaders()).containsExactly(0);
    }

    @Test
    void an_agreed_total_ends_it_when_the_round_of_dealers_is_whole() {
        Session reached = session(27, Optional.of(8), false, Payments.ofSoloist(Seat.FOREHAND, 5));
        assertThat(reached.over()).isFalse();
        assertThat(reached.with(FOREHAND_WINS).with(FOREHAND_WINS).over()).isTrue();
    }

    @Test
    void a_session_has_whole_rounds_of_dealers() {
        assertThatThrownBy(() -> new Agreement(4, Optional.empty(), false)).hasMessageContaining("multiple of three");
        assertThatThrownBy(() -> new Agreement(3, Optional.of(0), false)).hasMessageContaining("above zero");
        assertThatThrownBy(() -> Session.start(LEFT, 3, ONE_ROUND)).hasMessageContaining("0 to 2");
    }

    private static Session session(int deals, Optional<Integer> total, boolean playOff, Payments... played) {
        Session session = Session.start(LEFT, 2, new Agreement(deals, total, playOff));
        for (Payments payments : List.of(played)) {
            session = session.with(payments);
        }
        return session;
    }
}
