/// The host's journal, and each laptop's copies of the tables it saw: logs in SQLite files. It knows logs and files,
/// and no table in play.
///
/// ```
/// HostCore -> Journal        a page for each table that has something waiting
///             SqliteJournal  one thread: one transaction, forced; then back to the host's thread
///             Readings       a long log in parts between others' events; judged on a thread of its own
///             Database       one connection: how it is locked, forced and checked
///             Logs           the rows: log, epoch, entry
/// guest    -> LogStore
///               SqliteLogStore   the same rows in another file, for each laptop: what it saw
/// ```
///
/// A row is an event in the bytes of its first host, with the running digest. Reading believes none of it:
/// `LogReader` follows the digests and decides every event again, to the last good one. SQLite would not notice
/// most flipped bits by itself; the digests do, and a row that is missing at the end shows in the length that the
/// log's own row says.
///
/// What is damaged is never written to again. If SQLite can't rely on a file, `Salvage` writes what is good of
/// it to a new file, and the complete new file takes its place (`JournalFile`, `Replacement`). In a file that is
/// whole, a log with a bad event becomes a branch, and what is good of it goes on. Both are reported as
/// [cantstop.host.journal.Damage].
///
/// Only what was read and is wrong is damage (`SqliteErrors`). If the disk gives an error, the answer is "unreadable
/// for now" and the next question reads again. If a digest follows but this version doesn't know the event, a later
/// version went on with the table: the log stays as it is.
@NullMarked
package cantstop.host.journal;

import org.jspecify.annotations.NullMarked;
