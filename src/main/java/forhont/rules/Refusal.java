package forhont.rules;

/** Why an action is not to be done now: each constant carries the number of the rule that forbids it. */
public sealed interface Refusal permits Objection, DiscardObjection, CallObjection {
    String rule();
}
