/**
 * Endless practice: exercises drawn from a seed, each proved to have one complete answer and something to decide.
 * What is drawn comes from deals that were dealt, bid and played by the rules, so that hands, tricks and scores agree.
 */
package forhont.practice;
