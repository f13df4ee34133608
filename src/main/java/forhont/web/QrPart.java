package forhont.web;

import static j2html.TagCreator.tag;

import io.nayuki.qrcodegen.QrCode;
import j2html.tags.DomContent;

/** An address as a QR code, drawn as one path. */
final class QrPart {
    private static final int MARGIN = 4;

    private QrPart() {}

    static DomContent render(String address, String name) {
        QrCode code = QrCode.encodeText(address, QrCode.Ecc.MEDIUM);
        StringBuilder path = new StringBuilder();
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                if (code.getModule(x, y)) {
                    path.append('M')
                            .append(x + MARGIN)
                            .append(' ')
                            .append(y + MARGIN)
                            .append("h1v1h-1z");
                }
            }
        }
        int side = code.size + 2 * MARGIN;
        return tag("svg")
                .withClass("qr")
                .attr("viewBox", "0 0 " + side + " " + side)
                .attr("role", "img")
                .attr("aria-label", name)
                .with(
                        tag("rect").attr("width", side).attr("height", side).attr("fill", "#fff"),
                        tag("path").attr("d", path.toString()).attr("fill", "#000"));
    }
}
