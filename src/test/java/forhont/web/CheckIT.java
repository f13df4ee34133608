package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import forhont.web.Browser.Visit;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The checks find what is wrong with small pages made to be wrong, and nothing where all is well. */
@ExtendWith(Browser.Shared.class)
class CheckIT {
    private static final String STYLE = "<!DOCTYPE html><style>body { margin: 0; font: 16px/1.5 sans-serif }"
            + " button, a.alone { display: inline-block; padding: 10px }</style>";

    private static List<String> faults(Browser browser, Check check, String body) {
        try (Visit visit = browser.visit("about:blank", Look.phone("en"))) {
            Page page = visit.page();
            page.setContent(STYLE + body);
            return check.faults(page);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            sideways scroll of 140 | <div style='width: 500px'>wide</div>
            sideways scroll of     | <p>Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen</p>
            beyond the screen      | <body style='overflow-x: hidden'><p style='white-space: nowrap'>one line that is longer than the screen of a phone is wide</p>
            beyond the screen      | <p style='margin-left: -20px'>too far left</p>
            beyond its box         | <div style='width: 60px'><p>Donaudampfschiff</p></div>
            beyond its box         | <div style='height: 20px'>three lines in the room of one, three lines in the room of one, three lines</div>
            cut by div             | <div style='height: 30px; overflow: hidden'>two lines in the room of one, two lines in the room of one</div>
            cut by p               | <p style='width: 90px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap'>ends in an ellipsis</p>
            cut by itself          | <input style='width: 40px; height: 30px' value='a long value'>
            over each other        | <p>below</p><p style='margin-top: -40px'>above</p>
            over each other        | <p>far to the right <span style='position: relative; left: -30px'>moved</span></p>
            over each other        | <p>text</p><button style='position: relative; top: -40px'>button</button>
            over each other        | <p>text</p><svg width='50' height='50' style='position: absolute; top: 0'></svg>
            sticks out of div      | <main><div style='width: 80px; border: 1px solid'><button style='width: 120px'>x</button></div></main>
            target of 100 × 20     | <button style='width: 100px; height: 20px; padding: 0'>x</button>
            target of              | <p><a href='x'>a link that stands alone</a></p>
            target of 13 × 13      | <input type=checkbox style='margin: 0'>
            target of 40 × 60      | <label class=card-choice style='display: block; width: 40px; height: 60px'><input type=checkbox></label>
            target of 30 × 66      | <div class=hand style='display: flex'><label class=card-choice style='width: 44px; height: 66px; flex: none'><input type=checkbox></label><label class=card-choice style='margin-left: -14px; width: 44px; height: 66px; flex: none'><input type=checkbox></label></div>
            """)
    void each_fault_of_geometry_is_found(String fault, String body, Browser browser) {
        assertThat(faults(browser, Check.GEOMETRY, body)).anyMatch(found -> found.startsWith(fault));
    }

    @Test
    void what_lies_well_has_no_fault(Browser browser) {
        assertThat(faults(browser, Check.GEOMETRY, """
                <p>A sentence with <a href='x'>a link</a> and <b>bold</b> words that goes on for more than one line.</p>
                <p style='position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)'>for readers</p>
                <details><summary style='padding: 4px'>more</summary><p style='width: 900px'>closed and wide</p></details>
                <div popover>closed</div>
                <label style='display: block; padding: 8px'><input type=checkbox> a label is pressed too</label>
                <h1 style='line-height: 1'>Two lines of a heading that stand close to each other</h1>
                <p style='position: fixed; top: 0; background: white'>floats over the page</p>
                <div style='overflow-x: auto'><p style='width: 900px'>scrolls by itself</p></div>
                <button>Large enough</button> <a class=alone href='x'>alone</a>
                <label for=n>Number</label> <input id=n style='width: 80px; height: 30px' value=7>
                """)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            does not show its focus | <style>:focus-visible { outline: none }</style><button>x</button>
            does not show its focus | <style>a { outline: 2px solid }</style><a href='x'>always so</a>
            is covered              | <button>x</button><div style='position: absolute; inset: 0; height: 99px; background: white'>over it</div>
            is too small            | <button style='position: absolute; width: 1px; height: 1px; padding: 0; border: 0; clip-path: inset(50%)'>x</button>
            """)
    void what_does_not_show_its_focus_is_found_alone(String fault, String body, Browser browser) {
        assertThat(faults(browser, Check.FOCUS, body)).hasSize(1).allMatch(found -> found.startsWith(fault));
    }

    @Test
    void what_shows_its_focus_has_no_fault(Browser browser) {
        assertThat(faults(browser, Check.FOCUS, """
                <style>label:has(:focus-visible) { outline: 3px solid } input:focus-visible { box-shadow: 0 0 0 3px blue; outline: none }</style>
                <button>outlined by the browser</button> <a href='x'>a link</a>
                <label>outlined around <input type=checkbox></label> <input> <button disabled>never reached</button>
                <div style='height: 2000px'></div> <button>below the screen</button>
                """)).isEmpty();
    }
}
