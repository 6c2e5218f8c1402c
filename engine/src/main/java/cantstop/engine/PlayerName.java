package cantstop.engine;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// A player's name: 1 to 24 code points, without blanks around it and without control, format, bidi or invisible
/// characters. A name that a player enters must be composed (NFC), too ([#isName]).
///
/// A log outlives its host's Unicode tables, and a browser has other tables than a JDK. So the characters that a log
/// may hold are listed here, and only names that players enter are checked against the tables of the runtime.
///
/// @param text as shown
public record PlayerName(String text) {
    /// Long enough for a first and a last name, short enough for a plate beside the board.
    public static final int MOST_CODE_POINTS = 24;

    /// Controls, formats (with the bidi ones), line ends; lone surrogates, private use; then invisible letters and
    /// marks: fillers, the blank of Braille, variation selectors.
    private static final Pattern UNSEEN = Pattern.compile("[\\x{0}-\\x{1F}\\x{7F}-\\x{9F}"
            + "\\x{AD}\\x{600}-\\x{605}\\x{61C}\\x{6DD}\\x{70F}\\x{890}\\x{891}\\x{8E2}\\x{200B}-\\x{200F}\\x{2028}-\\x{202E}"
            + "\\x{2060}-\\x{2064}\\x{2066}-\\x{206F}\\x{FEFF}\\x{FFF9}-\\x{FFFB}\\x{110BD}\\x{110CD}\\x{13430}-\\x{1343F}"
            + "\\x{1BCA0}-\\x{1BCA3}\\x{1D173}-\\x{1D17A}\\x{E0001}\\x{E0020}-\\x{E007F}"
            + "\\x{D800}-\\x{F8FF}\\x{F0000}-\\x{FFFFD}\\x{100000}-\\x{10FFFD}\\x{FDD0}-\\x{FDEF}\\x{FFFE}\\x{FFFF}"
            + "\\x{34F}\\x{115F}\\x{1160}\\x{17B4}\\x{17B5}\\x{180B}-\\x{180F}\\x{2800}\\x{3164}\\x{FFA0}"
            + "\\x{FE00}-\\x{FE0F}\\x{E0100}-\\x{E01EF}]");

    /// Characters that this runtime's tables show to be invisible.
    private static final Pattern UNSEEN_HERE = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}]");

    /// Unicode's first combining mark (U+0300).
    private static final int FIRST_ACCENT = 0x300;

    /// The control that follows the last visible character of ASCII.
    private static final char DELETE = 0x7F;

    /// The end of ASCII, in which two spellings of one name differ only in capitals.
    private static final int ASCII = 0x80;

    /// All kinds of blanks, including no-break spaces, which `strip` would keep.
    private static final String BLANK =
            "[\\x{20}\\x{A0}\\x{1680}\\x{2000}-\\x{200A}\\x{2028}\\x{2029}\\x{202F}\\x{205F}\\x{3000}]+";

    private static final Pattern BLANKS_AROUND = Pattern.compile("^" + BLANK + "|" + BLANK + "$");

    /// @throws IllegalArgumentException for a text that can't stand in a log; [#clean] makes a name of most texts
    public PlayerName {
        if (!mayStand(text, MOST_CODE_POINTS)) {
            throw new IllegalArgumentException("not a name of 1 to " + MOST_CODE_POINTS + " visible characters");
        }
    }

    /// Whether a player may enter this name.
    public static boolean isName(String text) {
        return mayBeWished(text, MOST_CODE_POINTS);
    }

    /// The check of entered names that those of people and of tables have in common; they differ in length.
    static boolean mayBeWished(String text, int mostCodePoints) {
        return mayStand(text, mostCodePoints)
                && isComposed(text)
                && !UNSEEN_HERE.matcher(text).find();
    }

    /// The check of names in a log.
    static boolean mayStand(String text, int mostCodePoints) {
        return !text.isEmpty()
                && text.codePointCount(0, text.length()) <= mostCodePoints
                && (isPlain(text)
                        || !BLANKS_AROUND.matcher(text).find()
                                && !UNSEEN.matcher(text).find());
    }

    /// Whether a text is visible ASCII without blanks around it. A list of tables has a thousand names, and every guest
    /// checks all of them.
    private static boolean isPlain(String text) {
        for (int at = 0; at < text.length(); at++) {
            char letter = text.charAt(at);
            boolean inside = at > 0 && at < text.length() - 1;
            if (letter < ' ' || letter >= DELETE || letter == ' ' && !inside) {
                return false;
            }
        }
        return true;
    }

    /// The nearest name to what a user typed or the system calls them; empty if nothing is left of it.
    public static Optional<PlayerName> clean(String text) {
        String seen = UNSEEN.matcher(text).replaceAll("");
        String visible = UNSEEN_HERE.matcher(seen).replaceAll("");
        String composed = isComposed(visible) ? visible : Normalizer.normalize(visible, Normalizer.Form.NFC);
        int[] kept = trimmed(composed).codePoints().limit(MOST_CODE_POINTS).toArray();
        String name = trimmed(new String(kept, 0, kept.length));
        return isName(name) ? Optional.of(new PlayerName(name)) : Optional.empty();
    }

    /// A text without combining marks below the first one needs no look into the JDK's tables, which are slow to load.
    private static boolean isComposed(String text) {
        return text.chars().allMatch(letter -> letter < FIRST_ACCENT)
                || Normalizer.isNormalized(text, Normalizer.Form.NFC);
    }

    /// The form in which names are compared: "ANNA" and "Ａｎｎａ" are one name.
    public String folded() {
        if (text.chars().allMatch(letter -> letter < ASCII)) {
            return text.toLowerCase(Locale.ROOT);
        }
        String upper = Normalizer.normalize(text, Normalizer.Form.NFKC).toUpperCase(Locale.ROOT);
        return Normalizer.normalize(upper.toLowerCase(Locale.ROOT), Normalizer.Form.NFKC)
                .strip();
    }

    private static String trimmed(String text) {
        return BLANKS_AROUND.matcher(text).replaceAll("");
    }

    @Override
    public String toString() {
        return text;
    }
}
