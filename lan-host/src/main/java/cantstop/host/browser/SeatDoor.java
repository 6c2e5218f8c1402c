package cantstop.host.browser;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler;

/// Turns a WebSocket into a guest's connection, with the same limits as one that comes by TLS.
public interface SeatDoor {
    /// Whether there is room for one more; it counts from then on.
    boolean admits(Channel channel);

    /// Adds the handlers of a guest's connection.
    ///
    /// @param introduction takes the first frames, and fires [cantstop.protocol.net.Secured] when it leaves
    void enter(Channel channel, ChannelHandler introduction);
}
