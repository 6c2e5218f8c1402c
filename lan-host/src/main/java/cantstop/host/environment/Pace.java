package cantstop.host.environment;

import java.time.Duration;
import java.util.stream.Stream;

/// How long the host waits before each automatic move, so that people can follow.
///
/// @param calm before a bot's move where several people sit, or the table wants it so
/// @param brisk before a bot's move where one person plays against bots, or the table wants it so
/// @param startThrow before those who tied throw again for the start
/// @param opening before a bot's first move of a game, while people read who starts
/// @param bust before a bot's move after a bust, while people see it
public record Pace(Duration calm, Duration brisk, Duration startThrow, Duration opening, Duration bust) {
    /// For people.
    public static final Pace FOR_PEOPLE = new Pace(
            Duration.ofSeconds(2),
            Duration.ofMillis(700),
            Duration.ofSeconds(2),
            Duration.ofMillis(3500),
            Duration.ofMillis(2600));

    /// Without any wait: for tests and simulations.
    public static final Pace NONE = new Pace(Duration.ZERO, Duration.ZERO, Duration.ZERO, Duration.ZERO, Duration.ZERO);

    public Pace {
        if (Stream.of(calm, brisk, startThrow, opening, bust).anyMatch(Duration::isNegative)) {
            throw new IllegalArgumentException("a pause can't be negative");
        }
    }
}
