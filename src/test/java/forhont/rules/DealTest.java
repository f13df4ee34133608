package forhont.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import forhont.content.RuleSetFiles;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What may be said and done in a deal, and what each seat sees of it. */
class DealTest {
    private static final RuleSet TRADITIONAL = RuleSetFiles.ruleSet("traditional");
    private static final RuleSet PORTUGUESE = RuleSetFiles.ruleSet("portuguese");
    private static final Action GOOD = new Action.Good(false);
    private static final Action FLEK = new Action.Good(true);
    private static final Action BAD = new Action.Bad();
    private static final Action PASS = Action.Speak.PASS;

    /** Forehand: seven of hearts and its marriage; the third: trump-less marriage in acorns. */
    private static final Packets CARDS = packets(
            TRADITIONAL,
            "H:KQ7 S:A D:A98 / H:9 S:K9 D:T C:7",
            "H:AT8 S:T8 / D:KQ C:A8 S:7",
            "C:KQ9 D:J7 / H:J S:QJ C:JT");

    private static Deal start() {
        return Deal.of(TRADITIONAL, CARDS);
    }

    private static Deal suitAsked() {
        return play(start(), lay("9D"), declare(ContractType.SUIT), discard("7C 8D"));
    }

    @Test
    void forehand_lays_one_of_the_first_seven_or_one_of_five_unseen() {
        assertThat(start().options()).hasSize(12).contains(lay("7H"), new Action.LayBlind(5));
        assertThat(start().refusal(lay("9H"))).contains(CallObjection.NOT_AMONG_THE_FIRST_SEVEN);
        assertThat(start().refusal(new Action.LayBlind(6))).contains(CallObjection.NOT_AMONG_THE_FIRST_SEVEN);
        assertThat(start().refusal(GOOD)).contains(CallObjection.CHOOSE_TRUMP);
    }

    @Test
    void forehand_sees_seven_cards_until_trump_is_chosen_and_then_twelve() {
        assertThat(start().view(Seat.FOREHAND).hand()).isEqualTo(CARDS.first(Seat.FOREHAND));
        assertThat(start().view(Seat.SECOND).hand().size()).isEqualTo(10);
        Deal chosen = play(start(), new Action.LayBlind(2));
        assertThat(chosen.view(Seat.FOREHAND).hand().size()).isEqualTo(12);
        assertThat(chosen.view(Seat.FOREHAND).indicator()).contains(card("9S"));
    }

    @Test
    void the_indicator_is_hidden_from_the_others_until_the_suit_is_accepted() {
        Deal asked = suitAsked();
        assertThat(asked.view(Seat.FOREHAND).trump()).contains(Suit.BELLS);
        assertThat(asked.view(Seat.SECOND).trump()).isEqualTo(Optional.empty());
        assertThat(asked.view(Seat.SECOND).contract()).contains(ContractType.SUIT);
        assertThat(asked.view(Seat.SECOND).acts().get(0).action()).isEqualTo(Optional.empty());
        Deal accepted = play(asked, GOOD, GOOD);
        assertThat(accepted.view(Seat.SECOND).trump()).contains(Suit.BELLS);
        assertThat(accepted.view(Seat.SECOND).indicator()).contains(card("9D"));
        assertThat(accepted.view(Seat.SECOND).acts().get(0).action()).contains(lay("9D"));
    }

    @Test
    void a_contract_decided_before_the_discard_is_heard_after_it() {
        Deal decided = play(start(), lay("9D"), declare(ContractType.BETL));
        assertThat(decided.view(Seat.SECOND).contract()).isEqualTo(Optional.empty());
        assertThat(decided.view(Seat.SECOND).acts().get(1).action()).isEqualTo(Optional.empty());
        assertThat(decided.view(Seat.FOREHAND).acts().get(1).action()).contains(declare(ContractType.BETL));
        Deal asked = play(decided, discard("AD AS"));
        assertThat(asked.view(Seat.SECOND).contract()).contains(ContractType.BETL);
    }

    @Test
    void sharp_cards_and_the_indicator_stay_in_hand_in_suit_only() {
        Deal suit = play(start(), lay("9D"), declare(ContractType.SUIT));
        assertThat(suit.refusal(discard("AS 7C"))).contains(DiscardObjection.SHARP_CARD);
        assertThat(suit.refusal(discard("9D 7C"))).contains(DiscardObjection.INDICATOR);
        assertThat(suit.refusal(discard("7H KH"))).isEqualTo(Optional.empty());
        assertThat(suit.refusal(discard("7C"))).contains(CallObjection.DISCARD_TWO);
        assertThat(suit.refusal(discard("7C AH"))).contains(CallObjection.DISCARD_TWO);
        Deal betl = play(start(), lay("9D"), declare(ContractType.BETL));
        assertThat(betl.options()).hasSize(66);
        assertThat(betl.refusal(discard("9D AS"))).isEqualTo(Optional.empty());
    }

    @Test
    void only_who_discarded_knows_the_talon_until_another_takes_it_up() {
        Deal asked = suitAsked();
        assertThat(asked.view(Seat.FOREHAND).talon()).isEqualTo(cards("7C 8D"));
        assertThat(asked.view(Seat.SECOND).talon()).isEqualTo(CardSet.EMPTY);
        Deal taken = play(asked, BAD);
        assertThat(taken.view(Seat.SECOND).hand().size()).isEqualTo(12);
        assertThat(taken.view(Seat.SECOND).acts().get(2).action()).contains(discard("7C 8D"));
        assertThat(taken.view(Seat.THIRD).acts().get(2).action()).isEqualTo(Optional.empty());
        Deal again = play(taken, discard("AH AC"));
        assertThat(again.view(Seat.FOREHAND).talon()).isEqualTo(CardSet.EMPTY);
        assertThat(again.view(Seat.SECOND).talon()).isEqualTo(cards("AH AC"));
    }

    @Test
    void whoever_says_bad_discards_first_and_names_a_higher_contract_then() {
        Deal taken = play(suitAsked(), GOOD, BAD, discard("KC QC"));
        assertThat(taken.stage()).isEqualTo(Stage.CONTRACT);
        assertThat(taken.options())
                .containsExactly(
                        declare(ContractType.BETL),
                        declare(ContractType.DURCH),
                        declare(ContractType.OPEN_BETL),
                        declare(ContractType.OPEN_DURCH));
        assertThat(taken.refusal(declare(ContractType.SUIT))).contains(CallObjection.NOT_HIGHER);
        Deal asked = play(taken, declare(ContractType.OPEN_BETL));
        assertThat(asked.toAct()).contains(Seat.FOREHAND);
        assertThat(play(asked, GOOD).toAct()).contains(Seat.SECOND);
        assertThat(asked.view(Seat.FOREHAND).indicator()).contains(card("9D"));
        assertThat(asked.view(Seat.SECOND).indicator()).isEqualTo(Optional.empty());
    }

    @Test
    void nobody_says_bad_to_the_highest_contract() {
        Deal highest = play(start(), lay("9D"), declare(ContractType.OPEN_DURCH), discard("7C 8D"));
        assertThat(highest.options()).containsExactly(GOOD, FLEK);
        assertThat(highest.refusal(BAD)).contains(CallObjection.NOTHING_HIGHER);
        assertThat(suitAsked().refusal(FLEK)).contains(CallObjection.NO_FLEK);
        assertThat(suitAsked().refusal(PASS)).contains(CallObjection.ANSWER);
    }

    @Test
    void a_flek_said_with_good_is_erased_by_a_takeover() {
        Deal betl = play(start(), lay("9D"), declare(ContractType.BETL), discard("7C 8D"), FLEK, BAD);
        Deal durch = play(betl, discard("KC QC"), declare(ContractType.DURCH), GOOD, GOOD);
        assertThat(durch.stage()).isEqualTo(Stage.PLAY);
        assertThat(durch.doubling().contract()).isZero();
        assertThat(durch.toAct()).contains(Seat.THIRD);
    }

    @Test
    void two_fleks_are_one_step_and_the_soloist_may_re() {
        Deal betl = play(start(), lay("9D"), declare(ContractType.BETL), discard("7C 8D"), FLEK, FLEK);
        assertThat(betl.doubling().contract()).isEqualTo(1);
        assertThat(betl.toAct()).contains(Seat.FOREHAND);
        Deal re = play(betl, raise(Ladder.CONTRACT));
        assertThat(re.toAct()).contains(Seat.SECOND);
        Deal tutti = play(re, raise(Ladder.CONTRACT));
        assertThat(tutti.toAct()).as("the partner has nothing left to raise").contains(Seat.FOREHAND);
        assertThat(tutti.doubling().contract()).isEqualTo(3);
    }

    @Test
    void the_soloist_announces_what_the_hand_allows() {
        Packets hearts = CARDS;
        Deal deal =
                play(Deal.of(TRADITIONAL, hearts), lay("7H"), declare(ContractType.SUIT), discard("7C 8D"), GOOD, GOOD);
        assertThat(deal.options())
                .containsExactlyInAnyOrder(
                        PASS,
                        announce(Announcement.SEVEN),
                        announce(Announcement.HUNDRED),
                        announce(Announcement.SEVEN, Announcement.HUNDRED));
        Deal bells = play(suitAsked(), GOOD, GOOD);
        assertThat(bells.options()).containsExactlyInAnyOrder(PASS, announce(Announcement.HUNDRED));
        assertThat(bells.refusal(announce(Announcement.SEVEN))).contains(CallObjection.NOT_TO_ANNOUNCE);
        assertThat(bells.refusal(raise(Ladder.GAME))).contains(CallObjection.NOT_TO_RAISE);
    }

    @Test
    void the_second_defender_may_raise_only_what_the_first_has_not() {
        Deal spoken = play(suitAsked(), GOOD, GOOD, PASS, raise(Ladder.GAME));
        assertThat(spoken.toAct()).contains(Seat.THIRD);
        assertThat(spoken.refusal(raise(Ladder.GAME))).contains(CallObjection.NOT_TO_RAISE);
        assertThat(spoken.options())
                .as("the holder of the trump seven and of a marriage may still announce against")
                .containsExactlyInAnyOrder(
                        PASS,
                        announce(Announcement.SEVEN),
                        announce(Announcement.HUNDRED),
                        announce(Announcement.SEVEN, Announcement.HUNDRED));
    }

    @Test
    void a_flek_on_the_game_is_void_when_the_partner_announces_hundred_against() {
        Deal against = play(
                suitAsked(), GOOD, GOOD, PASS, raise(Ladder.GAME), announce(Announcement.HUNDRED, Announcement.SEVEN));
        assertThat(against.doubling().game()).isZero();
        assertThat(against.toAct()).contains(Seat.FOREHAND);
        assertThat(against.options())
                .containsExactlyInAnyOrder(
                        PASS, raise(Ladder.GAME), raise(Ladder.SEVEN), raise(Ladder.GAME, Ladder.SEVEN));
        Deal answered = play(against, raise(Ladder.SEVEN));
        assertThat(answered.doubling().seven()).isEqualTo(1);
        assertThat(answered.refusal(raise(Ladder.GAME)))
                .as("the soloist left the hundred against alone")
                .contains(CallObjection.NOT_TO_RAISE);
    }

    @Test
    void a_defender_does_not_raise_the_game_beside_or_after_hundred_against() {
        Deal second = play(suitAsked(), GOOD, GOOD, PASS);
        assertThat(second.options())
                .as("queen and king of trumps allow hundred against, but not beside a flek on the game")
                .containsExactlyInAnyOrder(PASS, raise(Ladder.GAME), announce(Announcement.HUNDRED));
        Action both = new Action.Speak(List.of(Announcement.HUNDRED), List.of(Ladder.GAME));
        assertThat(second.refusal(both)).contains(CallObjection.NOT_TO_RAISE);
        Deal third = play(second, announce(Announcement.HUNDRED));
        assertThat(third.refusal(announce(Announcement.HUNDRED))).contains(CallObjection.NOT_TO_ANNOUNCE);
        assertThat(third.refusal(raise(Ladder.GAME))).contains(CallObjection.NOT_TO_RAISE);
    }

    @Test
    void announcements_against_are_for_the_first_turn_only() {
        Deal later = play(suitAsked(), GOOD, GOOD, announce(Announcement.HUNDRED), raise(Ladder.GAME), PASS);
        Deal answered = play(later, raise(Ladder.GAME));
        assertThat(answered.toAct()).contains(Seat.SECOND);
        assertThat(answered.refusal(announce(Announcement.SEVEN))).contains(CallObjection.NOT_TO_ANNOUNCE);
    }

    @Test
    void the_ladder_ends_at_the_highest_step() {
        Deal deal = play(suitAsked(), GOOD, GOOD, PASS, raise(Ladder.GAME), PASS);
        int steps = 1;
        while (deal.stage() == Stage.ANNOUNCEMENTS) {
            deal = play(deal, raise(Ladder.GAME));
            steps++;
        }
        assertThat(steps).isEqualTo(TRADITIONAL.highestStep());
        assertThat(deal.doubling().game()).isEqualTo(16);
        assertThat(deal.stage()).isEqualTo(Stage.PLAY);
    }

    @Test
    void a_silent_defence_ends_the_doubling_at_once() {
        Deal quiet = play(suitAsked(), GOOD, GOOD, PASS, PASS, PASS);
        assertThat(quiet.stage()).isEqualTo(Stage.PLAY);
        assertThat(quiet.toAct()).contains(Seat.FOREHAND);
        assertThat(quiet.refusal(Action.Play.of(card("AH")))).contains(CallObjection.NOT_IN_HAND);
        assertThat(quiet.refusal(Action.Play.of(card("KH")))).contains(Objection.QUEEN_FIRST);
        assertThat(quiet.refusal(PASS)).contains(CallObjection.PLAY);
        assertThatThrownBy(() -> quiet.apply(Action.Play.of(card("KH"))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("R-19");
    }

    @Test
    void beginners_are_asked_nothing_between_the_discard_and_the_first_lead() {
        Deal deal = Deal.of(RuleSetFiles.ruleSet("beginner"), CARDS);
        Deal playing = play(deal, lay("9D"), declare(ContractType.SUIT), discard("7C 8D"));
        assertThat(playing.stage()).isEqualTo(Stage.PLAY);
        assertThat(playing.view(Seat.THIRD).trump()).contains(Suit.BELLS);
    }

    @Test
    void portuguese_trump_is_named_with_king_and_queen_or_passed_on() {
        Packets packets = packets(
                PORTUGUESE,
                "H:KQ7 S:A D:A98 / H:9 S:K C:7",
                "H:AT8 S:T987 / D:K C:A8",
                "C:KQ9 D:JQ7 S:J / H:J S:Q C:J",
                "C:T D:T");
        Deal deal = Deal.of(PORTUGUESE, packets);
        assertThat(deal.options()).containsExactly(new Action.NameTrump(Suit.HEARTS), new Action.PassTrump());
        assertThat(deal.refusal(new Action.NameTrump(Suit.BELLS))).contains(CallObjection.NO_KING_AND_QUEEN);
        assertThat(deal.view(Seat.SECOND).hand()).isEqualTo(packets.first(Seat.SECOND));
        Deal passed = play(deal, new Action.PassTrump(), new Action.PassTrump());
        Deal last = play(passed, new Action.PassTrump());
        assertThat(last.toAct()).contains(Seat.FOREHAND);
        assertThat(last.options()).hasSize(4);
        assertThat(last.refusal(new Action.PassTrump())).contains(CallObjection.FOREHAND_NAMES);
        Deal named = play(passed, new Action.NameTrump(Suit.ACORNS));
        assertThat(named.toAct()).contains(Seat.THIRD);
        assertThat(named.view(Seat.THIRD).hand().size()).isEqualTo(12);
        assertThat(named.options()).hasSize(66);
        Deal discarded = play(named, discard("TC TD"));
        assertThat(discarded.options())
                .containsExactly(declare(ContractType.SUIT), declare(ContractType.BETL), declare(ContractType.DURCH));
        Deal suit = play(discarded, declare(ContractType.SUIT));
        assertThat(suit.toAct()).contains(Seat.THIRD);
        assertThat(suit.options()).containsExactly(PASS, announce(Announcement.HUNDRED));
        Deal doubled = play(suit, PASS);
        assertThat(doubled.toAct()).contains(Seat.FOREHAND);
        Deal lead = play(doubled, PASS, PASS);
        assertThat(lead.toAct()).contains(Seat.FOREHAND);
        assertThat(lead.position().orElseThrow().score().soloistPoints()).isEqualTo(20);
        Deal betl = play(discarded, declare(ContractType.BETL));
        assertThat(betl.options()).containsExactly(PASS, raise(Ladder.CONTRACT));
    }

    @Test
    void packets_of_another_rule_set_are_refused() {
        assertThatThrownBy(() -> Deal.of(PORTUGUESE, CARDS)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Packets(CARDS.first(), CARDS.second(), cards("AH AC")))
                .hasMessageContaining("once");
    }

    private static Deal play(Deal deal, Action... actions) {
        Deal played = deal;
        for (Action action : actions) {
            assertThat(played.options()).contains(action);
            played = played.apply(action);
        }
        return played;
    }

    private static Action lay(String card) {
        return new Action.Lay(card(card));
    }

    private static Action declare(ContractType type) {
        return new Action.Declare(type);
    }

    private static Action discard(String cards) {
        return new Action.Discard(cards(cards));
    }

    private static Action announce(Announcement... announcements) {
        return new Action.Speak(List.of(announcements), List.of());
    }

    private static Action raise(Ladder... ladders) {
        return new Action.Speak(List.of(), List.of(ladders));
    }

    private static Card card(String text) {
        return Card.parse(text).orElseThrow();
    }

    private static CardSet cards(String text) {
        CardSet cards = CardSet.EMPTY;
        for (String word : text.split(" ", -1)) {
            cards = cards.with(card(word));
        }
        return cards;
    }

    private static Packets packets(RuleSet rules, String... hands) {
        List<String[]> split =
                List.of(hands).stream().map(hand -> hand.split(" / ", -1)).toList();
        Packets packets = new Packets(
                split.subList(0, 3).stream().map(hand -> hand(hand[0])).toList(),
                split.subList(0, 3).stream().map(hand -> hand(hand[1]).cards()).toList(),
                split.size() > 3 ? hand(split.get(3)[0]) : CardSet.EMPTY);
        assertThat(packets.fits(rules.dealing())).isTrue();
        return packets;
    }

    private static CardSet hand(String text) {
        return CardSet.parse(text).orElseThrow();
    }
}
