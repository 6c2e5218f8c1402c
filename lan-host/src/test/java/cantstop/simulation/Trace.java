package cantstop.simulation;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HexFormat;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// What happened in a simulated party, step by step. The last steps are always at hand, for the words of a failure;
/// all of them go into a digest only where somebody wants to compare two runs, since words are slow to make.
final class Trace {
    private static final int KEPT = 60;

    private final Deque<Line> last = new ArrayDeque<>();
    private final @Nullable MessageDigest all;

    /// A trace of a run that starts now.
    ///
    /// @param digested whether [#digest] will be asked for
    Trace(boolean digested) {
        all = digested ? sha256() : null;
    }

    private record Line(long nanos, String who, String what, Object detail) {
        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%11.6f s  %-12s %-12s %s", nanos / 1e9, who, what, detail);
        }
    }

    /// One step.
    ///
    /// @param detail immutable, put into words only when somebody reads them
    void note(long nanos, String who, String what, Object detail) {
        Line line = new Line(nanos, who, what, detail);
        if (last.size() == KEPT) {
            last.removeFirst();
        }
        last.addLast(line);
        if (all != null) {
            all.update(line.toString().getBytes(StandardCharsets.UTF_8));
        }
    }

    /// The last steps, the latest one last.
    String lastSteps() {
        return last.stream().map(Line::toString).collect(Collectors.joining(System.lineSeparator()));
    }

    /// SHA-256 over the words of all steps.
    String digest() {
        if (all == null) {
            throw new IllegalStateException("this trace was not to be digested");
        }
        return HexFormat.of().formatHex(all.digest());
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
