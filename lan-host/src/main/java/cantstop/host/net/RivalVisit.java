package cantstop.host.net;

import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.TableState;
import cantstop.protocol.Answer;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Identity;
import cantstop.protocol.TableSummary;
import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.MemoryLogStore;
import cantstop.protocol.client.net.GuestConnection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A visit to another host that is said to lead a table which goes on here, too: brings back the log that is led
/// there, or nothing. Whoever said so need not be believed: the key is pinned, every digest is checked on the way in,
/// and what the log proves is for the core to judge. Confined to its guest's thread.
final class RivalVisit implements ClientListener {
    /// Longer than a laptop in the same room takes to send its longest log.
    private static final long PATIENCE_SECONDS = 10;

    private final Consumer<Optional<Log>> back;
    private @Nullable GuestConnection guest;
    private boolean over;

    private RivalVisit(Consumer<Optional<Log>> back) {
        this.back = back;
    }

    /// Goes there.
    ///
    /// @param identity who knocks
    /// @param back hears once, on the guest's thread
    static void begin(
            Identity identity, String table, HostAddress address, String hostKey, Consumer<Optional<Log>> back) {
        RivalVisit visit = new RivalVisit(back);
        GuestConnection guest = GuestConnection.open(identity, visit, new MemoryLogStore(), Program.inWords());
        visit.guest = guest;
        guest.connect(address, hostKey);
        guest.attend(table);
        CompletableFuture.delayedExecutor(PATIENCE_SECONDS, TimeUnit.SECONDS)
                .execute(() -> visit.end(Optional.empty()));
    }

    private synchronized void end(Optional<Log> log) {
        if (over) {
            return;
        }
        over = true;
        if (guest != null) {
            guest.close();
        }
        back.accept(log);
    }

    @Override
    public void attending(String table, List<LogEntry> entries, TableState state, boolean branched) {
        Log log = new Log();
        entries.forEach(entry -> log.append(entry.event(), entry.bytes()));
        end(Optional.of(log));
    }

    @Override
    public void connectionChanged(Connection connection) {
        switch (connection) {
            case Connection.Waiting _, Connection.Failed _, Connection.Ended _ -> end(Optional.empty());
            case Connection.Idle _, Connection.Connecting _, Connection.Connected _ -> {}
        }
    }

    @Override
    public void answered(long request, Answer answer) {
        end(Optional.empty());
    }

    @Override
    public void tablesListed(List<TableSummary> tables) {}

    @Override
    public void happened(LogEntry entry, TableState after) {}

    @Override
    public void noticed(HostMessage.Notice notice) {}
}
