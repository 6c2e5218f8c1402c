package cantstop.protocol.client;

import cantstop.protocol.Limits;
import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.random.RandomGenerator;

/// The back-off before the next attempt to connect. For some seconds the waits are very short and then short, since
/// most losses are a moment without radio or a restart of the host. Later they are long enough to cost nothing. They
/// are jittered, so that a whole party does not come back in one instant.
final class BackOff {
    private final Timers timers;
    private final RandomGenerator chance;
    private Duration lostAt;

    /// Whether the last session ended with a breach found here.
    private boolean lastWasBreach;

    BackOff(Timers timers, RandomGenerator chance) {
        this.timers = timers;
        this.chance = chance;
        lostAt = timers.now();
    }

    /// The link was lost now, or the network has changed: short waits again.
    void begin() {
        lostAt = timers.now();
    }

    /// How long to wait after a session or an attempt ended for this reason. After silence the first attempt comes at
    /// once, since detecting it took long enough. A host that broke the protocol twice in a row is retried later.
    ///
    /// @param wasUp whether the session was up
    Duration after(LinkListener.LossReason reason, boolean wasUp) {
        boolean breach = reason.isFault();
        if (wasUp && !(breach && lastWasBreach)) {
            begin();
        }
        lastWasBreach = breach;
        return wasUp && reason == LinkListener.LossReason.SILENT ? Duration.ZERO : next();
    }

    /// How long to wait from now.
    Duration next() {
        Duration gone = timers.now().minus(lostAt);
        if (gone.compareTo(Limits.BACK_OFF_EAGER) >= 0) {
            return Limits.BACK_OFF_PATIENT;
        }
        Duration most = gone.compareTo(Limits.BACK_OFF_AT_ONCE) < 0 ? Limits.BACK_OFF_SHORT : Limits.BACK_OFF;
        return Duration.ofMillis(1 + chance.nextLong(most.toMillis()));
    }
}
