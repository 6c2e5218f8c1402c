package cantstop.engine;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/// What somebody is called: 1 to 24 code points, composed (NFC), without blanks around it and without characters
/// that control, hide or turn round what is written beside them.
///
/// @param text as shown
public record PlayerName(String text) {
    /// Long enough for a first and a last name, short enough for a plate beside the board.
    public static final int MOST_CODE_POINTS = 24;

    /// Controls, formats (the bidi ones are among them), halves of surrogate pairs, what has no agreed meaning, ends
    /// of lines; then letters and marks that show nothing: fillers, the blank of Braille, variation selectors.
    private static final Pattern UNSEEN = Pattern.compile("[\\p{C}\\p{Zl}\\p{Zp}"
            + "\\x{34F}\\x{115F}\\x{1160}\\x{17B4}\\x{17B5}\\x{180B}-\\x{180F}\\x{2800}\\x{3164}\\x{FFA0}"
            + "\\x{FE00}-\\x{FE0F}\\x{E0100}-\\x{E01EF}]");

    /// All kinds of blanks, those that do not break a line too, which `strip` would keep.
    private static final Pattern BLANKS_AROUND = Pattern.compile("^\\p{Z}+|\\p{Z}+$");

    /// A name as it stands.
    ///
    /// @throws IllegalArgumentException for what is no name; [#clean] makes one of most things
    public PlayerName {
        if (!isName(text)) {
            throw new IllegalArgumentException("not a name of 1 to " + MOST_CODE_POINTS + " visible characters");
        }
    }

    /// Whether the text can be a name as it stands.
    public static boolean isName(String text) {
        return isPlain(text, MOST_CODE_POINTS);
    }

    /// Whether a text is what is asked of the names of people and of tables alike, which differ in length.
    static boolean isPlain(String text, int mostCodePoints) {
        return !text.isEmpty()
                && text.codePointCount(0, text.length()) <= mostCodePoints
                && Normalizer.isNormalized(text, Normalizer.Form.NFC)
                && !BLANKS_AROUND.matcher(text).find()
                && !UNSEEN.matcher(text).find();
    }

    /// The nearest name to what somebody typed or the system calls them.
    ///
    /// @param fallback the name where nothing is left of the text
    public static PlayerName clean(String text, PlayerName fallback) {
        String visible = UNSEEN.matcher(text).replaceAll("");
        int[] kept = trimmed(Normalizer.normalize(visible, Normalizer.Form.NFC))
                .codePoints()
                .limit(MOST_CODE_POINTS)
                .toArray();
        String name = trimmed(new String(kept, 0, kept.length));
        return isName(name) ? new PlayerName(name) : fallback;
    }

    /// What two names at one table may not have in common: "ANNA" and "Ａｎｎａ" are one name.
    public String folded() {
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
