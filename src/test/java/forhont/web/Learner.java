package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import forhont.play.PlayThrough;
import forhont.rules.Act;
import forhont.rules.Action;
import forhont.rules.Card;
import forhont.rules.Contract;
import forhont.rules.Deal;
import forhont.rules.Notation;
import forhont.rules.Seat;
import forhont.rules.Sfc32;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Plays whole deals through the real server with random legal acts, and holds every page against the engine. */
final class Learner {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int MOST_ACTS = 40;

    private final Client client;
    private final UnaryOperator<String> engine;
    private final String language;
    private final Sfc32 chance;
    private final List<Long> millis = new ArrayList<>();

    /** A learner who asks {@code engine} for the accounts and acts by chance from a seed. */
    Learner(Client client, UnaryOperator<String> engine, String language, long seed) {
        this.client = client;
        this.engine = engine;
        this.language = language;
        this.chance = new Sfc32(seed);
    }

    /** How long each page took. */
    List<Long> millis() {
        return millis;
    }

    /** Plays one deal to its account. */
    PlayThrough play(String ruleSet, int seat, int strength) {
        HttpResponse<String> dealt =
                client.post("/" + language + "/play", "rules=" + ruleSet + "&seat=" + seat + "&strength=" + strength);
        String address = location(dealt);
        String page = get(address);
        for (int acts = 0; acts < MOST_ACTS; acts++) {
            PlayThrough play = at(address);
            assertThat(play.learner().number()).isEqualTo(seat);
            if (play.deal().over()) {
                checkEnd(play, page);
                return play;
            }
            List<Action> options = play.deal().options();
            Action action = options.get(chance.nextInt(options.size()));
            address = location(act(address, page, action));
            assertThat(at(address).upTo(play.length() + 1)).isEqualTo(play.after(action));
            page = get(address);
            assertThat(page).as(address).containsPattern("class=\"verdict is-(right|hint|solution)\"");
        }
        throw new AssertionError("no end: " + address);
    }

    private static String location(HttpResponse<String> answered) {
        assertThat(answered.statusCode()).as(answered.body()).isEqualTo(303);
        return answered.headers().firstValue("Location").orElseThrow();
    }

    private String get(String address) {
        long before = System.nanoTime();
        HttpResponse<String> page = client.get(address);
        millis.add((System.nanoTime() - before) / 1_000_000);
        assertThat(page.statusCode()).as(address).isEqualTo(200);
        return page.body();
    }

    /** The deal at an address. */
    static PlayThrough at(String address) {
        String[] parts = address.split("/", -1);
        return PlayThrough.parse(parts[3], parts[4], TestSite.library()::ruleSet)
                .orElseThrow(() -> new AssertionError(address));
    }

    /** What is chosen to do an act; nothing where nothing is said. */
    static List<String> values(Action action) {
        List<String> values = new ArrayList<>();
        if (action instanceof Action.Discard discard) {
            discard.cards().forEach(card -> values.add(card.toString()));
        } else if (action instanceof Action.Speak speak) {
            speak.announcements().forEach(announcement -> values.add(Notation.of(announcement)));
            speak.raises().forEach(ladder -> values.add(ActForm.RAISE + Notation.of(ladder)));
        } else {
            values.add(ActForm.id(action));
        }
        return values;
    }

    /** Posts an act by the controls that are on the page. */
    private HttpResponse<String> act(String address, String page, Action action) {
        List<String> values = values(action);
        values.forEach(value ->
                assertThat(page).as(address + " " + action).contains("name=\"answer\" value=\"" + value + "\""));
        String form = values.isEmpty() ? "pass=1" : "answer=" + String.join("&answer=", values);
        long before = System.nanoTime();
        HttpResponse<String> answered = client.post(address, form);
        millis.add((System.nanoTime() - before) / 1_000_000);
        return answered;
    }

    /** The page of the end says what the engine makes of the record. */
    private void checkEnd(PlayThrough play, String page) {
        JsonNode account = read(engine.apply(settle(play.deal()).toString()));
        assertThat(account.has("totals")).as(account.toString()).isTrue();
        List<String> told = new ArrayList<>();
        var rows = java.util.regex.Pattern.compile("<td class=\"amount\">([^<]*)</td>")
                .matcher(page);
        while (rows.find()) {
            told.add(rows.group(1));
        }
        List<String> expected = new ArrayList<>();
        account.get("components")
                .forEach(component -> expected.add(signed(component.get("value").asInt())));
        boolean seven = play.deal().rules().units().silentSeven() > 0
                || play.deal().rules().units().seven() > 0;
        if (play.deal().contract().orElseThrow().type().hasTrump() && seven && expected.size() == 1) {
            expected.add(signed(0));
        }
        expected.add(signed(account.get("perDefender").asInt()));
        account.get("totals").forEach(total -> expected.add(signed(total.asInt())));
        assertThat(told).as(play.code()).isEqualTo(expected);
    }

    private String signed(int value) {
        return TestSite.languages().find(language).orElseThrow().signed(value);
    }

    private static ObjectNode settle(Deal deal) {
        Contract contract = deal.contract().orElseThrow();
        ObjectNode question = JSON.createObjectNode();
        question.put("ask", "settle").put("ruleset", deal.rules().id());
        ObjectNode played = question.putObject("contract");
        played.put("type", Notation.of(contract.type()))
                .put("soloist", contract.soloist().number());
        contract.trump().ifPresent(trump -> played.put("trump", String.valueOf(trump.letter())));
        List<Card> cards = new ArrayList<>();
        List<List<Card>> hands = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (Act act : deal.acts()) {
            if (act.action() instanceof Action.Play play) {
                cards.add(play.card());
                hands.get(act.seat().number()).add(play.card());
            }
        }
        ArrayNode held = question.putArray("hands");
        for (Seat seat : Seat.values()) {
            ArrayNode hand = held.addArray();
            hands.get(seat.number()).forEach(card -> hand.add(card.toString()));
            deal.hands().of(seat).forEach(card -> hand.add(card.toString()));
        }
        ArrayNode talon = question.putArray("talon");
        deal.talon().forEach(card -> talon.add(card.toString()));
        ObjectNode announced = question.putObject("announced");
        deal.announced().seven().ifPresent(side -> announced.put("seven", Notation.of(side)));
        deal.announced().hundred().ifPresent(side -> announced.put("hundred", Notation.of(side)));
        ObjectNode doubles = question.putObject("doubles");
        put(doubles, "game", deal.doubling().game());
        put(doubles, "seven", deal.doubling().seven());
        put(doubles, "contract", deal.doubling().contract());
        ArrayNode play = question.putArray("play");
        cards.forEach(card -> play.add(card.toString()));
        return question;
    }

    private static void put(ObjectNode doubles, String ladder, int steps) {
        if (steps > 0) {
            doubles.put(ladder, steps);
        }
    }

    private static JsonNode read(String json) {
        try {
            return JSON.readTree(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
