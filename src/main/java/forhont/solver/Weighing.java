package forhont.solver;

import forhont.rules.Action;
import forhont.rules.Card;
import forhont.rules.Contract;
import forhont.rules.SeatView;
import forhont.rules.Stage;
import forhont.settlement.Doubles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Weighs the acts a seat may do without seeing the hidden cards: lays these out as all it has seen and heard allows, and
 * takes what the seat receives in each layout when all cards are played open as well as can be and nobody says any more.
 */
public final class Weighing {
    private final SeatView view;
    private final Solver solver;
    private final int layouts;
    private final RandomGenerator chance;

    /** It must be that seat's turn. */
    public Weighing(SeatView view, Solver solver, int layouts, RandomGenerator chance) {
        if (layouts < 1 || !view.toAct().equals(Optional.of(view.seat()))) {
            throw new IllegalArgumentException("a seat weighs what it does now, in a layout or more: " + view.seat()
                    + ", " + view.toAct() + ", " + layouts);
        }
        this.view = view;
        this.solver = solver;
        this.layouts = layouts;
        this.chance = chance;
    }

    /** The acts with what they bring, in the order given. */
    public List<Weighed> weigh(List<Action> actions) {
        return view.stage() == Stage.PLAY
                ? cards(actions)
                : new Forecast(view, solver, new Layouts(view, chance).several(layouts)).weigh(actions);
    }

    private List<Weighed> cards(List<Action> actions) {
        Hidden hidden = new Hidden(view);
        Goal goal = Goal.settlement(Doubles.of(view.doubling()));
        int sign = view.soloist().equals(Optional.of(view.seat())) ? 2 : -1;
        int[][] values = new int[32][layouts];
        for (int layout = 0; layout < layouts; layout++) {
            for (Solution.CardValue each : solver.values(hidden.imagine(chance), goal)) {
                values[each.card().index()][layout] = sign * each.value();
            }
        }
        List<Weighed> weighed = new ArrayList<>();
        for (Action action : actions) {
            Card card = ((Action.Play) action).card();
            weighed.add(new Weighed(action, list(values[card.index()])));
        }
        return List.copyOf(weighed);
    }

    static List<Integer> list(int[] values) {
        List<Integer> list = new ArrayList<>(values.length);
        for (int value : values) {
            list.add(value);
        }
        return list;
    }

    /**
     * Of the acts those worth weighing: of discards the pairs that look best to go, of anything else all.
     *
     * @param most how many pairs for each contract that may follow
     */
    public static List<Action> promising(SeatView view, List<Action> options, int most) {
        if (view.stage() != Stage.DISCARD) {
            return options;
        }
        List<Action> promising = new ArrayList<>();
        for (Contract contract : Undertaking.contracts(view)) {
            new Sparing(view.rules(), Undertaking.indicator(view))
                    .pairs(view.hand(), contract, most)
                    .forEach(two -> promising.add(new Action.Discard(two)));
        }
        return options.stream().filter(promising::contains).toList();
    }
}
