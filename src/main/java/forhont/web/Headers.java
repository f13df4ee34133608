package forhont.web;

import java.util.LinkedHashMap;
import java.util.Map;

/** The headers every answer carries: nothing from another host, no inline script or style, no frames, no devices. */
final class Headers {

    private Headers() {}

    /** The referrer stays within the site rather than nowhere: with none, browsers post forms with {@code Origin: null}. */
    static Map<String, String> all() {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put(
                "Content-Security-Policy",
                "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
                        + "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
                        + "frame-ancestors 'none'");
        headers.put("X-Content-Type-Options", "nosniff");
        headers.put("X-Frame-Options", "DENY");
        headers.put("Referrer-Policy", "same-origin");
        headers.put("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
        headers.put("Cross-Origin-Opener-Policy", "same-origin");
        headers.put("Cross-Origin-Resource-Policy", "same-origin");
        return headers;
    }
}
