package cantstop.protocol.client.net;

import cantstop.protocol.HostAddress;
import cantstop.protocol.Identity;
import cantstop.protocol.client.Dialer;
import cantstop.protocol.client.HostLink;
import cantstop.protocol.client.LinkListener;
import io.netty.channel.EventLoop;
import org.jspecify.annotations.Nullable;

/// Dials with a key that is made when it is first needed and never stored: for checking a host without being its guest.
final class AnonymousDialer implements Dialer {
    private final EventLoop loop;
    private @Nullable Dialer dialer;

    AnonymousDialer(EventLoop loop) {
        this.loop = loop;
    }

    @Override
    public HostLink dial(HostAddress address, LinkListener listener) {
        if (dialer == null) {
            dialer = new TlsDialer(loop, Identity.fresh());
        }
        return dialer.dial(address, listener);
    }
}
