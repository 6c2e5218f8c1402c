package cantstop.client.kit.words;

import cantstop.engine.Column;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;

/// The sentences of one language. Each is a [MessageFormat] pattern; plurals are choices in it. Immutable and
/// thread-safe: a pattern is parsed when it is first needed, and kept.
public final class Words {
    /// The languages of the program, by their codes. The first one is the fallback.
    public static final List<String> LANGUAGES = List.of("en", "de", "fr", "es");

    private final Locale locale;
    private final Properties patterns;
    private final Map<String, MessageFormat> formats = new ConcurrentHashMap<>();

    private Words(Locale locale, Properties patterns) {
        this.locale = locale;
        this.patterns = patterns;
    }

    /// The words of a language; English if the program does not speak it.
    public static Words of(Locale wished) {
        String language = LANGUAGES.contains(wished.getLanguage()) ? wished.getLanguage() : LANGUAGES.getFirst();
        // The region is kept: it decides how numbers look.
        Locale locale = language.equals(wished.getLanguage()) ? wished : Locale.ENGLISH;
        return new Words(locale, read(language));
    }

    /// English, for a control that no screen has given its words. It is read once, and only if a control needs it.
    public static Words english() {
        return English.WORDS;
    }

    private static final class English {
        static final Words WORDS = of(Locale.ENGLISH);
    }

    /// All languages, for what was written in one of them, whichever it was. They are read once, when first needed.
    public static List<Words> ofAllLanguages() {
        return All.WORDS;
    }

    private static final class All {
        static final List<Words> WORDS =
                LANGUAGES.stream().map(Locale::of).map(Words::of).toList();
    }

    /// Words from patterns that stand in no bundle.
    static Words speaking(Locale locale, Properties patterns) {
        return new Words(locale, patterns);
    }

    /// The language, and how its numbers look.
    public Locale locale() {
        return locale;
    }

    /// The name of a language in that language: "English", "Deutsch".
    public static String nameOf(String language) {
        Locale locale = Locale.of(language);
        String name = locale.getDisplayLanguage(locale);
        return name.substring(0, 1).toUpperCase(locale) + name.substring(1);
    }

    /// A sentence.
    ///
    /// @param key its name in the bundle
    /// @param arguments what is put into it; numbers where the pattern has a plural
    /// @throws IllegalArgumentException for a key that the bundle does not have
    public String say(String key, Object... arguments) {
        String pattern = patterns.getProperty(key);
        if (pattern == null) {
            throw new IllegalArgumentException("no words for " + key);
        }
        if (isPlain(pattern)) {
            return pattern;
        }
        MessageFormat format = parsed(key, pattern);
        // A MessageFormat is not thread-safe.
        synchronized (format) {
            return format.format(arguments);
        }
    }

    /// Parses all patterns, each of which would otherwise be parsed when it is first needed.
    public void warm() {
        patterns.stringPropertyNames().stream()
                .filter(key -> !isPlain(patterns.getProperty(key)))
                .forEach(key -> parsed(key, patterns.getProperty(key)));
    }

    private MessageFormat parsed(String key, String pattern) {
        return formats.computeIfAbsent(key, name -> new MessageFormat(pattern, locale));
    }

    /// Nothing is put in, and nothing is quoted.
    private static boolean isPlain(String pattern) {
        return pattern.indexOf('{') < 0 && pattern.indexOf('\'') < 0;
    }

    /// Whether the bundle has a sentence of that name.
    public boolean has(String key) {
        return patterns.containsKey(key);
    }

    /// "Anna", "Anna and Ben", "Anna, Ben and Cleo".
    public String list(List<?> items) {
        return joined("list.and", items);
    }

    /// "6", "6 or 7", "6, 7 or 8".
    public String oneOf(List<?> items) {
        return joined("list.or", items);
    }

    private String joined(String last, List<?> items) {
        List<String> texts = items.stream().map(Objects::toString).toList();
        return switch (texts.size()) {
            case 0 -> "";
            case 1 -> texts.getFirst();
            default -> say(last, String.join(say("list.comma"), texts.subList(0, texts.size() - 1)), texts.getLast());
        };
    }

    /// "column 7", "columns 7 and 8".
    public String columns(List<Column> columns) {
        return say("columns", columns.size(), list(columns));
    }

    /// What an option advances: "7 twice", "6 and 8", "8".
    public String option(List<Column> columns) {
        boolean twice = columns.size() == 2 && columns.getFirst() == columns.getLast();
        return twice ? say("option.twice", columns.getFirst().toString()) : list(columns);
    }

    /// The patterns of a language as they stand in its bundle.
    static Properties read(String language) {
        Properties patterns = new Properties();
        try (InputStream bytes = Words.class.getResourceAsStream("words_" + language + ".properties")) {
            if (bytes == null) {
                throw new IllegalStateException("the bundle is missing: " + language);
            }
            Reader reader = new InputStreamReader(bytes, StandardCharsets.UTF_8);
            patterns.load(reader);
            return patterns;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
