package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.caption;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;

/**
 * A table whose rows become blocks on a narrow screen, each cell under the name of its column. The roles are said
 * because some browsers forget them when a table is no longer laid out as one.
 *
 * @param title what a screen reader calls it
 * @param corner what heads the names of the rows
 * @param columns what heads the cells
 */
record StackedTable(String title, String corner, List<String> columns) {
    StackedTable {
        columns = List.copyOf(columns);
    }

    /** One cell; {@code different} sets it off from what it is compared with. */
    record Cell(DomContent content, boolean different) {}

    DomContent render(List<DomContent> bodies) {
        List<String> heads = new ArrayList<>();
        heads.add(corner);
        heads.addAll(columns);
        return table(
                        attrs(".data.stacked"),
                        caption(attrs(".hidden-visually"), title),
                        thead(tr(each(
                                                heads,
                                                head -> th(head).attr("scope", "col")
                                                        .attr("role", "columnheader")))
                                        .attr("role", "row"))
                                .attr("role", "rowgroup"),
                        each(bodies, body -> body))
                .attr("role", "table");
    }

    DomContent body(List<DomContent> rows) {
        return tbody(each(rows, row -> row)).attr("role", "rowgroup");
    }

    /** Rows under a name of their own. */
    DomContent group(String name, List<DomContent> rows) {
        DomContent head = tr(
                        attrs(".stacked-group"),
                        th(name).attr("scope", "rowgroup")
                                .attr("role", "rowheader")
                                .attr("colspan", String.valueOf(columns.size() + 1)))
                .attr("role", "row");
        return tbody(head, each(rows, row -> row)).attr("role", "rowgroup");
    }

    DomContent row(DomContent name, List<Cell> cells) {
        List<DomContent> tds = new ArrayList<>();
        for (int at = 0; at < cells.size(); at++) {
            Cell cell = cells.get(at);
            tds.add(td(div(cell.content()))
                    .attr("role", "cell")
                    .attr("data-column", columns.get(at))
                    .condAttr(cell.different(), "class", "is-different"));
        }
        return tr(th(name).attr("scope", "row").attr("role", "rowheader"), each(tds, one -> one))
                .attr("role", "row");
    }
}
