package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.section;
import static j2html.TagCreator.text;

import forhont.i18n.Language;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.Notation;
import forhont.rules.RuleSet;
import forhont.settlement.Account;
import forhont.settlement.Component;
import forhont.settlement.Disagreement;
import forhont.settlement.Settlement;
import forhont.web.StackedTable.Cell;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Shows one worked position and works out what each rule set makes of it. */
final class DisagreementPart {
    private static final String KEY = "page.sources.position.";

    private final Language language;
    private final ProsePart prose;
    private final FactsPart facts;
    private final Wording wording;
    private final List<RuleSet> compared;

    DisagreementPart(Visitor visitor, CardPart cards, List<RuleSet> compared) {
        this.language = visitor.language();
        this.prose = new ProsePart(visitor, cards);
        this.facts = new FactsPart(visitor, cards);
        this.wording = new Wording(visitor);
        this.compared = List.copyOf(compared);
    }

    DomContent paid(Disagreement.Paid paid) {
        Account account = new Account(compared.get(0), paid.contract(), paid.announced(), paid.doubles());
        return position(
                paid,
                Map.of(),
                each(
                        facts.account(account, paid.facts()),
                        answers(
                                title(paid, Map.of()),
                                List.of("page.sources.head.counted", "page.sources.head.each"),
                                paid::answer,
                                this::paidCells)));
    }

    private List<DomContent> paidCells(Optional<Settlement> answer) {
        return answer.map(settlement -> List.<DomContent>of(
                        each(settlement.components(), this::line), text(language.signed(settlement.perDefender()))))
                .orElseGet(() -> List.of(
                        text(language.text("page.sources.value.none")), text(language.text("page.sources.no-answer"))));
    }

    private DomContent line(Component component) {
        String name = language.term("component", Notation.of(component.name()));
        return j2html.TagCreator.div(language.text(
                "page.sources.line", Map.of("component", name, "value", language.signed(component.value()))));
    }

    DomContent marriage(Disagreement.Marriage marriage) {
        Contract contract = marriage.contract();
        List<DomContent> rows = new ArrayList<>();
        rows.add(facts.contract(contract));
        rows.add(facts.fact("table.your-hand", inOrder(marriage.hand(), contract)));
        rows.add(facts.fact(
                "page.sources.led",
                marriage.trick().isEmpty() ? text(language.text("page.sources.you-lead")) : inLine(marriage.trick())));
        return position(
                marriage,
                Map.of(),
                each(
                        dl(attrs(".position-facts"), each(rows, row -> row)),
                        answers(
                                title(marriage, Map.of()),
                                List.of("page.sources.head.may-play", "page.sources.head.scores"),
                                marriage::answer,
                                choice -> List.of(
                                        inOrder(choice.legal(), contract), inOrder(choice.scoring(), contract)))));
    }

    private DomContent inOrder(CardSet some, Contract contract) {
        return some.isEmpty() ? text(language.text("page.sources.no-card")) : inLine(TablePart.sorted(some, contract));
    }

    private DomContent inLine(List<Card> some) {
        return prose.line(wording.cards(some));
    }

    DomContent dealt(Disagreement.CardsDealt dealt) {
        Map<String, Object> arguments = Map.of(
                "sum", sum(dealt.packets()),
                "needed", dealt.needed(),
                "pack", CardSet.PACK.size(),
                "packet", dealt.lastPacket());
        return position(
                dealt,
                arguments,
                answers(
                        title(dealt, arguments),
                        List.of("page.sources.head.dealt"),
                        dealt::answer,
                        packets -> List.of(text(sum(packets)
                                + " = "
                                + language.number(packets.stream()
                                        .mapToInt(Integer::intValue)
                                        .sum())))));
    }

    private String sum(List<Integer> numbers) {
        return String.join(
                " + ", numbers.stream().map(number -> language.number(number)).toList());
    }

    String title(Disagreement position, Map<String, Object> arguments) {
        return language.text(KEY + position.id() + ".title", arguments);
    }

    /** What a title and a text say of a position, and what is shown under them. */
    DomContent position(Disagreement position, Map<String, Object> arguments, DomContent content) {
        return section(
                        attrs(".position"),
                        h3(title(position, arguments)),
                        prose.paragraphs(language.prose(KEY + position.id() + ".text", arguments)),
                        content)
                .withId(position.id());
    }

    /** One row for each rule set; an answer that is not the first one's is set off. */
    private <A> DomContent answers(
            String title, List<String> heads, Function<RuleSet, A> answer, Function<A, List<DomContent>> cells) {
        StackedTable table = new StackedTable(
                title,
                language.text("table.rule-set"),
                heads.stream().map(language::text).toList());
        A first = answer.apply(compared.get(0));
        List<DomContent> rows = new ArrayList<>();
        for (RuleSet rules : compared) {
            A own = answer.apply(rules);
            rows.add(table.row(
                    text(language.text("ruleset." + rules.id() + ".name")),
                    cells.apply(own).stream()
                            .map(content -> new Cell(content, !own.equals(first)))
                            .toList()));
        }
        return table.render(List.of(table.body(rows)));
    }
}
