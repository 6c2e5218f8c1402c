package cantstop.simulation;

import cantstop.browser.replay.PartyTape;
import cantstop.browser.replay.Recorder;
import cantstop.browser.replay.Surroundings;
import cantstop.engine.identity.Key;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.client.ClientHalf;
import cantstop.protocol.client.Guest;
import cantstop.protocol.client.discovery.HostDiscovery;
import java.util.ArrayList;
import java.util.List;

/// Makes the guests of a party, and may write down what goes into their cores and what comes out. The party is the same
/// either way.
final class Tapes {
    private final boolean written;
    private final List<Recorder> recorders = new ArrayList<>();

    private Tapes(boolean written) {
        this.written = written;
    }

    static Tapes none() {
        return new Tapes(false);
    }

    static Tapes written() {
        return new Tapes(true);
    }

    /// A guest of a laptop with this key.
    ///
    /// @param hello what it says first; of one whose tape is written always the same
    /// @param discovery how it hears hosts; one whose tape is written hears none, as a page does
    Guest guest(Key key, ClientMessage.Hello hello, Surroundings around, HostDiscovery discovery) {
        if (written) {
            Recorder recorder = new Recorder(Keys.secret(key), around);
            recorders.add(recorder);
            return recorder;
        }
        return new ClientHalf(
                around.timers(),
                around.chance(),
                around.dialer(),
                discovery,
                around.store(),
                around.owner(),
                hello.versions(),
                hello.program(),
                around.signer());
    }

    /// All that was written.
    PartyTape of(long seed) {
        return new PartyTape(seed, recorders.stream().map(Recorder::tape).toList());
    }
}
