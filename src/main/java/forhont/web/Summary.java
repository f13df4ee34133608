package forhont.web;

import java.util.Optional;

/**
 * What is shown of a page where it is found: among the results of a search, beside a link to it.
 *
 * @param text a sentence or two in the language of the page
 * @param data what the page is, for programs, as JSON
 */
public record Summary(String text, Optional<String> data) {}
