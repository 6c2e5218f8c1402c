package cantstop.host.net;

import cantstop.engine.Occupant;
import cantstop.engine.Person;
import cantstop.engine.TableState;
import cantstop.host.HostCore;
import cantstop.host.migration.Continuation;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Identity;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// A host's visits to others that are said to lead a table which goes on here, too: one at a time, and what comes of
/// it is for the core to say. Thread-safe.
final class RivalVisits {
    private final Identity identity;
    private final HostThread host;
    private final HostCore core;
    private final AtomicBoolean visiting = new AtomicBoolean();

    /// Visits of the host that this core is.
    ///
    /// @param identity who knocks there
    RivalVisits(Identity identity, HostThread host, HostCore core) {
        this.identity = identity;
        this.host = host;
        this.core = core;
    }

    /// Goes there, unless such a visit is under way.
    ///
    /// @param done hears on the host's thread what this host does; nothing where nobody was found there
    void visit(String table, HostAddress address, String hostKey, Consumer<Continuation> done) {
        if (!visiting.compareAndSet(false, true)) {
            return;
        }
        RivalVisit.begin(identity, table, address, hostKey, brought -> {
            visiting.set(false);
            brought.ifPresent(log -> {
                Person leader = leader(log.state(), hostKey);
                host.execute(() -> done.accept(core.rival(table, leader, List.of(address), log)));
            });
        });
    }

    /// Whom the others at the table know that host by.
    private static Person leader(TableState state, String hostKey) {
        return state.occupied().stream()
                .map(seat -> state.chair(seat).occupant())
                .flatMap(occupant ->
                        occupant instanceof Occupant.Human(Person person) ? Stream.of(person) : Stream.<Person>empty())
                .filter(person -> person.key().equals(hostKey))
                .findFirst()
                .orElse(new Person(hostKey, 0));
    }
}
