package cantstop.protocol.client;

import cantstop.protocol.Limits;
import cantstop.protocol.Timers;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// A Hello of this guest that was given up before its answer came. On a network that has only just come back it may
/// reach the host after the next Hello and replace that connection: the guest is then replaced by itself.
final class StrayHello {
    private final Timers timers;
    private @Nullable Duration givenUpAt;

    StrayHello(Timers timers) {
        this.timers = timers;
    }

    /// A session has ended, or is given up.
    void note(@Nullable HostSession ended) {
        if (ended != null && ended.isUnanswered()) {
            givenUpAt = timers.now();
        }
    }

    /// Whether a stray Hello is the likeliest reason for having been replaced now. True at most once.
    boolean replacedItself() {
        boolean recent = givenUpAt != null && timers.now().minus(givenUpAt).compareTo(Limits.DEAD) < 0;
        if (recent) {
            givenUpAt = null;
        }
        return recent;
    }
}
