package cantstop.browser.seat;

import cantstop.engine.dice.HandSigner;
import cantstop.engine.identity.Key;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Timers;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.ClientHalf;
import cantstop.protocol.client.Dialer;
import cantstop.protocol.client.MemoryLogStore;
import cantstop.protocol.client.discovery.HostDiscovery;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// The guest that a page is: the same core as on a laptop, with this page's key, clock and line.
public final class PageGuest {
    private final ClientHalf core;
    private final Seating seating;
    private final Actions actions;
    private Runnable anew = () -> {};

    /// @param random must be unpredictable
    /// @param dialers makes the line for a key
    /// @param program this program's version in words
    public PageGuest(
            Timers timers,
            RandomGenerator random,
            Function<HandSigner, Dialer> dialers,
            Storage storage,
            Screen screen,
            String program) {
        Self self = Self.at(storage, random);
        seating = new Seating(timers, self, screen);
        core = new ClientHalf(
                timers,
                random,
                dialers.apply(self.key()),
                HostDiscovery.NONE,
                new MemoryLogStore(),
                seating,
                VersionRange.OURS,
                program,
                Optional.of(self.key()));
        actions = new Actions(core, seating, self, this::anew);
    }

    /// Connects to the host that gave the page away.
    ///
    /// @param hostKey the fingerprint that it must have; null for any
    public void connect(HostAddress address, @Nullable Key hostKey) {
        anew = () -> core.connect(address, hostKey);
        anew();
    }

    private void anew() {
        anew.run();
    }

    /// Does what was pressed.
    ///
    /// @return the number of the request that will be answered; 0 if nothing will
    public long act(String name, Arguments with) {
        return actions.act(name, with);
    }

    /// The page is seen again, or has a network again.
    public void networkReturned() {
        core.networkReturned();
    }

    public void close() {
        core.disconnect();
    }
}
