package cantstop.host.guests;

import java.time.Duration;
import java.util.function.Supplier;

/// How somebody plays.
///
/// @param seats how many sit at a table before its owner begins
/// @param think how long a move takes, asked at each
/// @param stopwatch is told how long it took from asking for a move to the next event
/// @param rolls is told how long it took from asking for a roll to its dice
public record Habits(int seats, Supplier<Duration> think, Stopwatch stopwatch, Stopwatch rolls) {
    /// One whose rolls nobody measures.
    public Habits(int seats, Supplier<Duration> think, Stopwatch stopwatch) {
        this(seats, think, stopwatch, new Stopwatch());
    }
}
