package cantstop.protocol;

import java.text.Normalizer;
import java.util.Optional;
import java.util.regex.Pattern;

/// A line of chat: 1 to 200 code points, composed (NFC), without blanks around it and without characters that
/// control, hide or turn round what is written beside them.
///
/// @param text as shown; any language, and pictures made of several characters too
public record ChatText(String text) {
    /// Two lines on a laptop's screen: a table talks across the room, not in letters.
    public static final int MOST_CODE_POINTS = 200;

    /// The joiner and the selectors that pictures are put together with, which a [TableName] may not hold.
    private static final Pattern JOINS = Pattern.compile("[\\x{200D}\\x{FE0E}\\x{FE0F}]");

    /// Without characters that only a newer JDK knows: such a line would end the connection of an older one.
    private static final Pattern UNSEEN =
            Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}&&[^\\x{200D}]]+");
    private static final Pattern BLANKS_AROUND = Pattern.compile("^\\p{Z}+|\\p{Z}+$");

    /// A line as it stands.
    ///
    /// @throws IllegalArgumentException for what is no line of chat; [#clean] makes one of most things
    public ChatText {
        if (!isLine(text)) {
            throw new IllegalArgumentException("not a line of 1 to " + MOST_CODE_POINTS + " visible characters");
        }
    }

    private static boolean isLine(String text) {
        return !JOINS.matcher(text).replaceAll("").isEmpty()
                && text.codePointCount(0, text.length()) <= MOST_CODE_POINTS
                && Normalizer.isNormalized(text, Normalizer.Form.NFC)
                && !BLANKS_AROUND.matcher(text).find()
                && !UNSEEN.matcher(text).find();
    }

    /// The nearest valid line to the text that a player typed: line ends become blanks, invisible characters go,
    /// and what is too long is cut off; empty if nothing is left.
    public static Optional<ChatText> clean(String typed) {
        String visible = UNSEEN.matcher(typed.replaceAll("\\s+", " ")).replaceAll("");
        int[] kept = Normalizer.normalize(trimmed(visible), Normalizer.Form.NFC)
                .codePoints()
                .limit(MOST_CODE_POINTS)
                .toArray();
        String line = trimmed(new String(kept, 0, kept.length));
        return isLine(line) ? Optional.of(new ChatText(line)) : Optional.empty();
    }

    private static String trimmed(String text) {
        return BLANKS_AROUND.matcher(text).replaceAll("");
    }

    @Override
    public String toString() {
        return text;
    }
}
