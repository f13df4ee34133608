package forhont.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Reads the compact form of a record sign by sign. */
final class CompactParser {
    private final String text;
    private final Function<String, Optional<RuleSet>> ruleSets;
    private int at;

    CompactParser(String text, Function<String, Optional<RuleSet>> ruleSets) {
        this.text = text;
        this.ruleSets = ruleSets;
    }

    RecordReading read() {
        String[] parts = text.split("\\.", -1);
        if (parts.length != 4 || !parts[0].equals(CompactText.VERSION)) {
            return fault(RecordFault.Kind.VERSION, "");
        }
        at = parts[0].length() + 1;
        Optional<RuleSet> rules = ruleSets.apply(parts[1]);
        if (rules.isEmpty()) {
            return fault(RecordFault.Kind.RULE_SET, parts[1]);
        }
        at += parts[1].length() + 1;
        boolean seeded = parts[2].startsWith("" + CompactText.SEED);
        Optional<Long> seed = seeded ? seed(parts[2].substring(1)) : Optional.empty();
        Optional<List<Card>> pack = seeded ? Optional.empty() : pack(parts[2]);
        if (seed.isEmpty() && pack.isEmpty()) {
            return fault(seeded ? RecordFault.Kind.SEED : RecordFault.Kind.PACKETS, parts[2]);
        }
        at += parts[2].length() + 1;
        Dealing dealing = rules.get().dealing();
        Packets packets = pack.map(cards -> Packets.of(dealing, cards))
                .orElseGet(() -> Packets.ofSeed(dealing, seed.orElseThrow()));
        return acts(rules.get(), seed, packets);
    }

    private RecordReading acts(RuleSet rules, Optional<Long> seed, Packets packets) {
        List<Action> actions = new ArrayList<>();
        Optional<Seat> revoke = Optional.empty();
        Deal deal = Deal.of(rules, packets);
        while (at < text.length()) {
            int start = at;
            if (revoke.isPresent()) {
                return fault(RecordFault.Kind.OVER, text.substring(at));
            }
            if (text.charAt(at) == CompactText.REVOKE) {
                at++;
                revoke = Seat.at(digit(10));
                if (revoke.isEmpty() || deal.position().isEmpty()) {
                    return fault(RecordFault.Kind.REVOKE, text.substring(start));
                }
                continue;
            }
            Optional<Action> action = action();
            if (action.isEmpty()) {
                return fault(RecordFault.Kind.ACT, text.substring(start));
            }
            Optional<Refusal> refusal = deal.refusal(action.get());
            if (refusal.isPresent()) {
                return RecordReading.of(new RecordFault(
                        start + 1, RecordFault.Kind.ILLEGAL, action.get().toString(), refusal));
            }
            deal = deal.apply(action.get());
            actions.add(action.get());
        }
        return RecordReading.of(new DealRecord(rules, seed, packets, List.of(), actions, revoke, List.of()));
    }

    private RecordReading fault(RecordFault.Kind kind, String what) {
        return RecordReading.of(RecordFault.of(at + 1, kind, what));
    }

    private static Optional<Long> seed(String text) {
        try {
            long seed = Long.parseLong(text, 36);
            return Long.toString(seed, 36).equals(text) ? Optional.of(seed) : Optional.empty();
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static Optional<List<Card>> pack(String text) {
        List<Card> cards = new ArrayList<>(32);
        for (int place = 0; place < text.length(); place++) {
            int index = CompactText.CARDS.indexOf(text.charAt(place));
            if (index < 0) {
                return Optional.empty();
            }
            cards.add(Card.of(index));
        }
        boolean whole = cards.size() == 32 && CardSet.of(cards).equals(CardSet.PACK);
        return whole ? Optional.of(cards) : Optional.empty();
    }

    private Optional<Action> action() {
        char sign = text.charAt(at);
        if (CompactText.CARDS.indexOf(sign) >= 0) {
            return card().map(Action.Play::of);
        }
        at++;
        return switch (sign) {
            case CompactText.LAY -> card().map(Action.Lay::new);
            case CompactText.LAY_BLIND -> Optional.of(new Action.LayBlind(digit(10)));
            case CompactText.NAME -> at(Suit.values(), digit(10)).map(Action.NameTrump::new);
            case CompactText.PASS -> Optional.of(new Action.PassTrump());
            case CompactText.DECLARE -> at(ContractType.values(), digit(10)).map(Action.Declare::new);
            case CompactText.DISCARD -> discard();
            case CompactText.GOOD -> Optional.of(new Action.Good(false));
            case CompactText.GOOD_WITH_FLEK -> Optional.of(new Action.Good(true));
            case CompactText.BAD -> Optional.of(new Action.Bad());
            case CompactText.SPEAK -> speak(digit(32));
            default -> Optional.empty();
        };
    }

    private Optional<Card> card() {
        int index = at < text.length() ? CompactText.CARDS.indexOf(text.charAt(at)) : -1;
        at++;
        return index < 0 ? Optional.empty() : Optional.of(Card.of(index));
    }

    private Optional<Action> discard() {
        Optional<Card> one = card();
        Optional<Card> other = card();
        return one.isPresent() && other.isPresent()
                ? Optional.of(new Action.Discard(CardSet.of(one.get(), other.get())))
                : Optional.empty();
    }

    private static Optional<Action> speak(int words) {
        if (words < 0) {
            return Optional.empty();
        }
        List<Announcement> announcements = new ArrayList<>(2);
        for (Announcement announcement : Announcement.values()) {
            if ((words >> announcement.ordinal() & 1) == 1) {
                announcements.add(announcement);
            }
        }
        List<Ladder> raises = new ArrayList<>(3);
        for (Ladder ladder : Ladder.values()) {
            if ((words >> (2 + ladder.ordinal()) & 1) == 1) {
                raises.add(ladder);
            }
        }
        return Optional.of(new Action.Speak(announcements, raises));
    }

    /** The next sign as a digit; −1 if it is none. */
    private int digit(int radix) {
        int digit = at < text.length() ? Character.digit(text.charAt(at), radix) : -1;
        at++;
        return digit;
    }

    private static <T> Optional<T> at(T[] values, int place) {
        return place >= 0 && place < values.length ? Optional.of(values[place]) : Optional.empty();
    }
}
