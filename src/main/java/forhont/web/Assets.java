package forhont.web;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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

    /** Reads the folder {@code web} of the class path, and htmx from its WebJar. */
    static Assets read() {
        try {
            SortedMap<String, Asset> files = new TreeMap<>();
            URL folder = resource("/web/");
            if (folder.getProtocol().equals("jar")) {
                try (FileSystem jar =
                        FileSystems.newFileSystem(URI.create(folder.toString().replaceFirst("!.*", "")), Map.of())) {
                    readAll(jar.getPath("web"), files);
                }
            } else {
                readAll(Path.of(folder.toURI()), files);
            }
            files.put("htmx.min.js", asset("htmx.min.js", htmx()));
            addFaces(files);
            return new Assets(files);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The part of the sprite that draws one face: a browser works through all that it loads, seen or not. */
    static String cards(Face face) {
        return "cards-" + face.id() + ".svg";
    }

    private static void addFaces(SortedMap<String, Asset> files) {
        String sprite = new String(files.get("cards.svg").bytes, StandardCharsets.UTF_8);
        for (Face face : Face.values()) {
            String others = Arrays.stream(Face.values())
                    .filter(other -> other != face)
                    .map(Face::id)
                    .collect(Collectors.joining("|", "(?s)<symbol id=\"(?:", ")-.*?</symbol>\\s*"));
            byte[] part = sprite.replaceAll(others, "").getBytes(StandardCharsets.UTF_8);
            files.put(cards(face), asset(cards(face), part));
        }
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

    private static void readAll(Path folder, SortedMap<String, Asset> files) throws IOException {
        try (Stream<Path> paths = Files.list(folder)) {
            for (Path path : (Iterable<Path>) paths::iterator) {
                String name = path.getFileName().toString();
                files.put(name, asset(name, Files.readAllBytes(path)));
            }
        }
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
        try (InputStream in = resource("/META-INF/maven/org.webjars.npm/htmx.org/pom.properties")
                .openStream()) {
            properties.load(in);
        }
        String version = properties.getProperty("version");
        try (InputStream in = resource("/META-INF/resources/webjars/htmx.org/" + version + "/dist/htmx.min.js")
                .openStream()) {
            return in.readAllBytes();
        }
    }

    private static URL resource(String path) {
        URL found = Assets.class.getResource(path);
        if (found == null) {
            throw new IllegalStateException("the class path holds " + path);
        }
        return found;
    }

    private static String digest(SortedMap<String, Asset> files) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            files.forEach((name, asset) -> {
                digest.update(name.getBytes(StandardCharsets.UTF_8));
                digest.update(asset.bytes);
            });
            return HexFormat.of().formatHex(digest.digest(), 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
