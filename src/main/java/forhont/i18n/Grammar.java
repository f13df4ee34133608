package forhont.i18n;

import com.ibm.icu.number.LocalizedNumberFormatter;
import com.ibm.icu.number.NumberFormatter;
import com.ibm.icu.number.NumberFormatter.SignDisplay;
import com.ibm.icu.number.Precision;
import com.ibm.icu.text.Collator;
import com.ibm.icu.text.ConstrainedFieldPosition;
import com.ibm.icu.text.DateFormat;
import com.ibm.icu.text.DateIntervalFormat;
import com.ibm.icu.text.DecimalFormatSymbols;
import com.ibm.icu.text.ListFormatter;
import com.ibm.icu.text.PluralRules;
import com.ibm.icu.util.DateInterval;
import com.ibm.icu.util.TimeZone;
import com.ibm.icu.util.ULocale;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;

/** The numbers, days, plural forms, lists and alphabetical order of one language; may be used by many threads at once. */
public final class Grammar {
    private static final char MINUS = '−';
    private static final long MILLISECONDS_OF_A_DAY = 24L * 60 * 60 * 1000;

    private final Once<ULocale> likely;
    private final Once<PluralRules> plurals;
    private final Once<LocalizedNumberFormatter> numbers;
    private final Once<ListFormatter> and;
    private final Once<ListFormatter> or;
    private final Once<Collator> collator;
    private final Once<DateFormat> day;
    private final Once<DateIntervalFormat> days;

    private Grammar(ULocale locale) {
        likely = new Once<>(() -> ULocale.addLikelySubtags(locale));
        plurals = new Once<>(() -> PluralRules.forLocale(locale));
        numbers = new Once<>(() -> numbers(locale));
        and = new Once<>(() -> ListFormatter.getInstance(locale, ListFormatter.Type.AND, ListFormatter.Width.WIDE));
        or = new Once<>(() -> ListFormatter.getInstance(locale, ListFormatter.Type.OR, ListFormatter.Width.WIDE));
        collator = new Once<>(() -> Collator.getInstance(locale).freeze());
        day = new Once<>(() -> DateFormat.getInstanceForSkeleton("Md", locale));
        days = new Once<>(() -> DateIntervalFormat.getInstance("MMMMd", locale));
    }

    private static LocalizedNumberFormatter numbers(ULocale locale) {
        DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(locale);
        symbols.setMinusSign(MINUS);
        return NumberFormatter.withLocale(locale).symbols(symbols);
    }

    public static Grammar of(String tag) {
        return new Grammar(ULocale.forLanguageTag(tag));
    }

    /** Grouped, with the sign {@code −} where it is negative. */
    public String number(Number value) {
        return numbers.get().sign(SignDisplay.NEGATIVE).format(value).toString();
    }

    /** As {@link #number}, but with {@code +} before what is positive; zero has no sign. */
    public String signed(Number value) {
        return numbers.get().sign(SignDisplay.EXCEPT_ZERO).format(value).toString();
    }

    /** With one place after the decimal sign. */
    public String decimal(double value) {
        return numbers.get()
                .sign(SignDisplay.NEGATIVE)
                .precision(Precision.fixedFraction(1))
                .format(value)
                .toString();
    }

    /** As {@link #decimal}, but with {@code +} before what is positive. */
    public String signedDecimal(double value) {
        return numbers.get()
                .sign(SignDisplay.EXCEPT_ZERO)
                .precision(Precision.fixedFraction(1))
                .format(value)
                .toString();
    }

    /** The plural form a number takes: {@code one}, {@code few}, {@code many}, {@code other} … */
    public String plural(Number value) {
        return plurals.get().select(value.doubleValue());
    }

    /** Every plural form the language has. */
    public SortedSet<String> plurals() {
        return new TreeSet<>(plurals.get().getKeywords());
    }

    public String and(Collection<String> items) {
        return and.get().format(items);
    }

    public String or(Collection<String> items) {
        return or.get().format(items);
    }

    /** Things joined by "or" as they are spoken, each then written in its own way. */
    public <T> String or(List<T> things, Function<T, String> spoken, Function<T, String> written) {
        ListFormatter.FormattedList joined =
                or.get().formatToValue(things.stream().map(spoken).toList());
        ConstrainedFieldPosition place = new ConstrainedFieldPosition();
        place.constrainField(ListFormatter.Field.ELEMENT);
        StringBuilder text = new StringBuilder();
        int from = 0;
        for (T thing : things) {
            joined.nextPosition(place);
            text.append(joined, from, place.getStart()).append(written.apply(thing));
            from = place.getLimit();
        }
        return text.append(joined, from, joined.length()).toString();
    }

    /** The order of words in a dictionary of the language. */
    public Comparator<String> order() {
        return collator.get()::compare;
    }

    /** A day in numbers, such as {@code 24. 11.}; days are counted from 1 January 1970. */
    public String day(long day) {
        DateFormat own = this.day.get().clone();
        own.setTimeZone(TimeZone.GMT_ZONE);
        return own.format(milliseconds(day));
    }

    /** Days in a row with the name of the month, or one such day. */
    public String days(long first, long last) {
        DateIntervalFormat own = days.get().clone();
        own.setTimeZone(TimeZone.GMT_ZONE);
        return own.formatToValue(new DateInterval(milliseconds(first), milliseconds(last)))
                .toString();
    }

    private static long milliseconds(long day) {
        return day * MILLISECONDS_OF_A_DAY;
    }

    /** The language with the country where it is most likely read, such as {@code cs_CZ}. */
    public String locale() {
        return likely.get().getLanguage() + "_" + likely.get().getCountry();
    }
}
