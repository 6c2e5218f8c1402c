package cantstop.host.net;

import cantstop.host.environment.HostLimits;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Limits the concurrent handshakes. When a full house reconnects after a restart, its guests get in one after the
/// other; all at once would slow each other down until each has missed its time limit. The next is the longest waiting
/// one of the address with the fewest under way, and one address never has all places. Thread-safe.
final class Handshakes {
    private final Map<Object, String> underWay = new HashMap<>();
    private final Map<Object, Waiter> waiting = new LinkedHashMap<>();

    private record Waiter(String address, Runnable begin) {}

    /// A connection wants to shake hands.
    ///
    /// @param begin runs when it is its turn, maybe at once and on the thread of another connection
    void wants(Object connection, String address, Runnable begin) {
        synchronized (this) {
            waiting.put(connection, new Waiter(address, begin));
        }
        goOn();
    }

    /// A connection has shaken hands, is gone, or takes so long that the others don't wait for it.
    void ended(Object connection) {
        synchronized (this) {
            waiting.remove(connection);
            underWay.remove(connection);
        }
        goOn();
    }

    private void goOn() {
        for (Runnable next = next(); next != null; next = next()) {
            next.run();
        }
    }

    private synchronized @Nullable Runnable next() {
        Object best = null;
        long fewest = HostLimits.HANDSHAKES_PER_ADDRESS;
        Map<String, Integer> active = new HashMap<>();
        underWay.values().forEach(address -> active.merge(address, 1, Integer::sum));
        Iterator<Map.Entry<Object, Waiter>> all = waiting.entrySet().iterator();
        while (all.hasNext() && fewest > 0) {
            Map.Entry<Object, Waiter> entry = all.next();
            int its = active.getOrDefault(entry.getValue().address(), 0);
            if (its < fewest) {
                fewest = its;
                best = entry.getKey();
            }
        }
        if (best == null || underWay.size() >= HostLimits.HANDSHAKES_AT_ONCE) {
            return null;
        }
        Waiter chosen = waiting.remove(best);
        if (chosen == null) {
            return null;
        }
        underWay.put(best, chosen.address());
        return chosen.begin();
    }
}
