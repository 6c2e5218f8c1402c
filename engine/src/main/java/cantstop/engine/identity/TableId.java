package cantstop.engine.identity;

import java.util.HexFormat;
import java.util.regex.Pattern;

/// The identity of a table: drawn at random when it is opened, and kept for as long as its log.
///
/// @param hex 32 lower-case hex digits
public record TableId(String hex) {
    /// How many bytes are drawn.
    public static final int BYTES = 16;

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

    public static TableId of(byte[] bytes) {
        return new TableId(HexFormat.of().formatHex(bytes));
    }

    public byte[] bytes() {
        return HexFormat.of().parseHex(hex);
    }

    @Override
    public String toString() {
        return hex;
    }
}
