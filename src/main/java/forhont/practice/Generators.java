package forhont.practice;

import forhont.exercise.Exercise;
import forhont.exercise.Kind;
import forhont.exercise.Misconception;
import forhont.rules.RuleSet;
import forhont.rules.Sfc32;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/** Draws items of every kind that can be practised. */
public final class Generators {
    private static final Map<Kind, Generator> OF_KIND = ofKind();

    /** After so many draws without success there is a fault in a generator. */
    private static final int MOST_DRAWS = 20_000;

    private static final int MOST_AGAIN = 50;

    /** So many items of a level are looked through for a misconception. */
    private static final int MOST_SEEDS = 40;

    private static final int HASH_START = 0x811C9DC5;
    private static final int HASH_STEP = 0x01000193;

    private final Function<Exercise, List<Misconception>> known;

    /**
     * Generators that know where each misconception is one.
     *
     * @param known the misconceptions that are wrong in an exercise's rule set and show in its kind
     */
    public Generators(Function<Exercise, List<Misconception>> known) {
        this.known = known;
    }

    private static Map<Kind, Generator> ofKind() {
        Map<Kind, Generator> generators = new EnumMap<>(Kind.class);
        for (Kind kind : Kind.values()) {
            generators.put(kind, of(kind));
        }
        return generators;
    }

    private static Generator of(Kind kind) {
        return switch (kind) {
            case LEGAL_CARDS -> new LegalCardsDraw();
            case TRICK_WINNER -> new TrickWinnerDraw();
            case READ_CARD -> new ReadCardDraw();
            case COUNT -> new CountDraw();
            case MARRIAGE -> new MarriageDraw();
            case DISCARD -> new DiscardDraw();
            case BIDDABLE -> new BiddableDraw();
            case GOOD_OR_BAD -> new GoodOrBadDraw();
            case PAYS_MOST -> new PaysMostDraw();
            case TRUMP_CHOICE -> new TrumpChoiceDraw();
            case CONTRACT_CHOICE -> new ContractChoiceDraw();
            case ANNOUNCE -> new AnnounceDraw();
            case DOUBLING -> new DoublingDraw();
            case OPEN_HAND -> new OpenHandDraw();
            case SETTLE -> new SettleDraw();
            case AUDIT -> new AuditDraw();
            case BEST_CARD -> new BestCardDraw();
            case PLAY_ON -> new PlayOnDraw();
            case WHICH_SEAT, REVOKE -> new LessonOnly();
        };
    }

    /** The kinds that can be practised under a rule set, in the order of the kinds. */
    public List<Kind> kinds(RuleSet rules) {
        return List.of(Kind.values()).stream()
                .filter(kind -> offers(kind, rules))
                .toList();
    }

    public boolean offers(Kind kind, RuleSet rules) {
        return generator(kind).fits(rules);
    }

    private static Generator generator(Kind kind) {
        return Optional.ofNullable(OF_KIND.get(kind)).orElseThrow();
    }

    /** The item of a code; the kind must be offered under its rule set. */
    public Item item(Kind kind, Code code, RuleSet rules) {
        if (!rules.id().equals(code.ruleSet()) || !offers(kind, rules)) {
            throw new IllegalArgumentException(
                    kind.id() + " under " + code.ruleSet() + " is not practised with " + rules.id());
        }
        Generator generator = generator(kind);
        Wanted wanted =
                new Wanted(rules.with(RuleSet.Shortcuts.NONE), code.level(), new Sfc32(start(kind, code)), known);
        for (int draw = 0; draw < MOST_DRAWS; draw++) {
            wanted.draws();
            Optional<Exercise> exercise = generator.draw(wanted);
            if (exercise.isPresent()) {
                return new Item(code, exercise.get(), Themes.of(exercise.get()));
            }
        }
        throw new IllegalStateException("no " + kind.id() + " was found for " + code);
    }

    /** A code drawn by chance; where a kind has few items, not one that asks the same as the item before. */
    public Code another(Kind kind, RuleSet rules, int level, Optional<Code> before, RandomGenerator chance) {
        Code code = drawn(rules, level, chance);
        if (!offers(kind, rules)
                || !generator(kind).few()
                || before.filter(of -> of.ruleSet().equals(rules.id())).isEmpty()) {
            return code;
        }
        Exercise last = item(kind, before.get(), rules).exercise();
        for (int again = 0;
                again < MOST_AGAIN && item(kind, code, rules).exercise().equals(last);
                again++) {
            code = drawn(rules, level, chance);
        }
        return code;
    }

    private static Code drawn(RuleSet rules, int level, RandomGenerator chance) {
        return new Code(rules.id(), level, chance.nextInt(Integer.MAX_VALUE));
    }

    /**
     * An item in which a misconception gives a wrong answer, looked for among the kinds in turn at one level and then at
     * the others; empty if none turned up soon.
     */
    public Optional<Item> showing(
            Misconception misconception, List<Kind> kinds, RuleSet rules, int level, RandomGenerator chance) {
        return found(
                exercise -> exercise.traps(known.apply(exercise)).contains(misconception), kinds, rules, level, chance);
    }

    /** An item of which something holds, looked for in the same way. */
    public Optional<Item> found(
            Predicate<Exercise> wanted, List<Kind> kinds, RuleSet rules, int level, RandomGenerator chance) {
        for (int up = 0; up < Code.LEVELS; up++) {
            int next = 1 + (level - 1 + up) % Code.LEVELS;
            for (int seed = 0; seed < MOST_SEEDS; seed++) {
                Item item = item(kinds.get(seed % kinds.size()), drawn(rules, next, chance), rules);
                if (wanted.test(item.exercise())) {
                    return Optional.of(item);
                }
            }
        }
        return Optional.empty();
    }

    /** Each kind, rule set and level has its own stream of chance for the same seed. */
    private static long start(Kind kind, Code code) {
        String of = kind.id() + " " + code.ruleSet() + " " + code.level();
        int hash = HASH_START;
        for (int place = 0; place < of.length(); place++) {
            hash = (hash ^ of.charAt(place)) * HASH_STEP;
        }
        return (long) hash << 32 | code.seed();
    }
}
