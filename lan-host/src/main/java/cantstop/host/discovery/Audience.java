package cantstop.host.discovery;

import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.host.environment.HostSnapshot;
import cantstop.protocol.Datagram;
import cantstop.protocol.TableSummary;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Which laptops hear this host, and which could connect to it: a firewall explains the difference. A probe names the
/// hosts that its sender hears, and says of each whether connecting failed; a connection shows by itself that it got
/// through. Keys in probes are not proved, so the count is for display only. Confined to one thread.
public final class Audience {
    /// The most keys that are remembered, against a flood of forged ones.
    private static final int MOST = 256;

    /// For so long a table counts as attended after its last guest is gone: a connection that broke is soon made again.
    private static final Duration LINGERS = Duration.ofSeconds(10);

    /// How many there are.
    ///
    /// @param heard those who hear the host or connected
    /// @param through those who connected
    /// @param shutOut those whose connection attempts failed since
    /// @param tables the tables that a guest at another laptop attends, or did a moment ago
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

    /// When a guest at another laptop attended a table last.
    private final Map<TableId, Duration> attended = new HashMap<>();

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
    void connected(HostSnapshot now, Duration time) {
        now.attended().forEach(table -> attended.put(table, time));
        attended.keySet()
                .retainAll(now.tables().stream()
                        .filter(TableSummary::isLed)
                        .map(TableSummary::id)
                        .collect(Collectors.toSet()));
        attended.values().removeIf(last -> time.minus(last).compareTo(LINGERS) > 0);
        now.guests().stream()
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
        Count count = new Count(heard.size() + through.size(), through.size(), shutOut, Set.copyOf(attended.keySet()));
        if (!count.equals(told)) {
            told = count;
            watcher.accept(count);
        }
    }
}
