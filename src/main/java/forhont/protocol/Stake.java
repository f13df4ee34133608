package forhont.protocol;

import forhont.rules.Announcement;
import forhont.rules.Ladder;

/** What can be doubled, by the name a call has for it. */
enum Stake {
    GAME(Ladder.GAME),
    HUNDRED(Ladder.GAME),
    HUNDRED_AGAINST(Ladder.GAME),
    SEVEN(Ladder.SEVEN),
    SEVEN_AGAINST(Ladder.SEVEN),
    CONTRACT(Ladder.CONTRACT);

    private final Ladder ladder;

    Stake(Ladder ladder) {
        this.ladder = ladder;
    }

    Ladder ladder() {
        return ladder;
    }

    static Stake read(Value name) {
        return name.choice(values(), ErrorCode.OUT_OF_RANGE);
    }

    /** What a defender announces: {@code seven-against} or {@code hundred-against}. */
    static Announcement readAgainst(Value name) {
        return switch (read(name)) {
            case SEVEN_AGAINST -> Announcement.SEVEN;
            case HUNDRED_AGAINST -> Announcement.HUNDRED;
            case GAME, HUNDRED, SEVEN, CONTRACT ->
                throw Refusal.of(ErrorCode.OUT_OF_RANGE, "a call announces seven-against or hundred-against");
        };
    }
}
