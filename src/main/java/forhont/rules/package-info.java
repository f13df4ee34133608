/**
 * Cards, contracts and the deal from the first seven cards to the last trick: what is legal, and why not.
 * Everything here is a value; the numbers R-1 … R-30 in comments and constants are those of the written rules.
 */
package forhont.rules;
