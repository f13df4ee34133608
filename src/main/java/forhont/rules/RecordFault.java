package forhont.rules;

import java.util.Optional;

/**
 * Where a written deal is damaged, and how.
 *
 * @param place the line, from 1; in the compact form the character, from 1
 * @param text what stands there
 * @param refusal why the act is not legal, where it is written well
 */
public record RecordFault(int place, Kind kind, String text, Optional<Refusal> refusal) {

    static RecordFault of(int place, Kind kind, String text) {
        return new RecordFault(place, kind, text, Optional.empty());
    }

    /** What can be wrong with a written deal. */
    public enum Kind {
        VERSION("the first tag is [Forhont \"1\"]"),
        TAG("a tag is written [Name \"value\"], before the first act"),
        REPEATED_TAG("a tag stands once"),
        MISSING_TAG("a tag is missing"),
        RULE_SET("there is no such rule set"),
        SEED("a seed is a whole number of at most 64 bits"),
        CARDS("cards are written suit by suit, then + and the second packet: C:AT S:K + 7H 8H"),
        PACKETS("each of the 32 cards is dealt once, in packets of the sizes the rule set gives"),
        NOT_OF_SEED("the cards are not those the seed gives"),
        NOTE("a note is opened with { and closed with }, and is not empty"),
        SEAT("it is another seat's turn"),
        ACT("this is not an act"),
        WORDS("the act is written otherwise here"),
        TRICK("a trick is written: trick 1 from 0: QH 7H AH"),
        ILLEGAL("the act is not legal"),
        OVER("nothing follows the end of a deal"),
        REVOKE("a revoke is written last, after the first lead: revoke 2");

        private final String what;

        Kind(String what) {
            this.what = what;
        }

        /** What should hold, for whoever writes records by hand. */
        public String what() {
            return what;
        }
    }

    @Override
    public String toString() {
        String rule = refusal.map(why -> " (" + why.rule() + ")").orElse("");
        return place + ": " + kind.what() + rule + (text.isEmpty() ? "" : ": " + text);
    }
}
