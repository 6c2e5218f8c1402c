package cantstop.emulation.java.util.regex;

import cantstop.browser.Window;
import java.util.ArrayList;
import java.util.List;

/// A regular expression of the browser's own. That of the compiler's library takes half a character for one, beyond the
/// first 65,536, and would be a twentieth of the page's core. Immutable.
public final class Pattern {
    private final String source;

    private Pattern(String source) {
        this.source = source;
    }

    public static Pattern compile(String pattern) {
        return new Pattern(translated(pattern));
    }

    /// Whether it is the whole text.
    public static boolean matches(String pattern, CharSequence text) {
        return compile(pattern).matcher(text).matches();
    }

    public Matcher matcher(CharSequence text) {
        return new Matcher(source, text.toString());
    }

    /// The parts of a text between what this matches, without empty ones at the end.
    public String[] split(CharSequence text) {
        List<String> parts = parts(text.toString(), 0);
        while (parts.size() > 1 && parts.getLast().isEmpty()) {
            parts.removeLast();
        }
        return parts.toArray(new String[0]);
    }

    /// So many parts at most; all of them if that is not above zero.
    public String[] split(CharSequence text, int most) {
        return most == 0 ? split(text) : parts(text.toString(), most).toArray(new String[0]);
    }

    private List<String> parts(String text, int most) {
        List<String> parts = new ArrayList<>();
        int from = 0;
        int[] place = Window.placeOf(source, text, 0);
        while (place.length > 0 && place[1] > place[0] && parts.size() != most - 1) {
            parts.add(text.substring(from, place[0]));
            from = place[1];
            place = Window.placeOf(source, text, from);
        }
        parts.add(text.substring(from));
        return parts;
    }

    /// What a browser calls otherwise: `\x{h...h}`, and a class without another.
    private static String translated(String pattern) {
        String coded = Window.replaced("\\\\x\\{", pattern, "\\u{");
        return Window.replaced("^\\[(.*)&&\\[\\^(.*)\\]\\]", coded, "(?:(?![$2])[$1])");
    }
}
