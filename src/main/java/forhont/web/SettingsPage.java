package forhont.web;

import static j2html.TagCreator.a;
import static j2html.TagCreator.attrs;
import static j2html.TagCreator.button;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.form;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;

import forhont.i18n.Language;
import forhont.rules.Card;
import forhont.rules.RuleSet;
import forhont.web.RadioPart.Way;
import j2html.tags.DomContent;
import j2html.tags.specialized.FieldsetTag;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Where a visitor says how the site is to look and to deal, with a sample of it. */
final class SettingsPage {
    static final String PATH = "/settings";
    static final String LANGUAGE = "language";
    static final String FACE = "face";
    static final String RESET = "reset";

    /** The part that says what was done, and the sample. */
    private static final String DONE = "done";

    private static final String SAMPLE = "sample";
    private static final String FORM = "settings";

    private static final String WORDS = "page.settings.";
    private static final List<Character> LETTERS = List.of('A', 'K', 'Q', 'J', 'T');

    /** A hand with all suits and all pictures. */
    private static final List<Card> HAND = List.of(
            Card.parse("AC").orElseThrow(),
            Card.parse("KS").orElseThrow(),
            Card.parse("QD").orElseThrow(),
            Card.parse("JH").orElseThrow());

    private final Visitor visitor;
    private final Language language;
    private final Assets assets;
    private final List<Language> languages;
    private final List<RuleSet> ruleSets;
    private final Set<String> wrong;

    /** The page; {@code wrong} are the names of what was sent and cannot be chosen. */
    SettingsPage(Visitor visitor, Assets assets, List<Language> languages, List<RuleSet> ruleSets, Set<String> wrong) {
        this.visitor = visitor;
        this.language = visitor.language();
        this.assets = assets;
        this.languages = languages;
        this.ruleSets = ruleSets;
        this.wrong = wrong;
    }

    /** What was done last. */
    enum Said {
        SAVED,
        RESET
    }

    /** The page, with the way back to another, given by its address without the language. */
    static String path(Optional<String> from) {
        return PATH
                + from.map(place -> "?" + Visitor.FROM + "="
                                + place.replace("%", "%25").replace("?", "%3F").replace("&", "%26"))
                        .orElse("");
    }

    Page render(Optional<Said> said) {
        return new Page(
                own("title"),
                path(visitor.place()),
                Page.Section.NONE,
                each(
                        WayBack.render(visitor),
                        h1(own("title")),
                        p(attrs(".lead"), own("lead")),
                        div(each(said.stream().map(this::said))).withId(DONE).attr("role", "status"),
                        each(wrong.stream()
                                .limit(1)
                                .map(any ->
                                        p(attrs(".field-error"), own("wrong")).attr("role", "alert"))),
                        sample(),
                        choices(),
                        section(
                                h2(own("kept.title")),
                                p(own("kept.text")),
                                p(a(language.text("page.privacy.title")).withHref(visitor.path(PrivacyPage.PATH))))),
                Optional.of(FORM));
    }

    private DomContent said(Said said) {
        return p(
                attrs(".banner"),
                switch (said) {
                    case SAVED -> own("saved");
                    case RESET -> own("was-reset");
                });
    }

    private DomContent sample() {
        CardPart cards = new CardPart(visitor, assets);
        return section(
                        h2(own("sample.title")),
                        div(attrs(".felt"), new HandPart(visitor, cards).shown(HAND)),
                        new ProsePart(visitor, cards)
                                .paragraphs(
                                        language.prose(WORDS + "sample.text", Map.of("card", "{" + HAND.get(0) + "}"))))
                .withId(SAMPLE);
    }

    private DomContent choices() {
        String here = visitor.path(path(visitor.place()));
        return form(
                        attrs(".exercise.settings"),
                        Frame.token(visitor),
                        h2(own("page")),
                        choice(LANGUAGE, languages()),
                        choice(Preferences.COLOURS),
                        choice(Preferences.CONTRAST),
                        choice(Preferences.TEXT),
                        choice(Preferences.MOTION),
                        h2(own("cards")),
                        choice(FACE, faces()),
                        choice(Preferences.SUITS),
                        choice(Preferences.LETTERS, letters()),
                        choice(Preferences.HAND),
                        h2(own("game")),
                        choice(Preferences.RULES, rules()),
                        div(
                                attrs(".buttons"),
                                button(attrs(".button"), own("save")),
                                button(attrs(".button.button-quiet"), own("reset"))
                                        .withName(RESET)
                                        .withValue("yes")))
                .withId(FORM)
                .withMethod("post")
                .withAction(here);
    }

    private FieldsetTag choice(String name, List<Way> ways) {
        return RadioPart.render(
                name, own(name + ".title"), ways, Optional.of(own("wrong-way")).filter(flaw -> wrong.contains(name)));
    }

    private FieldsetTag choice(String name) {
        List<String> ways = Preferences.WAYS.get(name);
        String chosen = visitor.preferences().chosen().getOrDefault(name, ways.get(0));
        return choice(
                name,
                ways.stream()
                        .map(way -> new Way(way, own(name + "." + way), way.equals(chosen)))
                        .toList());
    }

    private List<Way> languages() {
        return languages.stream()
                .map(each -> new Way(each.tag(), each.name(), each.equals(language)))
                .toList();
    }

    private List<Way> faces() {
        return List.of(Face.values()).stream()
                .map(each -> new Way(each.id(), language.text("frame.face." + each.id()), each == visitor.face()))
                .toList();
    }

    /** Each set of letters once, those of the page first. */
    private List<Way> letters() {
        String chosen = letters(visitor.letters());
        String ours = letters(language);
        List<Way> ways = new ArrayList<>();
        ways.add(new Way(Preferences.OWN, own("letters.own"), Optional.of(ours), chosen.equals(ours)));
        Set<String> shown = new HashSet<>(Set.of(ours));
        for (Language other : languages) {
            String theirs = letters(other);
            if (shown.add(theirs)) {
                ways.add(new Way(
                        other.tag(),
                        language.text(WORDS + "letters.other", Map.of("languages", language.and(namesOf(theirs)))),
                        Optional.of(theirs),
                        chosen.equals(theirs)));
            }
        }
        return ways;
    }

    private List<String> namesOf(String letters) {
        return languages.stream()
                .filter(each -> letters(each).equals(letters))
                .map(Language::name)
                .toList();
    }

    private static String letters(Language language) {
        return LETTERS.stream().map(language::index).collect(Collectors.joining(" "));
    }

    private List<Way> rules() {
        String chosen = visitor.preferences().ruleSet().orElse(ruleSets.get(0).id());
        return ruleSets.stream()
                .map(each -> new Way(
                        each.id(),
                        language.text("ruleset." + each.id() + ".name"),
                        Optional.of(language.text("ruleset." + each.id() + ".about")),
                        each.id().equals(chosen)))
                .toList();
    }

    private String own(String key) {
        return language.text(WORDS + key);
    }
}
