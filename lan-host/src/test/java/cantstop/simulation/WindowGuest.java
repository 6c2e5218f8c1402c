package cantstop.simulation;

import cantstop.protocol.RequestId;
import cantstop.protocol.client.ClientHalf;
import cantstop.protocol.client.GuestOnThread;
import cantstop.protocol.client.RacingDialer;
import java.util.function.Consumer;

/// The real client half on a thread of its own, as a window has it: what is asked of it is done a moment later.
final class WindowGuest extends GuestOnThread {
    /// How long it takes from one thread to the other, in nanoseconds.
    private static final long CROSSING = 50_000;

    private final Machine machine;
    private final RacingDialer dialer;
    private final ClientHalf core;
    private final Consumer<RequestId> asked;
    private boolean closed;

    /// @param asked hears of each request that goes to a table
    WindowGuest(Machine machine, RacingDialer dialer, ClientHalf core, Consumer<RequestId> asked) {
        this.machine = machine;
        this.dialer = dialer;
        this.core = core;
        this.asked = asked;
    }

    @Override
    protected void run(Runnable task) {
        machine.hear(CROSSING, () -> {
            if (!closed) {
                task.run();
            }
        });
    }

    /// Says goodbye, and does nothing any more.
    void close() {
        run(() -> {
            core.disconnect();
            closed = true;
        });
    }

    @Override
    protected ClientHalf core() {
        return core;
    }

    @Override
    protected RacingDialer dialer() {
        return dialer;
    }

    @Override
    public RequestId ask(Question question) {
        RequestId number = super.ask(question);
        asked.accept(number);
        return number;
    }
}
