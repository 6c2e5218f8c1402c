package cantstop.explorer;

import cantstop.engine.Digest;
import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import cantstop.engine.identity.HostInstance;
import cantstop.engine.identity.Key;
import cantstop.host.Laptop;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// What the laptops' logs have ever said. Within one epoch of one instance of a host there is one history. No two
/// hosts begin the same epoch. What so many laptops had that each majority has one of them is never lost.
final class Histories {
    private final List<Laptop> laptops;
    private final Map<Place, Digest> told = new HashMap<>();
    private final Map<Epoch, Key> leaders = new HashMap<>();
    private final Map<Digest, Set<Laptop>> holders = new HashMap<>();
    private final Map<Laptop, List<LogEntry>> seen = new HashMap<>();

    Histories(List<Laptop> laptops) {
        this.laptops = laptops;
        check();
    }

    private record Place(
            Epoch epoch, @Nullable Key host, @Nullable HostInstance instance, long sequence) {}

    /// Looks at every log that has changed.
    @SuppressWarnings("ReferenceEquality") // A laptop makes a new list for every event.
    void check() {
        for (Laptop laptop : laptops) {
            if (seen.put(laptop, laptop.log) != laptop.log) {
                check(laptop);
            }
        }
    }

    private void check(Laptop laptop) {
        Epoch epoch = Epoch.NONE;
        @Nullable Key host = null;
        @Nullable HostInstance instance = null;
        for (LogEntry entry : laptop.log) {
            if (entry.event() instanceof Event.EpochBegan began) {
                epoch = began.epoch();
                host = began.hostKey();
                instance = began.instance();
                Key other = leaders.putIfAbsent(epoch, host);
                Finding.unless(other == null || other.equals(host), "two hosts have begun epoch " + epoch);
            }
            if (entry.event() instanceof Event.HostResumed resumed) {
                instance = resumed.instance();
            }
            Digest other = told.putIfAbsent(new Place(epoch, host, instance, entry.sequence()), entry.digest());
            Finding.unless(
                    other == null || other.equals(entry.digest()),
                    "one instance of a host has told two histories of epoch " + epoch);
            holders.computeIfAbsent(entry.digest(), _ -> new HashSet<>()).add(laptop);
        }
    }

    /// A laptop's disk has forgotten: what it had, it has no more.
    void forgets(Laptop laptop) {
        holders.values().forEach(having -> having.remove(laptop));
    }

    /// All laptops are at one host, with one log that has everything that two of them ever had.
    void checkEnd() {
        check();
        List<LogEntry> log = laptops.getFirst().log;
        Set<Digest> kept = new HashSet<>();
        log.forEach(entry -> kept.add(entry.digest()));
        Key host = laptops.getFirst().state.hostKey();
        for (Laptop laptop : laptops) {
            Finding.unless(laptop.log.equals(log), "the laptops end with different logs");
            Finding.unless(
                    laptops.stream().anyMatch(other -> other.key().equals(host) && laptop.isAt(other)),
                    "a laptop is not at the host that the log names");
        }
        holders.forEach((digest, having) -> Finding.unless(
                having.size() < witnesses() || kept.contains(digest), "what a majority must have known of is lost"));
    }

    /// The host, and so many of the others that no majority of these is without one.
    private int witnesses() {
        int electors = laptops.size() - 1;
        int majority = electors / 2 + 1;
        return 1 + electors - majority + 1;
    }
}
