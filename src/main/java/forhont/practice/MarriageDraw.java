package forhont.practice;

import forhont.exercise.Exercise;
import forhont.exercise.Field;
import forhont.exercise.MarriageCount;
import forhont.exercise.MarriageNow;
import forhont.exercise.Misconception;
import forhont.exercise.Played;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.ContractType;
import forhont.rules.HundredRule;
import forhont.rules.Position;
import forhont.rules.Rank;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Trick;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Draws a moment in which a marriage may be scored, or tricks in which some were. */
final class MarriageDraw implements Generator {
    private static final int TRICKS = 10;
    private static final int MOST_EARLIER = 4;

    /** What the harder moments tempt to. */
    private static final List<Misconception> HARD = List.of(
            Misconception.DISCARDED_KING_STILL_A_MARRIAGE,
            Misconception.KING_SCORES_AGAIN,
            Misconception.MARRIAGE_WITHOUT_FOLLOWING,
            Misconception.MARRIAGE_ONLY_IF_QUEEN_WINS,
            Misconception.MARRIAGE_GOES_WITH_THE_TRICK,
            Misconception.ALL_MARRIAGES_MAKE_A_HUNDRED,
            Misconception.ANY_QUEEN_SCORES);

    @Override
    public Optional<Exercise> draw(Wanted wanted) {
        Run run = Run.of(wanted.rules(), ContractType.SUIT, wanted.chance());
        boolean now = wanted.level() == 1 || wanted.oneIn(2);
        List<Exercise> good = now ? moments(run, wanted) : counts(run, wanted);
        return good.isEmpty() ? Optional.empty() : Optional.of(wanted.pick(good));
    }

    private static List<Exercise> moments(Run run, Wanted wanted) {
        List<Exercise> good = new ArrayList<>();
        for (Position position : run.turns()) {
            List<Trick> earlier = position.score().tricks();
            boolean plain = earlier.size() <= MOST_EARLIER && !position.view().protectedSeven();
            if (plain && !courts(position).isEmpty()) {
                boolean soloist = position.toPlay() == position.contract().soloist();
                CardSet talon = soloist ? run.bid().talon() : CardSet.EMPTY;
                Exercise exercise = new MarriageNow(wanted.rules(), position.trick(), position.view(), earlier, talon);
                if (tempts(exercise, wanted)) {
                    good.add(exercise);
                }
            }
        }
        return good;
    }

    private static CardSet courts(Position position) {
        return position.hands()
                .of(position.toPlay())
                .where(card -> card.rank() == Rank.QUEEN || card.rank() == Rank.KING);
    }

    private static boolean tempts(Exercise exercise, Wanted wanted) {
        Set<Misconception> traps = wanted.traps(exercise);
        return switch (wanted.level()) {
            case 1 -> !traps.isEmpty();
            case 2 -> traps.size() > 1;
            default -> traps.contains(wanted.aim(HARD));
        };
    }

    private static List<Exercise> counts(Run run, Wanted wanted) {
        int number = wanted.level() == 3 && wanted.oneIn(3)
                ? TRICKS
                : 3 + wanted.chance().nextInt(wanted.level() == 3 ? 5 : 3);
        Position then = run.positions().get(3 * number);
        Played played = new Played(
                then.contract(),
                then.score().tricks(),
                number == TRICKS,
                number == TRICKS ? Map.of() : held(run, then),
                run.bid().talon());
        MarriageCount exercise = new MarriageCount(wanted.rules(), played, fields(wanted));
        boolean some = !then.score().soloistMarriages().isEmpty()
                || !then.score().defenceMarriages().isEmpty();
        return some && tempts(exercise, wanted) ? List.of(exercise) : List.of();
    }

    /** The hands that have to be seen: of those who played a king or queen whose other card is still out. */
    private static Map<Seat, CardSet> held(Run run, Position then) {
        Map<Seat, CardSet> held = new EnumMap<>(Seat.class);
        CardSet seen = run.bid().talon();
        for (Trick trick : then.score().tricks()) {
            seen = seen.union(CardSet.of(trick.cards()));
        }
        for (Trick trick : then.score().tricks()) {
            for (int place = 0; place < trick.cards().size(); place++) {
                Card card = trick.cards().get(place);
                boolean court = card.rank() == Rank.QUEEN || card.rank() == Rank.KING;
                Rank other = card.rank() == Rank.QUEEN ? Rank.KING : Rank.QUEEN;
                if (court && !seen.contains(Card.of(card.suit(), other))) {
                    Seat seat = trick.seatOf(place);
                    held.put(seat, then.hands().of(seat));
                }
            }
        }
        return held;
    }

    /** Where the talon's points count too, tricks alone do not tell the soloist's. */
    private static List<Field> fields(Wanted wanted) {
        RuleSet rules = wanted.rules();
        List<Field> marriages = List.of(Field.SOLOIST_MARRIAGES, Field.DEFENCE_MARRIAGES);
        if (wanted.level() < 3 || rules.talon().countsForSoloist()) {
            return marriages;
        }
        return rules.hundred().silent() != HundredRule.Qualifying.NONE && !wanted.oneIn(3)
                ? List.of(Field.SOLOIST_TOWARDS_HUNDRED, Field.DEFENCE_TOWARDS_HUNDRED)
                : List.of(Field.SOLOIST_TOTAL, Field.DEFENCE_TOTAL);
    }
}
