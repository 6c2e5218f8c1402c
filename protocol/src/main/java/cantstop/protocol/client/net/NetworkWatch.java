package cantstop.protocol.client.net;

import cantstop.protocol.Limits;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Looks at this machine's network interfaces every half second, on a thread of its own, since that takes a while
/// on some systems. Tells its listeners of a new interface, and that the machine has slept. One watch serves all
/// guests of a program. Thread-safe.
final class NetworkWatch {
    private static final Logger LOG = LoggerFactory.getLogger(NetworkWatch.class);

    /// The clock of the day is put right by fractions of a second; a machine that slept has lost more than this.
    private static final long SLEPT_MILLIS = 3_000;

    private final Supplier<Set<String>> interfaces;
    private final LongSupplier clock;
    private final Collection<Runnable> listeners = new CopyOnWriteArrayList<>();
    private @Nullable Set<String> known;
    private long lookedAt;

    /// A watch that looks when it is told to.
    ///
    /// @param interfaces the addresses of all interfaces that work, each with the name of its own
    /// @param clock of the day, in milliseconds: it goes on while a machine sleeps, which others need not do
    NetworkWatch(Supplier<Set<String>> interfaces, LongSupplier clock) {
        this.interfaces = interfaces;
        this.clock = clock;
        lookedAt = clock.getAsLong();
    }

    private static final class Shared {
        private static final NetworkWatch WATCH = new NetworkWatch(NetworkWatch::working, System::currentTimeMillis);

        static {
            ScheduledExecutorService looks = Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().daemon().name("cantstop-network").factory());
            long pause = Limits.NETWORK_LOOK.toMillis();
            var _ = looks.scheduleWithFixedDelay(WATCH::look, pause, pause, TimeUnit.MILLISECONDS);
        }
    }

    /// The watch over the machine that this program runs on.
    static NetworkWatch ofThisMachine() {
        return Shared.WATCH;
    }

    /// Subscribes to every improvement of the network.
    ///
    /// @param better is called on the watch's thread and must not wait
    /// @return ends it
    Runnable tell(Runnable better) {
        listeners.add(better);
        return () -> listeners.remove(better);
    }

    /// Looks now. The first look has nothing to compare with.
    synchronized void look() {
        long now = clock.getAsLong();
        boolean slept = now - lookedAt > SLEPT_MILLIS;
        lookedAt = now;
        Set<String> found = interfaces.get();
        boolean more = known != null && !known.containsAll(found);
        known = found;
        if (slept || more) {
            LOG.debug("The network may have come back: {}", found);
            listeners.forEach(Runnable::run);
        }
    }

    private static Set<String> working() {
        Set<String> working = new HashSet<>();
        try {
            NetworkInterface.networkInterfaces()
                    .filter(NetworkWatch::works)
                    .forEach(each -> each.inetAddresses()
                            .forEach(address -> working.add(each.getName() + " " + address.getHostAddress())));
        } catch (SocketException e) {
            LOG.debug("The network interfaces can't be seen now", e);
        }
        return working;
    }

    private static boolean works(NetworkInterface each) {
        try {
            return each.isUp() && !each.isLoopback();
        } catch (SocketException _) {
            // The interface disappeared meanwhile.
            return false;
        }
    }
}
