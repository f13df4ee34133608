package forhont.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * One distribution and its play, from the first seven cards to the last trick: a value that tells what may be done next
 * and what then is.
 */
public final class Deal {
    private final Table table;
    private final Phase phase;

    Deal(Table table, Phase phase) {
        this.table = table;
        this.phase = phase;
    }

    /** The deal of these packets, before anything is said. */
    public static Deal of(RuleSet rules, Packets packets) {
        if (!packets.fits(rules.dealing())) {
            throw new IllegalArgumentException("the packets are not those of " + rules.dealing() + ": " + packets);
        }
        return new Deal(Table.of(rules, packets), Phase.first(rules));
    }

    public static Deal shuffled(RuleSet rules, RandomGenerator chance) {
        return of(rules, Packets.shuffled(rules.dealing(), chance));
    }

    public RuleSet rules() {
        return table.rules();
    }

    public Packets packets() {
        return table.packets();
    }

    public Stage stage() {
        return phase.stage();
    }

    public boolean over() {
        return phase.stage() == Stage.OVER;
    }

    /** The seat whose turn it is; empty when the deal is over. */
    public Optional<Seat> toAct() {
        return phase.toAct();
    }

    /** Exactly what the seat to act may do; never empty before the end. */
    public List<Action> options() {
        return phase.options(table);
    }

    /** Why an action may not be done now; empty if it may. */
    public Optional<Refusal> refusal(Action action) {
        return phase.refusal(action, table);
    }

    /** The deal after a legal action of the seat to act; any other is refused with its rule. */
    public Deal apply(Action action) {
        Optional<Refusal> refusal = refusal(action);
        if (refusal.isPresent()) {
            throw new IllegalArgumentException(action + " is refused: " + refusal.get() + ", "
                    + refusal.get().rule());
        }
        Table next = phase.stage() == Stage.PLAY
                ? table
                : table.with(new Act(phase.toAct().orElseThrow(), action));
        return phase.after(action, next);
    }

    /** Everything that seat may know at this moment, and nothing more. */
    public SeatView view(Seat seat) {
        return new Seen(this, seat).view();
    }

    /** The contract that stands; empty before the first is heard or decided. */
    public Optional<Contract> contract() {
        return phase.contract();
    }

    public Announced announced() {
        return phase.announced();
    }

    public Doubling doubling() {
        return phase.doubling();
    }

    /** The cards held now; whoever has taken up the talon holds twelve until the discard. */
    public Hands hands() {
        return position().map(Position::hands).orElse(table.hands());
    }

    public CardSet talon() {
        return table.talon();
    }

    /** The card forehand laid aside for trump, seen or not. */
    public Optional<Card> indicator() {
        return table.indicator();
    }

    /** The play: empty before the first lead, and where nothing is played. */
    public Optional<Position> position() {
        return phase instanceof Playing playing ? Optional.of(playing.position()) : Optional.empty();
    }

    /** Whether the deal has ended without play by a shortcut agreed before. */
    public boolean unplayed() {
        return phase instanceof Unplayed;
    }

    /** All that has been said and done, in order. */
    public List<Act> acts() {
        List<Act> acts = new ArrayList<>(table.acts());
        position().ifPresent(position -> {
            position.score().tricks().forEach(trick -> addPlays(trick, acts));
            addPlays(position.trick(), acts);
        });
        return List.copyOf(acts);
    }

    private static void addPlays(Trick trick, List<Act> acts) {
        for (int place = 0; place < trick.cards().size(); place++) {
            acts.add(new Act(trick.seatOf(place), Action.Play.of(trick.cards().get(place))));
        }
    }

    Table table() {
        return table;
    }

    Phase phase() {
        return phase;
    }
}
