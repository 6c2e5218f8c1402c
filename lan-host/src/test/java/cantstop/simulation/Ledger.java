package cantstop.simulation;

import cantstop.engine.Audit;
import cantstop.engine.Digest;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.TableState;
import cantstop.engine.dice.Bytes;
import cantstop.engine.identity.TableId;
import cantstop.protocol.HostMessage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What hosts have told anybody of one table: its log as the world knows it. It only ever grows; every host and
/// every replica is held against it. Where hosts went on without each other there are several, see [Chronicle].
final class Ledger {
    private static final int BETWEEN_LOOKS = 8;

    private final TableId table;
    private final Map<Bytes, Event> encoded;
    private final Log log = new Log();
    private final List<TableState> states = new ArrayList<>(List.of(log.state()));
    private final long begunAt;

    /// An empty one.
    ///
    /// @param encoded what hosts have encoded here: reading it again is for the replicas to do
    Ledger(TableId table, Map<Bytes, Event> encoded) {
        this(table, encoded, 0);
    }

    private Ledger(TableId table, Map<Bytes, Event> encoded, long begunAt) {
        this.table = table;
        this.encoded = encoded;
        this.begunAt = begunAt;
    }

    /// Another one that begins alike: somebody goes on from there in another way.
    Ledger fork(long common) {
        Ledger fork = new Ledger(table, encoded, common);
        log.after(0).subList(0, Math.toIntExact(common)).forEach(entry -> {
            fork.log.append(entry.event(), entry.bytes());
            fork.states.add(fork.log.state());
        });
        return fork;
    }

    /// How much of it was told before it was a ledger of its own.
    long begunAt() {
        return begunAt;
    }

    TableId table() {
        return table;
    }

    long size() {
        return log.sequence();
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

    /// Whether it has that event.
    boolean has(long sequence, Digest digest) {
        return sequence <= size() && digestAt(sequence).equals(digest);
    }

    /// Adds the next entry.
    LogEntry add(HostMessage.Entry entry) {
        Event event = encoded.remove(entry.event());
        byte[] bytes = entry.event().toArray();
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
        if (!has(sequence, digest)) {
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
