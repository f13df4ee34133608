/**
 * What a deal pays: its components, V, and what each seat receives.
 * Reads a finished position, or bare facts as a score-keeper knows them.
 */
package forhont.settlement;
