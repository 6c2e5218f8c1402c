package cantstop.client.kit.board;

import cantstop.engine.Column;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.ResourceBundle;
import java.util.Set;

/// What the controls say by themselves, in one language. Immutable.
public final class BoardWords {
    /// The language of whoever speaks none of the others.
    public static final BoardWords ENGLISH = new BoardWords(Locale.ROOT, Locale.ENGLISH);

    private static final Set<String> LANGUAGES = Set.of("de", "fr", "es");

    private final ResourceBundle bundle;
    private final Locale locale;

    private BoardWords(Locale file, Locale locale) {
        this.bundle = ResourceBundle.getBundle("cantstop.client.kit.board.Board", file);
        this.locale = locale;
    }

    /// The words of a language; English for an unknown one.
    public static BoardWords in(Locale locale) {
        return LANGUAGES.contains(locale.getLanguage())
                ? new BoardWords(Locale.of(locale.getLanguage()), locale)
                : ENGLISH;
    }

    /// A sentence with its names and numbers filled in.
    ///
    /// @throws java.util.MissingResourceException for a key that the bundle does not have
    public String say(String key, Object... arguments) {
        return new MessageFormat(bundle.getString(key), locale).format(arguments);
    }

    /// Things one after the other: "6, 7 and 8".
    public String list(List<?> things) {
        List<String> texts = things.stream().map(Objects::toString).toList();
        if (texts.size() < 2) {
            return String.join("", texts);
        }
        String start = String.join(say("board.list.comma"), texts.subList(0, texts.size() - 1));
        return say("board.list.last", start, texts.getLast());
    }

    /// What an option advances: "6 and 8", "7 twice", "6".
    public String option(List<Column> columns) {
        Column first = columns.getFirst();
        if (columns.size() == 1) {
            return say("board.option.one", first.number());
        }
        return first == columns.getLast()
                ? say("board.option.twice", first.number())
                : say("board.option.two", first.number(), columns.getLast().number());
    }
}
