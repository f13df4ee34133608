package forhont.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The program a person starts: one command per thing it can do. */
@Command(
        name = "forhont",
        description = "Teaches the card game Mariáš.",
        mixinStandardHelpOptions = true,
        subcommands = {
            Serve.class,
            Check.class,
            EngineCommand.class,
            Solve.class,
            Generate.class,
            BackupCommand.class,
            RestoreCommand.class
        })
public final class Main {

    /** Exit code 0 leaves the process to the server's own threads. */
    public static void main(String[] args) {
        if (args.length > 0 && args[0].equals("serve")) {
            Serve.Ready.prepare();
        }
        int code = new CommandLine(new Main()).execute(args);
        if (code != 0) {
            System.exit(code);
        }
    }
}
