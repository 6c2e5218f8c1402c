package cantstop.host.net;

import cantstop.protocol.Limits;
import io.netty.channel.Channel;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/// Counts those who come in: so many connections in all, and so many from one address that have not yet shown who
/// they are. Thread-safe.
final class AcceptLimit {
    /// Connections beyond those there is room for: let in as far as the core, which tells them that the host is full.
    /// Any more are shut out without a word.
    private static final int TURNED_AWAY = 16;

    private final Set<Channel> inside = new HashSet<>();
    private final Map<Channel, InetAddress> unknown = new HashMap<>();

    /// Lets a connection in, or not.
    synchronized boolean admits(Channel channel) {
        if (!(channel.remoteAddress() instanceof InetSocketAddress from)) {
            return false;
        }
        InetAddress address = from.getAddress();
        long unfinished = unknown.values().stream().filter(address::equals).count();
        if (inside.size() >= Limits.CONNECTIONS + TURNED_AWAY || unfinished >= Limits.UNFINISHED_PER_ADDRESS) {
            return false;
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
