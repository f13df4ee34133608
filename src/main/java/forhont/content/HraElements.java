package forhont.content;

import forhont.rules.Seat;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * The elements of a {@code .hra} file one after the other, with the line of each. External entities and document types
 * are refused.
 */
final class HraElements {
    private final String path;
    private final Faults faults = new Faults();
    private Optional<XMLStreamReader> reader = Optional.empty();
    private int line = 1;

    HraElements(String path) {
        this.path = path;
    }

    /** Goes to the root; false where the file may not be read at all. */
    boolean open(String xml) throws XMLStreamException {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
        reader = Optional.of(factory.createXMLStreamReader(new StringReader(xml.strip())));
        int event = xml().next();
        while (event != XMLStreamConstants.START_ELEMENT) {
            line = xml().getLocation().getLineNumber();
            if (event == XMLStreamConstants.DTD) {
                fault("a document type stands in the file", "the file without <!DOCTYPE …>");
                return false;
            }
            event = xml().next();
        }
        line = xml().getLocation().getLineNumber();
        return true;
    }

    private XMLStreamReader xml() {
        return reader.orElseThrow();
    }

    /** Goes to the next element within the one that is open; false, and out of it, where there is none left. */
    boolean child() throws XMLStreamException {
        int event = xml().next();
        while (event != XMLStreamConstants.START_ELEMENT && event != XMLStreamConstants.END_ELEMENT) {
            event = xml().next();
        }
        line = xml().getLocation().getLineNumber();
        return event == XMLStreamConstants.START_ELEMENT;
    }

    /** Goes out of the element that is open, whatever is in it. */
    void skip() throws XMLStreamException {
        int open = 1;
        while (open > 0) {
            int event = xml().next();
            open += event == XMLStreamConstants.START_ELEMENT ? 1 : 0;
            open -= event == XMLStreamConstants.END_ELEMENT ? 1 : 0;
        }
    }

    void toEnd() throws XMLStreamException {
        while (xml().hasNext()) {
            xml().next();
        }
    }

    String name() {
        return xml().getLocalName();
    }

    boolean has(String attribute) {
        return xml().getAttributeValue(null, attribute) != null;
    }

    /** The attribute's text; empty where it is not there. */
    String attribute(String attribute) {
        return Optional.ofNullable(xml().getAttributeValue(null, attribute)).orElse("");
    }

    /** The player an attribute names; none is a fault. */
    Optional<Seat> player(String attribute) {
        Optional<Seat> player = HraWords.player(attribute(attribute));
        if (player.isEmpty()) {
            fault("there is no player " + attribute(attribute), attribute + "=\"Hrac1\", Hrac2 or Hrac3");
        }
        return player;
    }

    /** What an attribute's word stands for; a word the app does not have is a fault. */
    <T> Optional<T> word(String attribute, Map<String, T> words) {
        Optional<T> found = Optional.ofNullable(words.get(attribute(attribute)));
        if (found.isEmpty()) {
            fault(
                    "\"" + attribute(attribute) + "\" is none of the app's words",
                    Nearest.oneOf(attribute(attribute), words.keySet()));
        }
        return found;
    }

    /** A number of one or two digits; anything else is a fault. */
    int number(String attribute) {
        String text = attribute(attribute);
        if (text.isEmpty() || text.length() > 2 || !text.chars().allMatch(sign -> sign >= '0' && sign <= '9')) {
            fault("\"" + text + "\" is no number of a trick", attribute + "=\"1\", a number up to 11");
            return 0;
        }
        return Integer.parseInt(text);
    }

    Place place() {
        return new Place(path, line);
    }

    void fault(String what, String write) {
        fault(place(), what, write);
    }

    void fault(Place place, String what, String write) {
        faults.add(place, what, write);
    }

    void broken(XMLStreamException e) {
        Optional<Location> location = Optional.ofNullable(e.getLocation());
        line = location.map(Location::getLineNumber).filter(found -> found > 0).orElse(line);
        fault("the file is no well-formed XML here", "every element closed, every attribute in quotes");
    }

    List<Fault> faults() {
        return List.copyOf(faults.all());
    }
}
