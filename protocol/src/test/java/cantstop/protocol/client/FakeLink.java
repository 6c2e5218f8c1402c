package cantstop.protocol.client;

import cantstop.engine.identity.Key;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import java.util.ArrayList;
import java.util.List;

/// A link with a test at its other end. What it says is heard even after it was closed, as a late frame might be.
final class FakeLink implements HostLink {
    private final HostAddress address;
    private final LinkListener listener;
    private final List<ClientMessage> sent = new ArrayList<>();
    private boolean closed;

    FakeLink(HostAddress address, LinkListener listener) {
        this.address = address;
        this.listener = listener;
    }

    @Override
    public void send(ClientMessage message) {
        if (closed) {
            throw new IllegalStateException("sent on a closed link: " + message);
        }
        sent.add(message);
    }

    @Override
    public void close() {
        closed = true;
    }

    void reach() {
        listener.reached();
    }

    void open(Key hostKey) {
        listener.opened(hostKey);
    }

    void say(HostMessage... messages) {
        for (HostMessage message : messages) {
            listener.received(message);
        }
    }

    void lose(LinkListener.LossReason reason) {
        listener.lost(reason);
    }

    HostAddress address() {
        return address;
    }

    boolean isClosed() {
        return closed;
    }

    /// What was sent since the last look.
    List<ClientMessage> sent() {
        List<ClientMessage> since = List.copyOf(sent);
        sent.clear();
        return since;
    }
}
