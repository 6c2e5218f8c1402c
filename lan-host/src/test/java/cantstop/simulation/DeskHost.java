package cantstop.simulation;

import cantstop.engine.Epoch;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.host.discovery.Audience;
import cantstop.protocol.HostAddress;
import cantstop.protocol.client.RivalWatch;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/// A laptop's host, which runs.
public interface DeskHost {
    HostAddress loopback();

    List<HostAddress> addresses();

    Key key();

    void watchAudience(Consumer<Audience.Count> watcher);

    void gather(TableId table, Collection<HostAddress> others);

    void succeed(TableId table, Epoch epoch);

    void onFork(Consumer<RivalWatch.Rival> hearer);

    /// The tables at which a guest from another laptop has been for so long that anybody knows.
    Set<TableId> longAttended();

    void close();
}
