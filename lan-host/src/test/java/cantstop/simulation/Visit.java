package cantstop.simulation;

import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.TableState;
import cantstop.protocol.Answer;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.TableSummary;
import cantstop.protocol.client.ClientHalf;
import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.MemoryLogStore;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Goes to another host with the key of this laptop, fetches the whole log of a table there, and comes back: what
/// `RivalVisit` does over sockets.
final class Visit implements ClientListener {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Consumer<Optional<Log>> back;
    private final ClientHalf half;
    private boolean over;

    /// Sets out.
    ///
    /// @param back hears once what was brought
    Visit(Laptop laptop, String table, HostAddress address, String hostKey, Consumer<Optional<Log>> back) {
        this.back = back;
        half = laptop.newHalf(new MemoryLogStore(), this);
        half.connect(address, hostKey);
        half.attend(table);
        laptop.machine().after(PATIENCE, () -> end(Optional.empty()));
    }

    private void end(Optional<Log> brought) {
        if (!over) {
            over = true;
            half.disconnect();
            back.accept(brought);
        }
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
