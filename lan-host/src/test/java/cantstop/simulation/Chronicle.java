package cantstop.simulation;

import cantstop.engine.Digest;
import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.dice.Bytes;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.HostMessage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Everything that hosts have told of one table. As long as one host leads it that is one line of events;
/// where two went on without each other the lines part, and they may part only where one of them opened an
/// epoch, or another instance of the host went on. So nobody tells two things under one mark, not even a host
/// whose disk forgot everything.
final class Chronicle {
    private final TableId table;
    private final List<Branch> branches = new ArrayList<>();
    private final Map<Key, Telling> tellings = new HashMap<>();

    /// Hosts that have told two laptops two things on purpose, under one mark.
    private final Set<Key> liars = new HashSet<>();

    /// The epochs that were told, each with the digest of its beginning.
    private final Map<Reign, Digest> epochs = new HashMap<>();

    /// Hosts that have once forgotten what they told.
    private final Set<Key> forgotten = new HashSet<>();

    private record Reign(Epoch epoch, Key host) {}

    /// One line, and what people mean to do on it.
    static final class Branch {
        private final Ledger ledger;
        private final Intents intents;

        private Branch(Ledger ledger, Intents intents) {
            this.ledger = ledger;
            this.intents = intents;
        }

        Ledger ledger() {
            return ledger;
        }

        Intents intents() {
            return intents;
        }
    }

    /// What one host tells.
    ///
    /// @param told how far it has told it
    /// @param promised how long its log must be, as it said that something was done
    private record Telling(Branch branch, long told, long promised) {}

    /// Nothing told yet.
    ///
    /// @param encoded what hosts have encoded
    /// @param mayPart whether it may go on in several places
    Chronicle(TableId table, Map<Bytes, Event> encoded, boolean mayPart) {
        this.table = table;
        branches.add(new Branch(new Ledger(table, encoded), new Intents(mayPart)));
    }

    List<Branch> branches() {
        return branches;
    }

    boolean hasParted() {
        return branches.size() > 1;
    }

    /// Whether another host has gone on with it, so that somebody may come with more to the one that does not
    /// know yet.
    boolean hasMoved() {
        return branches.stream()
                .anyMatch(branch -> branch.ledger().state().epoch().isAfter(Epoch.FIRST));
    }

    /// The line that a host tells.
    Branch toldBy(Key host) {
        return telling(host).branch();
    }

    TableId table() {
        return table;
    }

    /// The keys of the hosts that have told anything of it.
    Set<Key> tellers() {
        return Set.copyOf(tellings.keySet());
    }

    /// How far a host has told it.
    long told(Key host) {
        return telling(host).told();
    }

    private Telling telling(Key host) {
        return tellings.getOrDefault(host, new Telling(branches.getFirst(), 0, 0));
    }

    /// A line that has that event; null where nobody has told it.
    @Nullable
    Branch with(long sequence, Digest digest) {
        for (Branch branch : branches) {
            if (branch.ledger().has(sequence, digest)) {
                return branch;
            }
        }
        return null;
    }

    /// A host tells an event that it or another one has told before.
    ///
    /// @return whether that is so
    boolean isKnown(Key host, long sequence, Digest digest) {
        Telling now = telling(host);
        Branch known = now.branch().ledger().has(sequence, digest) ? now.branch() : with(sequence, digest);
        if (known == null) {
            return false;
        }
        long told = known == now.branch() ? Math.max(now.told(), sequence) : sequence;
        tellings.put(host, new Telling(known, told, known == now.branch() ? now.promised() : 0));
        return true;
    }

    /// The line that a new event is added to: what was told up to there, or a new one that begins like that.
    ///
    /// @param event not told yet
    Branch grow(Key host, long common, Digest digest, HostMessage.Entry event) {
        Branch before = toldBy(host).ledger().has(common, digest) ? toldBy(host) : with(common, digest);
        if (before == null) {
            throw new Violation("an event of " + table + " after one that nobody was told: " + event.sequence());
        }
        Branch grows = before;
        if (before.ledger().size() > common) {
            boolean marked = isMark(before.ledger().event(common + 1))
                    || isMark(Events.decoded(event.event().toArray()));
            if (!marked && !liars.contains(host)) {
                throw new Violation("the host tells another " + event.sequence() + " of " + table + " than before");
            }
            grows = new Branch(before.ledger().fork(common), before.intents().copy(common));
            branches.add(grows);
        }
        boolean same = grows == toldBy(host);
        tellings.put(
                host, new Telling(grows, event.sequence(), same ? telling(host).promised() : 0));
        return grows;
    }

    private static boolean isMark(Event event) {
        return event instanceof Event.EpochBegan || event instanceof Event.HostResumed;
    }

    /// A host has begun an epoch, or has told that another one does: no two logs carry the same one of the same host.
    /// Where nobody can vote the number of the next epoch is given; two instances tell such logs apart.
    void epochBegins(Key teller, Event.EpochBegan began, Digest digest) {
        if (began.election() == null || liars.contains(teller) || forgotten.contains(began.hostKey())) {
            return;
        }
        Digest earlier = epochs.putIfAbsent(new Reign(began.epoch(), began.hostKey()), digest);
        if (earlier != null && !earlier.equals(digest)) {
            throw new Violation("two logs of " + table + " carry the same epoch of one host: " + began);
        }
    }

    /// A host has said that something is done: whoever left before hears that, but not what it led to. What it said
    /// before its disk forgot may come long after that.
    void promise(Key host, long sequence) {
        Telling now = telling(host);
        if (forgotten.contains(host) && now.told() < sequence) {
            return;
        }
        tellings.put(host, new Telling(now.branch(), now.told(), Math.max(now.promised(), sequence)));
    }

    /// A host has told somebody what is not in its log, and may go on with that.
    void isLiar(Key host) {
        liars.add(host);
        forgets(host);
    }

    /// A host has forgotten all that it told, and what it said was done.
    void forgets(Key host) {
        tellings.remove(host);
        forgotten.add(host);
    }

    /// Holds the disk of a host that starts against what it told.
    void check(Key host, FakeDisk disk) {
        Telling now = telling(host);
        Digest digest = now.branch().ledger().digestAt(now.told());
        if (!disk.holds(table, now.told(), digest)) {
            throw new Violation("of " + now.told() + " events of " + table + " that were told, the disk has others or "
                    + disk.forced(table).size());
        }
        boolean leads = disk.leads(table, now.told(), digest);
        if (leads && disk.forced(table).size() < now.promised()) {
            throw new Violation(now.promised() + " of " + table + " was said to be done, and the disk has "
                    + disk.forced(table).size());
        }
    }

    /// Holds what a host says it has against what it told.
    void check(Key host, FakeDisk disk, long upTo) {
        Telling now = telling(host);
        if (upTo < now.told()
                && disk.leads(table, now.told(), now.branch().ledger().digestAt(now.told()))) {
            throw new Violation(
                    "the host has " + upTo + " events of " + table + ", and told " + now.told() + " before");
        }
    }

    /// The line of somebody whom a host answers and who sees that event; the only one where there is only one. What
    /// they see may be on two lines: then it is the one that the host tells.
    Optional<Branch> answered(Key host, Screen.@Nullable Shown shown) {
        if (!hasParted()) {
            return Optional.of(branches.getFirst());
        }
        if (shown == null) {
            return Optional.empty();
        }
        Branch told = toldBy(host);
        boolean seesIt = told.ledger().has(shown.sequence(), shown.digest());
        return Optional.ofNullable(seesIt ? told : with(shown.sequence(), shown.digest()));
    }
}
