package cantstop.client.play.home;

import java.util.Optional;

/// The systems whose firewall asks when a program listens on the network for the first time.
enum SystemAsks {
    WINDOWS,
    MACOS;

    /// The system of that name, where it asks; Linux does not.
    ///
    /// @param system as Java calls it
    static Optional<SystemAsks> of(String system) {
        if (system.startsWith("Windows")) {
            return Optional.of(WINDOWS);
        }
        return system.startsWith("Mac") ? Optional.of(MACOS) : Optional.empty();
    }
}
