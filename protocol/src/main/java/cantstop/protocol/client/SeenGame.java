package cantstop.protocol.client;

import cantstop.engine.Epoch;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import java.time.Instant;

/// A copy of a table's log on this laptop, as a list of them shows it.
///
/// @param table the table's identity
/// @param branch 0 for the copy that goes on, from 1 for those that were set aside, the oldest first
/// @param name what the table is called
/// @param cast who sat there last, and who won
/// @param playing whether its last game is not over
/// @param epoch which host in a row led it last, from 1
/// @param hostKey the fingerprint of that host's key
/// @param events how long the copy is
/// @param begun when this laptop began to keep it
/// @param last when it last went on here
public record SeenGame(
        TableId table,
        int branch,
        String name,
        SeenCast cast,
        boolean playing,
        Epoch epoch,
        Key hostKey,
        long events,
        Instant begun,
        Instant last) {
    /// A table as it was left.
    public static SeenGame of(TableState end, int branch, Instant then) {
        return new SeenGame(
                end.id(),
                branch,
                end.name().text(),
                SeenCast.of(end),
                end.isPlaying(),
                end.epoch(),
                end.hostKey(),
                end.sequence(),
                then,
                then);
    }
}
