
import org.jspecify.annotations.NullMarked;

/// How a table goes from one host to another. The rules themselves are pure functions in
/// [cantstop.engine.succession]; here is what the host does about them.
///
/// `PlannedHandOver` is the planned way: the owner names a successor, all players try to reach it, and the old host logs the
/// new epoch as its last event. After a crash a new host has a `PendingTakeover` for the table: players bring their copies
/// of the log, the best one is chosen, and with a quorum the table goes on (`Takeovers`). A host that finds a rival
/// with the same table compares logs and may yield. `PeerAddresses` tells guests where the others are, so that they
/// find each other when this host is gone.
@NullMarked
package cantstop.host.migration;

