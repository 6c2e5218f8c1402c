package cantstop.protocol.client;

import cantstop.engine.identity.Key;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.Timers;
import cantstop.protocol.client.discovery.FoundHost;
import cantstop.protocol.client.discovery.Lookout;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Lists a host only once it has shown its key where it was heard. A beacon costs its sender nothing and may be
/// made up; so each host that is heard is connected to, as far as the TLS handshake goes, and left again.
///
/// A host that can't be reached may be behind a firewall, and its players should see that it is heard. A few of those
/// stand at the end of the list. One whose address has another key is not listed. Confined to one thread.
public final class HostCheck {
    private enum Result {
        UNKNOWN,
        /// It showed its key.
        REACHED,
        /// No answer from there.
        UNREACHABLE,
        /// A host with another key answered.
        OTHER
    }

    private record Id(Key key, int port) {
        static Id of(FoundHost host) {
            return new Id(host.key(), host.beacon().port());
        }
    }

    private final Timers timers;
    private final Dialer dialer;
    private final Set<String> remembered;
    private final BiConsumer<Key, Boolean> tried;
    private final Consumer<Lookout.View> watcher;
    private final Map<Id, Check> checks = new LinkedHashMap<>();
    private Lookout.View heard = Lookout.View.NOTHING;
    private Lookout.@Nullable View told;

    /// @param dialer connects with a key made for it, so that no host learns who checks it
    /// @param remembered where this guest was lately: hosts there are checked first
    /// @param tried is told for each host's key whether no connection could be made
    /// @param watcher is told of the hosts to list, whenever that changes
    public HostCheck(
            Timers timers,
            Dialer dialer,
            Set<String> remembered,
            BiConsumer<Key, Boolean> tried,
            Consumer<Lookout.View> watcher) {
        this.timers = timers;
        this.dialer = dialer;
        this.remembered = Set.copyOf(remembered);
        this.tried = tried;
        this.watcher = watcher;
    }

    /// Takes the hosts that are heard now.
    public void heard(Lookout.View view) {
        heard = view;
        Set<Id> there = view.hosts().stream().map(Id::of).collect(Collectors.toSet());
        Map<Id, Check> gone = new HashMap<>(checks);
        gone.keySet().removeAll(there);
        gone.values().forEach(Check::end);
        checks.keySet().retainAll(there);
        view.hosts()
                .forEach(host ->
                        checks.computeIfAbsent(Id.of(host), _ -> new Check()).isHeard(host));
        proceed();
    }

    /// Stops checking.
    public void stop() {
        checks.values().forEach(Check::end);
        checks.clear();
    }

    private void proceed() {
        long running = checks.values().stream().filter(Check::isRunning).count();
        checks.values().stream()
                .filter(check -> check.due)
                .sorted(Comparator.comparing((Check check) -> !check.isRemembered())
                        .thenComparing(check -> check.result))
                .limit(Limits.PROBES_AT_ONCE - running)
                .toList()
                .forEach(Check::begin);
        tell();
    }

    private void tell() {
        Stream<FoundHost> unreachable = with(Result.UNREACHABLE).limit(Limits.UNREACHABLE_HOSTS);
        List<FoundHost> listed =
                Stream.concat(with(Result.REACHED), unreachable).toList();
        boolean settled = heard.settled() && with(Result.UNKNOWN).findAny().isEmpty();
        Lookout.View view = new Lookout.View(listed, heard.reach(), settled);
        if (!view.equals(told)) {
            told = view;
            watcher.accept(view);
        }
    }

    private Stream<FoundHost> with(Result result) {
        return heard.hosts().stream().flatMap(host -> {
            Check check = checks.get(Id.of(host));
            return check != null && check.result == result ? Stream.of(check.found(host)) : Stream.empty();
        });
    }

    /// One host.
    private final class Check implements LinkListener {
        private Result result = Result.UNKNOWN;
        private boolean due;
        private @Nullable FoundHost host;
        private @Nullable HostAddress reached;
        private @Nullable HostLink link;
        private Timers.@Nullable Timer timer;

        /// A host that is heard at another address than before may be reached there.
        void isHeard(FoundHost now) {
            boolean moved = host == null || !host.addresses().equals(now.addresses());
            host = now;
            if (moved && result != Result.REACHED) {
                end();
                due = true;
            }
        }

        /// With the address first where it has shown its key.
        FoundHost found(FoundHost now) {
            List<HostAddress> addresses = now.addresses().stream()
                    .sorted(Comparator.comparing(address -> !address.equals(reached)))
                    .toList();
            return new FoundHost(addresses, now.beacon());
        }

        boolean isRunning() {
            return link != null;
        }

        boolean isRemembered() {
            return host != null && host.addresses().stream().anyMatch(address -> remembered.contains(address.host()));
        }

        void begin() {
            if (host != null) {
                due = false;
                timer = timers.after(Limits.HOST_CHECK, () -> lost(LossReason.SILENT));
                link = Race.begin(dialer, host.addresses(), host.key(), where -> reached = where, this);
            }
        }

        void end() {
            due = false;
            if (timer != null) {
                timer.cancel();
                timer = null;
            }
            if (link != null) {
                link.close();
                link = null;
            }
        }

        @Override
        public void reached() {
            // An accepted connection shows no key yet.
        }

        @Override
        public void opened(Key hostKey) {
            is(Result.REACHED, hostKey);
        }

        @Override
        public void received(HostMessage message) {
            // The connection only checked the key.
        }

        @Override
        public void lost(LossReason reason) {
            if (host != null) {
                is(reason.isUnreachable() ? Result.UNREACHABLE : Result.OTHER, host.key());
            }
        }

        private void is(Result answer, Key key) {
            if (!isRunning()) {
                return;
            }
            end();
            result = answer;
            tried.accept(key, answer == Result.UNREACHABLE);
            if (answer != Result.REACHED) {
                timer = timers.after(Limits.HOST_CHECK_AGAIN, this::again);
            }
            proceed();
        }

        private void again() {
            due = true;
            proceed();
        }
    }
}
