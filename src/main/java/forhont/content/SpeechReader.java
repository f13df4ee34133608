package forhont.content;

import forhont.exercise.Announce;
import forhont.exercise.Exercise;
import forhont.exercise.Factors;
import forhont.exercise.Field;
import forhont.exercise.GoodOrBad;
import forhont.exercise.MayRaise;
import forhont.exercise.Talk;
import forhont.rules.Announced;
import forhont.rules.Announcement;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.Doubling;
import forhont.rules.Ladder;
import forhont.rules.Notation;
import forhont.rules.RuleSet;
import forhont.rules.Seat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads what has been said so far: contracts and answers to them, announcements, doublings. */
final class SpeechReader {
    private static final List<Field> FACTORS = List.of(
            Field.GAME_FACTOR,
            Field.SEVEN_FACTOR,
            Field.CONTRACT_FACTOR,
            Field.SILENT_SEVEN_FACTOR,
            Field.SILENT_HUNDRED_FACTOR);

    private final RuleSet rules;

    SpeechReader(RuleSet rules) {
        this.rules = rules;
    }

    Optional<Exercise> goodOrBad(Node said) {
        return words(said).map(words -> words);
    }

    /** Answers to contracts, each as {@code "1 good"}, {@code "1 good-flek"} or {@code "2 betl"}. */
    Optional<GoodOrBad> words(Node said) {
        List<GoodOrBad.Said> words = said.items().stream().map(this::said).toList();
        return said.build(() -> new GoodOrBad(rules, words));
    }

    private GoodOrBad.Said said(Node node) {
        Map<String, GoodOrBad.Said> choices = new LinkedHashMap<>();
        for (Seat seat : Seat.values()) {
            choices.put(seat.number() + " good", new GoodOrBad.Said(seat, Optional.empty()));
            choices.put(seat.number() + " good-flek", new GoodOrBad.Said(seat, Optional.empty(), true));
            for (ContractType type : rules.contracts()) {
                choices.put(seat.number() + " " + Notation.of(type), new GoodOrBad.Said(seat, Optional.of(type)));
            }
        }
        return node.choice(choices);
    }

    Optional<Exercise> announce(Node table) {
        Contract contract = ContractNode.contract(table, rules);
        Seat seat = ContractNode.seat(table, "seat");
        CardSet hand = CardNode.hand(table.required("hand"));
        Announced announced = SettleReader.announced(table);
        table.done();
        return table.build(() -> new Announce(rules, contract, seat, hand, announced));
    }

    /** With {@code fields} the factors are asked for, else what may be raised. */
    Optional<Exercise> doubling(Node step) {
        Node talk = step.required("talk");
        Optional<Node> asked = step.optional("fields");
        List<Field> fields = asked.map(Node::items).orElse(List.of()).stream()
                .map(field -> MarriageReader.field(field, FACTORS))
                .toList();
        Contract contract = ContractNode.contract(talk, rules);
        Announced announced = SettleReader.announced(talk);
        List<Doubling.Call> calls =
                talk.required("calls").items().stream().map(SpeechReader::call).toList();
        Doubling.Call partner = asked.isPresent()
                ? Doubling.Call.NOTHING
                : talk.optional("partner").map(SpeechReader::call).orElse(Doubling.Call.NOTHING);
        talk.done();
        if (asked.filter(node -> !node.sound()).isPresent()) {
            return Optional.empty();
        }
        return asked.isPresent()
                ? talk.build(() -> new Factors(new Talk(rules, contract, announced, calls), fields))
                : talk.build(() -> new MayRaise(new Talk(rules, contract, announced, calls), partner));
    }

    private static Doubling.Call call(Node node) {
        List<Ladder> raises = node.optional("raises").map(Node::items).orElse(List.of()).stream()
                .map(ladder -> ladder.choice(Ladder.class))
                .toList();
        Map<String, Announcement> against = new LinkedHashMap<>();
        against.put("seven-against", Announcement.SEVEN);
        against.put("hundred-against", Announcement.HUNDRED);
        List<Announcement> announces = node.optional("announces").map(Node::items).orElse(List.of()).stream()
                .map(announcement -> announcement.choice(against))
                .toList();
        node.done();
        return new Doubling.Call(raises, announces);
    }
}
