package forhont.web;

import j2html.tags.DomContent;
import java.util.Optional;

/**
 * One page without its frame.
 *
 * @param title what the browser's tab says
 * @param here its address without the language, such as {@code /rules}
 * @param section the part of the site it belongs to
 * @param main what stands between header and footer, beginning with the one {@code h1}
 * @param form the id of the form whose filling is kept when the language or the pack is changed
 * @param summary what is shown of it where it is found; empty on a page that is not meant to be found
 */
public record Page(
        String title, String here, Section section, DomContent main, Optional<String> form, Optional<Summary> summary) {

    public Page(String title, String here, Section section, DomContent main, Optional<String> form) {
        this(title, here, section, main, form, Optional.empty());
    }

    public Page(String title, String here, Section section, DomContent main) {
        this(title, here, section, main, Optional.empty());
    }

    /** The parts of the site that the header leads to. */
    public enum Section {
        LESSONS,
        PRACTICE,
        PLAY,
        RULES,
        NONE;

        /** Whether the header leads to it by one link. */
        boolean leads() {
            return compareTo(RULES) < 0;
        }
    }

    public Page {
        if (!here.startsWith("/")) {
            throw new IllegalArgumentException("an address begins with a slash, not " + here);
        }
    }

    /** The same page at another address. */
    Page at(String there) {
        return new Page(title, there, section, main, form, summary);
    }

    /** The same page, meant to be found by that summary. */
    Page found(Summary by) {
        return new Page(title, here, section, main, form, Optional.of(by));
    }

    /** The same page, meant to be found by that sentence. */
    Page found(String sentence) {
        return found(new Summary(sentence, Optional.empty()));
    }
}
