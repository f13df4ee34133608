package forhont.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A deal written down: the cards or the seed that gives them, every act in order, and notes.
 *
 * @param seed the seed that shuffled the pack, where it came from one
 * @param tags what else is to be kept about the deal, in order
 * @param actions everything said and done, from the first seven cards on; may stop anywhere
 * @param revoke who was shown to have revoked, which ended the deal
 * @param notes in the order of the actions they follow
 */
public record DealRecord(
        RuleSet rules,
        Optional<Long> seed,
        Packets packets,
        List<Tag> tags,
        List<Action> actions,
        Optional<Seat> revoke,
        List<Note> notes) {

    public DealRecord {
        tags = List.copyOf(tags);
        actions = List.copyOf(actions);
        notes = List.copyOf(notes);
        if (seed.isPresent() && !Packets.ofSeed(rules.dealing(), seed.get()).equals(packets)) {
            throw new IllegalArgumentException("the packets are not those of the seed " + seed.get());
        }
        Deal deal = replay(rules, packets, actions);
        if (revoke.isPresent() && deal.position().isEmpty()) {
            throw new IllegalArgumentException("nobody can revoke before a card is played");
        }
        int last = 0;
        for (Note note : notes) {
            if (note.after() < last || note.after() > actions.size()) {
                throw new IllegalArgumentException(
                        "notes follow the order of the " + actions.size() + " acts: " + note);
            }
            last = note.after();
        }
    }

    /** What is kept about a deal beside its cards and acts, such as where it was played. */
    public record Tag(String name, String value) {
        public Tag {
            if (!RecordGrammar.isTagName(name) || RecordGrammar.isOwnTag(name)) {
                throw new IllegalArgumentException("a tag's name is letters, and not one the notation uses: " + name);
            }
            if (!RecordGrammar.isTagValue(value)) {
                throw new IllegalArgumentException("a tag's value is one line without a straight quote: " + value);
            }
        }
    }

    /**
     * A remark on a deal.
     *
     * @param after how many acts it follows
     */
    public record Note(int after, String text) {
        public Note {
            if (!RecordGrammar.isNote(text)) {
                throw new IllegalArgumentException("a note is one trimmed line without braces: " + text);
            }
        }
    }

    /** A deal as it was played, without a seed, tags or notes. */
    public static DealRecord of(Deal deal) {
        List<Action> actions = new ArrayList<>();
        deal.acts().forEach(act -> actions.add(act.action()));
        return new DealRecord(
                deal.rules(), Optional.empty(), deal.packets(), List.of(), actions, Optional.empty(), List.of());
    }

    public DealRecord withNote(int after, String text) {
        List<Note> more = new ArrayList<>(notes);
        int place = 0;
        while (place < more.size() && more.get(place).after() <= after) {
            place++;
        }
        more.add(place, new Note(after, text));
        return new DealRecord(rules, seed, packets, tags, actions, revoke, more);
    }

    public DealRecord withRevoke(Seat offender) {
        return new DealRecord(rules, seed, packets, tags, actions, Optional.of(offender), notes);
    }

    /** The deal as it stands after all the acts. */
    public Deal deal() {
        return replay(rules, packets, actions);
    }

    private static Deal replay(RuleSet rules, Packets packets, List<Action> actions) {
        Deal deal = Deal.of(rules, packets);
        for (Action action : actions) {
            deal = deal.apply(action);
        }
        return deal;
    }

    /** Reads the notation, in which the rule set is given by its id. */
    public static RecordReading parse(String text, Function<String, Optional<RuleSet>> ruleSets) {
        return new RecordParser(ruleSets).read(text);
    }

    /** Reads the compact form, which has neither tags nor notes. */
    public static RecordReading parseCompact(String text, Function<String, Optional<RuleSet>> ruleSets) {
        return new CompactParser(text, ruleSets).read();
    }

    /** The compact form for an address: letters, digits, hyphens, dots and tildes only; tags and notes are left out. */
    public String compact() {
        return CompactText.of(this);
    }

    @Override
    public String toString() {
        return RecordText.of(this);
    }
}
