package forhont.solver;

import forhont.rules.Action;
import forhont.rules.Announced;
import forhont.rules.Announcement;
import forhont.rules.Bid;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.Hands;
import forhont.rules.Ladder;
import forhont.rules.Position;
import forhont.rules.Seat;
import forhont.rules.SeatView;
import forhont.rules.Side;
import forhont.rules.Suit;
import forhont.settlement.Doubles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What an act before the first lead brings the seat that does it, in each of several layouts of the hidden cards. */
final class Forecast {
    /** How many discards are tried where one is still to come: they cost little without trump. */
    private static final int PAIRS_IN_SUIT = 2;

    private static final int PAIRS_WITHOUT_TRUMP = 5;

    private final SeatView view;
    private final Seat me;
    private final Solver solver;
    private final List<Layout> layouts;
    /** By layout and suit: what a Suit brings this seat, where that is known already. */
    private final int[] inSuit;

    private final boolean[] known;
    private final List<int[]> withoutTrump = new ArrayList<>();

    Forecast(SeatView view, Solver solver, List<Layout> layouts) {
        this.view = view;
        this.me = view.seat();
        this.solver = solver;
        this.layouts = layouts;
        this.inSuit = new int[layouts.size() * Suit.values().length];
        this.known = new boolean[inSuit.length];
    }

    List<Weighed> weigh(List<Action> actions) {
        return actions.stream()
                .map(action -> new Weighed(action, Weighing.list(values(action))))
                .toList();
    }

    private int[] values(Action action) {
        if (action instanceof Action.Lay lay) {
            return laid(layout -> lay.card());
        }
        if (action instanceof Action.LayBlind blind) {
            return laid(layout -> layout.own().get(blind.place() - 1));
        }
        if (action instanceof Action.NameTrump name) {
            return best(List.of(inSuit(layout -> name.suit()), withoutTrump()));
        }
        if (action instanceof Action.PassTrump) {
            return each(this::anotherNames);
        }
        if (action instanceof Action.Declare declare) {
            return declared(declare.type());
        }
        if (action instanceof Action.Discard discard) {
            return discarded(discard.cards());
        }
        if (action instanceof Action.Good good) {
            return each(layout -> accepted(layout, good.flek()));
        }
        return action instanceof Action.Bad ? withoutTrump() : said((Action.Speak) action);
    }

    private int[] each(Function<Layout, Integer> value) {
        int[] values = new int[layouts.size()];
        for (int place = 0; place < values.length; place++) {
            values[place] = value.apply(layouts.get(place));
        }
        return values;
    }

    /** Of several courses the one that brings most on average: which is better in which layout is not to be seen. */
    private static int[] best(List<int[]> courses) {
        int[] best = courses.get(0);
        for (int[] course : courses) {
            best = sum(course) > sum(best) ? course : best;
        }
        return best;
    }

    private static long sum(int[] values) {
        long sum = 0;
        for (int value : values) {
            sum += value;
        }
        return sum;
    }

    /** Suit with the card laid, or whatever else forehand may still decide for. */
    private int[] laid(Function<Layout, Card> indicator) {
        return best(List.of(inSuit(layout -> indicator.apply(layout).suit()), withoutTrump()));
    }

    private int[] inSuit(Function<Layout, Suit> trump) {
        int[] values = new int[layouts.size()];
        for (int place = 0; place < values.length; place++) {
            Layout layout = layouts.get(place);
            values[place] = inSuit(place, trump.apply(layout));
        }
        return values;
    }

    /** A Suit of this seat in one layout, found once. */
    private int inSuit(int place, Suit trump) {
        int key = place * Suit.values().length + trump.ordinal();
        if (!known[key]) {
            known[key] = true;
            inSuit[key] = undertaken(layouts.get(place), Contract.suit(me, trump));
        }
        return inSuit[key];
    }

    /** The contract without trump that brings most, of those open to this seat. */
    private int[] withoutTrump() {
        if (withoutTrump.isEmpty()) {
            view.contract().map(type -> Bid.over(view.rules(), type)).orElseGet(() -> Bid.own(view.rules())).stream()
                    .filter(type -> !type.hasTrump())
                    .map(type -> Contract.withoutTrump(type, me))
                    .forEach(contract -> withoutTrump.add(each(layout -> undertaken(layout, contract))));
        }
        return withoutTrump.isEmpty() ? nothing() : best(withoutTrump);
    }

    /** Less than anything else brings: where there is no contract without trump. */
    private int[] nothing() {
        return each(layout -> Integer.MIN_VALUE / 2);
    }

    /** This seat plays a contract with its cards and the talon, and puts away what looks best to go. */
    private int undertaken(Layout layout, Contract contract) {
        CardSet twelve = layout.hands().of(contract.soloist()).union(layout.talon());
        CardSet away = new Sparing(view.rules(), Optional.empty()).best(twelve, contract);
        return played(contract, layout.hands().with(contract.soloist(), twelve.minus(away)), away);
    }

    /** The next seat, or forehand after all, names its longest suit. */
    private int anotherNames(Layout layout) {
        Seat soloist = me.left();
        Suit trump = Sparing.longest(layout.hands().of(soloist));
        return undertaken(layout, Contract.suit(soloist, trump));
    }

    private int[] declared(ContractType type) {
        Contract contract = Undertaking.contract(type, me, Undertaking.trump(view));
        if (view.hand().size() == 10) {
            return each(layout -> played(contract, layout.hands(), layout.talon()));
        }
        int pairs = type.hasTrump() ? PAIRS_IN_SUIT : PAIRS_WITHOUT_TRUMP;
        return best(new Sparing(view.rules(), Undertaking.indicator(view))
                .pairs(view.hand(), contract, pairs).stream()
                        .map(away -> without(away, contract))
                        .toList());
    }

    private int[] without(CardSet away, Contract contract) {
        CardSet left = view.hand().minus(away);
        return each(layout -> played(contract, layout.hands().with(me, left), away));
    }

    private int[] discarded(CardSet away) {
        Sparing sparing = new Sparing(view.rules(), Undertaking.indicator(view));
        return best(Undertaking.contracts(view).stream()
                .filter(contract -> sparing.allows(away, contract))
                .map(contract -> without(away, contract))
                .toList());
    }

    /** The contract that stands is played, doubled once if anybody has said so; an unknown trump is the soloist's longest suit. */
    private int accepted(Layout layout, boolean flek) {
        Seat soloist = view.soloist().orElseThrow();
        ContractType type = view.contract().orElseThrow();
        Suit trump = Undertaking.trump(view)
                .orElseGet(() -> Sparing.longest(layout.hands().of(soloist)));
        Contract contract = Undertaking.contract(type, soloist, Optional.of(trump));
        Doubles doubles = flek || fleked() ? new Doubles(0, 0, 1) : Doubles.NONE;
        return played(contract, layout.hands(), layout.talon(), Announced.NOTHING, doubles);
    }

    /** Whether the other answerer has said good with flek. */
    private boolean fleked() {
        SeatView.SeenAct last = view.acts().get(view.acts().size() - 1);
        return last.action().orElse(null) instanceof Action.Good good && good.flek();
    }

    private int[] said(Action.Speak speak) {
        Contract contract = Undertaking.contract(
                view.contract().orElseThrow(), view.soloist().orElseThrow(), view.trump());
        Side side = contract.side(me);
        Announced announced = view.announced();
        for (Announcement announcement : speak.announcements()) {
            announced = switch (announcement) {
                case SEVEN -> announced.withSeven(side);
                case HUNDRED -> announced.withHundred(side);
            };
        }
        boolean against = side == Side.DEFENCE && announced.hundred().equals(Optional.of(Side.DEFENCE));
        boolean replaced = against && view.doubling().first();
        Doubles doubles = new Doubles(
                replaced ? 0 : steps(Ladder.GAME, speak), steps(Ladder.SEVEN, speak), steps(Ladder.CONTRACT, speak));
        Announced then = announced;
        return each(layout -> played(contract, layout.hands(), layout.talon(), then, doubles));
    }

    /** Where a ladder stands after these words, with what the partner has said in this round. */
    private int steps(Ladder ladder, Action.Speak speak) {
        return view.doubling().steps(ladder)
                + (speak.raises().contains(ladder) ? 1 : 0)
                + (partner().raises().contains(ladder) ? 1 : 0);
    }

    private Action.Speak partner() {
        if (view.acts().isEmpty()) {
            return Action.Speak.PASS;
        }
        SeatView.SeenAct last = view.acts().get(view.acts().size() - 1);
        Optional<Seat> soloist = view.soloist();
        boolean partners = !soloist.equals(Optional.of(me)) && !soloist.equals(Optional.of(last.seat()));
        return partners && last.action().orElse(null) instanceof Action.Speak speak ? speak : Action.Speak.PASS;
    }

    private int played(Contract contract, Hands hands, CardSet talon) {
        return played(contract, hands, talon, Announced.NOTHING, Doubles.NONE);
    }

    /** What this seat receives. */
    private int played(Contract contract, Hands hands, CardSet talon, Announced announced, Doubles doubles) {
        Seat leader = Position.firstLeader(view.rules(), contract);
        Position position = Position.start(view.rules(), contract, announced, hands, talon, leader);
        int perDefender = solver.value(position, Goal.settlement(doubles));
        return contract.soloist() == me ? 2 * perDefender : -perDefender;
    }
}
