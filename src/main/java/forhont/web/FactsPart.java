package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.dd;
import static j2html.TagCreator.div;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.dt;
import static j2html.TagCreator.each;
import static j2html.TagCreator.text;

import forhont.exercise.Biddable;
import forhont.exercise.ContractChoice;
import forhont.exercise.Discard;
import forhont.exercise.PaysMost;
import forhont.exercise.RevokeCost;
import forhont.exercise.Settle;
import forhont.exercise.WhichSeat;
import forhont.i18n.Language;
import forhont.rules.Announced;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.Dealing;
import forhont.rules.Notation;
import forhont.rules.RuleSet;
import forhont.rules.Score;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.settlement.Account;
import forhont.settlement.Doubles;
import forhont.settlement.Facts;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** States the facts of a table as names and values: the contract, what was announced and doubled, what was won. */
final class FactsPart {
    /** Names that are words of the glossary. */
    private static final Map<String, String> TERMS = Map.of(
            "table.contract", "contract",
            "table.soloist", "soloist",
            "table.indicator", "indicator",
            "table.announced", "announced",
            "table.doubled", "flek",
            "play.to-beat", "contract");

    private final Visitor visitor;
    private final Language language;
    private final CardPart cards;

    FactsPart(Visitor visitor, CardPart cards) {
        this.visitor = visitor;
        this.language = visitor.language();
        this.cards = cards;
    }

    /** The words of the glossary that facts are named with. */
    static SortedSet<String> terms() {
        return new TreeSet<>(TERMS.values());
    }

    DomContent fact(String name, DomContent value) {
        String words = language.text(name);
        DomContent meant = TERMS.containsKey(name) ? MeaningPart.name(visitor, TERMS.get(name), words) : text(words);
        return div(dt(meant), dd(value));
    }

    DomContent fact(String name, String value) {
        return fact(name, text(value));
    }

    /** The trump in Suit, else the contract. */
    DomContent contract(Contract contract) {
        return contract.trump()
                .<DomContent>map(trump -> div(
                        dt(MeaningPart.name(visitor, "trump", language.text("table.trump"))),
                        dd(cards.sign(trump), text(" " + cards.name(trump)))))
                .orElseGet(() -> fact("table.contract", type(Notation.of(contract.type()))));
    }

    private String type(String id) {
        return language.term("contract", id);
    }

    DomContent bids(Biddable bids) {
        DomContent stands = bids.current()
                .map(type -> fact("table.standing", type(Notation.of(type))))
                .orElseGet(() -> fact("table.standing", language.text("table.nothing-yet")));
        return dl(attrs(".felt-facts"), stands, ruleSet(bids.rules().id()));
    }

    private DomContent ruleSet(String id) {
        return fact("table.rule-set", language.text("ruleset." + id + ".name"));
    }

    /** How far each contract was doubled, where one was. */
    DomContent doubled(PaysMost pays) {
        if (pays.doubled().stream().allMatch(steps -> steps == 0)) {
            return text("");
        }
        List<DomContent> rows = new ArrayList<>();
        for (ContractType type : pays.named()) {
            int steps = pays.steps(type);
            rows.add(div(
                    dt(type(Notation.of(type))),
                    dd(steps == 0 ? language.text("table.undoubled") : steps(steps, pays.rules()))));
        }
        return dl(attrs(".felt-facts"), each(rows, row -> row));
    }

    DomContent discard(Discard discard) {
        List<DomContent> rows = new ArrayList<>();
        rows.add(fact("table.contract", type(Notation.of(discard.type()))));
        if (discard.type().hasTrump()) {
            discard.indicator().ifPresent(card -> {
                rows.add(contract(Contract.suit(Seat.FOREHAND, card.suit())));
                rows.add(fact("table.indicator", cards.word(card)));
            });
        }
        return dl(attrs(".felt-facts"), each(rows, row -> row));
    }

    DomContent ofRuleSet(RuleSet rules) {
        return dl(attrs(".felt-facts"), ruleSet(rules.id()));
    }

    /** With what forehand chooses a contract: the card laid for trump, or the trump that was named. */
    DomContent choosing(ContractChoice choice) {
        boolean lays = choice.rules().dealing().trumpChoice() == Dealing.TrumpChoice.INDICATOR;
        return dl(
                attrs(".felt-facts"),
                ruleSet(choice.rules().id()),
                lays
                        ? fact("table.indicator", cards.word(choice.indicator()))
                        : contract(Contract.suit(Seat.FOREHAND, choice.trump())));
    }

    DomContent account(Settle settle) {
        Account account = settle.account();
        List<DomContent> rows = agreed(account);
        rows.addAll(won(settle.facts()));
        return list(rows);
    }

    /** Many facts, to be read one under the other. */
    private static DomContent list(List<DomContent> rows) {
        return dl(attrs(".felt-facts"), each(rows, row -> row));
    }

    private List<DomContent> agreed(Account account) {
        List<DomContent> rows = new ArrayList<>();
        rows.add(ruleSet(account.rules().id()));
        rows.add(contract(account.contract()));
        rows.add(fact("table.soloist", seat(account.contract().soloist())));
        rows.add(fact("table.announced", announced(account.announced())));
        rows.add(doubles(account));
        return rows;
    }

    private String seat(Seat seat) {
        return language.term("seat", String.valueOf(seat.number()));
    }

    DomContent revoke(RevokeCost revoke) {
        List<DomContent> rows = agreed(revoke.account());
        rows.add(fact("table.offender", seat(revoke.offender())));
        return list(rows);
    }

    /** Who deals and who plays what, or how the session stands. */
    DomContent seats(WhichSeat which) {
        List<DomContent> rows = new ArrayList<>();
        which.contract().ifPresent(contract -> {
            rows.add(contract(contract));
            rows.add(fact("table.soloist", seat(contract.soloist())));
        });
        if (which.balances().isEmpty()) {
            rows.add(fact("table.dealer", seat(which.rules().dealing().dealer())));
        }
        for (int seat = 0; seat < which.balances().size(); seat++) {
            rows.add(div(
                    dt(language.term("seat", String.valueOf(seat))),
                    dd(language.signed(which.balances().get(seat)))));
        }
        return list(rows);
    }

    /** The facts of an account that is held against several rule sets: what did not happen is left out. */
    DomContent account(Account account, Facts facts) {
        List<DomContent> rows = new ArrayList<>();
        rows.add(contract(account.contract()));
        if (!account.announced().equals(Announced.NOTHING)) {
            rows.add(fact("table.announced", announced(account.announced())));
        }
        if (!account.doubles().equals(Doubles.NONE)) {
            rows.add(doubles(account));
        }
        rows.addAll(won(facts));
        return dl(attrs(".position-facts"), each(rows, row -> row));
    }

    String announced(Announced announced) {
        List<String> names = new ArrayList<>();
        announced.seven().ifPresent(side -> names.add(component("seven", side)));
        announced.hundred().ifPresent(side -> names.add(component("hundred", side)));
        return names.isEmpty() ? language.text("table.nothing") : language.and(names);
    }

    private String component(String name, Side side) {
        return language.term("component", side == Side.SOLOIST ? name : name + "-against");
    }

    DomContent doubles(Account account) {
        Doubles doubles = account.doubles();
        List<String> said = new ArrayList<>();
        Announced announced = account.announced();
        String game = announced
                .hundred()
                .map(side -> component("hundred", side))
                .orElseGet(() -> component("game", Side.SOLOIST));
        ladder(game, doubles.game(), account.rules()).ifPresent(said::add);
        announced
                .seven()
                .flatMap(side -> ladder(component("seven", side), doubles.seven(), account.rules()))
                .ifPresent(said::add);
        ladder(type(Notation.of(account.contract().type())), doubles.contract(), account.rules())
                .ifPresent(said::add);
        return fact("table.doubled", said.isEmpty() ? language.text("table.nothing") : language.and(said));
    }

    /** "flek, re (game)": every step that was called, by name. */
    private Optional<String> ladder(String what, int steps, RuleSet rules) {
        return steps == 0
                ? Optional.empty()
                : Optional.of(language.text("table.raised", Map.of("what", what, "steps", steps(steps, rules))));
    }

    /** "flek, re": every step that was called. */
    private String steps(int steps, RuleSet rules) {
        List<String> names = new ArrayList<>();
        for (int step = 1; step <= steps; step++) {
            boolean named = step <= rules.stepNames().size();
            names.add(named ? language.term("step", String.valueOf(step)) : "×" + (1 << step));
        }
        return String.join(", ", names);
    }

    /** A deal that was played: what was agreed and what happened, without what its rules do not know. */
    DomContent played(Settle settle, String soloist) {
        Account account = settle.account();
        List<DomContent> rows = new ArrayList<>();
        rows.add(ruleSet(account.rules().id()));
        rows.add(contract(account.contract()));
        rows.add(fact("table.soloist", soloist));
        if (!account.announced().equals(Announced.NOTHING)) {
            rows.add(fact("table.announced", announced(account.announced())));
        }
        if (!account.doubles().equals(Doubles.NONE)) {
            rows.add(doubles(account));
        }
        List<DomContent> won = won(settle.facts());
        boolean suit = settle.facts() instanceof Facts.Suit;
        rows.addAll(suit && !hasSeven(account.rules()) ? won.subList(0, won.size() - 1) : won);
        return list(rows);
    }

    /** Whether anything is ever paid for the trump seven. */
    boolean hasSeven(RuleSet rules) {
        return rules.units().seven() > 0 || rules.units().silentSeven() > 0;
    }

    private List<DomContent> won(Facts happened) {
        if (happened instanceof Facts.Suit facts) {
            List<DomContent> rows = new ArrayList<>();
            for (Side side : Side.values()) {
                String id = Notation.of(side);
                rows.add(fact("table.points-" + id, language.number(facts.points(side))));
                rows.add(fact("table.marriages-" + id, marriages(facts.marriages(side))));
            }
            rows.add(fact("table.last-seven", lastSeven(facts.lastSeven())));
            return rows;
        }
        if (happened instanceof Facts.Unplayed) {
            return List.of(fact("table.outcome", language.text("table.unplayed")));
        }
        boolean won = ((Facts.WithoutTrump) happened).won();
        return List.of(fact("table.outcome", language.text(won ? "table.made" : "table.failed")));
    }

    String marriages(List<Integer> marriages) {
        return marriages.isEmpty()
                ? language.text("table.none")
                : language.and(
                        marriages.stream().map(value -> language.number(value)).toList());
    }

    private String lastSeven(Optional<Score.LastSeven> seven) {
        return seven.map(last ->
                        language.text("table.seven-" + Notation.of(last.holder()) + (last.won() ? "-won" : "-killed")))
                .orElseGet(() -> language.text("table.seven-not-last"));
    }
}
