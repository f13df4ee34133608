package forhont.play;

import forhont.rules.Act;
import forhont.rules.Action;
import forhont.rules.Deal;
import forhont.rules.DealRecord;
import forhont.rules.Packets;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Sfc32;
import forhont.rules.Stage;
import forhont.solver.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A deal that a learner plays from one seat, as far as it has come.
 *
 * @param learner where the learner sits
 * @param strength how well the others play
 * @param record the deal with everything said and done in it so far
 */
public record PlayThrough(Seat learner, Strength strength, DealRecord record) {
    private static final long FAR = 0x9E3779B97F4A7C15L;
    private static final long JUDGING = 0x5851F42D4C957F2DL;

    public PlayThrough {
        if (record.revoke().isPresent()) {
            throw new IllegalArgumentException("a deal that is played through has no revoke");
        }
    }

    /** The deal of a seed before anything is done. */
    public static PlayThrough start(RuleSet rules, long seed, Seat learner, Strength strength) {
        return new PlayThrough(
                learner,
                strength,
                new DealRecord(
                        rules,
                        Optional.of(seed),
                        Packets.ofSeed(rules.dealing(), seed),
                        List.of(),
                        List.of(),
                        Optional.empty(),
                        List.of()));
    }

    /**
     * Reads the two parts of an address.
     *
     * @param who seat and strength, such as {@code 0-2}
     * @param code the deal in its compact form; the last point may be missing where nothing follows it
     */
    public static Optional<PlayThrough> parse(String who, String code, Function<String, Optional<RuleSet>> ruleSets) {
        if (who.length() != 3 || who.charAt(1) != '-') {
            return Optional.empty();
        }
        Optional<Seat> seat = Seat.at(who.charAt(0) - '0');
        Optional<Strength> strength = Strength.at(who.charAt(2) - '0');
        boolean pointLeftOut = code.chars().filter(sign -> sign == '.').count() == 2;
        Optional<DealRecord> record = DealRecord.parseCompact(pointLeftOut ? code + "." : code, ruleSets)
                .record()
                .filter(read -> read.revoke().isEmpty());
        return seat.isPresent() && strength.isPresent() && record.isPresent()
                ? Optional.of(new PlayThrough(seat.get(), strength.get(), record.get()))
                : Optional.empty();
    }

    /** Seat and strength, for an address. */
    public String who() {
        return learner.number() + "-" + strength.number();
    }

    /** The deal as it stands, for an address. */
    public String code() {
        String compact = record.compact();
        return compact.endsWith(".") ? compact.substring(0, compact.length() - 1) : compact;
    }

    public Deal deal() {
        return record.deal();
    }

    /** How many acts there are so far. */
    public int length() {
        return record.actions().size();
    }

    /** The same deal as it was after so many acts. */
    public PlayThrough upTo(int acts) {
        return with(record.actions().subList(0, acts));
    }

    /** The same deal before anything was done. */
    public PlayThrough fresh() {
        return upTo(0);
    }

    /** The same deal before anything was done, from another seat. */
    public PlayThrough from(Seat seat) {
        return new PlayThrough(seat, strength, fresh().record);
    }

    /** After a legal act of the seat whose turn it is. */
    public PlayThrough after(Action action) {
        List<Action> longer = new ArrayList<>(record.actions());
        longer.add(action);
        return with(longer);
    }

    private PlayThrough with(List<Action> actions) {
        return new PlayThrough(
                learner,
                strength,
                new DealRecord(
                        record.rules(),
                        record.seed(),
                        record.packets(),
                        List.of(),
                        actions,
                        Optional.empty(),
                        List.of()));
    }

    /** Whether somebody else is to act, or the learner has to say the only thing that can be said. */
    public boolean waits() {
        return waits(deal());
    }

    private boolean waits(Deal deal) {
        return deal.toAct().isPresent() && !asks(deal);
    }

    /** Whether it is the learner's turn and there is something to choose; a card is played by whoever holds it. */
    private boolean asks(Deal deal) {
        return deal.toAct().filter(seat -> seat == learner).isPresent()
                && (deal.stage() == Stage.PLAY || deal.options().size() > 1);
    }

    /** After everything the others do, and what goes without saying, until the learner has to choose again, or the end. */
    public PlayThrough played(Solver solver) {
        Deal deal = deal();
        List<Action> actions = new ArrayList<>(record.actions());
        Others others = new Others(strength, solver);
        while (waits(deal)) {
            Action action = others.choose(deal, new Sfc32(seed(actions.size())));
            actions.add(action);
            deal = deal.apply(action);
        }
        return with(actions);
    }

    private long seed(int acts) {
        return record.seed().orElse(0L) + FAR * (acts + 1L);
    }

    /** The places of the learner's acts among all, but of those that went without saying. */
    public List<Integer> turns() {
        List<Integer> turns = new ArrayList<>();
        List<Act> acts = deal().acts();
        for (int place = 0; place < acts.size(); place++) {
            Act act = acts.get(place);
            if (act.seat() == learner
                    && (act.action() instanceof Action.Play || asks(upTo(place).deal()))) {
                turns.add(place);
            }
        }
        return List.copyOf(turns);
    }

    /** What the act at that place, one of the learner's, was worth. */
    public Judgement judge(int turn, Solver solver) {
        return Judge.judge(upTo(turn).deal(), record.actions().get(turn), solver, seed(turn) ^ JUDGING);
    }
}
