package forhont.web;

import forhont.i18n.Languages;
import forhont.storage.Learners;
import forhont.storage.Secret;
import forhont.storage.Takeout;
import forhont.storage.Unkept;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.UploadedFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/** What learners do with their own data: take it away, bring it back, take it to another device, erase it. */
final class MyData {
    static final String IMPORT = "/my-data/import";
    static final String CODE = "code";
    static final String FILE = "file";
    static final String SURE = "sure";

    private static final String LANG = "/{lang}";

    private final Languages languages;
    private final Learners learners;
    private final Frame frame;
    private final Keeping keeping;
    private final Optional<PublicAddress> address;

    MyData(Site.Parts parts, Frame frame, Keeping keeping) {
        this.languages = parts.languages();
        this.learners = parts.learners();
        this.frame = frame;
        this.keeping = keeping;
        this.address = parts.address();
    }

    void add(RoutesConfig routes) {
        String here = LANG + MyDataPage.PATH;
        routes.get(here, ctx -> page(ctx, MyDataPage.Said.of(ctx.queryParam("done")), Map.of()));
        routes.get(here + "/export", this::export);
        routes.post(LANG + IMPORT, this::bringBack);
        routes.post(here + "/erase", this::erase);
        routes.post(here + "/move", this::move);
        routes.post(here + "/recovery", this::recovery);
        routes.post(here + "/open", this::open);
        routes.get(LANG + MyDataPage.MOVE + "/{" + CODE + "}", this::arrive);
    }

    private Visitor visitor(Context ctx) {
        return Visitor.inLanguageOf(ctx, languages);
    }

    private void show(Context ctx, Page page) {
        ctx.header("Cache-Control", "no-store");
        Routes.html(ctx, frame.render(visitor(ctx), page));
    }

    private void page(Context ctx, Optional<MyDataPage.Said> said, Map<String, Object> details) {
        keeping.progress(ctx);
        Optional<Takeout> kept;
        try {
            kept = Keeping.device(ctx).flatMap(learners::everything);
        } catch (Unkept paused) {
            kept = Optional.empty();
        }
        show(ctx, new MyDataPage(visitor(ctx)).render(kept, said, details));
    }

    private void done(Context ctx, MyDataPage.Said said) {
        ctx.redirect(visitor(ctx).path(MyDataPage.PATH) + "?done=" + said.id(), HttpStatus.SEE_OTHER);
    }

    private void refuse(Context ctx, MyDataPage.Said said) {
        refuse(ctx, said, Map.of());
    }

    private void refuse(Context ctx, MyDataPage.Said said, Map<String, Object> details) {
        ctx.status(HttpStatus.UNPROCESSABLE_CONTENT);
        page(ctx, Optional.of(said), details);
    }

    private void export(Context ctx) {
        ifKept(ctx, (device, all) -> {
            ctx.header("Content-Disposition", "attachment; filename=\"forhont.json\"");
            ctx.result(all.write()).contentType("application/json; charset=utf-8");
        });
    }

    private void bringBack(Context ctx) throws IOException {
        visitor(ctx);
        Takeout.Reading reading = Takeout.read(posted(ctx), learners.time());
        if (reading.flaw().isPresent()) {
            Takeout.Flaw flaw = reading.flaw().get();
            refuse(ctx, MyDataPage.Said.of(flaw.kind()), Map.of("number", flaw.place(), "field", flaw.field()));
            return;
        }
        Secret device = deviceOrNew(ctx);
        learners.bringBack(device, reading.answers());
        Memory.LEARNER.keep(ctx, device.text());
        done(ctx, MyDataPage.Said.BROUGHT_BACK);
    }

    private static String posted(Context ctx) throws IOException {
        Optional<UploadedFile> file = file(ctx);
        if (file.isEmpty()) {
            return "";
        }
        if (file.get().size() > Bodies.FILE_BYTES) {
            throw new Refusal(Problem.FILE_TOO_LARGE);
        }
        try (InputStream in = file.get().content()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** The file in a form whose parts can be told apart. */
    private static Optional<UploadedFile> file(Context ctx) {
        try {
            return Bodies.hasFile(ctx) ? Optional.ofNullable(ctx.uploadedFile(FILE)) : Optional.empty();
        } catch (Exception unreadable) {
            Bodies.end(ctx);
            Breakage breakage = new Breakage(unreadable);
            if (breakage.isTooLong()) {
                throw new Refusal(Problem.FILE_TOO_LARGE);
            }
            if (breakage.problem().isPresent()) {
                return Optional.empty();
            }
            throw unreadable;
        }
    }

    private static Secret deviceOrNew(Context ctx) {
        return Keeping.device(ctx).orElseGet(Secret::random);
    }

    private void erase(Context ctx) {
        visitor(ctx);
        if (ctx.formParam(SURE) == null) {
            refuse(ctx, MyDataPage.Said.NOT_SURE);
            return;
        }
        Keeping.device(ctx).ifPresent(learners::erase);
        Memory.LEARNER.forget(ctx);
        Memory.DEAL.forget(ctx);
        done(ctx, MyDataPage.Said.ERASED);
    }

    private void move(Context ctx) {
        ifKept(ctx, (device, all) -> {
            Visitor visitor = visitor(ctx);
            String path =
                    visitor.path(MyDataPage.MOVE) + "/" + learners.move(device).text();
            show(ctx, new CodePage(visitor).move(site(ctx) + path));
        });
    }

    private void recovery(Context ctx) {
        ifKept(
                ctx,
                (device, all) -> show(ctx, new CodePage(visitor(ctx)).recovery(learners.recovery(device), site(ctx))));
    }

    /** Where everybody finds the site; where nobody said so, where this visitor found it. */
    private String site(Context ctx) {
        return address.map(PublicAddress::text).orElseGet(() -> Origin.ofSite(ctx));
    }

    /** Does what can be done only where something is kept of the visitor; else leads to the page that says that nothing is. */
    private void ifKept(Context ctx, BiConsumer<Secret, Takeout> then) {
        Visitor visitor = visitor(ctx);
        Optional<Secret> device = Keeping.device(ctx);
        Optional<Takeout> all = device.flatMap(learners::everything);
        ctx.header("Cache-Control", "no-store");
        if (all.isPresent()) {
            then.accept(device.get(), all.get());
        } else {
            ctx.redirect(visitor.path(MyDataPage.PATH), HttpStatus.SEE_OTHER);
        }
    }

    private void arrive(Context ctx) {
        visitor(ctx);
        Optional<Secret> code = Secret.parse(ctx.pathParam(CODE)).filter(learners::opens);
        if (code.isEmpty()) {
            refuse(ctx, MyDataPage.Said.NO_CODE);
            return;
        }
        show(ctx, new CodePage(visitor(ctx)).arrival(code.get()));
    }

    private void open(Context ctx) {
        visitor(ctx);
        Secret device = deviceOrNew(ctx);
        boolean opened = Optional.ofNullable(ctx.formParam(CODE))
                .flatMap(Secret::parse)
                .filter(code -> learners.open(code, device))
                .isPresent();
        if (!opened) {
            refuse(ctx, MyDataPage.Said.NO_CODE);
            return;
        }
        Memory.LEARNER.keep(ctx, device.text());
        done(ctx, MyDataPage.Said.OPENED);
    }
}
