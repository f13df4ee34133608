package forhont.web;

import forhont.exercise.Kind;
import forhont.practice.Code;
import forhont.practice.Generators;
import forhont.practice.Item;
import forhont.rules.RuleSet;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.ToIntFunction;

/**
 * Items by their codes. Those of kinds that take long to draw are kept for a while, and where they have been asked for a
 * thread of low priority draws some ahead.
 */
final class Stock implements AutoCloseable {
    private static final Set<Kind> SLOW = EnumSet.of(Kind.TRUMP_CHOICE, Kind.CONTRACT_CHOICE);
    private static final int AHEAD = 3;
    private static final int MOST_KEPT = 500;
    private static final int AT_ONCE = 2;
    private static final Duration PATIENCE = Duration.ofSeconds(8);
    private static final SecureRandom CHANCE = new SecureRandom();

    private final Generators generators;
    private final Calculations<Address, Item> asked;
    private final ExecutorService drawing = Executors.newSingleThreadExecutor(Stock::quietThread);
    private final Map<Shelf, Queue<Code>> ahead = new ConcurrentHashMap<>();
    private final Set<Shelf> filling = ConcurrentHashMap.newKeySet();
    private final Map<Address, Item> kept = Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Address, Item> eldest) {
            return size() > MOST_KEPT;
        }
    });

    private record Shelf(Kind kind, RuleSet rules, int level) {}

    private record Address(Kind kind, Code code) {}

    Stock(Generators generators) {
        this(generators, AT_ONCE, PATIENCE);
    }

    /** A stock that draws so many at once of those that are asked for, and lets nobody wait longer for it. */
    Stock(Generators generators, int atOnce, Duration patience) {
        this.generators = generators;
        this.asked = new Calculations<>(atOnce, patience);
    }

    /** The priority is a wish: some systems do not heed it. */
    @SuppressWarnings("ThreadPriorityCheck")
    private static Thread quietThread(Runnable work) {
        Thread thread = new Thread(work, "stock");
        thread.setDaemon(true);
        thread.setPriority(Thread.MIN_PRIORITY);
        return thread;
    }

    /** The item of a code, the same wherever it is asked for; refused while too many that take long are asked for. */
    Item item(Kind kind, Code code, RuleSet rules) {
        if (!SLOW.contains(kind)) {
            return generators.item(kind, code, rules);
        }
        Address address = new Address(kind, code);
        return Optional.ofNullable(kept.get(address))
                .or(() -> asked.find(
                        address, () -> Optional.ofNullable(kept.get(address)).orElseGet(() -> drawn(address, rules))))
                .orElseThrow(() -> new Refusal(Problem.BUSY));
    }

    private Item drawn(Address address, RuleSet rules) {
        Item item = generators.item(address.kind(), address.code(), rules);
        kept.put(address, item);
        return item;
    }

    /**
     * A code by chance; of a kind that takes long, one whose item is drawn already, if there is any.
     *
     * @param before the item that was asked before, not to be asked again
     */
    Code fresh(Kind kind, RuleSet rules, int level, Optional<Code> before) {
        Optional<Code> ready = Optional.empty();
        if (SLOW.contains(kind)) {
            Shelf shelf = new Shelf(kind, rules, level);
            ready = Optional.ofNullable(codes(shelf).poll());
            fill(shelf);
        }
        return ready.orElseGet(() -> generators.another(kind, rules, level, before, CHANCE));
    }

    private Queue<Code> codes(Shelf shelf) {
        return ahead.computeIfAbsent(shelf, empty -> new ConcurrentLinkedQueue<>());
    }

    /** Begins to draw ahead where somebody is about to choose. */
    void expect(RuleSet rules, ToIntFunction<Kind> level) {
        for (Kind kind : SLOW) {
            if (generators.offers(kind, rules)) {
                fill(new Shelf(kind, rules, level.applyAsInt(kind)));
            }
        }
    }

    private void fill(Shelf shelf) {
        if (!drawing.isShutdown() && codes(shelf).size() < AHEAD && filling.add(shelf)) {
            drawing.execute(() -> drawAhead(shelf));
        }
    }

    private void drawAhead(Shelf shelf) {
        filling.remove(shelf);
        if (!drawing.isShutdown() && codes(shelf).size() < AHEAD) {
            Code code = generators.another(shelf.kind(), shelf.rules(), shelf.level(), Optional.empty(), CHANCE);
            drawn(new Address(shelf.kind(), code), shelf.rules());
            codes(shelf).add(code);
            fill(shelf);
        }
    }

    /** Draws nothing ahead any more. */
    @Override
    public void close() {
        drawing.shutdownNow();
    }
}
