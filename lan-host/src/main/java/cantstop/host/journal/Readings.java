package cantstop.host.journal;

import cantstop.engine.Log;
import cantstop.engine.TableState;
import cantstop.engine.identity.TableId;
import cantstop.host.environment.Journal.Reading;
import cantstop.protocol.HostMessage;
import cantstop.protocol.client.SeenLog;
import java.sql.SQLException;
import java.time.Clock;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Reads logs for a host. The rows of a long log come from the disk in parts, between which others' events are
/// written; and a thread of its own decodes the events and decides each of them again, which takes far longer.
final class Readings {
    private static final Logger LOG = LoggerFactory.getLogger(Readings.class);

    private final Database database;
    private final Clock clock;
    private final Consumer<Damage> damaged;
    private final Executor journal;
    private final Executor judge;
    private final Set<TableId> newer = ConcurrentHashMap.newKeySet();

    /// @param journal runs what uses the database
    /// @param judge runs the validation of the events
    Readings(Database database, Clock clock, Consumer<Damage> damaged, Executor journal, Executor judge) {
        this.database = database;
        this.clock = clock;
        this.damaged = damaged;
        this.journal = journal;
        this.judge = judge;
    }

    private interface Step {
        void take() throws SQLException;
    }

    /// Reads a table's current log, after what was handed in before to be written.
    ///
    /// @param done hears once, on one of the two threads
    void read(TableId table, Consumer<Reading> done) {
        step(journal, done, () -> {
            Optional<Logs.Head> head = database.read(logs -> logs.current(table));
            if (head.isEmpty() || head.get().length() == 0) {
                done.accept(new Reading.Unknown());
            } else {
                new Pass(head.get(), done, read -> once(head.get(), read, done)).next();
            }
        });
    }

    private static void step(Executor thread, Consumer<Reading> done, Step step) {
        thread.execute(() -> {
            try {
                step.take();
            } catch (SQLException e) {
                LOG.warn("A table can't be read for now: {}", e.toString());
                done.accept(new Reading.Unreadable());
            } catch (RuntimeException e) {
                LOG.error("A table can't be read", e);
                done.accept(new Reading.Unreadable());
            }
        });
    }

    /// One pass through the rows of a log.
    private final class Pass {
        private final Logs.Head head;
        private final Consumer<Reading> done;
        private final Consumer<SeenLog> end;
        private final LogReader reader;

        Pass(Logs.Head head, Consumer<Reading> done, Consumer<SeenLog> end) {
            this.head = head;
            this.done = done;
            this.end = end;
            reader = new LogReader(head.table(), head.readableBy());
        }

        private void next() throws SQLException {
            LogReader.Part part = database.read(logs -> logs.part(head, reader.after()));
            step(judge, done, () -> {
                if (reader.take(part)) {
                    step(journal, done, this::next);
                } else {
                    end.accept(reader.end(part.length()));
                }
            });
        }
    }

    /// Reads a log with a flaw once more from the disk, since a disk may give wrong data once.
    private void once(Logs.Head head, SeenLog read, Consumer<Reading> done) {
        if (read.flaw().isEmpty()) {
            done.accept(new Reading.Found(read.log(), read.due()));
            return;
        }
        step(journal, done, () -> {
            database.forgetPages();
            new Pass(head, done, again -> twice(head, read, again, done)).next();
        });
    }

    private void twice(Logs.Head head, SeenLog first, SeenLog again, Consumer<Reading> done) {
        if (again.flaw().isEmpty()) {
            done.accept(new Reading.Found(again.log(), again.due()));
        } else if (again.log().sequence() != first.log().sequence()) {
            LOG.warn("Table {} was read twice, with different results", head.table());
            done.accept(new Reading.Unreadable());
        } else if (again.flaw().get() instanceof SeenLog.Flaw.Newer) {
            if (newer.add(head.table())) {
                TableState known = again.log().state();
                damaged.accept(new Damage.OfLaterVersion(head.table(), known.name(), known.sequence()));
            }
            done.accept(new Reading.Unreadable());
        } else {
            step(journal, done, () -> done.accept(mended(head, again)));
        }
    }

    /// Continues with the good part of a log and keeps all of it as a branch. A log that has changed meanwhile is read
    /// again.
    private Reading mended(Logs.Head head, SeenLog read) throws SQLException {
        Log good = read.log();
        if (!database.read(logs -> logs.current(head.table())).equals(Optional.of(head))) {
            return new Reading.Unreadable();
        }
        database.change(logs -> {
            Logs.Head anew = logs.setAside(head, clock.instant());
            if (good.sequence() > 0) {
                logs.append(
                        anew,
                        good.after(0).stream().map(HostMessage.Entry::of).toList(),
                        good.state(),
                        clock.instant());
            }
            return good;
        });
        damaged.accept(new Damage.OfTable(head.table(), good.state().name(), good.sequence(), head.length()));
        return good.sequence() == 0 ? new Reading.Unknown() : new Reading.Found(good, read.due());
    }
}
