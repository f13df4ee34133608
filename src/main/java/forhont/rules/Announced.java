package forhont.rules;

import java.util.Optional;

/** Which side has announced the seven, and which the hundred; a defence's announcement is one against. */
public record Announced(Optional<Side> seven, Optional<Side> hundred) {
    public static final Announced NOTHING = new Announced(Optional.empty(), Optional.empty());

    public Announced withSeven(Side side) {
        return new Announced(Optional.of(side), hundred);
    }

    public Announced withHundred(Side side) {
        return new Announced(seven, Optional.of(side));
    }

    public boolean nothing() {
        return seven.isEmpty() && hundred.isEmpty();
    }

    /** Whether that player's trump seven is bound by an announcement of their side. */
    public boolean binds(Side side, RuleSet rules) {
        return rules.sevenProtected() && seven.isPresent() && seven.get() == side;
    }
}
