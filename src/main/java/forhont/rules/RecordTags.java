package forhont.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The tags of a record: the rule set, the seed or the cards, and whatever else is kept. */
final class RecordTags {
    private final Function<String, Optional<RuleSet>> ruleSets;
    private final Map<String, String> own = new HashMap<>();
    private final Map<String, Integer> lines = new HashMap<>();
    private final List<DealRecord.Tag> others = new ArrayList<>();
    private Optional<RuleSet> rules = Optional.empty();
    private Optional<Packets> packets = Optional.empty();

    RecordTags(Function<String, Optional<RuleSet>> ruleSets) {
        this.ruleSets = ruleSets;
    }

    RuleSet rules() {
        return rules.orElseThrow();
    }

    Packets packets() {
        return packets.orElseThrow();
    }

    Optional<Long> seed() {
        return Optional.ofNullable(own.get(RecordGrammar.SEED)).map(Long::parseLong);
    }

    List<DealRecord.Tag> others() {
        return others;
    }

    Optional<RecordFault> read(int line, String text) {
        int space = text.indexOf(' ');
        String name = space < 0 ? "" : text.substring(1, space);
        String rest = text.substring(space + 1);
        boolean quoted = rest.length() > 2 && rest.startsWith("\"") && rest.endsWith("\"]");
        String value = quoted ? rest.substring(1, rest.length() - 2) : "";
        if (!RecordGrammar.isTagName(name) || !quoted || !RecordGrammar.isTagValue(value)) {
            return fault(line, RecordFault.Kind.TAG, text);
        }
        boolean version = name.equals(RecordGrammar.VERSION_TAG);
        if (own.isEmpty() && (!version || !value.equals(RecordGrammar.VERSION))) {
            return fault(line, RecordFault.Kind.VERSION, text);
        }
        if (!RecordGrammar.isOwnTag(name)) {
            others.add(new DealRecord.Tag(name, value));
            return Optional.empty();
        }
        lines.put(name, line);
        return own.put(name, value) == null ? Optional.empty() : fault(line, RecordFault.Kind.REPEATED_TAG, text);
    }

    /** What is wrong with the tags as a whole; the rule set and the packets stand when nothing is. */
    Optional<RecordFault> complete(int line) {
        if (own.isEmpty()) {
            return fault(line, RecordFault.Kind.VERSION, "");
        }
        String id = own.getOrDefault(RecordGrammar.RULE_SET, "");
        rules = ruleSets.apply(id);
        if (rules.isEmpty()) {
            return fault(lines.getOrDefault(RecordGrammar.RULE_SET, line), RecordFault.Kind.RULE_SET, id);
        }
        Optional<RecordFault> fault = seeded(line);
        boolean dealt = RecordGrammar.HANDS.stream().anyMatch(own::containsKey) || own.containsKey(RecordGrammar.TALON);
        return fault.isEmpty() && (packets.isEmpty() || dealt) ? cards(line) : fault;
    }

    private Optional<RecordFault> seeded(int line) {
        String seed = own.get(RecordGrammar.SEED);
        if (seed == null) {
            return Optional.empty();
        }
        if (!wholeNumber(seed)) {
            return fault(lines.getOrDefault(RecordGrammar.SEED, line), RecordFault.Kind.SEED, seed);
        }
        packets = Optional.of(Packets.ofSeed(rules().dealing(), Long.parseLong(seed)));
        return Optional.empty();
    }

    private static boolean wholeNumber(String text) {
        try {
            return Long.toString(Long.parseLong(text)).equals(text);
        } catch (NumberFormatException e) {
            return false;
        }
    }

    private Optional<RecordFault> cards(int line) {
        List<CardSet> first = new ArrayList<>(3);
        List<List<Card>> second = new ArrayList<>(3);
        for (String hand : RecordGrammar.HANDS) {
            String value = own.get(hand);
            if (value == null) {
                return fault(line, RecordFault.Kind.MISSING_TAG, hand);
            }
            String[] both = value.split(" \\+ ", -1);
            Optional<CardSet> before = CardSet.parse(both[0]);
            Optional<List<Card>> after = both.length == 2 ? single(both[1]) : Optional.empty();
            if (before.isEmpty() || after.isEmpty()) {
                return fault(lines.getOrDefault(hand, line), RecordFault.Kind.CARDS, value);
            }
            first.add(before.get());
            second.add(after.get());
        }
        String apart = own.getOrDefault(RecordGrammar.TALON, "");
        Optional<CardSet> talon = CardSet.parse(apart);
        if (talon.isEmpty()) {
            return fault(lines.getOrDefault(RecordGrammar.TALON, line), RecordFault.Kind.CARDS, apart);
        }
        if (!wholePack(first, second, talon.get())) {
            return fault(line, RecordFault.Kind.PACKETS, "");
        }
        Packets written = new Packets(first, second, talon.get());
        if (packets.isPresent() && !packets.get().equals(written)) {
            return fault(line, RecordFault.Kind.NOT_OF_SEED, own.getOrDefault(RecordGrammar.SEED, ""));
        }
        packets = Optional.of(written);
        return written.fits(rules().dealing()) ? Optional.empty() : fault(line, RecordFault.Kind.PACKETS, "");
    }

    private static Optional<List<Card>> single(String text) {
        List<Card> cards = new ArrayList<>();
        for (String word : text.split(" ", -1)) {
            Optional<Card> card = Card.parse(word);
            if (card.isEmpty()) {
                return Optional.empty();
            }
            cards.add(card.get());
        }
        return Optional.of(cards);
    }

    private static boolean wholePack(List<CardSet> first, List<List<Card>> second, CardSet talon) {
        List<Card> all = new ArrayList<>(talon.cards());
        first.forEach(cards -> all.addAll(cards.cards()));
        second.forEach(all::addAll);
        return all.size() == 32 && CardSet.of(all).equals(CardSet.PACK);
    }

    private static Optional<RecordFault> fault(int line, RecordFault.Kind kind, String text) {
        return Optional.of(RecordFault.of(line, kind, text));
    }
}
