package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.each;
import static j2html.TagCreator.fieldset;
import static j2html.TagCreator.input;
import static j2html.TagCreator.label;
import static j2html.TagCreator.legend;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.small;
import static j2html.TagCreator.span;
import static j2html.TagCreator.text;
import static j2html.TagCreator.ul;

import j2html.tags.DomContent;
import j2html.tags.specialized.FieldsetTag;
import java.util.List;
import java.util.Optional;

/** One thing to be chosen in a form, each way it can be in a line of its own. */
final class RadioPart {
    private RadioPart() {}

    /**
     * A way it can be.
     *
     * @param about what it means, in smaller letters
     */
    record Way(String value, String words, Optional<String> about, boolean chosen) {
        Way(String value, String words, boolean chosen) {
            this(value, words, Optional.empty(), chosen);
        }
    }

    /** The choice; {@code flaw} says why what was sent is none of the ways. */
    static FieldsetTag render(String name, String title, List<Way> ways, Optional<String> flaw) {
        boolean brief = ways.stream().allMatch(way -> way.about().isEmpty());
        return fieldset(
                legend(attrs(".question"), title),
                each(flaw.stream().map(why -> p(attrs(".field-error"), why))),
                ul(attrs(brief ? ".choices.of-places" : ".choices"), each(ways, way -> li(way(name, way))))
                        .attr("role", "list"));
    }

    private static DomContent way(String name, Way way) {
        return label(
                attrs(".choice"),
                input().withType("radio").withName(name).withValue(way.value()).withCondChecked(way.chosen()),
                span(
                        attrs(".choice-text"),
                        text(way.words()),
                        each(way.about().stream().map(about -> small(about)))));
    }
}
