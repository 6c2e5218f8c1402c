package cantstop.engine;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// A player's name: 1 to 24 code points, composed (NFC), without blanks around it and without control, format, bidi
/// or invisible characters.
///
/// @param text as shown
public record PlayerName(String text) {
    /// Long enough for a first and a last name, short enough for a plate beside the board.
    public static final int MOST_CODE_POINTS = 24;

    /// Controls, formats (with the bidi ones), lone surrogates, private use, line ends; then invisible letters and
    /// marks: fillers, the blank of Braille, variation selectors. Not what only a newer JDK
    /// knows as a character: its logs must be read here too.
    private static final Pattern UNSEEN = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}"
            + "\\x{FDD0}-\\x{FDEF}\\x{FFFE}\\x{FFFF}"
            + "\\x{34F}\\x{115F}\\x{1160}\\x{17B4}\\x{17B5}\\x{180B}-\\x{180F}\\x{2800}\\x{3164}\\x{FFA0}"
            + "\\x{FE00}-\\x{FE0F}\\x{E0100}-\\x{E01EF}]");

    /// Unicode's first combining mark (U+0300).
    private static final int FIRST_ACCENT = 0x300;

    /// In ASCII two spellings of one name differ only in capitals.
    private static final int ASCII = 0x80;

    /// All kinds of blanks, with no-break spaces, which `strip` would keep.
    private static final Pattern BLANKS_AROUND = Pattern.compile("^\\p{Z}+|\\p{Z}+$");

    /// @throws IllegalArgumentException for a text that is no name; [#clean] makes a name of most texts
    public PlayerName {
        if (!isName(text)) {
            throw new IllegalArgumentException("not a name of 1 to " + MOST_CODE_POINTS + " visible characters");
        }
    }

    /// Whether the text can be a name as it stands.
    public static boolean isName(String text) {
        return isPlain(text, MOST_CODE_POINTS);
    }

    /// What the names of people and of tables have in common; they differ in length.
    static boolean isPlain(String text, int mostCodePoints) {
        return !text.isEmpty()
                && text.codePointCount(0, text.length()) <= mostCodePoints
                && isComposed(text)
                && !BLANKS_AROUND.matcher(text).find()
                && !UNSEEN.matcher(text).find();
    }

    /// The nearest name to what a user typed or the system calls them; empty if nothing is left of it.
    public static Optional<PlayerName> clean(String text) {
        String visible = UNSEEN.matcher(text).replaceAll("");
        String composed = isComposed(visible) ? visible : Normalizer.normalize(visible, Normalizer.Form.NFC);
        int[] kept = trimmed(composed).codePoints().limit(MOST_CODE_POINTS).toArray();
        String name = trimmed(new String(kept, 0, kept.length));
        return isName(name) ? Optional.of(new PlayerName(name)) : Optional.empty();
    }

    /// A text without combining marks below the first one needs no look into the JDK's tables, which are slow to
    /// load.
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
