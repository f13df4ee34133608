package forhont.web;

import java.util.Optional;

/**
 * A page as a browser comes to it: by its address, or by what a form posts there.
 *
 * @param path without the language
 */
record Stop(String path, Optional<String> form) {
    static Stop at(String path) {
        return new Stop(path, Optional.empty());
    }

    static Stop posted(String path, String form) {
        return new Stop(path, Optional.of(form));
    }

    /** Goes there in a language. */
    void in(Browser.Visit visit, String tag) {
        String here = "/" + tag + path;
        form.ifPresentOrElse(fields -> visit.post(here, fields), () -> visit.open(here));
    }

    @Override
    public String toString() {
        return path + form.map(fields -> " (" + fields + ")").orElse("");
    }
}
