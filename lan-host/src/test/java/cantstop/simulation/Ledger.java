package cantstop.simulation;

import cantstop.engine.Audit;
import cantstop.engine.Digest;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.TableState;
import cantstop.protocol.Encoded;
import cantstop.protocol.HostMessage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What the host has told anybody of one table: its log as the world knows it. It only ever grows; every host and
/// every replica is held against it.
final class Ledger {
    private static final int BETWEEN_LOOKS = 8;

    private final String table;
    private final Map<Encoded, Event> encoded;
    private final Log log = new Log();
    private final List<TableState> states = new ArrayList<>(List.of(log.state()));
    private long promised;

    /// An empty one.
    ///
    /// @param encoded what hosts have encoded here: reading it again is for the replicas to do
    Ledger(String table, Map<Encoded, Event> encoded) {
        this.table = table;
        this.encoded = encoded;
    }

    String table() {
        return table;
    }

    long size() {
        return log.sequence();
    }

    /// Whoever left the table before a command was done hears that it is, but not what it led to.
    void promise(long sequence) {
        promised = Math.max(promised, sequence);
    }

    /// How long the log must be, by all that was said.
    long promised() {
        return Math.max(promised, size());
    }

    TableState state() {
        return log.state();
    }

    /// The state after the first events.
    TableState stateAt(long sequence) {
        return states.get(Math.toIntExact(sequence));
    }

    Event event(long sequence) {
        return log.after(sequence - 1).getFirst().event();
    }

    Digest digestAt(long sequence) {
        return log.digestAt(sequence);
    }

    /// Holds an entry against what was told before.
    ///
    /// @return whether it is the next one, so that nobody has heard of it
    boolean isNews(HostMessage.Entry entry) {
        long sequence = entry.sequence();
        if (sequence <= size() && !digestAt(sequence).equals(entry.digest())) {
            throw new Violation("the host tells another " + sequence + " of " + table + " than before");
        }
        return sequence > size();
    }

    /// Adds the next entry.
    LogEntry add(HostMessage.Entry entry) {
        Event event = encoded.remove(entry.event());
        byte[] bytes = entry.event().bytes();
        LogEntry added = log.append(event == null ? Events.decoded(bytes) : event, bytes);
        states.add(log.state());
        if (!added.digest().equals(entry.digest())) {
            throw new Violation("the host's digest of " + added + " does not follow");
        }
        LegalState.fault(log.state()).ifPresent(fault -> {
            throw new Violation("after " + added + ": " + fault);
        });
        return added;
    }

    /// Holds a copy against what was told: where the digest is the same, everything else must be.
    void check(long sequence, Digest digest, TableState state) {
        if (sequence > size() || !digestAt(sequence).equals(digest)) {
            throw new Violation("a copy of " + table + " with another log at " + sequence + " of " + size());
        }
        // Two states that differ go on to differ, so that a look now and then finds them.
        if (sequence % BETWEEN_LOOKS == 0 && !stateAt(sequence).equals(state)) {
            throw new Violation("a copy of " + table + " with the same log and another state at " + sequence);
        }
    }

    /// Decides the whole log again.
    void audit() {
        Optional<Audit.Illegal> illegal = Audit.firstIllegal(log.events());
        if (illegal.isPresent()) {
            throw new Violation("the log of " + table + " is illegal: " + illegal.orElseThrow());
        }
    }
}
