package cantstop.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;

/// A table's log with the state that it folds to. Events are only appended. Confined to one thread, the host's or a
/// guest's; its entries and states are immutable.
public final class Log {
    private final List<LogEntry> entries = new ArrayList<>();
    private TableState state = Rules.unopened();
    private Digest digest = Digest.EMPTY;

    /// Adds an event.
    ///
    /// @param event what happened; not checked
    /// @param bytes how its first host encoded it
    public LogEntry append(Event event, byte[] bytes) {
        return append(event, bytes, digest.after(bytes));
    }

    /// Appends an event whose digest is known.
    ///
    /// @param next [Digest#after] of these bytes and the digest before, which the caller has compared
    public LogEntry append(Event event, byte[] bytes, Digest next) {
        mustFollow(event, digest);
        TableState after = Rules.evolve(state, event);
        LogEntry entry = new LogEntry(after.sequence(), event, bytes, next);
        entries.add(entry);
        state = after;
        digest = entry.digest();
        return entry;
    }

    /// The entries that some events would add to this log.
    ///
    /// @param after how many events the log has before them
    /// @param state what the log folds to with them
    public record Addition(long after, List<LogEntry> entries, TableState state) {
        public Addition {
            entries = List.copyOf(entries);
        }
    }

    /// Folds and digests events that have not happened yet; the log stays as it is.
    ///
    /// @param encoder how an event becomes its bytes
    public Addition prepare(List<Event> events, Function<Event, byte[]> encoder) {
        List<LogEntry> added = new ArrayList<>();
        TableState after = state;
        Digest next = digest;
        for (Event event : events) {
            mustFollow(event, next);
            byte[] bytes = encoder.apply(event);
            after = Rules.evolve(after, event);
            next = next.after(bytes);
            added.add(new LogEntry(after.sequence(), event, bytes, next));
        }
        return new Addition(sequence(), added, after);
    }

    /// Refuses an epoch whose votes are about another log.
    private static void mustFollow(Event event, Digest before) {
        if (event instanceof Event.EpochBegan began
                && began.election() != null
                && !began.election().after().equals(before)) {
            throw new IllegalArgumentException("an epoch with votes for another log");
        }
    }

    /// Adds prepared entries, without folding or digesting them again.
    public void append(Addition addition) {
        if (addition.after() != sequence()) {
            throw new IllegalStateException("the log went on since this was prepared");
        }
        entries.addAll(addition.entries());
        state = addition.state();
        digest = entries.isEmpty() ? Digest.EMPTY : entries.getLast().digest();
    }

    public TableState state() {
        return state;
    }

    /// How many events there are.
    public long sequence() {
        return entries.size();
    }

    /// The digest of the whole log.
    public Digest digest() {
        return digest;
    }

    /// The digest of the first events.
    ///
    /// @param sequence 0 to [#sequence]
    public Digest digestAt(long sequence) {
        return sequence == 0
                ? Digest.EMPTY
                : entries.get(Math.toIntExact(sequence - 1)).digest();
    }

    /// A view of everything after the first events; it must not be used after the next [#append].
    ///
    /// @param sequence 0 for the whole log, to [#sequence]
    public List<LogEntry> after(long sequence) {
        return Collections.unmodifiableList(entries.subList(Math.toIntExact(sequence), entries.size()));
    }

    /// How many events this log and another one have in common, from the first. Digests are cumulative, so a
    /// binary search finds it.
    public long commonWith(Log other) {
        long same = 0;
        long beyond = Math.min(sequence(), other.sequence()) + 1;
        while (beyond - same > 1) {
            long middle = (same + beyond) / 2;
            if (digestAt(middle).equals(other.digestAt(middle))) {
                same = middle;
            } else {
                beyond = middle;
            }
        }
        return same;
    }

    /// The events alone, copied.
    public List<Event> events() {
        return entries.stream().map(LogEntry::event).toList();
    }
}
