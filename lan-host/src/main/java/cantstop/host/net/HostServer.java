package cantstop.host.net;

import cantstop.engine.Epoch;
import cantstop.engine.bot.Bots;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.host.HostCore;
import cantstop.host.discovery.Audience;
import cantstop.host.environment.HostEnvironment;
import cantstop.host.environment.HostInfo;
import cantstop.host.environment.HostStatus;
import cantstop.host.give.Artifacts;
import cantstop.host.give.CannotGive;
import cantstop.host.give.PageText;
import cantstop.host.journal.Damage;
import cantstop.host.journal.SqliteJournal;
import cantstop.protocol.DataFolder;
import cantstop.protocol.HeldFolder;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Identity;
import cantstop.protocol.Invite;
import cantstop.protocol.Limits;
import cantstop.protocol.OrganiserCode;
import cantstop.protocol.UnusableData;
import cantstop.protocol.client.RivalWatch;
import cantstop.protocol.net.Interfaces;
import cantstop.protocol.net.Tls;
import io.netty.handler.ssl.SslContext;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A running host, with a window or without. Beside serving its guests it watches for other hosts that lead one
/// of its tables, and steps down where they prove it. Thread-safe; it needs no thread of its holder's, and runs
/// until it is closed.
public final class HostServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(HostServer.class);

    private final HostOptions options;
    private final HeldFolder folder;
    private final Identity identity;
    private final HostThread host;
    private final BotWorkers workers;
    private final SqliteJournal journal;
    private final HostCore core;
    private final Listener listener;
    private final SplitBrainWatch splitBrains;
    private final Optional<NetworkBeacon> beacon;
    private final HostPages pages;
    private boolean closed;

    private HostServer(
            HostOptions options,
            HeldFolder folder,
            Identity identity,
            HostThread host,
            BotWorkers workers,
            SqliteJournal journal,
            HostCore core,
            Listener listener,
            Optional<NetworkBeacon> beacon) {
        this.options = options;
        this.folder = folder;
        this.identity = identity;
        this.host = host;
        this.workers = workers;
        this.journal = journal;
        this.core = core;
        this.listener = listener;
        this.beacon = beacon;
        pages = HostPages.open(identity, listener);
        splitBrains = new SplitBrainWatch(identity, core, host, beacon);
        host.onOutOfMemory(() -> new Thread(this::close, "host without memory").start());
    }

    /// Starts a host that logs what its journal lost.
    ///
    /// @throws UnusableData where another host has the folder, or it can't be used
    /// @throws CannotListen where it can't listen as it was told to
    public static HostServer start(HostOptions options) throws UnusableData, CannotListen {
        return start(options, damage -> LOG.warn("{}", damage));
    }

    /// Starts a host: takes its part of the data folder with the tables in its journal, and listens.
    ///
    /// @param damaged hears what the journal lost, on any thread
    /// @throws UnusableData where another host has the folder, or it can't be used
    /// @throws CannotListen where it can't listen as it was told to
    public static HostServer start(HostOptions options, Consumer<Damage> damaged) throws UnusableData, CannotListen {
        return start(options, damaged, Interfaces.ofThisMachine(), HostAddress.DEFAULT_PORT);
    }

    /// The same, heard by way of these network interfaces.
    ///
    /// @param udp the port where the others listen for its beacon
    static HostServer start(HostOptions options, Consumer<Damage> damaged, Interfaces interfaces, int udp)
            throws UnusableData, CannotListen {
        DataFolder data = DataFolder.at(options.data());
        HeldFolder folder = data.hold(DataFolder.Part.HOST);
        // The key and TLS load some hundred classes, the database and the loggers as many others: done side by side, a
        // host that was killed is back sooner.
        CompletableFuture<Identity> key = CompletableFuture.supplyAsync(() -> identity(data));
        CompletableFuture<SslContext> tls = key.thenApply(Tls::host);
        var _ = tls.thenRun(HostServer::tellOfReplacedNets);
        HostThread host = new HostThread();
        BotWorkers workers = new BotWorkers(host);
        SqliteJournal journal = null;
        Listener listener = null;
        try {
            journal = SqliteJournal.open(folder.file(options.journal()), host::execute, Clock.systemUTC(), damaged);
            Identity identity = found(key);
            HostInfo info = new HostInfo(identity.key(), options.name(), HostVersion.inWords());
            HostEnvironment surroundings = new HostEnvironment(
                    host, new SecureDice(), identity, journal, workers, new SecureRandom(), Bots::named);
            HostCore core = new HostCore(surroundings, info, options.pace());
            journal.recent(core::recover);
            Listener open = Listener.start(options, tls.join(), core, host);
            listener = open;
            Optional<NetworkBeacon> beacon = beacon(
                    options,
                    open,
                    interfaces,
                    those -> NetworkBeacon.start(core, host, info, identity, those, udp, open.port()));
            return new HostServer(options, folder, identity, host, workers, journal, core, open, beacon);
        } catch (UnusableData | CannotListen | RuntimeException e) {
            if (listener != null) {
                listener.close();
            }
            workers.close();
            host.end(() -> {}, Limits.FAREWELL);
            if (journal != null) {
                journal.close();
            }
            folder.close();
            throw e;
        }
    }

    private static Identity identity(DataFolder data) {
        try {
            return data.identity();
        } catch (UnusableData e) {
            throw new CompletionException(e);
        }
    }

    private static Identity found(CompletableFuture<Identity> key) throws UnusableData {
        try {
            return key.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof UnusableData unusable) {
                throw unusable;
            }
            throw e;
        }
    }

    private static void tellOfReplacedNets() {
        Bots.replacedNets()
                .forEach(net -> LOG.warn("A bot's net can't be used ({}): the hand-made value plays for it", net));
    }

    /// A host that listens on one address is heard on that network alone, and one on loopback nowhere.
    private static Optional<NetworkBeacon> beacon(
            HostOptions options, Listener listener, Interfaces all, Function<Interfaces, NetworkBeacon> start) {
        if (!options.beacon() || listener.isOnLoopback()) {
            return Optional.empty();
        }
        return Optional.of(start.apply(
                listener.isOnAllAddresses()
                        ? all
                        : () -> all.list().stream().filter(listener::isOn).toList()));
    }

    /// Watches which laptops hear this host, now and at each change; nothing where it has no beacon.
    ///
    /// @param watcher is told on a thread of the host's and must not wait
    public void watchAudience(Consumer<Audience.Count> watcher) {
        beacon.ifPresent(there -> there.watch(watcher));
    }

    /// Begins a takeover: waits for the players of a table that another host led. Guests who connect after this has
    /// returned find it pending.
    public void gather(TableId table) {
        host.execute(() -> core.gather(table));
    }

    /// Waits for a table that its host hands over to this one, in an epoch in which the log is going to name this host.
    public void succeed(TableId table, Epoch epoch) {
        host.execute(() -> core.succeed(table, epoch));
    }

    /// Other hosts of this host's tables may be there. They are also found by their beacons.
    public void hint(Collection<HostAddress> addresses) {
        splitBrains.hint(addresses);
    }

    /// Sets a listener that is told, again and again and on the host's thread, of another host that has continued a
    /// table of this host with other dice, so that they are two tables.
    public void onFork(Consumer<RivalWatch.Rival> hearer) {
        splitBrains.onFork(hearer);
    }

    /// Sets what ends this host when it is out of memory, on any thread; otherwise it closes itself.
    public void onOutOfMemory(Runnable end) {
        host.onOutOfMemory(end);
    }

    /// The port it listens on.
    public int port() {
        return listener.port();
    }

    /// The fingerprint of its key.
    public Key key() {
        return identity.key();
    }

    /// Where browsers find a seat at this host, the likeliest address first; none if it has no port for pages.
    public List<String> seatPages() {
        return pages.seats(addresses());
    }

    /// Where others can reach it, the likeliest first: all addresses of this machine, or the one it is bound to.
    public List<HostAddress> addresses() {
        String bind = options.bind();
        return bind == null || listener.isOnAllAddresses()
                ? Addresses.reachable(Interfaces.ofThisMachine(), port())
                : List.of(new HostAddress(bind, port()));
    }

    /// Gives this program to the whole network, on a page of its own, until [#stopGiving] or the end of the host. The
    /// beacon says where. It takes about a second; if it is given already, that goes on.
    ///
    /// @throws CannotGive if there is nothing to give, or no port for it
    public GivenProgram give() throws CannotGive {
        return give(Artifacts.ofThisProgram(folder.path().resolve("give")));
    }

    synchronized GivenProgram give(Artifacts artifacts) throws CannotGive {
        if (closed) {
            throw new IllegalStateException("the host is closed");
        }
        PageText pageText = new PageText(
                options.name(),
                HostVersion.inWords(),
                new Invite(addresses(), key()).toString(),
                addresses().stream().map(HostAddress::toString).toList());
        GivenProgram given = pages.give(artifacts, pageText, addresses());
        int port = pages.port().orElseThrow();
        beacon.ifPresent(there -> there.giving(Optional.of(given.page(port))));
        return given;
    }

    /// Stops sharing the program. Downloads are cut off.
    public synchronized void stopGiving() {
        beacon.ifPresent(there -> there.giving(Optional.empty()));
        pages.stopGiving();
    }

    /// Lets the first guest who shows this code organise the party. Makes a new code at each call.
    public OrganiserCode letOrganise() {
        OrganiserCode code = OrganiserCode.fresh(new SecureRandom());
        host.execute(() -> core.letOrganise(code));
        return code;
    }

    /// The host's load since the last call.
    public CompletableFuture<HostStatus> status() {
        return CompletableFuture.supplyAsync(core::status, host::execute);
    }

    /// Tells every guest and closes all connections, the port and the data folder. It is done when this returns, after
    /// a second or two at most.
    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        pages.stopGiving();
        splitBrains.close();
        beacon.ifPresent(NetworkBeacon::close);
        listener.stopListening();
        host.end(core::shutDown, Limits.FAREWELL);
        workers.close();
        listener.close();
        pages.close();
        journal.close();
        folder.close();
    }
}
