package forhont.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * How far each ladder has been climbed, and what the side whose turn it is may raise by one more step.
 *
 * @param game steps on the ladder of the game, of the hundred that replaces it, or of the hundred against
 * @param seven steps on the ladder of the announced seven or seven against
 * @param contract steps on the ladder of a contract without trump
 * @param toSpeak the side whose turn it is; the defence begins
 * @param open what it may raise: what the other side announced or raised in the round just before
 * @param first whether this is the defence's first turn, in which it may announce against
 * @param over whether the side that spoke last neither raised nor announced
 */
public record Doubling(
        int game, int seven, int contract, Side toSpeak, List<Ladder> open, boolean first, boolean over) {

    public static final Doubling NONE = new Doubling(0, 0, 0, Side.DEFENCE, List.of(), false, true);

    public Doubling {
        open = List.copyOf(open);
    }

    /** What one side says in one round, the words of both defenders taken together. */
    public record Call(List<Ladder> raises, List<Announcement> announcements) {
        public static final Call NOTHING = new Call(List.of(), List.of());

        public Call {
            raises = InOrder.of(raises);
            announcements = InOrder.of(announcements);
        }

        public boolean nothing() {
            return raises.isEmpty() && announcements.isEmpty();
        }

        /** With the words of the other defender: a flek on the game is void beside a hundred against. */
        public Call with(Call other) {
            if (nothing() || other.nothing()) {
                return nothing() ? other : this;
            }
            List<Announcement> announced = new ArrayList<>(announcements);
            announced.addAll(other.announcements);
            List<Ladder> raised = new ArrayList<>(raises);
            raised.addAll(other.raises);
            if (announced.contains(Announcement.HUNDRED)) {
                raised.remove(Ladder.GAME);
            }
            return new Call(raised, announced);
        }
    }

    /** The ladders as the soloist leaves them, the defence to speak. */
    public static Doubling start(RuleSet rules, Contract contract, Announced announced) {
        List<Ladder> open = new ArrayList<>(2);
        if (rules.highestStep() > 0) {
            open.add(contract.type().hasTrump() ? Ladder.GAME : Ladder.CONTRACT);
            if (announced.seven().isPresent()) {
                open.add(Ladder.SEVEN);
            }
        }
        return new Doubling(0, 0, 0, Side.DEFENCE, open, true, false);
    }

    public int steps(Ladder ladder) {
        return switch (ladder) {
            case GAME -> game;
            case SEVEN -> seven;
            case CONTRACT -> contract;
        };
    }

    /** What may still be raised beside words already said in this round by a partner. */
    public List<Ladder> open(Call said) {
        if (said.nothing()) {
            return open;
        }
        List<Ladder> left = new ArrayList<>(open);
        left.removeAll(said.raises());
        if (said.announcements().contains(Announcement.HUNDRED)) {
            left.remove(Ladder.GAME);
        }
        return List.copyOf(left);
    }

    /** Whether the side whose turn it is may say this; whether it may announce is for {@link Announcement} to say. */
    public boolean allows(Call call) {
        boolean inTime = first || call.announcements().isEmpty();
        return !over
                && inTime
                && open(new Call(List.of(), call.announcements())).containsAll(call.raises());
    }

    /** After a round of the side whose turn it is; a hundred against takes the place of the game. */
    public Doubling after(Call call, int highestStep) {
        if (!allows(call)) {
            throw new IllegalArgumentException(toSpeak + " may raise " + open + ", not say " + call);
        }
        int gameNow = call.announcements().contains(Announcement.HUNDRED) ? 0 : raised(Ladder.GAME, call);
        Doubling next = new Doubling(
                gameNow,
                raised(Ladder.SEVEN, call),
                raised(Ladder.CONTRACT, call),
                toSpeak.other(),
                List.of(),
                false,
                call.nothing());
        List<Ladder> answerable = opened(call);
        answerable.removeIf(ladder -> next.steps(ladder) >= highestStep);
        return next.withOpen(answerable);
    }

    private int raised(Ladder ladder, Call call) {
        return steps(ladder) + (call.raises().contains(ladder) ? 1 : 0);
    }

    /** What the other side may answer: what was raised, and what was announced. */
    private static List<Ladder> opened(Call call) {
        List<Ladder> opened = new ArrayList<>(call.raises());
        for (Announcement announcement : call.announcements()) {
            opened.add(
                    switch (announcement) {
                        case SEVEN -> Ladder.SEVEN;
                        case HUNDRED -> Ladder.GAME;
                    });
        }
        opened.sort(null);
        return opened;
    }

    private Doubling withOpen(List<Ladder> nowOpen) {
        return new Doubling(game, seven, contract, toSpeak, nowOpen, first, over);
    }
}
