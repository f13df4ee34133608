package forhont.web;

import forhont.i18n.Language;
import forhont.rules.Contract;
import forhont.rules.Seat;

/** What the seats are called from where the learner sits. */
final class Roles {
    private final Language language;
    private final Contract contract;
    private final Seat learner;

    Roles(Language language, Contract contract, Seat learner) {
        this.language = language;
        this.contract = contract;
        this.learner = learner;
    }

    /** The learner; the soloist by that name; a defender as the learner's partner or opponent. */
    String of(Seat seat) {
        if (seat == learner) {
            return language.text(seat == contract.soloist() ? "table.you-soloist" : "table.you");
        }
        if (seat == contract.soloist()) {
            return language.text("table.soloist");
        }
        return language.text(learner == contract.soloist() ? "table.defender" : "table.partner");
    }

    /** The same, with the two opponents of a soloist told apart by where they sit. */
    String apart(Seat seat) {
        if (learner != contract.soloist() || seat == learner) {
            return of(seat);
        }
        return language.text(seat == learner.left() ? "table.defender-left" : "table.defender-right");
    }

    /** The class that puts the seat at its side of the table. */
    String side(Seat seat) {
        return seat == learner ? "seat-self" : seat == learner.left() ? "seat-left" : "seat-right";
    }
}
