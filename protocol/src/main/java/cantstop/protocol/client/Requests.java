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

/// The requests to the host. Each is answered once: by the host, or here in its place where no answer can come. Numbers
/// are given out to any thread; everything else is confined to the guest's thread.
final class Requests {
    private final AtomicLong last = new AtomicLong();

    /// The requests without an answer, each with whether it opens a table.
    private final Map<RequestId, Boolean> inFlight = new TreeMap<>();

    private final Timers timers;
    private final Reconnector connection;
    private final ClientListener listener;
    private final Consumer<ClientMessage.Request> asked;

    /// @param asked is told of each request
    Requests(Timers timers, Reconnector connection, ClientListener listener, Consumer<ClientMessage.Request> asked) {
        this.asked = asked;
        this.timers = timers;
        this.connection = connection;
        this.listener = listener;
    }

    /// The number of the next request.
    RequestId number() {
        return new RequestId(last.incrementAndGet());
    }

    void ask(ClientMessage.Request request) {
        if (connection.isUp()) {
            inFlight.put(request.request(), request instanceof ClientMessage.OpenTable);
            asked.accept(request);
            connection.send(request);
        } else {
            declineUnanswered(request.request());
        }
    }

    /// Declines a request that no host will answer.
    void declineUnanswered(RequestId request) {
        decline(request, Answer.Reason.NOT_CONNECTED);
    }

    /// Declines a request to the attended table where none is attended.
    void declineWithoutTable(RequestId request) {
        decline(request, connection.isUp() ? Answer.Reason.NOT_ATTENDING : Answer.Reason.NOT_CONNECTED);
    }

    /// The answer to a request has come.
    ///
    /// @return whether the request was in flight
    boolean settle(RequestId request) {
        return inFlight.remove(request) != null;
    }

    /// Whether a table is being opened.
    boolean isOpening() {
        return inFlight.containsValue(true);
    }

    /// The connection is lost: declines those in flight, in their order.
    void abandon() {
        List<RequestId> abandoned = List.copyOf(inFlight.keySet());
        inFlight.clear();
        abandoned.forEach(this::declineUnanswered);
    }

    /// Declines it at once, but never before the caller has the request's number.
    private void decline(RequestId request, Answer.Reason reason) {
        timers.after(Duration.ZERO, () -> listener.answered(request, new Answer.Declined(reason)));
    }
}
