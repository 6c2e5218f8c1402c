/// How a table goes from one host to another. The rules are pure functions in [cantstop.engine.succession];
/// here is what the host does about them.
///
/// - The host leaves: it names a successor, all guests try to reach that, and the new epoch is the old host's last
///   event (`PlannedHandOver`).
/// - The host has crashed: a laptop opens a host, guests bring their copies, and with a quorum the table goes on
///   (`PendingTakeover`).
/// - Two hosts lead the table: the one that all guests have left fetches the other's log, and yields if that log
///   proves more (`Takeovers`).
///
/// A guest that comes to a pending takeover says only how long its copy is, with a digest. The copy is uploaded
/// (`LogUploads`, one `LogUpload` each) only if no log that the host has contains it, and every event of it is
/// checked against the rules. `Takeovers` begins the next epoch with the best log: the whole log and the epoch
/// are written together, or neither.
///
/// Where laptops have hands, the host asks those who have come for their votes (`VoteCount`), and the epoch
/// carries them ([cantstop.engine.Elections]): everybody who folds the log sees that its people wanted this
/// host.
///
/// A host goes on alone, and in the epoch of the log, only where it can't have told more than that log: its journal
/// has all that is brought, or the host before it has promised the table to it
/// ([cantstop.engine.succession.Candidate]). A guest who comes with more than a host that has added nothing yet makes
/// it a pending takeover again.
///
/// `PeerAddresses` tells guests where the others at the table are, so that they find each other when the host
/// is gone. Finding other hosts needs sockets: `cantstop.host.net.SplitBrainWatch` asks from which tables
/// people are missing, and hands in what it fetched.
@NullMarked
package cantstop.host.migration;

import org.jspecify.annotations.NullMarked;
