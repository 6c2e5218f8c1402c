package cantstop.protocol.client;

import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.RequestId;
import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/// What is asked of the host and answered once: by the host, or by this side in its place where no answer can
/// come. Numbers are given out to any thread; all else is confined.
final class Requests {
    private final AtomicLong last = new AtomicLong();

    /// What waits for its answer: whether it opens a table.
    private final Map<RequestId, Boolean> inFlight = new TreeMap<>();

    private final Timers timers;
    private final Reconnector line;
    private final ClientListener listener;
    private final Consumer<ClientMessage.Request> asked;

    /// @param asked hears of everything that is asked
    Requests(Timers timers, Reconnector line, ClientListener listener, Consumer<ClientMessage.Request> asked) {
        this.asked = asked;
        this.timers = timers;
        this.line = line;
        this.listener = listener;
    }

    /// The number of the next request.
    RequestId number() {
        return new RequestId(last.incrementAndGet());
    }

    void ask(ClientMessage.Request request) {
        if (line.isUp()) {
            inFlight.put(request.request(), request instanceof ClientMessage.OpenTable);
            asked.accept(request);
            line.send(request);
        } else {
            declineUnanswered(request.request());
        }
    }

    /// Declines what no host will answer.
    void declineUnanswered(RequestId request) {
        decline(request, Answer.Reason.NOT_CONNECTED);
    }

    /// Asks nothing, as what was to be asked is a table's and none is attended.
    void declineWithoutTable(RequestId request) {
        decline(request, line.isUp() ? Answer.Reason.NOT_ATTENDING : Answer.Reason.NOT_CONNECTED);
    }

    /// Whether this request waited for its answer, which has come.
    boolean settle(RequestId request) {
        return inFlight.remove(request) != null;
    }

    /// Whether a table is being opened.
    boolean isOpening() {
        return inFlight.containsValue(true);
    }

    /// The line that they went over is gone: declines those in flight, in their order.
    void abandon() {
        List<RequestId> abandoned = List.copyOf(inFlight.keySet());
        inFlight.clear();
        abandoned.forEach(this::declineUnanswered);
    }

    /// At once, but never before the caller has the request's number.
    private void decline(RequestId request, Answer.Reason reason) {
        timers.after(Duration.ZERO, () -> listener.answered(request, new Answer.Declined(reason)));
    }
}
