package forhont.rules;

import java.util.List;
import java.util.Optional;

/** All hands at one moment of the play, the trick on the table, and what has been won so far. */
public record Position(RuleSet rules, Contract contract, Announced announced, Hands hands, Trick trick, Score score) {
    public Position {
        if (trick.complete()) {
            throw new IllegalArgumentException("a complete trick is taken up before anything else: " + trick);
        }
        if (!trick.cards().isEmpty() && hands.all().intersects(CardSet.of(trick.cards()))) {
            throw new IllegalArgumentException("a card of the trick is still in a hand: " + trick);
        }
    }

    /** The moment before the first lead, whatever the rule set lets the talon's points count for. */
    public static Position start(
            RuleSet rules, Contract contract, Announced announced, Hands hands, CardSet talon, Seat leader) {
        int talonPoints = contract.type().hasTrump() && rules.talon().countsForSoloist()
                ? 10 * talon.intersection(CardSet.sharp()).size()
                : 0;
        return new Position(
                rules,
                contract,
                announced,
                hands,
                new Trick(leader, List.of()),
                Score.NOTHING.withPoints(Side.SOLOIST, talonPoints));
    }

    /** Who leads the first trick of a contract. */
    public static Seat firstLeader(RuleSet rules, Contract contract) {
        return rules.firstLeader() == RuleSet.FirstLeader.SOLOIST ? contract.soloist() : Seat.FOREHAND;
    }

    public Seat toPlay() {
        return trick.toPlay();
    }

    public View view() {
        return new View(
                rules.marriages(),
                contract,
                hands.of(toPlay()),
                trick.cards(),
                announced.binds(contract.side(toPlay()), rules));
    }

    public CardSet legal() {
        return Legal.legal(view());
    }

    public Optional<Objection> objection(Card card) {
        return Legal.objection(card, view());
    }

    /** The position after a legal card; a card to which there is an objection is refused. */
    public Position play(Card card) {
        CardSet hand = hands.of(toPlay());
        if (over() || !hand.contains(card) || !legal().contains(card)) {
            throw new IllegalArgumentException(card + " may not be played from " + hand + " on " + trick.cards());
        }
        return after(card);
    }

    /** The position after a card that is known to be legal. */
    Position after(Card card) {
        CardSet hand = hands.of(toPlay());
        Hands left = hands.with(toPlay(), hand.without(card));
        Score scored = rules.marriages().scores(card, hand, trick.cards().isEmpty(), contract)
                ? score.withMarriage(contract.side(toPlay()), MarriageRule.value(card.suit(), contract))
                : score;
        Trick played = trick.with(card);
        return played.complete()
                ? new Position(rules, contract, announced, left, next(played), taken(played, left, scored))
                : new Position(rules, contract, announced, left, played, scored);
    }

    /** Whether nothing more is played: no cards are left, or a contract without trump is decided. */
    public boolean over() {
        return (hands.all().isEmpty() && trick.cards().isEmpty()) || won().isPresent();
    }

    /** In a contract without trump, whether the soloist has made it, once that is decided; empty in Suit. */
    public Optional<Boolean> won() {
        if (contract.type().hasTrump() || score.tricks().isEmpty()) {
            return Optional.empty();
        }
        Trick last = score.tricks().get(score.tricks().size() - 1);
        boolean soloistTook = last.winner(contract) == contract.soloist();
        if (contract.type().open()) {
            OpenHand open =
                    new OpenHand(contract.type(), hands.of(contract.soloist()), hands.others(contract.soloist()));
            return Optional.of(open.made(soloistTook));
        }
        if (soloistTook != contract.type().winsTricks()) {
            return Optional.of(false);
        }
        return hands.all().isEmpty() ? Optional.of(true) : Optional.empty();
    }

    private Trick next(Trick taken) {
        return new Trick(taken.winner(contract), List.of());
    }

    private Score taken(Trick trick, Hands left, Score before) {
        Side winner = contract.side(trick.winner(contract));
        int points = trick.points(contract);
        if (!contract.type().hasTrump() || !left.all().isEmpty()) {
            return before.withTrick(trick, winner, points);
        }
        return before.withTrick(trick, winner, points + 10).withLastSeven(lastSeven(trick));
    }

    private Optional<Score.LastSeven> lastSeven(Trick trick) {
        Card seven = contract.trumpSeven().orElseThrow();
        int place = trick.cards().indexOf(seven);
        return place < 0
                ? Optional.empty()
                : Optional.of(
                        new Score.LastSeven(contract.side(trick.seatOf(place)), trick.winningPlace(contract) == place));
    }
}
