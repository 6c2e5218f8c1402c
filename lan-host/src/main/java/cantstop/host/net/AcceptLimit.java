package cantstop.host.net;

import cantstop.protocol.Limits;
import io.netty.channel.Channel;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Counts those who come in: so many connections in all, and so many from one address that have not yet shown who
/// they are. Thread-safe.
final class AcceptLimit {
    private static final Logger LOG = LoggerFactory.getLogger(AcceptLimit.class);

    /// Connections beyond those there is room for: let in as far as the core, which tells them that the host is full.
    /// Any more are shut out without a word.
    private static final int TURNED_AWAY = 16;

    private final Set<Channel> inside = new HashSet<>();
    private final Map<Channel, InetAddress> unknown = new LinkedHashMap<>();

    /// Lets a connection in, or not. Where its address has too many that have not shown who they are, the one that has
    /// been silent for longest goes instead: somebody honest behind the same address shakes hands in no time.
    synchronized boolean admits(Channel channel) {
        if (!(channel.remoteAddress() instanceof InetSocketAddress from)
                || inside.size() >= Limits.CONNECTIONS + TURNED_AWAY) {
            return false;
        }
        InetAddress address = from.getAddress();
        List<Channel> unfinished = unknown.entrySet().stream()
                .filter(entry -> entry.getValue().equals(address))
                .map(Map.Entry::getKey)
                .toList();
        if (unfinished.size() >= Limits.UNFINISHED_PER_ADDRESS) {
            Channel oldest = unfinished.getFirst();
            left(oldest);
            oldest.close().addListener(_ -> LOG.debug("A silent connection made room"));
        }
        inside.add(channel);
        unknown.put(channel, address);
        channel.closeFuture().addListener(_ -> left(channel));
        return true;
    }

    /// The connection has shown its key.
    synchronized void known(Channel channel) {
        unknown.remove(channel);
    }

    private synchronized void left(Channel channel) {
        inside.remove(channel);
        unknown.remove(channel);
    }

    /// How many are inside.
    synchronized int count() {
        return inside.size();
    }
}
