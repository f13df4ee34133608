package forhont.storage;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

/** A file that {@link Backup} wrote, to be read. */
record BackupFile(Path path) {
    private static final ObjectMapper JSON = new ObjectMapper();

    /**
     * Reads the file through once, so that a torn one is refused before anything is touched.
     *
     * @throws IllegalArgumentException if the file is no whole backup of this schema
     */
    void prove(String schema) throws IOException {
        long rows = 0;
        boolean whole = false;
        try (BufferedReader in = open()) {
            JsonNode head = parse(in.readLine());
            if (!head.path(Backup.NAME).asText().equals(Backup.WHAT)) {
                throw new IllegalArgumentException(path + " is no backup");
            }
            if (!isUpTo(schema, head.path(Backup.SCHEMA).asText())) {
                throw new IllegalArgumentException(
                        path + " is of schema " + head.path(Backup.SCHEMA).asText()
                                + "; this version brings back those up to schema " + schema);
            }
            for (String text = in.readLine(); text != null; text = in.readLine()) {
                JsonNode node = parse(text);
                if (node.has(Backup.ROWS)) {
                    whole = node.get(Backup.ROWS).asLong() == rows;
                } else {
                    rows++;
                }
            }
        } catch (EOFException | ZipException torn) {
            throw new IllegalArgumentException(path + " is not whole", torn);
        }
        if (!whole) {
            throw new IllegalArgumentException(path + " is not whole");
        }
    }

    private static boolean isUpTo(String newest, String schema) {
        return schema.matches("[1-9][0-9]{0,3}") && Integer.parseInt(schema) <= Integer.parseInt(newest);
    }

    private BufferedReader open() throws IOException {
        return new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(path)), StandardCharsets.UTF_8));
    }

    private static JsonNode parse(String line) {
        try {
            return JSON.readTree(String.valueOf(line));
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("a line of a backup is JSON, not this one", e);
        }
    }

    /** Adds every row to tables that are empty. */
    long read(Handle handle) throws IOException {
        long rows = 0;
        Map<String, PreparedBatch> batches = new LinkedHashMap<>();
        Backup.TABLES.forEach((table, columns) -> batches.put(
                table,
                handle.prepareBatch("insert into " + table + " (" + String.join(", ", columns) + ") values (:"
                        + String.join(", :", columns) + ")")));
        try (BufferedReader in = open()) {
            in.readLine();
            for (String text = in.readLine(); text != null; text = in.readLine()) {
                JsonNode node = parse(text);
                if (node.has(Backup.TABLE)) {
                    add(batches.get(node.get(Backup.TABLE).asText()), node);
                    rows++;
                    if (rows % Backup.BATCH == 0) {
                        send(batches);
                    }
                }
            }
        }
        send(batches);
        return rows;
    }

    private static void add(PreparedBatch batch, JsonNode node) {
        Backup.TABLES.get(node.get(Backup.TABLE).asText()).forEach(column -> {
            JsonNode value = node.path(column);
            if (value.isMissingNode() && Backup.ADDED.containsKey(column)) {
                batch.bind(column, Backup.ADDED.get(column));
            } else if (value.isNumber()) {
                batch.bind(column, value.asLong());
            } else {
                batch.bind(column, value.asText());
            }
        });
        batch.add();
    }

    /** In the order of the tables, so that nothing refers to what is not there yet. */
    private static void send(Map<String, PreparedBatch> batches) {
        batches.values().stream().filter(batch -> batch.size() > 0).forEach(PreparedBatch::execute);
    }
}
