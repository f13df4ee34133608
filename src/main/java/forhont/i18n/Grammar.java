package forhont.i18n;

import com.ibm.icu.number.LocalizedNumberFormatter;
import com.ibm.icu.number.NumberFormatter;
import com.ibm.icu.number.NumberFormatter.SignDisplay;
import com.ibm.icu.text.Collator;
import com.ibm.icu.text.DecimalFormatSymbols;
import com.ibm.icu.text.ListFormatter;
import com.ibm.icu.text.PluralRules;
import com.ibm.icu.util.ULocale;
import java.util.Collection;
import java.util.Comparator;
import java.util.SortedSet;
import java.util.TreeSet;

/** The numbers, plural forms, lists and alphabetical order of one language; may be used by many threads at once. */
public final class Grammar {
    private static final char MINUS = '−';

    private final PluralRules plurals;
    private final LocalizedNumberFormatter numbers;
    private final ListFormatter and;
    private final ListFormatter or;
    private final Collator collator;

    private Grammar(ULocale locale) {
        plurals = PluralRules.forLocale(locale);
        DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(locale);
        symbols.setMinusSign(MINUS);
        numbers = NumberFormatter.withLocale(locale).symbols(symbols);
        and = ListFormatter.getInstance(locale, ListFormatter.Type.AND, ListFormatter.Width.WIDE);
        or = ListFormatter.getInstance(locale, ListFormatter.Type.OR, ListFormatter.Width.WIDE);
        collator = Collator.getInstance(locale).freeze();
    }

    public static Grammar of(String tag) {
        return new Grammar(ULocale.forLanguageTag(tag));
    }

    /** Grouped, with the sign {@code −} where it is negative. */
    public String number(Number value) {
        return numbers.sign(SignDisplay.NEGATIVE).format(value).toString();
    }

    /** As {@link #number}, but with {@code +} before what is positive; zero has no sign. */
    public String signed(Number value) {
        return numbers.sign(SignDisplay.EXCEPT_ZERO).format(value).toString();
    }

    /** The plural form a number takes: {@code one}, {@code few}, {@code many}, {@code other} … */
    public String plural(Number value) {
        return plurals.select(value.doubleValue());
    }

    /** Every plural form the language has. */
    public SortedSet<String> plurals() {
        return new TreeSet<>(plurals.getKeywords());
    }

    public String and(Collection<String> items) {
        return and.format(items);
    }

    public String or(Collection<String> items) {
        return or.format(items);
    }

    /** The order of words in a dictionary of the language. */
    public Comparator<String> order() {
        return collator::compare;
    }
}
