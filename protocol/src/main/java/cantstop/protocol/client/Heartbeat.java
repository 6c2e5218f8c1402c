package cantstop.protocol.client;

import cantstop.protocol.Limits;
import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/// Notices a host that has fallen silent: pings it, and gives up when nothing at all has arrived for a while. TCP alone
/// can take minutes to notice a pulled cable. A laptop that slept finds its timers late and the
/// silence long, and gives up the link at once; that is right, the host has done the same.
final class Heartbeat {
    private final Timers timers;
    private final LongConsumer ask;
    private final Runnable silent;
    private Duration heardAt;
    private long asked;
    private Timers.@Nullable Timer question;
    private Timers.@Nullable Timer watch;
    private Timers.@Nullable Timer doubt;

    /// A heartbeat that has not begun.
    ///
    /// @param ask sends a ping with that number
    /// @param silent is run once, when the host has been silent for too long
    Heartbeat(Timers timers, LongConsumer ask, Runnable silent) {
        this.timers = timers;
        this.ask = ask;
        this.silent = silent;
        heardAt = timers.now();
    }

    void start() {
        heard();
        question = timers.after(Limits.HEARTBEAT, this::askAgain);
        watch = timers.after(Limits.DEAD, this::look);
    }

    /// A message of any kind came from the host.
    void heard() {
        heardAt = timers.now();
        if (doubt != null) {
            doubt.cancel();
            doubt = null;
        }
    }

    /// The network has changed, so that the host may be unreachable: pings it now, and gives it only as long as an
    /// attempt to connect takes.
    void doubt() {
        if (watch != null && doubt == null) {
            doubt = timers.after(Limits.ATTEMPT, this::giveUp);
            ask.accept(++asked);
        }
    }

    void stop() {
        if (question != null) {
            question.cancel();
        }
        if (watch != null) {
            watch.cancel();
        }
        if (doubt != null) {
            doubt.cancel();
        }
    }

    private void askAgain() {
        question = timers.after(Limits.HEARTBEAT, this::askAgain);
        ask.accept(++asked);
    }

    private void look() {
        Duration left = Limits.DEAD.minus(timers.now().minus(heardAt));
        if (left.isPositive()) {
            watch = timers.after(left, this::look);
        } else {
            giveUp();
        }
    }

    private void giveUp() {
        stop();
        silent.run();
    }
}
