package cantstop.host.net;

import cantstop.engine.bot.Bots;
import cantstop.host.HostCore;
import cantstop.host.MemoryJournal;
import cantstop.host.Nameplate;
import cantstop.host.Surroundings;
import cantstop.protocol.DataFolder;
import cantstop.protocol.HeldFolder;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Identity;
import cantstop.protocol.Limits;
import cantstop.protocol.UnusableData;
import cantstop.protocol.net.Tls;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;

/// A running host. Thread-safe; it needs no thread of its holder's, and runs until it is closed.
public final class HostServer implements AutoCloseable {
    private static final Duration LAST_TASK = Limits.FAREWELL;

    private final HostOptions options;
    private final HeldFolder folder;
    private final Identity identity;
    private final HostThread host;
    private final BotWorkers workers;
    private final HostCore core;
    private final Listener listener;
    private boolean closed;

    private HostServer(
            HostOptions options,
            HeldFolder folder,
            Identity identity,
            HostThread host,
            BotWorkers workers,
            HostCore core,
            Listener listener) {
        this.options = options;
        this.folder = folder;
        this.identity = identity;
        this.host = host;
        this.workers = workers;
        this.core = core;
        this.listener = listener;
    }

    /// Starts a host: takes its part of the data folder, and listens.
    ///
    /// @throws UnusableData where another host has the folder, or it can't be used
    /// @throws CannotListen where it can't listen as it was told to
    public static HostServer start(HostOptions options) throws UnusableData, CannotListen {
        DataFolder data = DataFolder.at(options.data());
        HeldFolder folder = data.hold(DataFolder.Part.HOST);
        HostThread host = new HostThread();
        BotWorkers workers = new BotWorkers(host);
        try {
            Identity identity = data.identity();
            HostCore core = core(options, identity, host, workers);
            Listener listener = Listener.start(options, Tls.host(identity), core, host);
            return new HostServer(options, folder, identity, host, workers, core, listener);
        } catch (UnusableData | CannotListen | RuntimeException e) {
            workers.close();
            host.end(() -> {}, LAST_TASK);
            folder.close();
            throw e;
        }
    }

    private static HostCore core(HostOptions options, Identity identity, HostThread host, BotWorkers workers) {
        Surroundings surroundings =
                new Surroundings(host, new SecureDice(), new MemoryJournal(), workers, new SecureRandom(), Bots::named);
        Nameplate nameplate = new Nameplate(identity.fingerprint(), options.name(), Program.inWords());
        return new HostCore(surroundings, nameplate, options.pace());
    }

    /// Waits for the people of a table that was led elsewhere, to go on with it here. Those who connect after
    /// this has returned find it so.
    public void gather(String table) {
        host.execute(() -> core.gather(table));
    }

    /// The port it listens on.
    public int port() {
        return listener.port();
    }

    /// The fingerprint of its key.
    public String key() {
        return identity.fingerprint();
    }

    /// Where others can reach it, the likeliest first: all addresses of this machine, or the one it is bound to.
    public List<HostAddress> addresses() {
        String bind = options.bind();
        return bind == null || listener.isOnAllAddresses()
                ? Addresses.reachable(Interfaces.ofThisMachine(), port())
                : List.of(new HostAddress(bind, port()));
    }

    /// Tells every guest, lets go of them, and of the port and the data folder. It has happened when this returns,
    /// after a second or two at most.
    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        listener.stopListening();
        host.end(core::shutDown, LAST_TASK);
        workers.close();
        listener.close();
        folder.close();
    }
}
