package forhont.content;

import java.io.IOException;
import java.util.List;
import java.util.SortedMap;

/** Files in folders; a folder is named by its path with a slash behind it, the uppermost by nothing. */
interface Tree {
    /** The names of the files in a folder, in order. */
    List<String> files(String folder);

    /** The names of the folders in a folder, in order. */
    List<String> folders(String folder);

    boolean has(String file);

    byte[] read(String file) throws IOException;

    /** The CRC-32 of a file in eight hexadecimal digits. */
    String checksum(String file) throws IOException;

    /** Of every file below a folder, by its path from there, the checksum. */
    SortedMap<String, String> checksums(String folder);
}
