package cantstop.host.net;

import cantstop.protocol.Limits;
import io.netty.channel.Channel;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
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
    private final Set<Channel> silent = new HashSet<>();

    /// Lets a connection in, or not. If its address has too many that have said nothing, the one that has been silent
    /// for longest goes instead. If every place is taken, the one that goes is of the address with the most
    /// connections that have not shown who they are.
    synchronized boolean admits(Channel channel) {
        if (!(channel.remoteAddress() instanceof InetSocketAddress from)) {
            return false;
        }
        if (inside.size() >= Limits.CONNECTIONS + TURNED_AWAY) {
            whoGoes(from.getAddress()).ifPresent(this::goes);
        }
        if (inside.size() >= Limits.CONNECTIONS + TURNED_AWAY) {
            return false;
        }
        InetAddress address = from.getAddress();
        List<Channel> unfinished = unknown.entrySet().stream()
                .filter(entry -> entry.getValue().equals(address) && silent.contains(entry.getKey()))
                .map(Map.Entry::getKey)
                .toList();
        if (unfinished.size() >= Limits.UNFINISHED_PER_ADDRESS) {
            goes(unfinished.getFirst());
        }
        inside.add(channel);
        unknown.put(channel, address);
        silent.add(channel);
        channel.closeFuture().addListener(_ -> left(channel));
        return true;
    }

    private Optional<Channel> whoGoes(InetAddress newcomer) {
        long own = unknown.values().stream().filter(newcomer::equals).count();
        return unknown.entrySet().stream()
                .collect(Collectors.groupingBy(
                        Map.Entry::getValue,
                        LinkedHashMap::new,
                        Collectors.mapping(Map.Entry::getKey, Collectors.toList())))
                .entrySet()
                .stream()
                .filter(there ->
                        there.getKey().equals(newcomer) || there.getValue().size() > own)
                .map(Map.Entry::getValue)
                .max(Comparator.comparingInt(List::size))
                .map(List::getFirst);
    }

    private void goes(Channel channel) {
        left(channel);
        channel.close().addListener(_ -> LOG.debug("An unfinished connection made room"));
    }

    /// The connection has said something, and waits to shake hands or does so.
    synchronized void spoke(Channel channel) {
        silent.remove(channel);
    }

    /// The connection has shown its key.
    synchronized void known(Channel channel) {
        unknown.remove(channel);
        silent.remove(channel);
    }

    private synchronized void left(Channel channel) {
        inside.remove(channel);
        silent.remove(channel);
        unknown.remove(channel);
    }

    /// How many are inside.
    synchronized int count() {
        return inside.size();
    }
}
