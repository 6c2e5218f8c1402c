package cantstop.host.give;

import io.netty.channel.Channel;
import io.netty.channel.group.ChannelGroup;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.Map;

/// Limits the connections, in all and for each address. Confined to the one loop.
final class ConnectionLimit {
    /// What to do with a connection.
    enum Place {
        SERVED,
        /// The client is only told to come back later.
        WAITS,
        SHUT_OUT
    }

    private final ChannelGroup connections;
    private final DownloadLimits limits;
    private final Map<Channel, InetAddress> served = new HashMap<>();

    ConnectionLimit(ChannelGroup connections, DownloadLimits limits) {
        this.connections = connections;
        this.limits = limits;
    }

    Place enter(Channel channel) {
        if (connections.size() >= limits.connections() + limits.waiting()) {
            return Place.SHUT_OUT;
        }
        connections.add(channel);
        InetAddress from = ((InetSocketAddress) channel.remoteAddress()).getAddress();
        long fromThere = served.values().stream().filter(from::equals).count();
        if (served.size() >= limits.connections() || fromThere >= limits.perAddress()) {
            return Place.WAITS;
        }
        served.put(channel, from);
        var _ = channel.closeFuture().addListener(_ -> served.remove(channel));
        return Place.SERVED;
    }

    /// The connection no longer serves downloads: it became a WebSocket.
    void leave(Channel channel) {
        connections.remove(channel);
        served.remove(channel);
    }
}
