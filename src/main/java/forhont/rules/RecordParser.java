package forhont.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Reads the record notation line by line, and stops at the first fault. */
final class RecordParser {
    private final RecordTags tags;
    private final List<Action> actions = new ArrayList<>();
    private final List<DealRecord.Note> notes = new ArrayList<>();
    private Optional<RecordFault> fault = Optional.empty();
    private Optional<Deal> deal = Optional.empty();
    private Optional<Seat> revoke = Optional.empty();
    private Optional<Integer> cardsToCome = Optional.empty();
    private int line;

    RecordParser(Function<String, Optional<RuleSet>> ruleSets) {
        tags = new RecordTags(ruleSets);
    }

    RecordReading read(String text) {
        String[] lines = text.split("\r?\n|\r", -1);
        for (int at = 0; at < lines.length && fault.isEmpty(); at++) {
            line = at + 1;
            cardsToCome = Optional.empty();
            at = line(lines, at);
        }
        begin();
        if (fault.isPresent()) {
            return RecordReading.of(fault.get());
        }
        return RecordReading.of(
                new DealRecord(tags.rules(), tags.seed(), tags.packets(), tags.others(), actions, revoke, notes));
    }

    /** Reads one line, and further ones while a note is open; gives the last line read. */
    private int line(String[] lines, int from) {
        int at = from;
        String rest = lines[at];
        while (fault.isEmpty()) {
            int open = rest.startsWith("[") ? -1 : rest.indexOf('{');
            String before = (open < 0 ? rest : rest.substring(0, open)).strip();
            if (!before.isEmpty()) {
                statement(before.replaceAll("\\s+", " "));
            }
            if (open < 0) {
                return at;
            }
            StringBuilder note = new StringBuilder(rest.substring(open + 1));
            while (note.indexOf("}") < 0 && at + 1 < lines.length) {
                at++;
                note.append(' ').append(lines[at].strip());
            }
            int close = note.indexOf("}");
            if (close < 0) {
                fail(RecordFault.Kind.NOTE, rest.substring(open));
                return at;
            }
            note(note.substring(0, close).strip());
            rest = note.substring(close + 1);
        }
        return at;
    }

    private void note(String text) {
        begin();
        if (!RecordGrammar.isNote(text)) {
            fail(RecordFault.Kind.NOTE, text);
        } else if (fault.isEmpty()) {
            notes.add(new DealRecord.Note(actions.size(), text));
        }
    }

    private void statement(String text) {
        if (text.startsWith("[")) {
            if (deal.isPresent()) {
                fail(RecordFault.Kind.TAG, text);
            } else {
                fault = tags.read(line, text);
            }
            return;
        }
        begin();
        if (fault.isPresent()) {
            return;
        }
        if (revoke.isPresent()) {
            fail(RecordFault.Kind.OVER, text);
        } else if (text.startsWith("revoke")) {
            revoke(text);
        } else if (cardsToCome.isPresent()) {
            cards(text);
        } else if (text.startsWith("trick")) {
            trick(text);
        } else {
            act(text);
        }
    }

    /** The tags are complete: the cards can be dealt. */
    private void begin() {
        if (deal.isEmpty() && fault.isEmpty()) {
            fault = tags.complete(line);
            if (fault.isEmpty()) {
                deal = Optional.of(Deal.of(tags.rules(), tags.packets()));
            }
        }
    }

    private Deal deal() {
        return deal.orElseThrow();
    }

    private void revoke(String text) {
        Optional<Seat> seat = text.length() == 8 ? Seat.at(text.charAt(7) - '0') : Optional.empty();
        if (seat.isEmpty() || !text.startsWith("revoke ") || deal().position().isEmpty()) {
            fail(RecordFault.Kind.REVOKE, text);
        } else {
            revoke = seat;
        }
    }

    private void trick(String text) {
        int colon = text.indexOf(':');
        Optional<Position> position = deal().position();
        if (position.isEmpty() || colon < 0) {
            fail(RecordFault.Kind.TRICK, text);
            return;
        }
        Trick now = position.get().trick();
        String header = "trick " + (position.get().score().tricks().size() + 1) + " from "
                + now.leader().number();
        if (!text.substring(0, colon).equals(header) || !now.cards().isEmpty()) {
            fail(RecordFault.Kind.TRICK, text + " (expected " + header + ")");
            return;
        }
        cardsToCome = Optional.of(3);
        cards(text.substring(colon + 1).strip());
    }

    private void cards(String text) {
        for (String word : text.isEmpty() ? new String[0] : text.split(" ")) {
            Optional<Card> card = Card.parse(word);
            if (card.isEmpty() || cardsToCome.equals(Optional.of(0))) {
                fail(RecordFault.Kind.TRICK, word);
            } else {
                cardsToCome = cardsToCome.map(cards -> cards - 1);
                apply(Action.Play.of(card.get()), word);
            }
            if (fault.isPresent()) {
                return;
            }
        }
    }

    private void act(String text) {
        Optional<Seat> seat = Seat.at(text.charAt(0) - '0');
        if (seat.isEmpty() || text.length() < 3 || text.charAt(1) != ' ') {
            fail(RecordFault.Kind.ACT, text);
            return;
        }
        if (deal().over()) {
            fail(RecordFault.Kind.OVER, text);
            return;
        }
        if (!deal().toAct().equals(seat)) {
            fail(RecordFault.Kind.SEAT, text);
            return;
        }
        Optional<Action> action = RecordWords.action(text.substring(2), deal().stage());
        if (action.isEmpty()) {
            fail(RecordFault.Kind.ACT, text);
            return;
        }
        apply(action.get(), text);
    }

    private void apply(Action action, String text) {
        Optional<Refusal> refusal = deal().refusal(action);
        if (refusal.isPresent()) {
            fault = Optional.of(new RecordFault(line, RecordFault.Kind.ILLEGAL, text, refusal));
            return;
        }
        if (action instanceof Action.Speak speak) {
            String words = RecordGrammar.words(speak, deal());
            if (!text.endsWith(" " + words)) {
                fail(RecordFault.Kind.WORDS, text + " (expected " + words + ")");
                return;
            }
        }
        actions.add(action);
        deal = Optional.of(deal().apply(action));
    }

    private void fail(RecordFault.Kind kind, String text) {
        if (fault.isEmpty()) {
            fault = Optional.of(RecordFault.of(line, kind, text));
        }
    }
}
