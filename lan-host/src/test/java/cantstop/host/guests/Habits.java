package cantstop.host.guests;

import java.time.Duration;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/// How somebody plays.
///
/// @param seats how many sit at a table before its owner begins
/// @param think how long a move takes on average, asked at each
/// @param stopwatch is told how long it took from asking for a move to the next event
/// @param rolls is told how long it took from asking for a roll to its dice
public record Habits(int seats, Supplier<Duration> think, Stopwatch stopwatch, Stopwatch rolls) {
    /// One whose rolls nobody measures.
    public Habits(int seats, Supplier<Duration> think, Stopwatch stopwatch) {
        this(seats, think, stopwatch, new Stopwatch());
    }

    /// From half to one and a half of a mean. Those who always took the same time would move at once: all whom the host
    /// answered together would ask together the next time, and ever more of them.
    public static Duration uneven(Duration mean, SplittableRandom luck) {
        return mean.isZero() ? mean : Duration.ofNanos((long) (mean.toNanos() * luck.nextDouble(0.5, 1.5)));
    }
}
