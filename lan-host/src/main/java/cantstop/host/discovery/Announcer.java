package cantstop.host.discovery;

import cantstop.engine.Seat;
import cantstop.engine.identity.TableId;
import cantstop.host.environment.HostInfo;
import cantstop.host.environment.HostSnapshot;
import cantstop.protocol.Datagram;
import cantstop.protocol.DatagramSender;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Limits;
import cantstop.protocol.TableSummary;
import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Announces the host: sends its beacon, often while people gather and less often while all of them play, and answers
/// probes. Does no I/O and is confined to one thread, which is not the host's.
public final class Announcer {
    /// Other hosts with the same key that are remembered: limits a flood of forged ones.
    private static final int MOST_COPIES = 16;

    private final Timers timers;
    private final DatagramSender sender;
    private final HostInfo info;
    private final long boot;
    private final int port;
    private final Runnable asks;
    private final Consumer<HostAddress> copied;
    private final Audience audience;
    private final Set<Long> copies = new HashSet<>();
    private HostSnapshot party = new HostSnapshot(List.of(), Set.of());
    private Optional<Datagram.Page> page = Optional.empty();
    private boolean known;
    private Timers.@Nullable Timer next;

    /// An announcer that is silent until [#start].
    ///
    /// @param boot made anew at every start of the host
    /// @param port where it listens
    /// @param asks requests a snapshot of the host, which [#told] takes
    /// @param watcher hears how many hear the host, when it changes
    /// @param copied hears, once, where a host with the same key is: one of the two has a copied folder
    public Announcer(
            Timers timers,
            DatagramSender sender,
            HostInfo info,
            long boot,
            int port,
            Runnable asks,
            Consumer<Audience.Count> watcher,
            Consumer<HostAddress> copied) {
        this.timers = timers;
        this.sender = sender;
        this.info = info;
        this.boot = boot;
        this.port = port;
        this.copied = copied;
        this.asks = asks;
        audience = new Audience(info.key(), watcher);
    }

    /// Sends the first beacon and schedules the next ones.
    public void start() {
        next = timers.after(interval(), this::start);
        asks.run();
    }

    /// Sends no more beacons.
    public void stop() {
        if (next != null) {
            next.cancel();
        }
    }

    /// Takes a snapshot of the host for the next beacon, and sends that at once. A host that does not answer sends no
    /// beacon, and so is not found.
    public void told(HostSnapshot snapshot) {
        boolean slow = isPlaying(party);
        party = snapshot;
        known = true;
        audience.connected(snapshot, timers.now());
        sender.toAll(beacon(Optional.empty()));
        if (slow && !isPlaying(party)) {
            // Listeners were promised a beacon in five seconds; the next one comes in one.
            stop();
            next = timers.after(interval(), this::start);
        }
    }

    /// The host gives its program to others from now on, or no more; the next beacon says so, and it is sent at once.
    ///
    /// @param other where the page is
    public void giving(Optional<Datagram.Page> other) {
        page = other;
        if (known) {
            sender.toAll(beacon(Optional.empty()));
        }
    }

    /// A probe came, or a beacon with this host's key.
    ///
    /// @param from where to answer
    public void heard(Datagram datagram, HostAddress from) {
        if (datagram instanceof Datagram.Beacon beacon
                && beacon.host().equals(info.key())
                && beacon.boot() != boot
                && copies.size() < MOST_COPIES
                && copies.add(beacon.boot())) {
            copied.accept(new HostAddress(from.host(), beacon.port()));
        }
        if (known && datagram instanceof Datagram.Probe probe && isForUs(probe)) {
            audience.probed(probe);
            sender.to(from, beacon(probe.table()));
        }
    }

    private boolean isForUs(Datagram.Probe probe) {
        return probe.table().isEmpty()
                || party.tables().stream()
                        .map(TableSummary::id)
                        .anyMatch(probe.table().get()::equals);
    }

    private Datagram.Beacon beacon(Optional<TableId> first) {
        List<Datagram.Table> tables = party.tables().stream()
                .sorted(Comparator.comparing((TableSummary table) -> !first.equals(Optional.of(table.id())))
                        .thenComparing(table -> !isOpen(table)))
                .map(table -> new Datagram.Table(
                        table.id(),
                        table.name(),
                        table.settings(),
                        table.players().size(),
                        table.playing(),
                        table.locked()))
                .toList();
        Datagram.Beacon beacon = new Datagram.Beacon(
                info.versions(),
                info.program(),
                info.key(),
                boot,
                port,
                info.name(),
                interval(),
                party.guests().size(),
                tables.size(),
                tables);
        return beacon.giving(page);
    }

    private Duration interval() {
        return isPlaying(party) ? Limits.BEACON_PLAYING : Limits.BEACON;
    }

    private static boolean isPlaying(HostSnapshot party) {
        return !party.tables().isEmpty() && party.tables().stream().allMatch(TableSummary::playing);
    }

    private static boolean isOpen(TableSummary table) {
        return !table.playing() && !table.locked() && table.players().size() < Seat.COUNT;
    }
}
