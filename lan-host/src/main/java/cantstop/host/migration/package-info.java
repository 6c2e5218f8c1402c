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
/// If laptops have hands, the host asks those that have come for their votes (`VoteCount`), and the epoch carries
/// them ([cantstop.engine.Elections]), so that every reader of the log can check that this host was elected.
///
/// A host continues alone, and in the epoch of the log, only if it can't have sent more than that log: its journal
/// has all events of the copies, or the host before it has promised the table to it
/// ([cantstop.engine.succession.Candidate]). A guest with a longer log than a host that has added nothing yet makes
/// it a pending takeover again.
///
/// `PeerAddresses` tells guests where the others at the table are, so that they find each other when the host
/// is gone. Finding other hosts needs sockets: `cantstop.host.net.SplitBrainWatch` asks from which tables
/// people are missing, and hands in what it fetched.
@NullMarked
package cantstop.host.migration;

import org.jspecify.annotations.NullMarked;
