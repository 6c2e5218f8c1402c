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

/// Limits the connections: in all, and the silent ones from one address. Thread-safe.
final class AcceptLimit {
    private static final Logger LOG = LoggerFactory.getLogger(AcceptLimit.class);

    /// Connections beyond the limit that are accepted all the same, so that the core can tell them that the host is
    /// full. Any more are closed without a word.
    private static final int TURNED_AWAY = 16;

    private final Set<Channel> inside = new HashSet<>();
    private final Map<Channel, InetAddress> unknown = new LinkedHashMap<>();
    private final Set<Channel> silent = new HashSet<>();

    /// Whether to accept a connection. At the limit, one of the address with the most connections without a known key
    /// is closed for it.
    synchronized boolean admits(Channel channel) {
        if (!(channel.remoteAddress() instanceof InetSocketAddress from)) {
            return false;
        }
        if (inside.size() >= Limits.CONNECTIONS + TURNED_AWAY) {
            evictedFor(from.getAddress()).ifPresent(this::evict);
        }
        if (inside.size() >= Limits.CONNECTIONS + TURNED_AWAY) {
            return false;
        }
        inside.add(channel);
        unknown.put(channel, from.getAddress());
        channel.closeFuture().addListener(_ -> left(channel));
        return true;
    }

    private Optional<Channel> evictedFor(InetAddress newcomer) {
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

    private void evict(Channel channel) {
        left(channel);
        channel.close().addListener(_ -> LOG.debug("An unfinished connection made room"));
    }

    /// The connection has said nothing for [Limits#TIME_TO_SPEAK]. If its address has too many of those, the one that
    /// came first is closed.
    synchronized void keepsSilent(Channel channel) {
        InetAddress address = unknown.get(channel);
        if (address == null) {
            return;
        }
        silent.add(channel);
        List<Channel> ofAddress = unknown.entrySet().stream()
                .filter(entry -> entry.getValue().equals(address) && silent.contains(entry.getKey()))
                .map(Map.Entry::getKey)
                .toList();
        if (ofAddress.size() > Limits.SILENT_PER_ADDRESS) {
            evict(ofAddress.getFirst());
        }
    }

    /// The connection has sent its first bytes: it waits for its handshake, or is in it.
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

    /// The number of accepted connections.
    synchronized int count() {
        return inside.size();
    }
}
