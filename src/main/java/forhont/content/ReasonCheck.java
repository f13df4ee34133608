package forhont.content;

import forhont.exercise.Reason;
import forhont.exercise.Thing;
import forhont.i18n.Choice;
import forhont.i18n.Message;
import java.util.List;
import java.util.Set;

/** Proves that every sentence of a reason is given all it speaks of, whatever a learner answers in the course. */
final class ReasonCheck {
    private static final List<String> FORMS = List.of(".text", ".missed");

    private final Set<Reason> reasons;

    /** For all reasons that there can be. */
    ReasonCheck(Set<Reason> reasons) {
        this.reasons = reasons;
    }

    void check(Texts texts, Faults faults) {
        for (Reason reason : reasons) {
            for (String form : FORMS) {
                String key = "why." + reason.why().id() + form;
                Message message = texts.messages().get(key);
                if (message != null) {
                    check(message, reason, texts.draft().entries().get(key).place(), faults);
                }
            }
        }
    }

    private static void check(Message message, Reason reason, Place place, Faults faults) {
        Set<String> given = reason.about().keySet();
        message.arguments().stream()
                .filter(name -> !given.contains(name))
                .forEach(name -> faults.add(
                        place,
                        "{" + name + "} is not always known where "
                                + reason.why().id() + " is the reason",
                        given.isEmpty()
                                ? "the sentence without arguments"
                                : "only {" + String.join("}, {", given) + "}"));
        message.choices().stream()
                .filter(Choice::plural)
                .map(Choice::argument)
                .filter(name -> given.contains(name) && !(reason.about().get(name) instanceof Thing.Count))
                .forEach(name -> faults.add(place, "{" + name + "} is no number to count", "{" + name + "} alone"));
    }
}
