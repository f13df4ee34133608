/**
 * What one language says: messages with plural forms, prose with cards in it, terms, numbers, lists and alphabetical
 * order. It knows no files and no pages; {@code content} hands it the texts and {@code web} and {@code cli} show them.
 */
package forhont.i18n;
