package forhont.web;

import forhont.content.Library;
import forhont.i18n.Language;
import forhont.rules.Notation;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Remembers how a visitor likes the site to look and to deal, and forgets it again. */
final class Settings {
    private static final String SAID = "done";

    /** The address of a page of the site, without the language. */
    private static final Pattern PLACE = Pattern.compile("/([A-Za-z0-9][A-Za-z0-9/_.~?=&-]{0,2000})?");

    /** The pages of one's own that always stand at the same address. */
    private static final Set<String> OWN = Set.of(MixUpsPage.PATH, ProgressPage.PATH, MyDataPage.PATH, TasterPart.PATH);

    private final Library library;
    private final Assets assets;
    private final Frame frame;
    private final Predicate<String> varying;

    /** The settings; {@code varying} tells the addresses of pages of which there are many, without the language. */
    Settings(Library library, Assets assets, Frame frame, Predicate<String> varying) {
        this.varying = varying;
        this.library = library;
        this.assets = assets;
        this.frame = frame;
    }

    void add(RoutesConfig routes) {
        routes.get("/{lang}" + SettingsPage.PATH, this::page);
        routes.post("/{lang}" + SettingsPage.PATH, this::choose);
    }

    /** The visitor, with the way back to where he came from. */
    private Visitor visitor(Context ctx) {
        Visitor visitor = Visitor.inLanguageOf(ctx, library.languages());
        return from(ctx).map(visitor::at).orElse(visitor);
    }

    private Optional<String> from(Context ctx) {
        return Optional.ofNullable(ctx.queryParam(Visitor.FROM))
                .filter(place -> PLACE.matcher(place).matches())
                .filter(place -> isPage(place.replaceFirst("\\?.*", "")));
    }

    private boolean isPage(String address) {
        return SiteMap.PAGES.contains(address) || OWN.contains(address) || varying.test(address);
    }

    private void page(Context ctx) {
        Optional<SettingsPage.Said> said =
                Optional.ofNullable(ctx.queryParam(SAID)).flatMap(id -> Notation.parse(SettingsPage.Said.values(), id));
        show(ctx, visitor(ctx), Set.of(), said);
    }

    private void show(Context ctx, Visitor visitor, Set<String> wrong, Optional<SettingsPage.Said> said) {
        SettingsPage page =
                new SettingsPage(visitor, assets, library.languages().all(), library.ruleSets(), wrong);
        Routes.html(ctx, frame.render(visitor, page.render(said)));
    }

    private void choose(Context ctx) {
        Visitor visitor = visitor(ctx);
        if (ctx.formParam(SettingsPage.RESET) != null) {
            Memory.LOOK.forget(ctx);
            Memory.FACE.forget(ctx);
            done(ctx, visitor.language(), SettingsPage.Said.RESET);
            return;
        }
        Set<String> wrong = new TreeSet<>();
        Map<String, String> chosen = visitor.preferences().chosen();
        for (String name : Preferences.NAMES) {
            Optional<String> way = posted(ctx, name);
            if (way.isPresent() && isPossible(name, way.get())) {
                chosen.put(name, way.get());
            } else if (way.isPresent()) {
                wrong.add(name);
            }
        }
        Preferences preferences = Preferences.read(chosen);
        Optional<Face> face = posted(ctx, SettingsPage.FACE).flatMap(Face::find);
        Optional<Language> language = posted(ctx, SettingsPage.LANGUAGE).flatMap(library.languages()::find);
        posted(ctx, SettingsPage.FACE).filter(any -> face.isEmpty()).ifPresent(any -> wrong.add(SettingsPage.FACE));
        posted(ctx, SettingsPage.LANGUAGE)
                .filter(any -> language.isEmpty())
                .ifPresent(any -> wrong.add(SettingsPage.LANGUAGE));
        if (!wrong.isEmpty()) {
            ctx.status(HttpStatus.UNPROCESSABLE_CONTENT);
            show(ctx, visitor.with(face.orElse(visitor.face())).with(preferences), wrong, Optional.empty());
            return;
        }
        preferences.keep(ctx);
        face.filter(other -> other != visitor.face()).ifPresent(other -> Memory.FACE.keep(ctx, other.id()));
        Language onward = language.orElse(visitor.language());
        if (!onward.equals(visitor.language())) {
            Memory.LANGUAGE.keep(ctx, onward.tag());
        }
        boolean byHeader = Choices.keep(ctx, library.languages());
        done(ctx, byHeader ? visitor.language() : onward, SettingsPage.Said.SAVED);
    }

    private static Optional<String> posted(Context ctx, String name) {
        return Optional.ofNullable(ctx.formParam(name));
    }

    private boolean isPossible(String name, String way) {
        if (name.equals(Preferences.LETTERS)) {
            return way.equals(Preferences.OWN) || library.languages().find(way).isPresent();
        }
        return name.equals(Preferences.RULES)
                ? library.ruleSet(way).isPresent()
                : Preferences.WAYS.get(name).contains(way);
    }

    private void done(Context ctx, Language language, SettingsPage.Said said) {
        String here = SettingsPage.path(from(ctx));
        ctx.redirect(
                "/" + language.tag() + here + (here.contains("?") ? "&" : "?") + SAID + "=" + Notation.of(said),
                HttpStatus.SEE_OTHER);
    }
}
