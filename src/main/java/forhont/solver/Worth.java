package forhont.solver;

import forhont.rules.CardSet;
import forhont.rules.Contract;

/**
 * What a contract is worth to its soloist, nothing announced and nothing doubled.
 *
 * @param discard the two cards best put away; empty where only seven cards are seen
 * @param expected the mean of V over the samples, in units
 * @param standardError of that mean
 * @param winRate the share of samples with V above zero
 */
public record Worth(Contract contract, CardSet discard, double expected, double standardError, double winRate) {}
