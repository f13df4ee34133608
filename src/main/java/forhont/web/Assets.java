package forhont.web;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.CRC32;

/** The files a page loads, style, scripts and cards, under addresses that change when any of them changes. */
final class Assets {

    /** SVG stands without its charset: only so the server knows that it may be compressed. */
    private static final Map<String, String> TYPES = Map.of(
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "svg", "image/svg+xml",
            "png", "image/png",
            "ico", "image/x-icon",
            "woff2", "font/woff2",
            "webmanifest", "application/manifest+json; charset=utf-8");

    /** The files of the folder {@code web}. */
    static final List<String> NAMES = List.of(
            "apple-touch-icon.png",
            "cards.svg",
            "favicon.svg",
            "forhont.css",
            "forhont.js",
            "icon-192.png",
            "icon-512.png",
            "logo.svg",
            "site.webmanifest",
            "social.png");

    /** One file as it is sent. */
    static final class Asset {
        private final byte[] bytes;
        private final String type;

        private Asset(byte[] bytes, String type) {
            this.bytes = bytes;
            this.type = type;
        }

        InputStream open() {
            return new ByteArrayInputStream(bytes);
        }

        String type() {
            return type;
        }
    }

    private final SortedMap<String, Asset> files;
    private final String version;

    private Assets(SortedMap<String, Asset> files) {
        this.files = files;
        this.version = digest(files);
    }

    /** Reads them from the class path, and htmx from its WebJar. */
    static Assets read() {
        try {
            SortedMap<String, Asset> files = new TreeMap<>();
            for (String name : NAMES) {
                files.put(name, asset(name, bytes("/web/" + name)));
            }
            files.put("htmx.min.js", asset("htmx.min.js", htmx()));
            addFaces(files);
            return new Assets(files);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The part of the sprite that draws one face: a browser works through all that it loads, seen or not. */
    static String cards(Face face) {
        return "cards-" + face.id() + ".svg";
    }

    private static void addFaces(SortedMap<String, Asset> files) {
        String sprite = new String(files.get("cards.svg").bytes, StandardCharsets.UTF_8);
        for (Face face : Face.values()) {
            byte[] part = only(face, sprite).getBytes(StandardCharsets.UTF_8);
            files.put(cards(face), asset(cards(face), part));
        }
    }

    /** The sprite without what draws other faces: their definitions, and the symbols named after them. */
    private static String only(Face face, String sprite) {
        String part = sprite;
        for (Face other : Face.values()) {
            if (other != face) {
                part = without("<defs class=\"" + other.id() + "\">", "</defs>", part);
                part = without("<symbol id=\"" + other.id() + "-", "</symbol>", part);
            }
        }
        return part;
    }

    private static String without(String start, String end, String sprite) {
        StringBuilder part = new StringBuilder();
        int from = 0;
        for (int at = sprite.indexOf(start); at >= 0; at = sprite.indexOf(start, from)) {
            part.append(sprite, from, at);
            from = sprite.indexOf('<', sprite.indexOf(end, at) + end.length());
        }
        return part.append(sprite, from, sprite.length()).toString();
    }

    /** The address of a file, such as {@code forhont.css}. */
    String path(String name) {
        if (!files.containsKey(name)) {
            throw new IllegalArgumentException("an asset is one of " + files.keySet() + ", not " + name);
        }
        return "/assets/" + version + "/" + name;
    }

    Optional<Asset> find(String name) {
        return Optional.ofNullable(files.get(name));
    }

    boolean isCurrent(String asked) {
        return version.equals(asked);
    }

    private static Asset asset(String name, byte[] bytes) {
        String ending = name.substring(name.lastIndexOf('.') + 1);
        String type = TYPES.get(ending);
        if (type == null) {
            throw new IllegalArgumentException(
                    "an asset ends with one of " + List.copyOf(TYPES.keySet()) + ": " + name);
        }
        return new Asset(bytes, type);
    }

    /** The WebJar's own version, so that it stands in the build file only. */
    private static byte[] htmx() throws IOException {
        Properties properties = new Properties();
        try (InputStream in = open("/META-INF/maven/org.webjars.npm/htmx.org/pom.properties")) {
            properties.load(in);
        }
        return bytes("/META-INF/resources/webjars/htmx.org/" + properties.getProperty("version") + "/dist/htmx.min.js");
    }

    private static byte[] bytes(String path) throws IOException {
        try (InputStream in = open(path)) {
            return in.readAllBytes();
        }
    }

    private static InputStream open(String path) {
        InputStream found = Assets.class.getResourceAsStream(path);
        if (found == null) {
            throw new IllegalStateException("the class path holds " + path);
        }
        return found;
    }

    /** CRC-32 is enough to tell what was replaced, and costs a start nothing. */
    private static String digest(SortedMap<String, Asset> files) {
        CRC32 crc = new CRC32();
        files.forEach((name, asset) -> {
            crc.update(name.getBytes(StandardCharsets.UTF_8));
            crc.update(asset.bytes);
        });
        return HexFormat.of().toHexDigits((int) crc.getValue());
    }
}
