package cantstop.engine.identity;

import java.util.HexFormat;
import java.util.regex.Pattern;

/// Identifies one run of a host with a log: drawn at random each time the host has read the log and continues it. So a
/// host whose disk lost the end of a log, or a copy of its folder elsewhere, never adds events under an earlier
/// instance. Immutable.
///
/// @param hex 32 lower-case hex digits
public record HostInstance(String hex) {
    /// How many bytes are drawn.
    public static final int BYTES = 16;

    private static final Pattern HEX = Pattern.compile("[0-9a-f]{32}");

    public HostInstance {
        if (!HEX.matcher(hex).matches()) {
            throw new IllegalArgumentException("not an instance of a host: " + hex.length() + " characters");
        }
    }

    public static HostInstance of(byte[] bytes) {
        return new HostInstance(HexFormat.of().formatHex(bytes));
    }

    public byte[] bytes() {
        return HexFormat.of().parseHex(hex);
    }

    @Override
    public String toString() {
        return hex;
    }
}
