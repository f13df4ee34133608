package forhont.content;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import forhont.exercise.Announce;
import forhont.exercise.Audit;
import forhont.exercise.BestCard;
import forhont.exercise.Biddable;
import forhont.exercise.ContractChoice;
import forhont.exercise.Count;
import forhont.exercise.Discard;
import forhont.exercise.Exercise;
import forhont.exercise.Factors;
import forhont.exercise.GoodOrBad;
import forhont.exercise.LegalCards;
import forhont.exercise.MarriageCount;
import forhont.exercise.MarriageNow;
import forhont.exercise.MayRaise;
import forhont.exercise.PaysMost;
import forhont.exercise.PlayOn;
import forhont.exercise.ReadCard;
import forhont.exercise.SafeCard;
import forhont.exercise.Settle;
import forhont.exercise.ShownHand;
import forhont.exercise.Sight;
import forhont.exercise.Talk;
import forhont.exercise.TrickWinner;
import forhont.exercise.TrumpChoice;
import forhont.rules.Announcement;
import forhont.rules.Contract;
import forhont.rules.Dealing;
import forhont.rules.Doubling;
import forhont.rules.Notation;
import forhont.rules.Trick;
import forhont.settlement.Facts;
import java.util.List;

/** States the position and the question of an exercise as {@link ExerciseReader} reads them. */
final class ExerciseWriter {
    private final ObjectNode step;

    private ExerciseWriter(ObjectNode step) {
        this.step = step;
    }

    /** Adds what the kind needs to a step. */
    static void write(Exercise exercise, ObjectNode step) {
        new ExerciseWriter(step).write(exercise);
    }

    private void write(Exercise exercise) {
        if (exercise instanceof LegalCards legal) {
            step.set("view", legal(legal));
        } else if (exercise instanceof TrickWinner winner) {
            ObjectNode table = Written.contract(winner.contract());
            Written.seat(table, "leader", winner.trick().leader());
            table.set("trick", Written.cards(winner.trick().cards()));
            step.set("table", winner.last() ? table.put("last", true) : table);
        } else if (exercise instanceof ReadCard read) {
            ObjectNode face = step.putObject("face").put("card", read.card().toString());
            face.set("among", Written.cards(read.among()));
        } else if (exercise instanceof Count count) {
            ObjectNode tricks = tricks(count.contract(), count.tricks(), count.last());
            if (!count.hand().isEmpty()) {
                tricks.put("hand", count.hand().toString());
            }
            step.set("fields", Written.fields(count.fields()));
        } else if (exercise instanceof MarriageNow now) {
            step.set("view", marriage(now));
        } else if (exercise instanceof MarriageCount count) {
            marriages(count);
        } else if (exercise instanceof Settle settle) {
            step.set("account", account(settle));
        } else if (exercise instanceof Audit audit) {
            step.set("account", account(audit.settle()));
            step.put("line", audit.line().id()).put("mistake", audit.mistake().id());
        } else if (exercise instanceof BestCard best) {
            step.set("table", WrittenEnding.of(best.position(), best.outlook().goal()));
        } else if (exercise instanceof SafeCard safe) {
            step.set("view", sight(safe));
        } else if (exercise instanceof PlayOn play) {
            ObjectNode table = WrittenEnding.of(play.start(), play.goal());
            Written.seat(table, "seat", play.seat());
            step.set("table", table.put("hidden", play.hidden()));
        } else {
            said(exercise);
        }
    }

    private void said(Exercise exercise) {
        if (exercise instanceof Biddable bids) {
            ObjectNode node = step.putObject("bids");
            if (bids.said().isEmpty()) {
                bids.current().ifPresent(type -> node.put("current", Notation.of(type)));
            } else {
                node.set("said", words(bids.said()));
            }
        } else if (exercise instanceof Discard discard) {
            ObjectNode twelve = step.putObject("twelve")
                    .put("contract", Notation.of(discard.type()))
                    .put("cards", discard.cards().toString());
            discard.indicator().ifPresent(card -> twelve.put("indicator", card.toString()));
        } else if (exercise instanceof PaysMost pays) {
            step.set("contracts", Written.list(pays.named(), Notation::of));
            pays.doubled().forEach(step.withArray("doubled")::add);
        } else if (exercise instanceof TrumpChoice trump) {
            step.putObject("seven").put("cards", trump.cards().toString());
        } else if (exercise instanceof ContractChoice choice) {
            chosen(choice, step.putObject("twelve").put("cards", choice.cards().toString()));
        } else if (exercise instanceof GoodOrBad answers) {
            step.set("said", words(answers.said()));
        } else if (exercise instanceof Announce announce) {
            ObjectNode table = Written.contract(announce.contract());
            Written.seat(table, "seat", announce.seat());
            table.put("hand", announce.hand().toString());
            Written.announced(table, announce.announced());
            step.set("table", table);
        } else if (exercise instanceof MayRaise raise) {
            ObjectNode talk = talk(raise.talk());
            if (!raise.partner().nothing()) {
                talk.set("partner", call(raise.partner()));
            }
        } else if (exercise instanceof Factors factors) {
            talk(factors.talk());
            step.set("fields", Written.fields(factors.fields()));
        } else {
            step.set("open", open((ShownHand) exercise));
        }
    }

    private static ArrayNode words(List<GoodOrBad.Said> words) {
        return Written.list(
                words,
                said -> said.seat().number() + " "
                        + said.contract().map(Notation::of).orElse(said.flek() ? "good-flek" : "good"));
    }

    private static void chosen(ContractChoice choice, ObjectNode twelve) {
        if (choice.rules().dealing().trumpChoice() == Dealing.TrumpChoice.INDICATOR) {
            twelve.put("indicator", choice.indicator().toString());
        } else {
            twelve.put("trump", String.valueOf(choice.trump().letter()));
        }
    }

    private static ObjectNode legal(LegalCards legal) {
        ObjectNode view = Written.contract(legal.view().contract());
        Written.seat(view, "leader", legal.trick().leader());
        view.put("hand", legal.view().hand().toString());
        view.set("trick", Written.cards(legal.trick().cards()));
        return view.put("kept-seven", legal.view().protectedSeven());
    }

    private ObjectNode tricks(Contract contract, List<Trick> tricks, boolean last) {
        ObjectNode node = Written.contract(contract);
        Written.seat(node, "leader", tricks.get(0).leader());
        node.set("played", Written.tricks(tricks));
        step.set("tricks", node.put("last", last));
        return node;
    }

    private static ObjectNode marriage(MarriageNow now) {
        ObjectNode view = Written.contract(now.contract());
        view.put("hand", now.view().hand().toString());
        view.set("trick", Written.cards(now.trick().cards()));
        if (now.earlier().isEmpty()) {
            Written.seat(view, "leader", now.trick().leader());
        } else {
            view.set("earlier", Written.tricks(now.earlier()));
        }
        if (!now.talon().isEmpty()) {
            view.set("talon", Written.cards(now.talon().cards()));
        }
        return view;
    }

    private static ObjectNode sight(SafeCard safe) {
        Sight sight = safe.sight();
        ObjectNode view = Written.contract(sight.contract());
        view.put("hand", sight.hand().toString());
        view.set("trick", Written.cards(sight.trick().cards()));
        view.set("earlier", Written.tricks(sight.earlier()));
        if (!sight.talon().isEmpty()) {
            view.set("talon", Written.cards(sight.talon().cards()));
        }
        sight.indicator().ifPresent(card -> view.put("indicator", card.toString()));
        if (!sight.marriages().isEmpty()) {
            view.set("marriages", Written.cards(sight.marriages()));
        }
        Written.announced(view, sight.announced());
        Written.doubles(view, safe.goal().doubles());
        return view.put("goal", Notation.of(safe.goal().kind()));
    }

    private void marriages(MarriageCount count) {
        ObjectNode tricks = tricks(
                count.played().contract(),
                count.played().tricks(),
                count.played().last());
        if (!count.played().held().isEmpty()) {
            ObjectNode held = tricks.putObject("held");
            count.played().held().forEach((seat, hand) -> held.put(String.valueOf(seat.number()), hand.toString()));
        }
        if (!count.played().talon().isEmpty()) {
            tricks.set("talon", Written.cards(count.played().talon().cards()));
        }
        step.set("fields", Written.fields(count.fields()));
    }

    private static ObjectNode account(Settle settle) {
        ObjectNode account = Written.contract(settle.account().contract());
        Written.announced(account, settle.account().announced());
        Written.doubles(account, settle.account().doubles());
        if (settle.facts() instanceof Facts.Suit suit) {
            Written.sides(account, "points", suit.soloistPoints(), suit.defencePoints());
            Written.sides(account, "marriages", suit.soloistMarriages(), suit.defenceMarriages());
            suit.lastSeven()
                    .ifPresent(seven -> account.putObject("last-seven")
                            .put("holder", Notation.of(seven.holder()))
                            .put("won", seven.won()));
        } else if (settle.facts() instanceof Facts.WithoutTrump played) {
            account.put("won", played.won());
        }
        return account;
    }

    private static ObjectNode open(ShownHand shown) {
        ObjectNode open = Written.contract(shown.contract());
        open.set("first", Written.cards(shown.first().cards()));
        return open.put("shown", shown.shown().toString())
                .put("left", shown.left().toString())
                .put("right", shown.right().toString());
    }

    private ObjectNode talk(Talk talk) {
        ObjectNode node = Written.contract(talk.contract());
        Written.announced(node, talk.announced());
        talk.calls().forEach(call -> node.withArray("calls").add(call(call)));
        if (talk.calls().isEmpty()) {
            node.putArray("calls");
        }
        step.set("talk", node);
        return node;
    }

    private static ObjectNode call(Doubling.Call call) {
        ObjectNode node = Written.mapping();
        if (!call.raises().isEmpty()) {
            node.set("raises", Written.list(call.raises(), Notation::of));
        }
        if (!call.announcements().isEmpty()) {
            node.set("announces", Written.list(call.announcements(), ExerciseWriter::against));
        }
        return node;
    }

    private static String against(Announcement announcement) {
        return Notation.of(announcement) + "-against";
    }
}
