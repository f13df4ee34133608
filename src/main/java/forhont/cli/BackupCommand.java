package forhont.cli;

import forhont.storage.Address;
import forhont.storage.Backup;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes all that learners did to one file, while the site may go on. */
@Command(
        name = "backup",
        description = "Writes what learners did to a file that restore brings back, into either kind of database.",
        mixinStandardHelpOptions = true)
final class BackupCommand implements Callable<Integer> {

    @Mixin
    private Database database;

    @Parameters(paramLabel = "FILE", description = "Where to write it.")
    private Path file;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (database.address() instanceof Address.SqliteFile sqlite && !Files.exists(sqlite.path())) {
            spec.commandLine().getErr().println(sqlite + ": the database is not there");
            return 1;
        }
        return Stored.run(spec.commandLine(), database, store -> new Backup(store).write(file) + " rows in " + file);
    }
}
