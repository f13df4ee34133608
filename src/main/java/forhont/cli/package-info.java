/**
 * The commands a person types: serve the site, check the content, ask the engine. It wires the parts together by hand
 * and is used by nobody.
 */
package forhont.cli;
