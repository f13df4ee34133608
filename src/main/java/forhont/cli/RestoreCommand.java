package forhont.cli;

import forhont.storage.Address;
import forhont.storage.Backup;
import forhont.storage.SetAside;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Brings back what a backup holds, in the place of all there is. */
@Command(
        name = "restore",
        description = "Brings back a backup in the place of all there is; a damaged file is first set aside.",
        mixinStandardHelpOptions = true)
final class RestoreCommand implements Callable<Integer> {

    @Mixin
    private Database database;

    @Parameters(paramLabel = "FILE", description = "What backup wrote.")
    private Path file;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (database.address() instanceof Address.SqliteFile sqlite) {
            SetAside.ifDamaged(sqlite)
                    .ifPresent(aside ->
                            spec.commandLine().getErr().println("The damaged database is now in " + aside + "."));
        }
        return Stored.run(
                spec.commandLine(), database, store -> new Backup(store).bringBack(file) + " rows from " + file);
    }
}
