package forhont.settlement;

import forhont.rules.Doubling;

/**
 * How many steps each ladder stands at when play begins.
 *
 * @param game the ladder of the game, of the hundred that replaces it, or of the hundred against
 * @param seven the ladder of the announced seven or seven against
 * @param contract the ladder of a contract without trump
 */
public record Doubles(int game, int seven, int contract) {
    public static final Doubles NONE = new Doubles(0, 0, 0);

    public static Doubles of(Doubling doubling) {
        return new Doubles(doubling.game(), doubling.seven(), doubling.contract());
    }
}
