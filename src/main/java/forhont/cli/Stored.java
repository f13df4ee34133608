package forhont.cli;

import forhont.storage.NewerSchema;
import forhont.storage.Store;
import forhont.storage.Unkept;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.InstantSource;
import picocli.CommandLine;

/** Does one thing with a database and says in a line how it went. */
final class Stored {
    private Stored() {}

    /** What is done; it says what was done. */
    interface Work {
        String with(Store store) throws IOException;
    }

    static int run(CommandLine command, Database database, Work work) {
        PrintWriter err = command.getErr();
        try (Store store = Store.open(database.address(), InstantSource.system(), sentence -> {})) {
            command.getOut().println(work.with(store));
            command.getOut().flush();
            return 0;
        } catch (NewerSchema | Unkept | IllegalArgumentException refused) {
            err.println(database.address() + ": " + refused.getMessage());
        } catch (IOException failed) {
            err.println("The file cannot be used: " + failed);
        }
        err.flush();
        return 1;
    }
}
