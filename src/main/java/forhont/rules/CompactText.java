package forhont.rules;

/** The signs of the compact form: one letter for a card, small letters from g on for everything else. */
final class CompactText {
    static final String VERSION = "1";
    static final String CARDS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef";
    static final char SEED = '~';
    static final char LAY = 'l';
    static final char LAY_BLIND = 'm';
    static final char NAME = 'n';
    static final char PASS = 'p';
    static final char DECLARE = 'k';
    static final char DISCARD = 'x';
    static final char GOOD = 'g';
    static final char GOOD_WITH_FLEK = 'h';
    static final char BAD = 'o';
    static final char SPEAK = 's';
    static final char REVOKE = 'r';

    private final StringBuilder text = new StringBuilder();

    private CompactText() {}

    static String of(DealRecord record) {
        return new CompactText().write(record);
    }

    private String write(DealRecord record) {
        text.append(VERSION).append('.').append(record.rules().id()).append('.');
        if (record.seed().isPresent()) {
            text.append(SEED).append(Long.toString(record.seed().get(), 36));
        } else {
            record.packets().pack().forEach(this::card);
        }
        text.append('.');
        record.actions().forEach(this::action);
        record.revoke().ifPresent(seat -> text.append(REVOKE).append(seat.number()));
        return text.toString();
    }

    private void card(Card card) {
        text.append(CARDS.charAt(card.index()));
    }

    private void action(Action action) {
        if (action instanceof Action.Play play) {
            card(play.card());
        } else if (action instanceof Action.Lay lay) {
            text.append(LAY);
            card(lay.card());
        } else if (action instanceof Action.LayBlind blind) {
            text.append(LAY_BLIND).append(blind.place());
        } else if (action instanceof Action.NameTrump name) {
            text.append(NAME).append(name.suit().index());
        } else if (action instanceof Action.PassTrump) {
            text.append(PASS);
        } else if (action instanceof Action.Declare declare) {
            text.append(DECLARE).append(declare.type().ordinal());
        } else if (action instanceof Action.Discard discard) {
            text.append(DISCARD);
            discard.cards().forEach(this::card);
        } else if (action instanceof Action.Good good) {
            text.append(good.flek() ? GOOD_WITH_FLEK : GOOD);
        } else if (action instanceof Action.Bad) {
            text.append(BAD);
        } else if (action instanceof Action.Speak speak) {
            int words = 0;
            for (Announcement announcement : speak.announcements()) {
                words |= 1 << announcement.ordinal();
            }
            for (Ladder ladder : speak.raises()) {
                words |= 4 << ladder.ordinal();
            }
            text.append(SPEAK).append(Character.forDigit(words, 32));
        }
    }
}
