package forhont.solver;

import forhont.rules.Position;
import forhont.settlement.Account;
import forhont.settlement.Facts;

/** A question about a contract without trump: made or not. */
final class TrickQuestion implements Question {
    private static final int SEVEN_TO_NINE_AND_ACE = 0x87878787;
    private static final int JACK_TO_KING = 0x38383838;
    private static final int TEN = 0x40404040;

    private final TrickSearch search;
    private final int[] values;

    TrickQuestion(TrickSearch search, At first, Goal goal) {
        this.search = search;
        this.values = values(first.position(), goal);
        search.table.empty();
        search.order.forget();
        search.nodes = 0;
        search.durch = first.position().contract().type().winsTricks();
        search.open = first.position().contract().type().open();
        int second = ranked(first.hand(1));
        int third = ranked(first.hand(2));
        int all = ranked(first.hand(0)) | second | third;
        for (int suit = 0; suit < 4; suit++) {
            int place = 8 * suit;
            search.codes.number(suit, all >>> place & 255, second >>> place & 255, third >>> place & 255, false, false);
        }
    }

    private static int[] values(Position start, Goal goal) {
        return switch (goal.kind()) {
            case BETL, DURCH -> {
                if (start.contract().type().winsTricks() != (goal.kind() == Goal.Kind.DURCH)) {
                    throw new IllegalArgumentException(goal.kind() + " is not asked of " + start.contract());
                }
                yield new int[] {0, 1};
            }
            case SETTLEMENT -> {
                Account account = new Account(start.rules(), start.contract(), start.announced(), goal.doubles());
                yield new int[] {
                    account.settle(new Facts.WithoutTrump(false)).perDefender(),
                    account.settle(new Facts.WithoutTrump(true)).perDefender()
                };
            }
            case POINTS, SEVEN, SEVEN_AGAINST ->
                throw new IllegalArgumentException(goal.kind() + " is not asked without trump");
        };
    }

    /** The cards in the order they have without trump. */
    private static int ranked(int cards) {
        return (cards & SEVEN_TO_NINE_AND_ACE) | (cards & JACK_TO_KING) << 1 | (cards & TEN) >>> 3;
    }

    @Override
    public int[] values() {
        return values;
    }

    @Override
    public int guess() {
        return values.length / 2;
    }

    @Override
    public long nodes() {
        return search.nodes;
    }

    @Override
    public boolean reaches(At at, int place) {
        if (place == 0) {
            return true;
        }
        if (at.position().over()) {
            return at.position().won().orElse(true);
        }
        int leader = at.leader();
        int a = ranked(at.hand(leader));
        int b = ranked(at.hand((leader + 1) % 3));
        int c = ranked(at.hand((leader + 2) % 3));
        int cards = at.position().trick().cards().size();
        return switch (cards) {
            case 0 -> search.lead(a, b, c, leader, 0);
            case 1 -> search.second(b, c, a, ranked(at.trick(0)), leader, 1);
            default -> search.third(c, a, b, ranked(at.trick(0)), ranked(at.trick(1)), leader, 2);
        };
    }
}
