package forhont.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import forhont.rules.Announced;
import forhont.rules.Card;
import forhont.rules.CardSet;
import forhont.rules.Contract;
import forhont.rules.ContractType;
import forhont.rules.Position;
import forhont.rules.RuleSet;
import forhont.rules.RuleSetReading;
import forhont.rules.Seat;
import forhont.rules.Side;
import forhont.rules.Suit;
import forhont.settlement.Account;
import forhont.settlement.Doubles;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** One question with its fields, read in the words of the game. */
final class Request {
    private static final String DEFAULT_RULE_SET = "traditional";

    private final Value fields;
    private final Map<String, RuleSet> known;
    private final Function<JsonNode, RuleSetReading> reader;
    private final Effort effort;

    Request(JsonNode fields, Map<String, RuleSet> known, Function<JsonNode, RuleSetReading> reader, Effort effort) {
        this.fields = new Value(fields, "request");
        this.known = known;
        this.reader = reader;
        this.effort = effort;
    }

    Effort effort() {
        return effort;
    }

    Value field(String name) {
        return fields.field(name);
    }

    Optional<Value> optional(String name) {
        return fields.optional(name);
    }

    /** The rule set named or spelt out, with the shortcuts of R-28 where the request agrees to them. */
    RuleSet ruleSet() {
        RuleSet rules = optional("ruleset").map(this::ruleSet).orElseGet(() -> named(DEFAULT_RULE_SET));
        boolean shortcuts = optional("shortcuts").map(Value::flag).orElse(false);
        return shortcuts ? rules.withShortcuts() : rules;
    }

    private RuleSet ruleSet(Value value) {
        if (!value.node().isObject()) {
            return named(value.text());
        }
        RuleSetReading reading = reader.apply(value.node());
        return reading.ruleSet().orElseThrow(() -> refusal(reading.problems().get(0)));
    }

    private static Refusal refusal(RuleSetReading.Problem problem) {
        ErrorCode code = switch (problem.kind()) {
            case MISSING -> ErrorCode.MISSING_FIELD;
            case WRONG_TYPE -> ErrorCode.BAD_JSON;
            case NOT_ALLOWED -> ErrorCode.OUT_OF_RANGE;
        };
        return Refusal.of(code, "ruleset: " + problem);
    }

    private RuleSet named(String id) {
        RuleSet found = known.get(id);
        if (found == null) {
            throw Refusal.of(ErrorCode.UNKNOWN_RULESET, "the rule sets are " + String.join(", ", known.keySet()));
        }
        return found;
    }

    Contract contract(RuleSet rules) {
        Value contract = field("contract");
        ContractType type = offered(contract.field("type"), rules);
        Seat soloist = contract.field("soloist").seat();
        return type.hasTrump()
                ? Contract.suit(soloist, suit(contract.field("trump")))
                : Contract.withoutTrump(type, soloist);
    }

    /** The contract's type alone, where soloist and trump need not be known. */
    ContractType contractType(RuleSet rules) {
        Value contract = field("contract");
        contract.optional("soloist").ifPresent(Value::seat);
        contract.optional("trump").ifPresent(Request::suit);
        return offered(contract.field("type"), rules);
    }

    static ContractType offered(Value value, RuleSet rules) {
        ContractType type = value.choice(ContractType.values(), ErrorCode.OUT_OF_RANGE);
        if (!rules.offers(type)) {
            throw Refusal.of(ErrorCode.OUT_OF_RANGE, "the rule set " + rules.id() + " has no " + value.text());
        }
        return type;
    }

    private static Suit suit(Value value) {
        String text = value.text();
        return Optional.of(text)
                .filter(one -> one.length() == 1)
                .flatMap(one -> Suit.parse(one.charAt(0)))
                .orElseThrow(() -> Refusal.of(ErrorCode.OUT_OF_RANGE, "a suit is one of C, S, D, H"));
    }

    /** The seat given, else the one that the rule set lets lead. */
    Seat leader(RuleSet rules, Contract contract) {
        return optional("leader").map(Value::seat).orElseGet(() -> Position.firstLeader(rules, contract));
    }

    List<Card> cards(String name, int least, int most) {
        return field(name).cards(least, most);
    }

    Announced announced() {
        Announced announced = Announced.NOTHING;
        Optional<Value> given = optional("announced");
        for (String name : given.map(Value::fieldNames).orElse(List.of())) {
            Side side = given.get().field(name).choice(Side.values(), ErrorCode.ILLEGAL_ANNOUNCEMENT);
            announced = switch (name) {
                case "seven" -> announced.withSeven(side);
                case "hundred" -> announced.withHundred(side);
                default ->
                    throw Refusal.of(
                            ErrorCode.ILLEGAL_ANNOUNCEMENT, "seven and hundred can be announced, nothing else");
            };
        }
        return announced;
    }

    private Doubles doubles() {
        Optional<Value> given = optional("doubles");
        for (String name : given.map(Value::fieldNames).orElse(List.of())) {
            if (!List.of("game", "seven", "contract").contains(name)) {
                throw Refusal.of(ErrorCode.OUT_OF_RANGE, "game, seven and contract have a ladder, nothing else");
            }
        }
        return new Doubles(steps(given, "game"), steps(given, "seven"), steps(given, "contract"));
    }

    private static int steps(Optional<Value> doubles, String ladder) {
        return doubles.flatMap(given -> given.optional(ladder))
                .map(Value::number)
                .orElse(0);
    }

    /** What was agreed before the first lead. */
    Account account() {
        RuleSet rules = ruleSet();
        Account account = new Account(rules, contract(rules), announced(), doubles());
        Accounts.check(account);
        return account;
    }

    static void checkDifferent(Collection<Card> cards) {
        if (CardSet.of(cards).size() != cards.size()) {
            throw Refusal.of(ErrorCode.DUPLICATE_CARD, "a card is there twice");
        }
    }
}
