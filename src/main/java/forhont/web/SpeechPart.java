package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.dd;
import static j2html.TagCreator.div;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.dt;
import static j2html.TagCreator.each;
import static j2html.TagCreator.text;

import forhont.exercise.Announce;
import forhont.exercise.GoodOrBad;
import forhont.exercise.MayRaise;
import forhont.exercise.Talk;
import forhont.i18n.Language;
import forhont.rules.Announced;
import forhont.rules.Announcement;
import forhont.rules.Contract;
import forhont.rules.Doubling;
import forhont.rules.Ladder;
import forhont.rules.Notation;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Side;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Tells what has been said before the first lead: contracts and answers, announcements and doublings. */
final class SpeechPart {
    private final Language language;
    private final FactsPart facts;

    SpeechPart(Visitor visitor, CardPart cards) {
        this.language = visitor.language();
        this.facts = new FactsPart(visitor, cards);
    }

    private static DomContent list(List<DomContent> rows) {
        return dl(attrs(".felt-facts.in-turn"), each(rows, row -> row));
    }

    private DomContent row(String key, String value) {
        return facts.fact(key, text(value));
    }

    private String seat(Seat seat) {
        return language.term("seat", String.valueOf(seat.number()));
    }

    private String side(Side side) {
        return language.term("side", Notation.of(side));
    }

    private DomContent ruleSet(RuleSet rules) {
        return row("table.rule-set", language.text("ruleset." + rules.id() + ".name"));
    }

    DomContent answers(GoodOrBad exercise) {
        List<DomContent> rows = new ArrayList<>();
        rows.add(ruleSet(exercise.rules()));
        boolean first = true;
        for (GoodOrBad.Said said : exercise.said()) {
            String named = said.contract()
                    .map(type -> language.term("contract", Notation.of(type)))
                    .orElseGet(() -> language.text(said.flek() ? "play.act.good-flek" : "table.said-good"));
            boolean over = said.contract().isPresent() && !first;
            rows.add(div(
                    dt(
                            said.seat() == exercise.seat()
                                    ? language.text("table.you-seat", Map.of("seat", seat(said.seat())))
                                    : seat(said.seat())),
                    dd(over ? language.text("table.said-bad", Map.of("contract", named)) : named)));
            first = false;
        }
        rows.add(row("table.to-answer", seat(exercise.seat())));
        return list(rows);
    }

    DomContent announcing(Announce exercise) {
        Contract contract = exercise.contract();
        List<DomContent> rows = new ArrayList<>();
        rows.add(ruleSet(exercise.rules()));
        rows.add(facts.contract(contract));
        rows.add(row("table.you-are", side(contract.side(exercise.seat()))));
        rows.add(row("table.announced", announced(exercise.announced())));
        return list(rows);
    }

    private String announced(Announced announced) {
        List<String> names = new ArrayList<>();
        announced.seven().ifPresent(side -> names.add(against("seven", side)));
        announced.hundred().ifPresent(side -> names.add(against("hundred", side)));
        return names.isEmpty() ? language.text("table.nothing") : language.and(names);
    }

    private String against(String name, Side side) {
        return language.term("component", side == Side.SOLOIST ? name : name + "-against");
    }

    /** Every call so far, and who is to speak. */
    DomContent raising(MayRaise exercise) {
        Talk talk = exercise.talk();
        List<DomContent> rows = said(talk);
        if (!exercise.partner().nothing()) {
            rows.add(row("table.partner", words(talk, exercise.partner())));
        }
        rows.add(row("table.to-speak", side(exercise.toSpeak())));
        return list(rows);
    }

    /** Every call. */
    DomContent talk(Talk talk) {
        return list(said(talk));
    }

    private List<DomContent> said(Talk talk) {
        List<DomContent> rows = new ArrayList<>();
        rows.add(ruleSet(talk.rules()));
        rows.add(facts.contract(talk.contract()));
        rows.add(row("table.announced", announced(talk.announced())));
        for (int call = 0; call < talk.calls().size(); call++) {
            Talk before = talk.before(call);
            Side speaking = before.doubling().toSpeak();
            rows.add(row(
                    speaking == Side.SOLOIST ? "table.soloist" : "table.defence",
                    words(before, talk.calls().get(call))));
        }
        return rows;
    }

    private String words(Talk before, Doubling.Call call) {
        List<String> words = new ArrayList<>();
        for (Announcement announcement : call.announcements()) {
            words.add(against(Notation.of(announcement), Side.DEFENCE));
        }
        for (Ladder ladder : call.raises()) {
            int step = before.doubling().steps(ladder) + 1;
            boolean named = step <= before.rules().stepNames().size();
            words.add(language.text(
                    "table.raised",
                    Map.of(
                            "what",
                            language.term("component", Notation.of(before.component(ladder))),
                            "steps",
                            named ? language.term("step", String.valueOf(step)) : "×" + (1 << step))));
        }
        return words.isEmpty() ? language.text("table.passes") : language.and(words);
    }
}
