package cantstop.client.play.home;

import cantstop.client.kit.paint.RoadToHost;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.client.discovery.FoundHost;
import java.util.List;
import java.util.Optional;

/// The games that are found on this network.
///
/// @param rows one for each game, and one for each host that has none, or another version
/// @param empty without rows: that the search is running, or why nothing may be found; else empty
/// @param hints what may be done about it
/// @param alone whether this laptop is in no network
/// @param road without rows: what the way to a game is like; none where hints say more
public record Games(List<Row> rows, String empty, List<String> hints, boolean alone, Optional<RoadToHost.State> road) {
    public Games {
        rows = List.copyOf(rows);
        hints = List.copyOf(hints);
    }

    /// One row.
    ///
    /// @param host whose game it is
    /// @param table the game's table; none for all that the host has
    /// @param name what it is called
    /// @param where at whose host
    /// @param state rules, seats and what goes on there, in words; for a host of another version, both versions
    /// @param line the same, as far as the seats beside it don't show it
    /// @param seated how many of its four seats are taken; none for what is no table
    /// @param action the label of the row's action; empty if there is none
    /// @param kind the kind of that action
    public record Row(
            FoundHost host,
            Optional<TableId> table,
            String name,
            String where,
            String state,
            String line,
            Optional<Integer> seated,
            String action,
            Kind kind) {
        /// Whether one can go there.
        public boolean isOpen() {
            return !action.isEmpty();
        }

        /// What stays the same while what is said of it changes.
        Id id() {
            return new Id(host.key(), host.beacon().port(), table);
        }
    }

    /// The kind of a row's action: to a free seat, or only to watch.
    public enum Kind {
        SEAT,
        LOOK
    }

    /// Which row it is.
    record Id(Key key, int port, Optional<TableId> table) {}
}
