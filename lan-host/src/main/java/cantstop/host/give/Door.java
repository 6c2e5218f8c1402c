package cantstop.host.give;

import io.netty.channel.Channel;
import io.netty.channel.group.ChannelGroup;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.Map;

/// Counts those who come in. Confined to the one loop.
final class Door {
    /// Where somebody is let in.
    enum Place {
        SERVED,
        /// Only to be told so.
        WAITS,
        SHUT_OUT
    }

    private final ChannelGroup connections;
    private final Courtesy courtesy;
    private final Map<InetAddress, Integer> served = new HashMap<>();
    private int servedInAll;

    Door(ChannelGroup connections, Courtesy courtesy) {
        this.connections = connections;
        this.courtesy = courtesy;
    }

    Place enter(Channel channel) {
        if (connections.size() >= courtesy.connections() + courtesy.waiting()) {
            return Place.SHUT_OUT;
        }
        connections.add(channel);
        InetAddress from = ((InetSocketAddress) channel.remoteAddress()).getAddress();
        if (servedInAll >= courtesy.connections() || served.getOrDefault(from, 0) >= courtesy.perAddress()) {
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
