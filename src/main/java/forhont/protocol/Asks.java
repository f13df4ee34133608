package forhont.protocol;

import java.util.Map;

/** Every question the engine answers, by the name it is asked with. */
final class Asks {
    static final Map<String, Ask> BY_NAME = Map.ofEntries(
            Map.entry("legal", new LegalAsk()),
            Map.entry("trick", new TrickAsk()),
            Map.entry("settle", new SettleAsk()),
            Map.entry("solve", new SolveAsk()),
            Map.entry("evaluate", new EvaluateAsk()),
            Map.entry("account", new AccountAsk()),
            Map.entry("discard", new DiscardAsk()),
            Map.entry("bids", new BidsAsk()),
            Map.entry("open", new OpenAsk()),
            Map.entry("announce", new AnnounceAsk()),
            Map.entry("doubling", new DoublingAsk()),
            Map.entry("revoke", new RevokeAsk()));

    private Asks() {}
}
