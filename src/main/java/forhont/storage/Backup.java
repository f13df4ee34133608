package forhont.storage;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Handle;

/**
 * The whole database as one file, a line of JSON for each row, packed; the same for SQLite and PostgreSQL, so that one may
 * be brought back into the other. The last line counts the rows: a file without it is not whole.
 */
public final class Backup {
    private static final ObjectMapper JSON = new ObjectMapper();
    static final String NAME = "forhont";
    static final String WHAT = "backup";
    static final String SCHEMA = "schema";
    static final String TABLE = "table";
    static final String ROWS = "rows";
    static final int BATCH = 500;

    /** The tables with their columns, each after those it refers to. */
    static final Map<String, List<String>> TABLES = tables();

    /** What stands in the columns that older backups do not have. */
    static final Map<String, String> ADDED = Map.of("about", "");

    private final Store store;

    public Backup(Store store) {
        this.store = store;
    }

    private static Map<String, List<String>> tables() {
        Map<String, List<String>> tables = new LinkedHashMap<>();
        tables.put("learner", List.of("id", "since", "used"));
        tables.put("pass", List.of("digest", "learner", "kind", "valid_until"));
        tables.put(
                "answer",
                List.of(
                        "learner",
                        "item",
                        "given",
                        "lesson",
                        "step",
                        "version",
                        "attempt",
                        "completes",
                        "about",
                        "at"));
        return tables;
    }

    private String schema() {
        try {
            return new Schema(store.address()).known();
        } catch (FlywayException failed) {
            throw new Unkept(Trouble.of(failed), failed);
        }
    }

    /** Writes everything as it is at one moment, while the site may go on; returns the number of rows. */
    public long write(Path file) throws IOException {
        String schema = schema();
        Path part = file.resolveSibling(file.getFileName() + ".part");
        try {
            long rows = write(part, schema);
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            return rows;
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private long write(Path part, String schema) throws IOException {
        try (BufferedWriter out = new BufferedWriter(
                new OutputStreamWriter(new GZIPOutputStream(Files.newOutputStream(part)), StandardCharsets.UTF_8))) {
            line(out, JSON.createObjectNode().put(NAME, WHAT).put(SCHEMA, schema));
            long rows = store.readAtOneMoment(handle -> {
                long count = 0;
                for (Map.Entry<String, List<String>> table : TABLES.entrySet()) {
                    count += write(handle, table.getKey(), table.getValue(), out);
                }
                return count;
            });
            line(out, JSON.createObjectNode().put(ROWS, rows));
            return rows;
        }
    }

    private static long write(Handle handle, String table, List<String> columns, BufferedWriter out) {
        return handle
                .createQuery("select " + String.join(", ", columns) + " from " + table)
                .setFetchSize(BATCH)
                .map((row, context) -> {
                    ObjectNode node = JSON.createObjectNode().put(TABLE, table);
                    for (String column : columns) {
                        if (row.getObject(column) instanceof Number number) {
                            node.put(column, number.longValue());
                        } else {
                            node.put(column, row.getString(column));
                        }
                    }
                    line(out, node);
                    return 1;
                })
                .stream()
                .count();
    }

    private static void line(BufferedWriter out, JsonNode node) {
        try {
            out.write(JSON.writeValueAsString(node));
            out.write('\n');
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Puts the content of a file in the place of all there is, or changes nothing; returns the number of rows.
     *
     * @throws IllegalArgumentException if the file is no whole backup this version knows
     */
    public long bringBack(Path file) throws IOException {
        BackupFile backup = new BackupFile(file);
        backup.prove(schema());
        return store.write(handle -> {
            TABLES.keySet().stream()
                    .sorted(Comparator.reverseOrder())
                    .forEach(table -> handle.execute("delete from " + table));
            try {
                return backup.read(handle);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }
}
