package cantstop.protocol;

import cantstop.engine.Epoch;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.engine.identity.HostInstance;
import cantstop.engine.identity.TableId;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A table as it stands in a list.
///
/// @param id its identity
/// @param players the names of those who sit, in the order of the seats
/// @param pieces what their pieces look like, in the same order; none from an older host
/// @param playing whether a game is being played
/// @param spectators how many watch
/// @param epoch the epoch that this host leads it in; none while it is a pending takeover
/// @param instance the host's instance in the log; null if its log has none, or the host is an older one
/// @param readableBy the lowest [LogVersion] that can read its log
public record TableSummary(
        TableId id,
        TableName name,
        Settings settings,
        List<String> players,
        List<PieceStyle> pieces,
        boolean playing,
        boolean locked,
        int spectators,
        Epoch epoch,
        @Nullable HostInstance instance,
        int readableBy) {
    public TableSummary {
        players = List.copyOf(players);
        pieces = List.copyOf(pieces);
    }

    /// Whether both look the same in a list.
    public boolean looksLike(@Nullable TableSummary other) {
        return other != null && equals(other.by(instance));
    }

    private TableSummary by(@Nullable HostInstance teller) {
        return new TableSummary(
                id, name, settings, players, pieces, playing, locked, spectators, epoch, teller, readableBy);
    }

    /// What a player's pieces look like, if the host says so.
    ///
    /// @param player the place among [#players]
    public Optional<PieceStyle> style(int player) {
        return pieces.stream().skip(player).findFirst();
    }

    /// The number of free seats.
    public int freeSeats() {
        return Seat.COUNT - players.size();
    }

    /// Whether this program can read its log: else only a newer one can go there.
    public boolean isReadable() {
        return readableBy <= LogVersion.NEWEST;
    }

    /// Whether its host leads it, and does not only wait for its people.
    public boolean isLed() {
        return epoch.isAfter(Epoch.NONE);
    }

    /// Whether a guest may go there now and sit down without asking.
    public boolean isOpen() {
        return isReadable() && freeSeats() > 0 && !playing && !locked && isLed();
    }
}
