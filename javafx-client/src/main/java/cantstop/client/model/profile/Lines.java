package cantstop.client.model.profile;

import java.util.Locale;
import java.util.Properties;
import java.util.function.Function;
import org.slf4j.LoggerFactory;

/// The lines of a file as they are read. A line that is missing or can't be parsed yields the usual value; the
/// latter is remembered. Confined to one thread.
final class Lines {
    private final Properties lines;
    private boolean spoilt;

    Lines(Properties lines) {
        this.lines = lines;
    }

    /// Whether a line was there and could not be parsed.
    boolean isSpoilt() {
        return spoilt;
    }

    String text(String key) {
        return lines.getProperty(key, "").strip();
    }

    boolean has(String key) {
        return lines.containsKey(key);
    }

    boolean flag(String key, boolean otherwise) {
        return value(key, Lines::flag, otherwise);
    }

    /// @throws IllegalArgumentException for anything but TRUE and FALSE
    static boolean flag(String text) {
        return switch (text) {
            case "TRUE" -> true;
            case "FALSE" -> false;
            default -> throw new IllegalArgumentException("neither true nor false: " + text);
        };
    }

    /// The value of a line.
    ///
    /// @param parse takes the text in capitals, and throws an [IllegalArgumentException] if it means nothing
    <T> T value(String key, Function<String, T> parse, T otherwise) {
        String text = lines.getProperty(key);
        if (text == null) {
            return otherwise;
        }
        try {
            return parse.apply(text.strip().toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            spoilt(key, e);
            return otherwise;
        }
    }

    void spoilt(String key, Exception why) {
        LoggerFactory.getLogger(Lines.class).warn("the profile's {} is spoilt: {}", key, why.toString());
        spoilt = true;
    }
}
