package cantstop.host.give;

import io.netty.channel.Channel;
import io.netty.channel.group.ChannelGroup;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.Map;

/// Counts those who come in. Confined to the one loop.
final class ConnectionLimit {
    /// What becomes of a connection.
    enum Place {
        SERVED,
        /// Only to be told so.
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

    /// Something else than downloads goes on over this connection.
    void leave(Channel channel) {
        connections.remove(channel);
        served.remove(channel);
    }
}
