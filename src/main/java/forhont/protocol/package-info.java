/**
 * The engine's door for other programs: one question in JSON, one answer in JSON, for every rule the core knows.
 * A question that cannot be answered gets an error with a code, never anything else.
 */
package forhont.protocol;
