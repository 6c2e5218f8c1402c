package cantstop.protocol.client;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;

/// The requests that wait for their answers. Numbers are given out to any thread; all else is confined.
final class Requests {
    private final AtomicLong last = new AtomicLong();

    /// What was asked: whether it opens a table.
    private final Map<Long, Boolean> inFlight = new TreeMap<>();

    /// The number of the next request.
    long number() {
        return last.incrementAndGet();
    }

    void sent(long request, boolean opensTable) {
        inFlight.put(request, opensTable);
    }

    /// Whether this request waited for its answer, which has come.
    boolean settle(long request) {
        return inFlight.remove(request) != null;
    }

    /// Whether a table is being opened.
    boolean isOpening() {
        return inFlight.containsValue(true);
    }

    /// The requests that will not be answered any more, in their order; none is in flight after it.
    List<Long> abandon() {
        List<Long> abandoned = List.copyOf(inFlight.keySet());
        inFlight.clear();
        return abandoned;
    }
}
