package forhont.rules;

/** What one seat said or did. */
public record Act(Seat seat, Action action) {}
