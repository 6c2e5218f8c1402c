package cantstop.client.party;

import cantstop.protocol.Answer;
import java.util.HashSet;
import java.util.Set;

/// What was asked for and is not settled: unanswered, or accepted with events that have not been seen yet.
final class Requests {
    private final Set<Long> open = new HashSet<>();
    private long awaited;

    void asked(long request) {
        open.add(request);
    }

    void answered(long request, Answer answer) {
        if (open.remove(request) && answer instanceof Answer.Accepted(long sequence)) {
            awaited = Math.max(awaited, sequence);
        }
    }

    /// Nothing that was asked for before will be answered any more.
    void forget() {
        open.clear();
        awaited = 0;
    }

    boolean isPending(long seen) {
        return !open.isEmpty() || seen < awaited;
    }
}
