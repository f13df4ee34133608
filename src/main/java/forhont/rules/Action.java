package forhont.rules;

import java.util.ArrayList;
import java.util.List;

/** What a seat says or does when it is its turn in a deal; its text is that of a deal's record. */
public sealed interface Action {

    /** Lays one of the first seven aside, face down: its suit is trump if Suit is played. */
    record Lay(Card card) implements Action {
        @Override
        public String toString() {
            return "lays " + card;
        }
    }

    /**
     * Lays one of the other five aside unseen.
     *
     * @param place first to fifth of the five as they lie
     */
    record LayBlind(int place) implements Action {
        @Override
        public String toString() {
            return "lays blind " + place;
        }
    }

    /** Names trump with its king and queen among the first seven, or as forehand when all have passed. */
    record NameTrump(Suit suit) implements Action {
        @Override
        public String toString() {
            return "names " + suit.letter();
        }
    }

    /** Leaves the choice of trump to the next. */
    record PassTrump() implements Action {
        @Override
        public String toString() {
            return "passes";
        }
    }

    /** Decides for a contract; before the discard it is not heard until the discard is made. */
    record Declare(ContractType type) implements Action {
        @Override
        public String toString() {
            return "declares " + Notation.of(type);
        }
    }

    /** Puts two cards into the talon. */
    record Discard(CardSet cards) implements Action {
        private static final Discard[] EACH = new Discard[32 * 32];

        static {
            for (Card one : CardSet.PACK) {
                for (Card other : CardSet.PACK) {
                    EACH[32 * one.index() + other.index()] = new Discard(CardSet.of(one, other));
                }
            }
        }

        public static Discard of(Card one, Card other) {
            return EACH[32 * one.index() + other.index()];
        }

        @Override
        public String toString() {
            StringBuilder text = new StringBuilder("discards");
            for (Card card : cards) {
                text.append(' ').append(card);
            }
            return text.toString();
        }
    }

    /** Accepts the contract, without trump perhaps with flek. */
    record Good(boolean flek) implements Action {
        @Override
        public String toString() {
            return flek ? "good flek" : "good";
        }
    }

    /** Takes up the talon to name a higher contract. */
    record Bad() implements Action {
        @Override
        public String toString() {
            return "bad";
        }
    }

    /** Announces and raises by one step each, or passes with neither; by a defender they are against. */
    record Speak(List<Announcement> announcements, List<Ladder> raises) implements Action {
        public static final Speak PASS = new Speak(List.of(), List.of());

        private static final int FIRST_LADDER = 1 << Announcement.values().length;
        private static final List<Speak> EVERY = every();
        private static final List<List<Action>> CHOICES = choices();

        public Speak {
            announcements = InOrder.of(announcements);
            raises = InOrder.of(raises);
        }

        /** Everything that can be said of these announcements and raises, nothing first. */
        static List<Action> choices(List<Announcement> announcements, List<Ladder> raises) {
            int allowed = 0;
            for (int place = 0; place < announcements.size(); place++) {
                allowed |= 1 << announcements.get(place).ordinal();
            }
            for (int place = 0; place < raises.size(); place++) {
                allowed |= FIRST_LADDER << raises.get(place).ordinal();
            }
            return CHOICES.get(allowed);
        }

        /** The choices for each set of words that are allowed. */
        private static List<List<Action>> choices() {
            List<List<Action>> every = new ArrayList<>();
            for (int allowed = 0; allowed < EVERY.size(); allowed++) {
                List<Action> choices = new ArrayList<>();
                for (int words = 0; words < EVERY.size(); words++) {
                    if ((words & ~allowed) == 0 && EVERY.get(words).together()) {
                        choices.add(EVERY.get(words));
                    }
                }
                every.add(List.copyOf(choices));
            }
            return List.copyOf(every);
        }

        private static List<Speak> every() {
            List<Speak> every = new ArrayList<>();
            for (int words = 0; words < FIRST_LADDER << Ladder.values().length; words++) {
                List<Announcement> announcements = new ArrayList<>();
                for (Announcement announcement : Announcement.values()) {
                    if (((words >> announcement.ordinal()) & 1) == 1) {
                        announcements.add(announcement);
                    }
                }
                List<Ladder> raises = new ArrayList<>();
                for (Ladder ladder : Ladder.values()) {
                    if ((((words / FIRST_LADDER) >> ladder.ordinal()) & 1) == 1) {
                        raises.add(ladder);
                    }
                }
                every.add(new Speak(announcements, raises));
            }
            return List.copyOf(every);
        }

        /** Whether all of it can be said at once: a hundred against takes the place of the game. */
        boolean together() {
            return !announcements.contains(Announcement.HUNDRED) || !raises.contains(Ladder.GAME);
        }

        public boolean pass() {
            return announcements.isEmpty() && raises.isEmpty();
        }

        @Override
        public String toString() {
            StringBuilder text = new StringBuilder(pass() ? "passes" : "");
            for (Announcement announcement : announcements) {
                text.append(text.length() == 0 ? "" : ", ").append("announces ").append(Notation.of(announcement));
            }
            for (Ladder ladder : raises) {
                text.append(text.length() == 0 ? "" : ", ").append("raises ").append(Notation.of(ladder));
            }
            return text.toString();
        }
    }

    /** Plays a card. */
    record Play(Card card) implements Action {
        private static final Play[] EACH = new Play[32];

        static {
            for (Card card : CardSet.PACK) {
                EACH[card.index()] = new Play(card);
            }
        }

        public static Play of(Card card) {
            return EACH[card.index()];
        }

        @Override
        public String toString() {
            return card.toString();
        }
    }
}
