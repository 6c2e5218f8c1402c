package cantstop.protocol;

import java.util.OptionalInt;

/// The versions of the protocol that a program speaks.
///
/// @param lowest at least 1
/// @param highest at least as high
public record VersionRange(int lowest, int highest) {
    /// What this program speaks.
    public static final VersionRange OURS = new VersionRange(2, 2);

    public VersionRange {
        if (lowest < 1 || highest < lowest) {
            throw new IllegalArgumentException("no range of versions: " + lowest + " to " + highest);
        }
    }

    /// The highest version that both speak.
    public OptionalInt common(VersionRange other) {
        int candidate = Math.min(highest, other.highest);
        return candidate >= lowest && candidate >= other.lowest ? OptionalInt.of(candidate) : OptionalInt.empty();
    }

    @Override
    public String toString() {
        return lowest == highest ? Integer.toString(lowest) : lowest + " to " + highest;
    }
}
