package forhont.web;

import static j2html.TagCreator.tag;

import j2html.tags.ContainerTag;
import j2html.tags.DomContent;
import java.util.List;

/** The shapes of which small pictures are made; lengths are rounded to tenths. */
final class Drawing {
    private Drawing() {}

    /** A picture that words beside it say too. */
    static ContainerTag<?> silent(double width, double height, List<DomContent> shapes) {
        return picture(width, height, shapes).attr("aria-hidden", "true");
    }

    /** A picture with a name of its own. */
    static ContainerTag<?> named(String name, double width, double height, List<DomContent> shapes) {
        return picture(width, height, shapes).attr("role", "img").attr("aria-label", name);
    }

    private static ContainerTag<?> picture(double width, double height, List<DomContent> shapes) {
        ContainerTag<?> svg = tag("svg");
        return svg.with(shapes)
                .attr("viewBox", "0 0 " + tenths(width) + " " + tenths(height))
                .attr("focusable", "false");
    }

    static ContainerTag<?> rect(double x, double y, double width, double height) {
        ContainerTag<?> rect = tag("rect");
        return rect.attr("x", tenths(x))
                .attr("y", tenths(y))
                .attr("width", tenths(width))
                .attr("height", tenths(height));
    }

    static ContainerTag<?> circle(double x, double y, double radius) {
        ContainerTag<?> circle = tag("circle");
        return circle.attr("cx", tenths(x)).attr("cy", tenths(y)).attr("r", tenths(radius));
    }

    static ContainerTag<?> words(double x, double y, String words) {
        ContainerTag<?> text = tag("text");
        return text.withText(words).attr("x", tenths(x)).attr("y", tenths(y));
    }

    /** In the colour of the words around it. */
    static ContainerTag<?> full(ContainerTag<?> shape) {
        return shape.attr("fill", "currentColor");
    }

    /** Only its edge, in the colour of the words around it. */
    static ContainerTag<?> hollow(ContainerTag<?> shape) {
        return shape.attr("fill", "none").attr("stroke", "currentColor").attr("stroke-width", "1.6");
    }

    private static String tenths(double value) {
        long tenths = Math.round(value * 10);
        return tenths % 10 == 0 ? String.valueOf(tenths / 10) : String.valueOf(tenths / 10.0);
    }
}
