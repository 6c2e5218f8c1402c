package cantstop.host.discovery;

import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Datagram;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Which laptops hear this host, and which could connect to it: a firewall explains the difference. A probe names the
/// hosts that its sender hears, and says of each whether connecting failed; a connection shows by itself that it got
/// through. Keys in probes are not proved, so the count is for display only. Confined to one thread.
public final class Audience {
    /// The most keys that are remembered, against a flood of made-up ones.
    private static final int MOST = 256;

    /// How many there are.
    ///
    /// @param heard those who hear the host or connected
    /// @param through those who connected
    /// @param shutOut those who tried since, and could not
    /// @param tables the tables that a guest at another laptop attends
    public record Count(int heard, int through, int shutOut, Set<TableId> tables) {
        /// No audience yet.
        public static final Count NOBODY = new Count(0, 0, 0);

        /// Those of a host with no table that they attend.
        public Count(int heard, int through, int shutOut) {
            this(heard, through, shutOut, Set.of());
        }
    }

    private final Key host;
    private final Consumer<Count> watcher;
    private final Map<Key, Boolean> heard = new LinkedHashMap<>();
    private final Set<Key> through = new HashSet<>();
    private Set<TableId> attended = Set.of();
    private @Nullable Count told;

    /// An empty audience.
    ///
    /// @param host the fingerprint of the host's key; who plays at the host itself does not count
    /// @param watcher hears the count when it changes
    Audience(Key host, Consumer<Count> watcher) {
        this.host = host;
        this.watcher = watcher;
    }

    /// A probe came.
    void probed(Datagram.Probe probe) {
        if (probe.guest().equals(host)) {
            return;
        }
        probe.heard().stream()
                .filter(one -> one.host().equals(host))
                .filter(one -> heard.containsKey(probe.guest()) || heard.size() < MOST)
                .forEach(one -> heard.put(probe.guest(), one.shutOut()));
        tell();
    }

    /// The guests that are connected now, and the tables that they attend.
    void connected(Set<Key> keys, Set<TableId> tables) {
        attended = tables;
        keys.stream()
                .filter(key -> !key.equals(host))
                .filter(key -> through.size() < MOST)
                .forEach(key -> {
                    through.add(key);
                    heard.remove(key);
                });
        tell();
    }

    private void tell() {
        int shutOut = (int) heard.values().stream().filter(shut -> shut).count();
        Count count = new Count(heard.size() + through.size(), through.size(), shutOut, attended);
        if (!count.equals(told)) {
            told = count;
            watcher.accept(count);
        }
    }
}
