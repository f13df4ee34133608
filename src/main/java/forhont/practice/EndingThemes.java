package forhont.practice;

import forhont.exercise.Outlook;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Position;
import forhont.rules.Rank;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Trick;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Finds what a turn with open cards turns on. */
final class EndingThemes {
    private final Outlook outlook;
    private final Position position;
    private final Contract contract;
    private final CardSet best;
    private final CardSet worse;

    private EndingThemes(Outlook outlook) {
        this.outlook = outlook;
        this.position = outlook.position();
        this.contract = position.contract();
        this.best = outlook.best();
        this.worse = outlook.legal().minus(best);
    }

    /** Nothing where every card is as good. */
    static Set<Theme> of(Outlook outlook) {
        EndingThemes themes = new EndingThemes(outlook);
        return themes.worse.isEmpty() ? EnumSet.noneOf(Theme.class) : themes.found();
    }

    private Set<Theme> found() {
        Set<Theme> themes = EnumSet.noneOf(Theme.class);
        switch (outlook.goal().kind()) {
            case SEVEN, SEVEN_AGAINST -> themes.add(outlook.mine() ? Theme.KEEPING_THE_SEVEN : Theme.KILLING_THE_SEVEN);
            case BETL -> addOfBetl(themes);
            case POINTS, SETTLEMENT, DURCH -> {}
        }
        if (contract.type().hasTrump()) {
            addOfSuit(themes);
        }
        return themes;
    }

    private void addOfBetl(Set<Theme> themes) {
        if (soloist()) {
            themes.add(Theme.DUCKING_IN_BETL);
        } else if (acesTake(outlook.line(best.first()))) {
            themes.add(Theme.FORCING_THE_ACE);
        }
    }

    private boolean soloist() {
        return contract.side(outlook.seat()) == Side.SOLOIST;
    }

    /** Whether the soloist's ace wins the last trick of a line. */
    private boolean acesTake(List<Card> line) {
        Position now = position;
        for (Card card : line) {
            now = now.play(card);
        }
        List<Trick> tricks = now.score().tricks();
        if (tricks.isEmpty()) {
            return false;
        }
        Trick last = tricks.get(tricks.size() - 1);
        return last.winner(contract) == contract.soloist()
                && last.winningCard(contract).rank() == Rank.ACE;
    }

    private void addOfSuit(Set<Theme> themes) {
        if (smears(best) && !smears(worse)) {
            themes.add(Theme.SMEARING);
        }
        CardSet beating = worse.where(this::wins);
        if (best.where(this::wins).isEmpty() && !beating.isEmpty()) {
            themes.add(Theme.ENDPLAY);
        }
    }

    /** Whether all the cards are aces or tens laid on a trick that the player's partner is winning. */
    private boolean smears(CardSet cards) {
        Trick trick = position.trick();
        if (trick.cards().isEmpty() || soloist()) {
            return false;
        }
        Seat winner = trick.winner(contract);
        boolean partner = winner != contract.soloist() && winner != outlook.seat();
        return partner && cards.cards().stream().allMatch(card -> card.rank().sharp() && !wins(card));
    }

    /** Whether the card would win the trick as far as it is played, leading with one no opponent can beat. */
    private boolean wins(Card card) {
        Trick trick = position.trick();
        if (!trick.cards().isEmpty()) {
            return contract.beats(card, trick.winningCard(contract));
        }
        return !position.hands().others(outlook.seat()).intersects(contract.higher(card));
    }
}
