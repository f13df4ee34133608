package forhont.web;

import static j2html.TagCreator.attrs;
import static j2html.TagCreator.details;
import static j2html.TagCreator.p;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.text;

import forhont.i18n.Language;
import forhont.review.Glicko;
import forhont.review.Skills;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The numbers by which levels are matched, folded away: shown to whoever asks for them. */
final class SkillsPart {
    private static final String WORDS = "page.mix-ups.numbers.";

    private final Language language;
    private final StackedTable table;

    SkillsPart(Language language) {
        this.language = language;
        this.table = new StackedTable(own("title"), own("what"), List.of(own("strength"), own("items")));
    }

    DomContent render(Skills skills) {
        List<DomContent> kinds = new ArrayList<>();
        skills.kinds().forEach((kind, skill) -> kinds.add(row("kind." + kind.id(), skill)));
        List<DomContent> themes = new ArrayList<>();
        skills.themes().forEach((theme, skill) -> themes.add(row("practice.theme." + theme.id(), skill)));
        List<DomContent> bodies = new ArrayList<>();
        bodies.add(table.group(own("kinds"), kinds));
        if (!themes.isEmpty()) {
            bodies.add(table.group(own("themes"), themes));
        }
        return details(attrs(".every"), summary(own("title")), p(explained()), table.render(bodies));
    }

    private String explained() {
        return language.text(
                WORDS + "text",
                Map.of(
                        "start", rating(Glicko.UNKNOWN),
                        "easy", rating(Skills.difficulty(1)),
                        "middle", rating(Skills.difficulty(2)),
                        "hard", rating(Skills.difficulty(3))));
    }

    private String rating(Glicko strength) {
        return language.number(Math.round(strength.rating()));
    }

    private DomContent row(String name, Skills.Skill skill) {
        String range = language.number(Math.round(2 * skill.strength().deviation()));
        String about = language.text(WORDS + "about", Map.of("rating", rating(skill.strength()), "range", range));
        return table.row(text(language.text(name)), List.of(cell(about), cell(language.number(skill.answers()))));
    }

    private static StackedTable.Cell cell(String words) {
        return new StackedTable.Cell(text(words), false);
    }

    private String own(String key) {
        return language.text(WORDS + key);
    }
}
