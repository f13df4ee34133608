package forhont.storage;

import java.time.InstantSource;

/** A process that gives answers as fast as it can, several learners at once, and prints each one that was confirmed. */
final class Answering {
    private static final int LEARNERS = 6;

    private Answering() {}

    /** Called with the database. */
    public static void main(String[] arguments) {
        Store store = Store.open(Address.parse(arguments[0]), InstantSource.system(), System.err::println);
        Learners learners = new Learners(store);
        for (int i = 0; i < LEARNERS; i++) {
            Secret device = device(i);
            new Thread(() -> answer(learners, device)).start();
        }
    }

    static Secret device(int number) {
        return Secret.parse("0".repeat(31) + number).orElseThrow();
    }

    static int learners() {
        return LEARNERS;
    }

    /** Every third answer is posted twice, as an impatient learner does. */
    private static void answer(Learners learners, Secret device) {
        for (int number = 0; ; number++) {
            Secret item = Secret.random();
            try {
                learners.keep(device, Given.right(item, "s" + number % 5));
                if (number % 3 == 0) {
                    learners.keep(device, Given.right(item, "s" + number % 5));
                }
                confirm(item.digest());
            } catch (Unkept unkept) {
                confirm("unkept: " + unkept.trouble());
            }
        }
    }

    private static synchronized void confirm(String line) {
        System.out.println(line);
        System.out.flush();
    }
}
