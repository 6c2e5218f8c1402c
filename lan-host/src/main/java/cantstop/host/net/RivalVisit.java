package cantstop.host.net;

import cantstop.engine.Log;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Identity;
import cantstop.protocol.client.LogFetch;
import cantstop.protocol.client.MemoryLogStore;
import cantstop.protocol.client.net.GuestConnection;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/// A visit to another host that is said to lead a table which goes on here, too: brings back the log that is led
/// there, or nothing. Whoever said so need not be believed: the key is pinned, every digest is checked on the way in,
/// and what the log proves is for the core to judge.
final class RivalVisit {
    /// Longer than a laptop in the same room takes to send its longest log.
    private static final long PATIENCE_SECONDS = 10;

    private RivalVisit() {}

    /// Goes there.
    ///
    /// @param identity who knocks
    /// @param back hears once, on any thread
    static void begin(
            Identity identity, String table, HostAddress address, String hostKey, Consumer<Optional<Log>> back) {
        CompletableFuture<Optional<Log>> brought = new CompletableFuture<>();
        LogFetch fetch = new LogFetch(brought::complete);
        GuestConnection guest = GuestConnection.open(identity, fetch, new MemoryLogStore(), ProgramVersion.inWords());
        var _ = brought.thenAccept(log -> {
            guest.close();
            back.accept(log);
        });
        guest.connect(address, hostKey);
        guest.attend(table);
        CompletableFuture.delayedExecutor(PATIENCE_SECONDS, TimeUnit.SECONDS).execute(fetch::giveUp);
    }
}
