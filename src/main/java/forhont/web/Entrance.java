package forhont.web;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.Scheduler;

/** Where requests come in; it notes how each begins, for one too broken to be read is answered in its language too. */
final class Entrance extends ServerConnector {
    private static final int NOTED_BYTES = 2000;
    private static final Pattern BEGINNING = Pattern.compile("\\A[A-Z]{3,7} (/[A-Za-z-]*/?)");
    private static final Pattern ACCEPTED = Pattern.compile("(?i)\\r\\naccept-language:([^\\r\\n]*)\\r");

    Entrance(Server server, HttpConfiguration http, int port) {
        super(server, new HttpConnectionFactory(http));
        setPort(port);
    }

    /**
     * How a request began.
     *
     * @param path the first part of its address
     * @param acceptLanguage the header of that name; empty where it did not come soon
     */
    record Beginning(String path, String acceptLanguage) {
        private static Optional<Beginning> read(byte[] bytes) {
            String text = new String(bytes, StandardCharsets.ISO_8859_1);
            Matcher accepted = ACCEPTED.matcher(text);
            String acceptLanguage = accepted.find() ? accepted.group(1) : "";
            Matcher beginning = BEGINNING.matcher(text);
            return beginning.find() ? Optional.of(new Beginning(beginning.group(1), acceptLanguage)) : Optional.empty();
        }
    }

    /** How the request began that its connection brought last. */
    static Optional<Beginning> beginning(Request request) {
        return request.getConnectionMetaData().getConnection().getEndPoint() instanceof Noting noting
                ? Beginning.read(noting.noted)
                : Optional.empty();
    }

    @Override
    protected SocketChannelEndPoint newEndPoint(SocketChannel channel, ManagedSelector selector, SelectionKey key) {
        SocketChannelEndPoint end = new Noting(channel, selector, key, getScheduler());
        end.setIdleTimeout(getIdleTimeout());
        return end;
    }

    /** Keeps the first bytes of what came last that looks like a request. */
    private static final class Noting extends SocketChannelEndPoint {
        private volatile byte[] noted = {};

        private Noting(SocketChannel channel, ManagedSelector selector, SelectionKey key, Scheduler scheduler) {
            super(channel, selector, key, scheduler);
        }

        @Override
        public int fill(ByteBuffer buffer) throws IOException {
            int before = buffer.remaining();
            int filled = super.fill(buffer);
            if (filled > 0 && isLetter(buffer.get(buffer.position() + before))) {
                byte[] first = new byte[Math.min(filled, NOTED_BYTES)];
                buffer.get(buffer.position() + before, first);
                if (new String(first, 0, Math.min(first.length, 10), StandardCharsets.ISO_8859_1).contains(" /")) {
                    noted = first;
                }
            }
            return filled;
        }

        private static boolean isLetter(byte sign) {
            return sign >= 'A' && sign <= 'Z';
        }
    }
}
