package cantstop.engine;

import java.text.Normalizer;
import java.util.Locale;

/// What somebody is called: 1 to 24 code points, composed (NFC), without blanks around it and without characters
/// that control, hide or turn round what is written beside them.
///
/// @param text as shown
public record PlayerName(String text) {
    /// Long enough for a first and a last name, short enough for a plate beside the board.
    public static final int MOST_CODE_POINTS = 24;

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
        return !text.isEmpty()
                && text.codePointCount(0, text.length()) <= MOST_CODE_POINTS
                && Normalizer.isNormalized(text, Normalizer.Form.NFC)
                && text.strip().equals(text)
                && text.codePoints().allMatch(PlayerName::isVisible);
    }

    /// The nearest name to what somebody typed or the system calls them.
    ///
    /// @param fallback the name where nothing is left of the text
    public static PlayerName clean(String text, PlayerName fallback) {
        String visible = text.codePoints()
                .filter(PlayerName::isVisible)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        int[] kept = Normalizer.normalize(visible, Normalizer.Form.NFC)
                .strip()
                .codePoints()
                .limit(MOST_CODE_POINTS)
                .toArray();
        String name = new String(kept, 0, kept.length).strip();
        return isName(name) ? new PlayerName(name) : fallback;
    }

    /// What two names at one table may not have in common: "ANNA" and "Ａｎｎａ" are one name.
    public String folded() {
        String upper = Normalizer.normalize(text, Normalizer.Form.NFKC).toUpperCase(Locale.ROOT);
        return Normalizer.normalize(upper.toLowerCase(Locale.ROOT), Normalizer.Form.NFKC)
                .strip();
    }

    static boolean isVisible(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }

    @Override
    public String toString() {
        return text;
    }
}
