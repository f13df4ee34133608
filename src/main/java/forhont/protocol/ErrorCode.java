package forhont.protocol;

import forhont.rules.Notation;

/** Why a request cannot be answered. */
enum ErrorCode {
    BAD_JSON,
    BAD_CARD,
    DUPLICATE_CARD,
    WRONG_COUNT,
    UNKNOWN_RULESET,
    UNKNOWN_ASK,
    MISSING_FIELD,
    ILLEGAL_CARD,
    NOT_IN_HAND,
    ILLEGAL_ANNOUNCEMENT,
    TOO_LARGE,
    OUT_OF_RANGE;

    /** As it stands in an answer: {@code bad-json}. */
    @Override
    public String toString() {
        return Notation.of(this);
    }
}
