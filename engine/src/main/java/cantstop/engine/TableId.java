package cantstop.engine;

import java.util.regex.Pattern;

/// The identity of a table: drawn at random when it is opened, and kept for as long as its log.
///
/// @param hex 32 lower-case hex digits
public record TableId(String hex) {
    private static final Pattern ID = Pattern.compile("[0-9a-f]{32}");

    public TableId {
        if (!isId(hex)) {
            throw new IllegalArgumentException("not a table's identity: " + hex.length() + " characters");
        }
    }

    /// Whether a text is the identity of a table.
    public static boolean isId(String text) {
        return ID.matcher(text).matches();
    }

    @Override
    public String toString() {
        return hex;
    }
}
