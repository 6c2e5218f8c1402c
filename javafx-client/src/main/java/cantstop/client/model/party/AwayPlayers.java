package cantstop.client.model.party;

import cantstop.engine.Seat;
import cantstop.protocol.Absence;
import cantstop.protocol.HostMessage;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// Which players are away and which of them the game waits for, as of one message. Immutable.
///
/// @param pause whom the game waits for
/// @param heardAt when the message came, in nanoseconds of [System#nanoTime]
public record AwayPlayers(List<Absence> absent, Optional<HostMessage.Pause> pause, long heardAt) {
    /// No player is away.
    public static final AwayPlayers NOBODY = new AwayPlayers(List.of(), Optional.empty(), 0);

    public AwayPlayers {
        absent = List.copyOf(absent);
    }

    public Optional<Absence> of(Seat seat) {
        return absent.stream().filter(one -> one.seat().equals(seat)).findFirst();
    }

    /// How long the player has been away by now.
    public Duration since(Absence absence, long now) {
        return absence.since().plusNanos(now - heardAt);
    }

    /// How long the game still waits; zero where the wait is over, or there is none.
    public Duration left(long now) {
        Duration left = pause.map(HostMessage.Pause::left).orElse(Duration.ZERO).minusNanos(now - heardAt);
        return left.isNegative() ? Duration.ZERO : left;
    }
}
