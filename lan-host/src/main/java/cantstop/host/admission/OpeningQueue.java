package cantstop.host.admission;

import cantstop.host.environment.HostLimits;
import cantstop.host.session.Session;
import cantstop.protocol.RateLimit;
import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Queue;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// The tables that guests want to open beyond the rate limit of the host. Addresses take turns, and so do the guests of
/// one address: a laptop with any number of keys doesn't keep the others waiting. Confined to the host's thread.
final class OpeningQueue {
    private final Timers timers;
    private final RateLimit limit;

    /// The guests who wait, by their address; both in the order of their turns.
    private final SequencedMap<String, Deque<Waiter>> waiters = new LinkedHashMap<>();

    private Timers.@Nullable Timer next;

    /// @param wishes each opens a table
    private record Waiter(Session guest, Queue<Runnable> wishes) {
        Waiter(Session guest) {
            this(guest, new ArrayDeque<>());
        }
    }

    OpeningQueue(Timers timers) {
        this.timers = timers;
        limit = new RateLimit(timers::now, HostLimits.OPENINGS_PER_SECOND, HostLimits.OPENINGS_AT_ONCE - 1);
    }

    /// Runs a task that opens a table, now or when its turn comes.
    void add(Session by, Runnable open) {
        Deque<Waiter> ofAddress = waiters.computeIfAbsent(by.from(), _ -> new ArrayDeque<>());
        if (ofAddress.stream().noneMatch(waiter -> waiter.guest() == by)) {
            ofAddress.add(new Waiter(by));
        }
        ofAddress.stream()
                .filter(waiter -> waiter.guest() == by)
                .forEach(waiter -> waiter.wishes().add(open));
        serve();
    }

    private void serve() {
        while (!waiters.isEmpty() && next == null) {
            take().run();
            Duration pause = limit.spend(1);
            if (pause.isPositive()) {
                next = timers.after(pause, () -> {
                    next = null;
                    serve();
                });
            }
        }
    }

    /// Takes the next one. Its address goes to the end, and so does its guest among those of the address.
    private Runnable take() {
        Map.Entry<String, Deque<Waiter>> address = waiters.pollFirstEntry();
        Deque<Waiter> ofAddress = address.getValue();
        Waiter waiter = ofAddress.remove();
        Runnable open = waiter.wishes().remove();
        if (!waiter.wishes().isEmpty()) {
            ofAddress.add(waiter);
        }
        if (!ofAddress.isEmpty()) {
            waiters.put(address.getKey(), ofAddress);
        }
        return open;
    }

    /// Drops what a guest waits for.
    ///
    /// @return how many tables
    int remove(Session guest) {
        Deque<Waiter> ofAddress = waiters.getOrDefault(guest.from(), new ArrayDeque<>());
        int dropped = ofAddress.stream()
                .filter(waiter -> waiter.guest() == guest)
                .mapToInt(waiter -> waiter.wishes().size())
                .sum();
        ofAddress.removeIf(waiter -> waiter.guest() == guest);
        waiters.values().removeIf(Deque::isEmpty);
        return dropped;
    }

    /// Stops the timer, as the host ends.
    void rest() {
        if (next != null) {
            next.cancel();
        }
    }
}
