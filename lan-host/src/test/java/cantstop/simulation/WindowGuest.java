package cantstop.simulation;

import cantstop.engine.Badge;
import cantstop.engine.PlayerName;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.RequestId;
import cantstop.protocol.client.ClientHalf;
import cantstop.protocol.client.Guest;
import cantstop.protocol.client.RacingDialer;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The real client half on a thread of its own, as a window has it: what is asked of it is done a moment later, in
/// order.
final class WindowGuest implements Guest {
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

    private void run(Runnable task) {
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
    public void connect(HostAddress address, @Nullable Key pinnedKey) {
        connect(List.of(address), pinnedKey);
    }

    @Override
    public void connect(List<HostAddress> addresses, @Nullable Key pinnedKey) {
        List<HostAddress> copy = List.copyOf(addresses);
        run(() -> {
            dialer.know(copy, pinnedKey);
            core.connect(copy.getFirst(), pinnedKey);
        });
    }

    @Override
    public void retryNow() {
        run(core::retryNow);
    }

    @Override
    public void disconnect() {
        run(core::disconnect);
    }

    @Override
    public void introduce(PlayerName name) {
        run(() -> core.introduce(name));
    }

    @Override
    public void listTables() {
        run(core::listTables);
    }

    @Override
    public void attend(TableId table) {
        run(() -> core.attend(table));
    }

    @Override
    public void waitForSeat(int profile, Badge wish) {
        run(() -> core.waitForSeat(profile, wish));
    }

    @Override
    public void say(ClientMessage.OfTable message) {
        run(() -> core.say(message));
    }

    @Override
    public void say(Function<TableId, ClientMessage.OfTable> message) {
        run(() -> core.say(message));
    }

    @Override
    public RequestId ask(Function<RequestId, ClientMessage.Request> request) {
        RequestId number = core.nextRequest();
        ClientMessage.Request made = request.apply(number);
        run(() -> core.ask(made));
        return number;
    }

    @Override
    public RequestId ask(Question question) {
        RequestId number = core.nextRequest();
        asked.accept(number);
        run(() -> core.ask(number, question));
        return number;
    }

    @Override
    public void goOnAt(HostAddress address, Key hostKey) {
        run(() -> core.goOnAt(address, hostKey));
    }

    @Override
    public void hint(HostAddress address, Key hostKey) {
        run(() -> core.hint(address, hostKey));
    }

    @Override
    public void allowRollback() {
        run(core::allowRollback);
    }
}
