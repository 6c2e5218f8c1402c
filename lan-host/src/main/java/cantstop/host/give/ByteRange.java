package cantstop.host.give;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The bytes of a file that a request asks for: all, a range, as a resumed download asks for, or bytes that the file
/// does not have.
sealed interface ByteRange {
    /// All of it.
    record Whole() implements ByteRange {}

    /// Some of it.
    ///
    /// @param first the first byte, from 0
    /// @param last the last byte
    record Part(long first, long last) implements ByteRange {}

    /// There is no such part.
    record NoSuchPart() implements ByteRange {}

    /// One range. Several are answered with the whole file, which HTTP always allows.
    Pattern RANGE = Pattern.compile("bytes=([0-9]{0,18})-([0-9]{0,18})");

    /// What a request for a file of this size asks for.
    ///
    /// @param range the header, null if there is none
    static ByteRange of(@Nullable String range, long size) {
        Matcher ends = RANGE.matcher(range == null ? "" : range.strip());
        if (!ends.matches()) {
            return new Whole();
        }
        Optional<Long> from = number(ends.group(1));
        Optional<Long> to = number(ends.group(2));
        if (from.isEmpty()) {
            // bytes=-5: the last five.
            return to.map(last -> suffix(last, size)).orElseGet(Whole::new);
        }
        if (to.isPresent() && to.get() < from.get()) {
            return new Whole();
        }
        return from.get() >= size ? new NoSuchPart() : new Part(from.get(), Math.min(to.orElse(size - 1), size - 1));
    }

    private static ByteRange suffix(long length, long size) {
        return length == 0 || size == 0 ? new NoSuchPart() : new Part(Math.max(0, size - length), size - 1);
    }

    private static Optional<Long> number(String digits) {
        return digits.isEmpty() ? Optional.empty() : Optional.of(Long.valueOf(digits));
    }
}
