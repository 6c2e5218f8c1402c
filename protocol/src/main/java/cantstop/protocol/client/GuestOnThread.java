package cantstop.protocol.client;

import cantstop.engine.Badge;
import cantstop.engine.PlayerName;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.RequestId;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A guest whose methods may be called from any thread and never wait: [ClientHalf] carries them out in their order, on
/// its own thread.
public abstract class GuestOnThread implements Guest {
    /// What a call becomes on that thread.
    protected abstract ClientHalf core();

    /// What knows the addresses that [#connect] names.
    protected abstract RacingDialer dialer();

    /// Runs a task on that thread, after those before it.
    protected abstract void run(Runnable task);

    @Override
    public void connect(HostAddress address, @Nullable Key pinnedKey) {
        connect(List.of(address), pinnedKey);
    }

    @Override
    public void connect(List<HostAddress> addresses, @Nullable Key pinnedKey) {
        List<HostAddress> copy = List.copyOf(addresses);
        run(() -> {
            dialer().know(copy, pinnedKey);
            core().connect(copy.getFirst(), pinnedKey);
        });
    }

    @Override
    public void retryNow() {
        run(core()::retryNow);
    }

    @Override
    public void disconnect() {
        run(core()::disconnect);
    }

    @Override
    public void introduce(PlayerName name) {
        run(() -> core().introduce(name));
    }

    @Override
    public void listTables() {
        run(core()::listTables);
    }

    @Override
    public void attend(TableId table) {
        run(() -> core().attend(table));
    }

    @Override
    public void waitForSeat(int profile, Badge wish) {
        run(() -> core().waitForSeat(profile, wish));
    }

    @Override
    public void say(ClientMessage.OfTable message) {
        run(() -> core().say(message));
    }

    @Override
    public void say(Function<TableId, ClientMessage.OfTable> message) {
        run(() -> core().say(message));
    }

    @Override
    public RequestId ask(Function<RequestId, ClientMessage.Request> request) {
        RequestId number = core().nextRequest();
        ClientMessage.Request made = request.apply(number);
        run(() -> core().ask(made));
        return number;
    }

    @Override
    public RequestId ask(Question question) {
        RequestId number = core().nextRequest();
        run(() -> core().ask(number, question));
        return number;
    }

    @Override
    public void goOnAt(HostAddress address, Key hostKey) {
        run(() -> core().goOnAt(address, hostKey));
    }

    @Override
    public void hint(HostAddress address, Key hostKey) {
        run(() -> core().hint(address, hostKey));
    }

    @Override
    public void allowRollback() {
        run(core()::allowRollback);
    }
}
