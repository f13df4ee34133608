/**
 * Exact search over open cards: what best play by everybody gives, and what each legal card is worth.
 * Sampling builds on it what a hand is worth before the other hands are seen, and which card a player should choose.
 */
package forhont.solver;
