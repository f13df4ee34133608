package forhont.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import forhont.exercise.Answer;
import forhont.exercise.Exercise;
import forhont.exercise.Field;
import forhont.exercise.Option;
import forhont.rules.Action;
import forhont.rules.Card;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** How somebody fills in the form of a step and sends it. */
enum Way {
    MOUSE {
        @Override
        void toggle(Page page, String name, Set<String> values) {
            values.forEach(value -> click(page, "form.exercise label:has(" + input(name, value) + ")"));
        }

        @Override
        void type(Page page, String field, String text) {
            click(page, "#" + field);
            page.locator("#" + field).fill(text);
        }

        @Override
        void follow(Page page, String selector) {
            click(page, selector);
        }
    },

    KEYBOARD {
        @Override
        void toggle(Page page, String name, Set<String> values) {
            Set<String> left = new HashSet<>(values);
            for (int presses = 0; !left.isEmpty(); presses++) {
                String focused = (String) page.evaluate(FOCUSED, name);
                if (left.remove(focused.substring(focused.indexOf(' ') + 1))) {
                    page.keyboard().press("Space");
                } else {
                    onward(page, focused.startsWith("radio") ? "ArrowRight" : "Tab", presses, name + " " + left);
                }
            }
        }

        @Override
        void type(Page page, String field, String text) {
            reach(page, "#" + field);
            page.keyboard().press("ControlOrMeta+a");
            page.keyboard().type(text);
        }

        @Override
        void follow(Page page, String selector) {
            reach(page, selector);
            page.keyboard().press("Enter");
        }
    };

    /** How the selector of something in the header begins. */
    static final String HEADER = ".site-head ";

    private static final String BUTTON = "form.exercise .buttons button";

    /** The type and the value of the control that has the focus, if it has that name. */
    private static final String FOCUSED =
            "name => { const a = document.activeElement; return a.name === name ? a.type + ' ' + a.value : ' ' }";

    /** The values to be toggled so that just the wanted ones are chosen. */
    private static final String OTHERWISE = "([name, wanted]) => ["
            + "...document.querySelectorAll(`form.exercise input[name='${name}']`)]"
            + ".filter(input => input.checked != wanted.includes(input.value))"
            + ".filter(input => input.type != 'radio' || !input.checked).map(input => input.value)";

    /** The middle of a control once it is in view, if nothing covers it. */
    private static final String MIDDLE = "selector => { const e = document.querySelector(selector); if (!e) return [];"
            + " e.scrollIntoView({ block: 'center', behavior: 'instant' }); const r = e.getBoundingClientRect();"
            + " const x = r.x + r.width / 2, y = r.y + r.height / 2;"
            + " return e.contains(document.elementFromPoint(x, y)) ? [x, y] : [] }";

    private static final int MOST_PRESSES = 150;

    abstract void toggle(Page page, String name, Set<String> values);

    abstract void type(Page page, String field, String text);

    /** Presses a button, or goes where a link leads. */
    abstract void follow(Page page, String selector);

    void press(Page page) {
        settled(page);
        follow(page, BUTTON);
    }

    /** Waits until what came of the last answer has been put in place and scrolled to: no hand is as quick as that. */
    private static void settled(Page page) {
        page.waitForSelector("html:not(:has(.htmx-settling)) .site-foot");
    }

    /** Acts in a deal. */
    void act(Page page, Action action) {
        Set<String> values = Set.copyOf(Learner.values(action));
        if (values.isEmpty()) {
            follow(page, "form.exercise button[name=" + ActForm.PASS + "]");
        } else {
            choose(page, Attempt.ANSWER, values);
            press(page);
        }
    }

    /** Answers; a line of play card by card, each after what came of the one before. */
    void answer(Page page, Exercise exercise, Answer answer) {
        if (answer instanceof Answer.Line line) {
            List<String> played = new ArrayList<>();
            for (Card card : line.cards()) {
                String before = input(Moves.PLAYED, String.join(" ", played));
                page.waitForSelector("main:has(form.exercise " + before + ") ~ .site-foot");
                choose(page, Attempt.ANSWER, Set.of(card.toString()));
                press(page);
                played.add(card.toString());
            }
            return;
        }
        if (answer instanceof Answer.Chosen chosen) {
            choose(
                    page,
                    Attempt.ANSWER,
                    chosen.options().stream().map(Option::id).collect(Collectors.toSet()));
        } else {
            fill(page, ((Answer.Numbers) answer).values());
        }
        press(page);
    }

    private void fill(Page page, Map<Field, Integer> numbers) {
        settled(page);
        numbers.forEach((field, value) -> {
            if (field == Field.WRONG_LINE) {
                choose(page, field.id(), Set.of(value.toString()));
            } else {
                type(page, field.id(), value.toString());
            }
        });
    }

    private void choose(Page page, String name, Set<String> values) {
        settled(page);
        List<?> otherwise = (List<?>) page.evaluate(OTHERWISE, List.of(name, List.copyOf(values)));
        toggle(page, name, otherwise.stream().map(Object::toString).collect(Collectors.toSet()));
    }

    private static String input(String name, String value) {
        return "input[name='" + name + "'][value='" + value + "']";
    }

    private static void click(Page page, String selector) {
        List<?> middle = (List<?>) page.evaluate(MIDDLE, selector);
        assertThat(middle)
                .as("can be clicked on " + page.url() + ": " + selector)
                .hasSize(2);
        page.mouse().click(((Number) middle.get(0)).doubleValue(), ((Number) middle.get(1)).doubleValue());
    }

    /** Presses Tab until the control has the focus. */
    private static void reach(Page page, String selector) {
        for (int presses = 0; !is(page, selector); presses++) {
            onward(page, "Tab", presses, selector);
        }
    }

    private static boolean is(Page page, String selector) {
        return (Boolean) page.evaluate("selector => document.activeElement.matches(selector)", selector);
    }

    /** Presses a key; if that comes upon the first link of a page just opened, leaves the header out by it, or aims into it. */
    private static void onward(Page page, String key, int presses, String aim) {
        assertThat(presses)
                .as("reached by keyboard on " + page.url() + ": " + aim)
                .isLessThan(MOST_PRESSES);
        boolean opened = presses == 0 && is(page, "body") && !aim.startsWith(HEADER);
        page.keyboard().press(key);
        if (opened && is(page, "a[href='#main']")) {
            page.keyboard().press("Enter");
        }
    }
}
