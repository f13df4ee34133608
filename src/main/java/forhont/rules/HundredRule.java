package forhont.rules;

/**
 * What makes a hundred and what it pays.
 *
 * @param announcement whose king and queen allow announcing it
 * @param scale how more or less than 100 changes its units
 * @param announced which marriages count towards an announced hundred
 * @param silent which marriages count towards a silent hundred; {@code NONE} where there is none
 * @param opponentsMarriagesMissing whether, when it fails, each ten of the opponents' marriages is one more ten missing
 */
public record HundredRule(
        Announcement announcement,
        Scale scale,
        Qualifying announced,
        Qualifying silent,
        boolean opponentsMarriagesMissing) {

    public HundredRule {
        if ((announced == Qualifying.NONE) != (announcement == Announcement.NEVER)) {
            throw new IllegalArgumentException("marriages qualify for an announced hundred exactly where there is one");
        }
        if (opponentsMarriagesMissing && (scale == Scale.FLAT || announcement == Announcement.NEVER)) {
            throw new IllegalArgumentException("missing tens count only in an announced hundred that is not flat");
        }
    }

    /** What the announcer must hold. */
    public enum Announcement {
        NEVER,
        ANY_MARRIAGE,
        TRUMP_MARRIAGE
    }

    /** How the units grow with each ten above 100 (or, failed, below it). */
    public enum Scale {
        DOUBLING,
        ADDING,
        FLAT;

        /** The units that many tens beyond the first that counts. */
        public int units(int base, int tens) {
            return switch (this) {
                case DOUBLING -> base << tens;
                case ADDING -> base * (tens + 1);
                case FLAT -> base;
            };
        }
    }

    /** Which of a side's marriages count towards its hundred. */
    public enum Qualifying {
        NONE,
        /** Only the best single one. */
        BEST,
        ALL,
        /** The trump marriage must be among them; then all. */
        ALL_WITH_TRUMP
    }
}
