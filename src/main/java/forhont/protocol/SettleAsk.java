package forhont.protocol;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import forhont.rules.Announced;
import forhont.rules.Announcement;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.DiscardObjection;
import forhont.rules.Hands;
import forhont.rules.Notation;
import forhont.rules.Objection;
import forhont.rules.Position;
import forhont.rules.RuleSet;
import forhont.rules.Score;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Trick;
import forhont.settlement.Account;
import forhont.settlement.Facts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code settle}: what a whole deal pays, from its record. */
final class SettleAsk implements Ask {
    private static final int CARDS_IN_PLAY = 30;

    @Override
    public ObjectNode answer(Request request) {
        Account account = request.account();
        List<CardSet> dealt = new ArrayList<>();
        List<Card> all = new ArrayList<>();
        for (Value hand : request.field("hands").items(3, 3)) {
            List<Card> cards = hand.cards(10, 10);
            dealt.add(CardSet.of(cards));
            all.addAll(cards);
        }
        List<Card> talon = request.cards("talon", 2, 2);
        all.addAll(talon);
        Request.checkDifferent(all);
        Hands hands = new Hands(dealt.get(0), dealt.get(1), dealt.get(2));
        checkAnnounced(account, hands);
        checkTalon(account, talon);
        Seat leader = request.leader(account.rules(), account.contract());
        List<Card> play = request.field("play").items(0, CARDS_IN_PLAY).stream()
                .map(Value::card)
                .toList();
        Position start = Position.start(
                account.rules(), account.contract(), account.announced(), hands, CardSet.of(talon), leader);
        return answer(account, played(start, play));
    }

    /** Whether somebody of each announcing side held the cards for it. */
    private static void checkAnnounced(Account account, Hands hands) {
        Announced announced = account.announced();
        announced.seven().ifPresent(side -> checkAnnounced(Announcement.SEVEN, side, account, hands));
        announced.hundred().ifPresent(side -> checkAnnounced(Announcement.HUNDRED, side, account, hands));
    }

    private static void checkAnnounced(Announcement announcement, Side side, Account account, Hands hands) {
        Contract contract = account.contract();
        for (Seat seat : Seat.values()) {
            if (contract.side(seat) == side
                    && Announcement.options(account.rules(), contract, seat, hands.of(seat), Announced.NOTHING)
                            .contains(announcement)) {
                return;
            }
        }
        throw Refusal.of(ErrorCode.ILLEGAL_ANNOUNCEMENT, "nobody of that side held the cards for it (R-14)");
    }

    private static void checkTalon(Account account, List<Card> talon) {
        RuleSet rules = account.rules();
        for (Card card : talon) {
            DiscardObjection.objection(card, account.contract().type(), Optional.empty(), rules)
                    .ifPresent(objection -> {
                        throw Refusal.of(ErrorCode.ILLEGAL_CARD, card + " may not lie in the talon")
                                .rule(objection.rule());
                    });
        }
    }

    private static Position played(Position start, List<Card> play) {
        Position position = start;
        for (int at = 0; at < play.size(); at++) {
            Card card = play.get(at);
            if (position.over()) {
                throw Refusal.of(ErrorCode.WRONG_COUNT, "the deal was decided before " + card)
                        .at(at);
            }
            if (!position.hands().of(position.toPlay()).contains(card)) {
                throw Refusal.of(
                                ErrorCode.NOT_IN_HAND,
                                card + " is not in the hand of "
                                        + position.toPlay().number())
                        .at(at);
            }
            Optional<Objection> objection = position.objection(card);
            if (objection.isPresent()) {
                throw Refusal.of(ErrorCode.ILLEGAL_CARD, card + " may not be played")
                        .at(at)
                        .rule(objection.get().rule());
            }
            position = position.play(card);
        }
        if (!position.over()) {
            throw Refusal.of(ErrorCode.WRONG_COUNT, "the deal is not over after " + play.size() + " cards");
        }
        return position;
    }

    private static ObjectNode answer(Account account, Position end) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        Score score = end.score();
        ArrayNode winners = answer.putArray("winners");
        for (Trick trick : score.tricks()) {
            winners.add(trick.winner(account.contract()).number());
        }
        Optional<Boolean> won = end.won();
        Facts facts = won.isPresent() ? new Facts.WithoutTrump(won.get()) : Facts.of(score);
        if (facts instanceof Facts.Suit suit) {
            ObjectNode points = answer.putObject("trickPoints");
            ObjectNode marriages = answer.putObject("marriages");
            for (Side side : Side.values()) {
                points.put(name(side), suit.points(side));
                marriages.put(name(side), suit.allMarriages(side));
            }
        }
        Accounts.write(account.settle(facts), answer);
        return answer;
    }

    private static String name(Side side) {
        return Notation.of(side);
    }
}
