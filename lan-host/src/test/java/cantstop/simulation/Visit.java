package cantstop.simulation;

import cantstop.engine.Log;
import cantstop.engine.TableId;
import cantstop.protocol.HostAddress;
import cantstop.protocol.client.ClientHalf;
import cantstop.protocol.client.LogFetch;
import cantstop.protocol.client.MemoryLogStore;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/// Goes to another host with the key of this laptop, fetches the whole log of a table there, and comes back: what
/// `RivalVisit` does over sockets.
final class Visit {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final ClientHalf half;
    private final Consumer<Optional<Log>> back;

    /// Sets out.
    ///
    /// @param back hears once what was brought
    Visit(Laptop laptop, TableId table, HostAddress address, String hostKey, Consumer<Optional<Log>> back) {
        this.back = back;
        LogFetch fetch = new LogFetch(this::comeBack);
        half = laptop.newHalf(new MemoryLogStore(), fetch);
        half.connect(address, hostKey);
        half.attend(table);
        laptop.machine().after(PATIENCE, fetch::giveUp);
    }

    private void comeBack(Optional<Log> brought) {
        half.disconnect();
        back.accept(brought);
    }
}
