package cantstop.host.journal;

import cantstop.engine.Digest;
import cantstop.engine.LogEntry;
import cantstop.engine.Rules;
import cantstop.engine.TableState;
import cantstop.engine.identity.TableId;
import cantstop.protocol.HostMessage;
import cantstop.protocol.client.SeenLog;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The copies that are being added to: how far each has come, so that only what follows is ever written. Several
/// connections may bring the same entries. Confined to the store's thread.
final class Copies {
    private final Map<TableId, Copy> known = new HashMap<>();

    /// The end of a copy.
    private record Copy(Logs.Head head, TableState state, Digest digest) {}

    /// A change that the guest's core asks for.
    sealed interface Change {
        TableId table();

        record Add(TableId table, LogEntry entry) implements Change {}

        record SetAside(TableId table) implements Change {}
    }

    /// Forgets how far the copies have come, after a failed transaction.
    void forget() {
        known.clear();
    }

    /// Carries the changes out in their order, within one transaction.
    void carryOut(Logs logs, List<Change> changes, Instant now) throws SQLException {
        List<LogEntry> run = new ArrayList<>();
        for (int place = 0; place < changes.size(); place++) {
            Change change = changes.get(place);
            switch (change) {
                case Change.Add(TableId table, LogEntry entry) -> {
                    run.add(entry);
                    boolean goesOn = place + 1 < changes.size()
                            && changes.get(place + 1) instanceof Change.Add(TableId next, LogEntry _)
                            && next.equals(table);
                    if (!goesOn) {
                        add(logs, table, run, now);
                        run.clear();
                    }
                }
                case Change.SetAside(TableId table) -> setAside(logs, table, now);
            }
        }
    }

    /// One that a later version continued stays as it is, since nothing of it was added to here.
    private void setAside(Logs logs, TableId table, Instant now) throws SQLException {
        boolean isOurs = known.remove(table) != null;
        Optional<Logs.Head> head = logs.current(table);
        if (head.isPresent() && (isOurs || !isNewer(logs.read(head.get())))) {
            logs.setAside(head.get(), now);
        }
    }

    private static boolean isNewer(SeenLog read) {
        return read.flaw().filter(SeenLog.Flaw.Newer.class::isInstance).isPresent();
    }

    private void add(Logs logs, TableId table, List<LogEntry> entries, Instant now) throws SQLException {
        Copy copy = copy(logs, table, entries.getFirst(), now);
        if (copy == null) {
            return;
        }
        List<LogEntry> next = new ArrayList<>();
        Digest digest = copy.digest();
        TableState state = copy.state();
        for (LogEntry entry : entries) {
            boolean follows = entry.sequence() == state.sequence() + 1
                    && digest.after(entry.bytes()).equals(entry.digest());
            if (follows) {
                next.add(entry);
                digest = entry.digest();
                state = Rules.evolve(state, entry.event());
            }
        }
        if (!next.isEmpty()) {
            Logs.Head head = logs.append(
                    copy.head(), next.stream().map(HostMessage.Entry::of).toList(), state, now);
            known.put(table, new Copy(head, state, digest));
        }
    }

    /// The copy's end; null if there is no copy and this entry begins none, or if a later version went on with it.
    private @Nullable Copy copy(Logs logs, TableId table, LogEntry first, Instant now) throws SQLException {
        Copy copy = known.get(table);
        if (copy != null) {
            return copy;
        }
        Optional<Logs.Head> head = logs.current(table);
        if (head.isPresent()) {
            SeenLog read = logs.read(head.get());
            if (read.flaw().isEmpty()) {
                return new Copy(head.get(), read.log().state(), read.log().digest());
            }
            if (isNewer(read)) {
                return null;
            }
        }
        if (first.sequence() != 1) {
            return null;
        }
        Logs.Head begun = head.isPresent() ? logs.setAside(head.get(), now) : logs.begin(table, now);
        return new Copy(begun, Rules.unopened(), Digest.EMPTY);
    }
}
