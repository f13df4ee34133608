package forhont.rules;

import java.util.List;
import java.util.Optional;

/**
 * Announcements and doublings, seat by seat, before the first lead. Whoever can say nothing, whatever they
 * hold, is not asked.
 *
 * @param opening whether the soloist is still to announce
 * @param spoken how many defenders have spoken in this round
 * @param said what their side has said in this round
 */
record Speaking(
        Contract standing, Announced announced, Doubling doubling, boolean opening, int spoken, Doubling.Call said)
        implements Phase {

    /** What comes when a Suit is accepted, or a contract named where nobody may take over. */
    static Deal before(Contract contract, Table table) {
        return contract.type().hasTrump()
                ? new Speaking(contract, Announced.NOTHING, Doubling.NONE, true, 0, Doubling.Call.NOTHING).ask(table)
                : doubled(contract, Announced.NOTHING, table).ask(table);
    }

    /** What comes when a contract without trump has been accepted, perhaps with flek. */
    static Deal afterAnswers(Contract contract, boolean flek, Table table) {
        Doubling.Call call = flek ? new Doubling.Call(List.of(Ladder.CONTRACT), List.of()) : Doubling.Call.NOTHING;
        return doubled(contract, Announced.NOTHING, table).endRound(call, table).ask(table);
    }

    private static Speaking doubled(Contract contract, Announced announced, Table table) {
        return new Speaking(
                contract,
                announced,
                Doubling.start(table.rules(), contract, announced),
                false,
                0,
                Doubling.Call.NOTHING);
    }

    /** The deal with the next seat that could say something to be heard; the play where there is none. */
    private Deal ask(Table table) {
        Speaking next = this;
        while (next.opening || !next.doubling.over()) {
            if (next.couldSpeak(table.rules())) {
                return new Deal(table, next);
            }
            next = next.pass(table);
        }
        return Playing.start(next, table);
    }

    private Speaking pass(Table table) {
        return heard(Doubling.Call.NOTHING, announced, table);
    }

    /** Whether the seat could say anything but pass, as far as all know. */
    private boolean couldSpeak(RuleSet rules) {
        boolean mayAnnounce = opening || (doubling.first() && rules.announcementsAgainst());
        boolean sevenFree = rules.announcesSeven() && announced.seven().isEmpty();
        boolean hundredFree = rules.hundred().announcement() != HundredRule.Announcement.NEVER
                && announced.hundred().isEmpty();
        return (mayAnnounce && standing.type().hasTrump() && (sevenFree || hundredFree))
                || !doubling.open(said).isEmpty();
    }

    private Seat seat() {
        return !opening && doubling.toSpeak() == Side.DEFENCE
                ? standing.soloist().left(spoken + 1)
                : standing.soloist();
    }

    private Speaking heard(Doubling.Call words, Announced now, Table table) {
        if (opening) {
            return doubled(standing, now, table);
        }
        Doubling.Call together = said.with(words);
        boolean partnerNext = doubling.toSpeak() == Side.DEFENCE && spoken == 0;
        return partnerNext
                ? new Speaking(standing, now, doubling, false, 1, together)
                : new Speaking(standing, now, doubling, false, 0, said).endRound(together, table);
    }

    private Speaking endRound(Doubling.Call call, Table table) {
        return new Speaking(
                standing,
                announced,
                doubling.after(call, table.rules().highestStep()),
                false,
                0,
                Doubling.Call.NOTHING);
    }

    @Override
    public Stage stage() {
        return Stage.ANNOUNCEMENTS;
    }

    @Override
    public Optional<Seat> toAct() {
        return Optional.of(seat());
    }

    @Override
    public Optional<Contract> contract() {
        return Optional.of(standing);
    }

    @Override
    public List<Action> options(Table table) {
        return Action.Speak.choices(announcements(table), raises());
    }

    private List<Ladder> raises() {
        return opening ? List.of() : doubling.open(said);
    }

    private List<Announcement> announcements(Table table) {
        return opening || doubling.first()
                ? Announcement.options(
                        table.rules(), standing, seat(), table.hands().of(seat()), announced)
                : List.of();
    }

    @Override
    public Optional<Refusal> refusal(Action action, Table table) {
        if (!(action instanceof Action.Speak speak)) {
            return Optional.of(CallObjection.SPEAK);
        }
        if (!announcements(table).containsAll(speak.announcements())) {
            return Optional.of(CallObjection.NOT_TO_ANNOUNCE);
        }
        boolean fits = raises().containsAll(speak.raises()) && speak.together();
        return fits ? Optional.empty() : Optional.of(CallObjection.NOT_TO_RAISE);
    }

    @Override
    public Deal after(Action action, Table table) {
        Action.Speak speak = (Action.Speak) action;
        Side side = standing.side(seat());
        Announced now = announced;
        for (Announcement announcement : speak.announcements()) {
            now = switch (announcement) {
                case SEVEN -> now.withSeven(side);
                case HUNDRED -> now.withHundred(side);
            };
        }
        return heard(new Doubling.Call(speak.raises(), speak.announcements()), now, table)
                .ask(table);
    }
}
