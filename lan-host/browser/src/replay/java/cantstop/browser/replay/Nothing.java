package cantstop.browser.replay;

import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.identity.TableId;
import cantstop.protocol.HostAddress;
import cantstop.protocol.client.Dialer;
import cantstop.protocol.client.HostLink;
import cantstop.protocol.client.LinkListener;
import cantstop.protocol.client.LogStore;
import java.util.random.RandomGenerator;

/// What is around a core whose calls are answered from a tape.
final class Nothing implements RandomGenerator, Dialer, LogStore {
    @Override
    public long nextLong() {
        throw Replay.nothing();
    }

    @Override
    public HostLink dial(HostAddress address, LinkListener listener) {
        throw Replay.nothing();
    }

    @Override
    public Log load(TableId table) {
        throw Replay.nothing();
    }

    @Override
    public void append(TableId table, LogEntry entry) {
        throw Replay.nothing();
    }

    @Override
    public void branch(TableId table) {
        throw Replay.nothing();
    }
}
