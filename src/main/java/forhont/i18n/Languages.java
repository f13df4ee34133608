package forhont.i18n;

import com.ibm.icu.util.LocaleMatcher;
import com.ibm.icu.util.LocalePriorityList;
import com.ibm.icu.util.ULocale;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The languages the site is shown in, in their order; may be used by many threads at once. */
public final class Languages {
    private static final Pattern RANGE =
            Pattern.compile("\\s*[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*\\s*(;\\s*q=(0(\\.[0-9]{1,3})?|1(\\.0{1,3})?)\\s*)?");
    private static final int LONGEST_HEADER = 1000;

    private final List<Language> all;
    private final Once<LocaleMatcher> matcher;

    /** Keeps the complete ones among the given languages. */
    public Languages(List<Language> languages) {
        all = languages.stream()
                .filter(language -> language.profile().complete())
                .sorted(Comparator.comparing(Language::profile, Profile.ORDER))
                .toList();
        if (all.isEmpty()) {
            throw new IllegalArgumentException("at least one language is complete");
        }
        matcher = new Once<>(() -> LocaleMatcher.builder()
                .setSupportedULocales(all.stream()
                        .map(language -> ULocale.forLanguageTag(language.tag()))
                        .toList())
                .build());
    }

    public List<Language> all() {
        return all;
    }

    public Optional<Language> find(String tag) {
        return all.stream().filter(language -> language.tag().equals(tag)).findFirst();
    }

    /**
     * The language for a reader with that {@code Accept-Language} header: the best by its weights, a near relative for a
     * language we lack (Czech for Slovak, say), else the first of all. Parts that are no language ranges are passed over.
     */
    public Language negotiate(String acceptLanguage) {
        return match(acceptLanguage).orElse(all.get(0));
    }

    /** As {@link #negotiate}, but empty for a reader who wants none of ours. */
    public Optional<Language> match(String acceptLanguage) {
        String ranges = Arrays.stream(acceptLanguage
                        .substring(0, Math.min(acceptLanguage.length(), LONGEST_HEADER))
                        .split(","))
                .filter(range -> RANGE.matcher(range).matches())
                .collect(Collectors.joining(","));
        int index = matcher.get()
                .getBestMatchResult(LocalePriorityList.add(ranges).build())
                .getSupportedIndex();
        return index < 0 ? Optional.empty() : Optional.of(all.get(index));
    }
}
