package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.caption;
import static j2html.TagCreator.dd;
import static j2html.TagCreator.div;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.dt;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.p;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.text;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;

import forhont.content.Disagreements;
import forhont.i18n.Language;
import forhont.rules.Rank;
import forhont.rules.RuleSet;
import forhont.rules.Suit;
import forhont.settlement.Disagreement;
import forhont.web.StackedTable.Cell;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Where the sources disagree: the rule sets row by row, positions each answers in its own way, and contradictions. */
final class SourcesPage {
    private final Visitor visitor;
    private final Language language;
    private final ProsePart prose;
    private final DisagreementPart part;
    private final Disagreements disagreements;

    SourcesPage(Visitor visitor, Assets assets, Disagreements disagreements) {
        CardPart cards = new CardPart(visitor, assets);
        this.visitor = visitor;
        this.language = visitor.language();
        this.prose = new ProsePart(visitor, cards);
        this.part = new DisagreementPart(visitor, cards, disagreements.compared());
        this.disagreements = disagreements;
    }

    Page render() {
        List<DomContent> positions = new ArrayList<>();
        List<DomContent> contradictions = new ArrayList<>();
        for (Disagreement position : disagreements.positions()) {
            if (position instanceof Disagreement.Paid paid) {
                positions.add(part.paid(paid));
            } else if (position instanceof Disagreement.Marriage marriage) {
                positions.add(part.marriage(marriage));
            } else if (position instanceof Disagreement.CardsDealt dealt) {
                contradictions.add(part.dealt(dealt));
            } else {
                contradictions.add(points((Disagreement.CardPoints) position));
            }
        }
        return LookUpPart.page(
                visitor,
                "sources",
                true,
                ruleSets(),
                h2(language.text("page.sources.table")),
                prose.paragraphs(language.prose("page.sources.table-text")),
                comparison(),
                prose.paragraphs(language.prose("page.sources.beyond")),
                h2(language.text("page.sources.positions")),
                prose.paragraphs(language.prose("page.sources.positions-text")),
                each(positions, one -> one),
                h2(language.text("page.sources.contradictions")),
                prose.paragraphs(language.prose("page.sources.contradictions-text")),
                each(contradictions, one -> one),
                p(LookUpPart.to(visitor, "variants")));
    }

    /** Whose rules each rule set has, in its own words. */
    private DomContent ruleSets() {
        return dl(
                attrs(".glossary.rule-sets"),
                each(
                        disagreements.compared(),
                        rules -> div(dt(name(rules)), dd(language.text("ruleset." + rules.id() + ".about")))));
    }

    private String name(RuleSet rules) {
        return language.text("ruleset." + rules.id() + ".name");
    }

    private DomContent comparison() {
        StackedTable table = new StackedTable(
                language.text("page.sources.table"),
                language.text("page.sources.head.what"),
                disagreements.compared().stream().map(this::name).toList());
        return table.render(new RuleSetRows(language)
                .groups().stream()
                        .map(group -> table.group(
                                group.name(),
                                group.rows().stream()
                                        .map(row -> compare(table, row))
                                        .toList()))
                        .toList());
    }

    private DomContent compare(StackedTable table, RuleSetRows.Row row) {
        String first = row.words().apply(disagreements.compared().get(0));
        List<Cell> cells = disagreements.compared().stream()
                .map(rules -> row.words().apply(rules))
                .map(words -> new Cell(text(words), !words.equals(first)))
                .toList();
        return table.row(each(text(row.name() + " "), prose.ruleLink(row.rule())), cells);
    }

    private DomContent points(Disagreement.CardPoints points) {
        Map<String, Object> arguments =
                Map.of("counted", points.counted(), "stated", points.stated(), "played", points.played());
        List<Rank> ranks = points.points().keySet().stream()
                .sorted(Comparator.<Rank>naturalOrder().reversed())
                .toList();
        return part.position(
                points,
                arguments,
                table(
                        attrs(".data"),
                        caption(attrs(".hidden-visually"), part.title(points, arguments)),
                        thead(tr(each(
                                List.of("card", "points", "four"),
                                head -> th(language.text("page.sources.head." + head))
                                        .attr("scope", "col")))),
                        tbody(
                                each(ranks, rank -> rank(rank, points.points().get(rank))),
                                tr(
                                        th(language.text("page.sources.head.total"))
                                                .attr("scope", "row")
                                                .attr("colspan", "2"),
                                        td(attrs(".amount"), language.number(points.counted()))))));
    }

    private DomContent rank(Rank rank, int points) {
        return tr(
                th(language.rank(visitor.face().pack(), rank.letter())).attr("scope", "row"),
                td(attrs(".amount"), language.number(points)),
                td(attrs(".amount"), language.number((long) points * Suit.values().length)));
    }
}
