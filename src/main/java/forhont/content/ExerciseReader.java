package forhont.content;

import forhont.exercise.Audit;
import forhont.exercise.Biddable;
import forhont.exercise.ContractChoice;
import forhont.exercise.Discard;
import forhont.exercise.Exercise;
import forhont.exercise.Field;
import forhont.exercise.Kind;
import forhont.exercise.LegalCards;
import forhont.exercise.Misconception;
import forhont.exercise.PaysMost;
import forhont.exercise.ReadCard;
import forhont.exercise.Settle;
import forhont.exercise.TrickWinner;
import forhont.exercise.TrumpChoice;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.Dealing;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import forhont.rules.Suit;
import forhont.rules.Trick;
import forhont.rules.View;
import forhont.solver.Solver;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the position and the question of one step; the answer is the engine's to find. */
final class ExerciseReader {
    private static final int MOST_CARDS = 10;

    private final RuleSet rules;
    private final Solver solver;

    ExerciseReader(RuleSet rules, Solver solver) {
        this.rules = rules;
        this.solver = solver;
    }

    static Kind kind(Node node) {
        Map<String, Kind> kinds = new LinkedHashMap<>();
        for (Kind kind : Kind.values()) {
            kinds.put(kind.id(), kind);
        }
        return node.choice(kinds);
    }

    Optional<Exercise> read(Kind kind, Node step) {
        return switch (kind) {
            case LEGAL_CARDS -> legalCards(step.required("view"));
            case TRICK_WINNER -> trickWinner(step.required("table"));
            case BIDDABLE -> biddable(step.required("bids"));
            case DISCARD -> discard(step.required("twelve"));
            case PAYS_MOST -> paysMost(step.required("contracts"), step.optional("doubled"));
            case TRUMP_CHOICE -> trumpChoice(step.required("seven"));
            case CONTRACT_CHOICE -> contractChoice(step.required("twelve"));
            case COUNT -> new CountReader(rules).read(step.required("tricks"), step.required("fields"));
            case SETTLE ->
                new SettleReader(rules).read(step.required("account")).map(settle -> settle);
            case READ_CARD -> readCard(step.required("face"));
            case MARRIAGE -> new MarriageReader(rules).read(step);
            case ANNOUNCE -> new SpeechReader(rules).announce(step.required("table"));
            case DOUBLING -> new SpeechReader(rules).doubling(step);
            case OPEN_HAND -> new OpenReader(rules).read(step.required("open"));
            case GOOD_OR_BAD -> new SpeechReader(rules).goodOrBad(step.required("said"));
            case AUDIT -> audit(step);
            case BEST_CARD ->
                step.optional("view").isPresent()
                        ? new SightReader(rules, solver).read(step.required("view"))
                        : new EndingReader(rules, solver).bestCard(step.required("table"));
            case PLAY_ON -> new EndingReader(rules, solver).playOn(step.required("table"));
            case WHICH_SEAT -> new SeatReader(rules).whichSeat(step.required("table"));
            case REVOKE -> new SeatReader(rules).revoke(step.required("account"));
        };
    }

    private Optional<Exercise> legalCards(Node view) {
        Contract contract = ContractNode.contract(view, rules);
        Seat leader = ContractNode.seat(view, "leader");
        CardSet hand = CardNode.hand(view.required("hand"));
        List<Card> played = CardNode.cards(view.required("trick"));
        boolean kept = view.optional("kept-seven").map(Node::flag).orElse(false);
        view.done();
        if (hand.size() > MOST_CARDS) {
            view.fault("a hand of " + hand.size() + " cards", "at most ten cards");
        }
        if (kept && !canKeepSeven(contract, hand)) {
            view.fault("there is no seven to keep", "the trump seven in the hand, or no kept-seven");
        }
        return view.build(() -> new LegalCards(
                rules, new Trick(leader, played), new View(rules.marriages(), contract, hand, played, kept)));
    }

    private boolean canKeepSeven(Contract contract, CardSet hand) {
        return rules.sevenProtected()
                && contract.trumpSeven().filter(hand::contains).isPresent();
    }

    private Optional<Exercise> trickWinner(Node table) {
        Contract contract = ContractNode.contract(table, rules);
        Seat leader = ContractNode.seat(table, "leader");
        List<Card> played = CardNode.cards(table.required("trick"));
        boolean last = table.optional("last").map(Node::flag).orElse(false);
        table.done();
        return table.build(() -> new TrickWinner(rules, contract, new Trick(leader, played), last));
    }

    private Optional<Exercise> biddable(Node bids) {
        Optional<Node> said = bids.optional("said");
        if (said.isPresent()) {
            bids.done();
            return new SpeechReader(rules).words(said.get()).map(Biddable::after);
        }
        Optional<ContractType> current = bids.optional("current").map(node -> ContractNode.type(node, rules));
        bids.done();
        return bids.build(() -> new Biddable(rules, current));
    }

    private Optional<Exercise> discard(Node twelve) {
        ContractType type = ContractNode.type(twelve.required("contract"), rules);
        CardSet cards = CardNode.hand(twelve.required("cards"));
        Optional<Card> indicator = twelve.optional("indicator").map(CardNode::card);
        twelve.done();
        return twelve.build(() -> new Discard(rules, type, cards, indicator));
    }

    private Optional<Exercise> paysMost(Node contracts, Optional<Node> doubled) {
        List<ContractType> named = contracts.items().stream()
                .map(node -> ContractNode.type(node, rules))
                .toList();
        Optional<List<Integer>> steps = doubled.map(Node::wholes);
        return doubled.orElse(contracts)
                .build(() -> steps.map(each -> new PaysMost(rules, named, each))
                        .orElseGet(() -> new PaysMost(rules, named)));
    }

    private Optional<Exercise> trumpChoice(Node seven) {
        CardSet cards = CardNode.hand(seven.required("cards"));
        seven.done();
        return seven.build(() -> TrumpChoice.of(rules, cards, solver));
    }

    /** With the card laid for trump, or the trump that was named. */
    private Optional<Exercise> contractChoice(Node twelve) {
        CardSet cards = CardNode.hand(twelve.required("cards"));
        if (rules.dealing().trumpChoice() == Dealing.TrumpChoice.INDICATOR) {
            Card indicator = CardNode.card(twelve.required("indicator"));
            twelve.done();
            return twelve.build(() -> ContractChoice.laid(rules, cards, indicator, solver));
        }
        Suit trump = ContractNode.suit(twelve.required("trump"));
        twelve.done();
        return twelve.build(() -> ContractChoice.named(rules, cards, trump, solver));
    }

    private Optional<Exercise> readCard(Node face) {
        Card card = CardNode.card(face.required("card"));
        List<Card> among = CardNode.cards(face.required("among"));
        face.done();
        return face.build(() -> new ReadCard(rules, card, among));
    }

    private Optional<Exercise> audit(Node step) {
        Optional<Settle> settle = new SettleReader(rules).read(step.required("account"));
        Node line = step.required("line");
        Node mistake = step.required("mistake");
        Map<String, Misconception> known = new LinkedHashMap<>();
        for (Misconception misconception : Misconception.values()) {
            known.put(misconception.id(), misconception);
        }
        Misconception made = mistake.choice(known);
        return settle.flatMap(account -> {
            Field wrong = MarriageReader.field(line, account.fields());
            return line.sound() && mistake.sound()
                    ? mistake.build(() -> new Audit(account, wrong, made))
                    : Optional.empty();
        });
    }
}
