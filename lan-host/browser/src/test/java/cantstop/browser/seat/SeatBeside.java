package cantstop.browser.seat;

import cantstop.protocol.Timers;
import cantstop.protocol.client.ClientListener;
import java.util.Optional;

/// A seat as the page shows it, of a core that is somebody else's.
public final class SeatBeside {
    private SeatBeside() {}

    /// Hears that core.
    ///
    /// @param secret the private key of who sits there
    public static ClientListener at(String secret, Timers timers, Screen screen) {
        Self self = Self.at(new Kept(secret), () -> {
            throw new IllegalStateException("who sits there is known");
        });
        return new Seating(timers, self, screen);
    }

    private record Kept(String secret) implements Storage {
        @Override
        public Optional<String> load(String name) {
            return Optional.of(name.endsWith("key") ? secret : "ORANGE CIRCLE Anna");
        }

        @Override
        public boolean save(String name, String text) {
            return true;
        }
    }
}
