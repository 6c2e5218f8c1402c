/// The host's journal, and each laptop's copies of the tables it saw: logs in SQLite files.
///
/// ```
/// HostCore -> Journal        a page for each table that has something waiting
///             SqliteJournal  one thread: one transaction, forced; then back to the host's thread
///             Database       one connection: how it is locked, forced and checked
///             Logs           the rows: log, epoch, entry
/// ClientHalf -> LogStore
///               SqliteLogStore   the same rows in another file, for each laptop: what it saw
/// ```
///
/// A row is an event in the bytes of its first host, with the running digest. Reading believes none of it: `LogReader`
/// follows the digests and decides every event again, to the last good one. SQLite would not notice most flipped
/// bits by itself; the digests do, and a row that is missing at the end shows in the length that the log's own row
/// says.
///
/// What is damaged is never written to again. A file that SQLite can't rely on is put aside and what is good of it
/// goes on in a new one (`LogFile`, `Salvage`); in a file that is whole, a log with a bad event becomes a branch, and
/// what is good of it goes on. Both are said: [cantstop.host.journal.Damage].
@NullMarked
package cantstop.host.journal;

import org.jspecify.annotations.NullMarked;
