package forhont.protocol;

import forhont.content.RuleSetFiles;
import forhont.content.RuleSetReader;

/** The engine as tests ask it. */
final class Engines {
    static final Engine ENGINE = new Engine(RuleSetFiles.all().values(), RuleSetReader::read);

    private Engines() {}
}
