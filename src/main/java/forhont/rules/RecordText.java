package forhont.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes a record: tags, the hands by suit, the acts line by line, each trick on a line. */
final class RecordText {
    private final DealRecord record;
    private final StringBuilder text = new StringBuilder();

    private RecordText(DealRecord record) {
        this.record = record;
    }

    static String of(DealRecord record) {
        return new RecordText(record).write();
    }

    private String write() {
        tag(RecordGrammar.VERSION_TAG, RecordGrammar.VERSION);
        tag(RecordGrammar.RULE_SET, record.rules().id());
        record.tags().forEach(tag -> tag(tag.name(), tag.value()));
        record.seed().ifPresent(seed -> tag(RecordGrammar.SEED, Long.toString(seed)));
        Packets packets = record.packets();
        for (Seat seat : Seat.values()) {
            tag(RecordGrammar.HANDS.get(seat.number()), packets.first(seat) + " + " + cards(packets.second(seat)));
        }
        if (!packets.talon().isEmpty()) {
            tag(RecordGrammar.TALON, packets.talon().toString());
        }
        text.append('\n');
        acts();
        record.revoke()
                .ifPresent(seat -> text.append("revoke ").append(seat.number()).append('\n'));
        return text.toString();
    }

    private void acts() {
        Deal deal = Deal.of(record.rules(), record.packets());
        notes(0);
        int done = 0;
        for (Action action : record.actions()) {
            String words = action instanceof Action.Speak speak ? RecordGrammar.words(speak, deal) : action.toString();
            Optional<Trick> trick = deal.position().map(Position::trick);
            if (trick.isPresent()) {
                int tricks = deal.position().orElseThrow().score().tricks().size();
                card(words, trick.get(), tricks + 1);
            } else {
                startLine();
                text.append(deal.toAct().orElseThrow().number()).append(' ').append(words);
            }
            deal = deal.apply(action);
            done++;
            notes(done);
        }
        startLine();
    }

    private void card(String card, Trick trick, int number) {
        if (trick.cards().isEmpty()) {
            startLine();
            text.append("trick ")
                    .append(number)
                    .append(" from ")
                    .append(trick.leader().number())
                    .append(':');
        }
        text.append(' ').append(card);
    }

    private void notes(int done) {
        List<String> here = new ArrayList<>();
        record.notes().stream().filter(note -> note.after() == done).forEach(note -> here.add(note.text()));
        for (String note : here) {
            text.append(lineStarted() ? " {" : "{").append(note).append('}');
        }
    }

    private boolean lineStarted() {
        return text.charAt(text.length() - 1) != '\n';
    }

    private void startLine() {
        if (lineStarted()) {
            text.append('\n');
        }
    }

    private void tag(String name, String value) {
        text.append('[').append(name).append(" \"").append(value).append("\"]\n");
    }

    private static String cards(List<Card> cards) {
        return cards.stream().map(Card::toString).collect(Collectors.joining(" "));
    }
}
