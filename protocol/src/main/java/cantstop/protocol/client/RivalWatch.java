package cantstop.protocol.client;

import cantstop.engine.Log;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.succession.Leadership;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Limits;
import cantstop.protocol.TableSummary;
import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// Watches for split brain on behalf of a host: as long as people are missing from a table, looks for another
/// host that leads it, too, and fetches that host's log as the proof.
///
/// Every two seconds it asks the host which tables those are. While there are any it dials the addresses where
/// they may be led, asks each host that may lead one of them for its list, and where the list says so it attends
/// the table there for as long as the log takes to come. What the log proves is for the host to judge.
///
/// A host with the same key is this one itself, or runs from a copy of its folder: another instance tells there.
///
/// Does no I/O and is confined to one thread.
public final class RivalWatch {
    /// Longer than a laptop in the same room takes to send its longest log.
    private static final Duration FETCH_TIMEOUT = Duration.ofSeconds(10);

    private final Timers timers;
    private final RandomGenerator chance;
    private final Dialer anonymous;
    private final Dialer own;
    private final ClientMessage.Hello hello;
    private final Key ownKey;
    private final Host host;
    private final HostSearch search;
    private final HostSearch.Quest quest = new LeadsOneOfThem();
    private List<Incomplete> tables = List.of();
    private Timers.@Nullable Timer next;
    private boolean fetching;

    /// The host on whose behalf the watch looks.
    public interface Host {
        /// Asks for the tables that this host leads and that people are missing from.
        ///
        /// @param answer hears them on the watch's thread, at once or later
        void incomplete(Consumer<List<Incomplete>> answer);

        /// A host that lists one of them has sent its log of it.
        void found(Rival rival);
    }

    /// A table that people are missing from.
    ///
    /// @param where another host of it may be
    public record Incomplete(TableState state, List<HostAddress> where) {
        public Incomplete {
            where = List.copyOf(where);
        }
    }

    /// A host that says it leads a table, too.
    ///
    /// @param hostKey its key, proved by the connection
    /// @param log of that table as it sent it: each digest was checked, and nothing else
    public record Rival(HostAddress address, Key hostKey, Log log) {}

    /// A watch that has not begun.
    ///
    /// @param anonymous dials with a key of its own: a second connection with the host's key would end the one that
    /// a guest on the same laptop may have there
    /// @param own dials with the host's key, to fetch the log of a locked table
    /// @param hello what this program says first wherever it asks
    /// @param ownKey the host's key
    public RivalWatch(
            Timers timers,
            RandomGenerator chance,
            Dialer anonymous,
            Dialer own,
            ClientMessage.Hello hello,
            Key ownKey,
            Host host) {
        this.timers = timers;
        this.chance = chance;
        this.anonymous = anonymous;
        this.own = own;
        this.hello = hello;
        this.ownKey = ownKey;
        this.host = host;
        search = new HostSearch(timers, anonymous, hello);
    }

    /// Watches until [#stop].
    public void start() {
        next = timers.after(Limits.SEARCH_PAUSE, this::start);
        host.incomplete(this::watch);
    }

    public void stop() {
        if (next != null) {
            next.cancel();
            next = null;
        }
        search.end();
    }

    private void watch(List<Incomplete> now) {
        tables = List.copyOf(now);
        if (next == null || fetching || tables.isEmpty()) {
            search.end();
        } else {
            search.keepOn(quest);
        }
    }

    private void fetch(TableSummary table, HostAddress address, Key hostKey) {
        fetching = true;
        LogFetch fetch = new LogFetch();
        ClientHalf guest = new ClientHalf(
                timers,
                chance,
                table.locked() ? own : anonymous,
                new MemoryLogStore(),
                fetch,
                hello.versions(),
                hello.program());
        Timers.Timer timeout = timers.after(FETCH_TIMEOUT, fetch::giveUp);
        fetch.then(log -> {
            timeout.cancel();
            guest.disconnect();
            fetching = false;
            log.ifPresent(brought -> host.found(new Rival(address, hostKey, brought)));
        });
        guest.connect(address, hostKey);
        guest.attend(table.id());
    }

    private final class LeadsOneOfThem implements HostSearch.Quest {
        @Override
        public List<HostAddress> where() {
            return tables.stream()
                    .flatMap(table -> table.where().stream())
                    .distinct()
                    .toList();
        }

        @Override
        public boolean trusts(HostAddress address, Key hostKey) {
            return tables.stream().anyMatch(table -> Leadership.mayLead(table.state(), hostKey));
        }

        @Override
        public boolean found(HostAddress address, Key hostKey, List<TableSummary> listed) {
            Optional<TableSummary> rival =
                    listed.stream().filter(table -> isRival(table, hostKey)).findFirst();
            rival.ifPresent(table -> {
                search.end();
                fetch(table, address, hostKey);
            });
            return rival.isPresent();
        }

        /// A host with this one's key may be this one: then it tells the same.
        private boolean isCopy(TableState state, TableSummary theirs) {
            return theirs.instance() != null && !theirs.instance().equals(state.instance());
        }

        private boolean isRival(TableSummary theirs, Key hostKey) {
            return tables.stream()
                    .map(Incomplete::state)
                    .anyMatch(state -> state.id().equals(theirs.id())
                            && theirs.isReadable()
                            && Leadership.mayLead(state, hostKey)
                            && Leadership.isRival(state, theirs.epoch())
                            && (!hostKey.equals(ownKey) || isCopy(state, theirs)));
        }
    }
}
