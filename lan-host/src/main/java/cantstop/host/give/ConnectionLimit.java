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
    private final Map<InetAddress, Integer> served = new HashMap<>();
    private int servedInAll;

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
        if (servedInAll >= limits.connections() || served.getOrDefault(from, 0) >= limits.perAddress()) {
            return Place.WAITS;
        }
        servedInAll++;
        served.merge(from, 1, Integer::sum);
        var _ = channel.closeFuture().addListener(_ -> {
            servedInAll--;
            served.computeIfPresent(from, (address, count) -> count == 1 ? null : count - 1);
        });
        return Place.SERVED;
    }
}
