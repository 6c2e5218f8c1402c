package cantstop.simulation;

import cantstop.engine.Digest;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.TableState;
import cantstop.engine.dice.Bytes;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.protocol.HostMessage;
import cantstop.protocol.client.DiceAlarm;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Watches a simulated party and knows what must never be. Everything the host says, everything a replica
/// takes in and every answer passes here, and is checked against what was said before: a step costs what is
/// new in it, never a whole log.
///
/// What is found is kept, not thrown: whoever is being watched might catch it.
final class Referee {
    private final World world;
    private final Map<Key, Map<TableId, TurnClock>> clocks = new HashMap<>();
    private final Map<Bytes, Event> encoded = new HashMap<>();
    private final Chronicles chronicles;
    private final Lies lies = new Lies();
    private final Viewers viewers;

    /// When each host decided what nobody was told yet: its disk may take a while.
    private final Map<Key, Map<Bytes, Duration>> decided = new HashMap<>();

    private final Map<String, List<Person>> present = new HashMap<>();
    private final Seats seats = new Seats();
    private HostMessage.@Nullable Entries last;
    private final DecidedRolls rolls = new DecidedRolls();
    private long betweenThrowAndRoll;
    private boolean diskWasFull;
    private boolean twoFaced;
    private @Nullable Violation found;

    /// A referee who has seen nothing.
    ///
    /// @param moving whether tables move from host to host
    Referee(World world, boolean moving) {
        this.world = world;
        chronicles = new Chronicles(encoded, moving);
        viewers = new Viewers(chronicles, lies, seats, this::check);
    }

    /// What was told of all tables; of one that goes on in several places more than one.
    Chronicles tables() {
        return chronicles;
    }

    /// What people see and press.
    Viewers viewers() {
        return viewers;
    }

    /// What was made up.
    Lies lies() {
        return lies;
    }

    /// The first thing that should not have been.
    @Nullable
    Violation found() {
        return found;
    }

    /// How often the log says that somebody did not show.
    long withheld() {
        return rolls.withheld();
    }

    /// How often a host came back between a roll that was decided and its dice.
    long betweenThrowAndRoll() {
        return betweenThrowAndRoll;
    }

    private void check(Runnable rule) {
        if (found == null) {
            try {
                rule.run();
            } catch (Violation violation) {
                found = violation;
            }
        }
    }

    void broken(String what) {
        check(() -> {
            throw new Violation(what);
        });
    }

    /// A laptop says aloud that something is wrong. Of a twin somebody else really moves in its name.
    void alarmed(Laptop laptop, DiceAlarm alarm) {
        world.note(laptop.name(), "says aloud", alarm);
        if (alarm == DiceAlarm.FOREIGN_MOVE
                && !laptop.hadTwin()
                && !laptop.vigilance().wasLiedTo()) {
            broken(laptop.name() + " did not make a move that it made");
        }
    }

    /// The disk has been full, so that tables may stop.
    void diskIsFull() {
        diskWasFull = true;
    }

    /// A host reads its disk: what anybody was told by it has to be there.
    void hostStarts(Key host, FakeDisk disk) {
        clocks.remove(host);
        betweenThrowAndRoll += chronicles.all().stream()
                .filter(chronicle -> chronicle.told(host) > 0)
                .map(chronicle -> chronicle.toldBy(host).ledger().state())
                .filter(state -> state.playing().flatMap(GameState::openThrow).isPresent())
                .count();
        check(() -> chronicles.all().forEach(chronicle -> chronicle.check(host, disk)));
    }

    /// A host has made bytes of an event.
    void hostEncodes(SimulatedHost host, Event event, byte[] bytes) {
        encoded.put(Bytes.of(bytes), event);
        decided.computeIfAbsent(host.key(), _ -> new HashMap<>())
                .put(Bytes.of(bytes), host.machine().now());
    }

    /// A host says something to one guest.
    @SuppressWarnings("ReferenceEquality") // One message goes to everybody: it is looked at once.
    void hostSays(HostMessage message, SimulatedHost host) {
        if (message instanceof HostMessage.Entries told && told != last) {
            last = told;
            check(() -> entriesTold(told, host));
        } else if (message instanceof HostMessage.Presence presence) {
            present.put(host.key() + " " + presence.table(), presence.present());
            clock(host, presence.table())
                    .present(presence.present(), host.machine().now());
        } else if (message instanceof HostMessage.TableStopped stopped) {
            check(() -> mayStop(stopped, host));
        } else if (message instanceof HostMessage.Closing closing
                && closing.reason() == HostMessage.CloseReason.BREACH) {
            broken("the host found a breach: " + closing);
        }
    }

    private TurnClock clock(SimulatedHost host, TableId table) {
        return clocks.computeIfAbsent(host.key(), _ -> new HashMap<>()).computeIfAbsent(table, _ -> new TurnClock());
    }

    private void entriesTold(HostMessage.Entries told, SimulatedHost host) {
        Chronicle chronicle = chronicles.of(told.table());
        for (HostMessage.Entry entry : told.entries()) {
            List<HostMessage.Entry> forced = host.disk().with(told.table(), entry.sequence(), entry.digest());
            if (forced.isEmpty()) {
                throw new Violation("told before it was forced: " + entry.sequence() + " of " + told.table());
            }
            if (!chronicle.isKnown(host.key(), entry.sequence(), entry.digest())) {
                tell(chronicle, host, forced.subList(0, Math.toIntExact(entry.sequence())));
            }
        }
        if (told.entries().isEmpty()) {
            // A guest that has all of it already is told that the host has as much.
            host.disk().forced(told.table()).stream()
                    .filter(entry -> entry.sequence() == told.upTo())
                    .forEach(entry -> chronicle.isKnown(host.key(), entry.sequence(), entry.digest()));
        }
        chronicle.check(host.key(), host.disk(), told.upTo());
    }

    /// What a failed write left on the disk all the same is told to those who ask, after what follows it.
    private void tell(Chronicle chronicle, SimulatedHost host, List<HostMessage.Entry> log) {
        int common = log.size() - 1;
        while (chronicle.with(common, digest(log, common)) == null) {
            common--;
        }
        for (HostMessage.Entry entry : log.subList(common, log.size())) {
            lies.check(entry);
            long after = entry.sequence() - 1;
            happened(chronicle.grow(host.key(), after, digest(log, after), entry), entry, host);
        }
    }

    private static Digest digest(List<HostMessage.Entry> log, long sequence) {
        return sequence == 0
                ? Digest.EMPTY
                : log.get(Math.toIntExact(sequence - 1)).digest();
    }

    private void happened(Chronicle.Branch branch, HostMessage.Entry entry, SimulatedHost host) {
        Ledger ledger = branch.ledger();
        TableState before = ledger.state();
        LogEntry added = ledger.add(entry);
        world.note(host.name(), "happens", added);
        rolls.happened(ledger, added.event());
        lies.check(before, added.event());
        Leading.check(chronicles.of(ledger.table()), host, before, added);
        if (added.event() instanceof Event.EpochBegan began) {
            chronicles.of(ledger.table()).epochBegins(host.key(), began, added.digest());
        }
        if (!lies.has(added.digest())) {
            branch.intents().explain(ledger.table(), before, added.event());
        }
        seats.explain(ledger.table(), before, added.event());
        Duration now = host.machine().now();
        Duration when = decided.getOrDefault(host.key(), new HashMap<>()).remove(entry.event());
        if (host.disk().hasHung()) {
            clock(host, ledger.table()).isLate();
        }
        clock(host, ledger.table()).happened(before, added.event(), when == null ? now : when, now);
    }

    private void mayStop(HostMessage.TableStopped stopped, SimulatedHost host) {
        boolean unkept = stopped.reason() == HostMessage.StopReason.NOT_KEPT && diskWasFull;
        boolean broken = stopped.reason() != HostMessage.StopReason.CLOSED
                && host.throwing().hasThrown();
        if (!unkept && !broken) {
            throw new Violation("a table stopped: " + stopped);
        }
    }

    /// The last connection over which a guest attends tables of a host ends. The host tells the others, where there are
    /// any; a guest that comes again is told anew who is there.
    void gone(Key guestKey, SimulatedHost host) {
        isNotAt(guestKey, where -> where.startsWith(host.key() + " "));
    }

    /// A guest asks for a table, and is at no other one of that host then.
    void attends(Key guestKey, SimulatedHost host, TableId table) {
        isNotAt(guestKey, where -> where.startsWith(host.key() + " ") && !where.endsWith(" " + table));
    }

    private void isNotAt(Key guestKey, Predicate<String> those) {
        present.replaceAll((where, people) -> those.test(where)
                ? people.stream()
                        .filter(person -> !person.key().equals(guestKey))
                        .toList()
                : people);
    }

    /// A host lets another one go on with a table: one that does lead it, while no guest is here or because most people
    /// have elected the other one, and not with less than what people decided here.
    void stepsDown(SimulatedHost host, TableId table, Person leader, Log theirs) {
        boolean guests = present.getOrDefault(host.key() + " " + table, List.of()).stream()
                .anyMatch(person -> !person.key().equals(host.key()));
        check(() -> Leading.stepsDown(chronicles.of(table), host, guests, leader, theirs));
    }

    /// A host tells one guest something that is not in its log. Where that is legal, the host goes on with it if it has
    /// less itself when it comes back.
    void isLie(TableId table, Digest digest, Lie lie, Key host) {
        lies.add(digest, lie);
        if (!lie.isRefused()) {
            twoFaced = true;
            chronicles.isLiar(host, table);
        }
    }

    /// A host tells two laptops two things, or one after the other: some find that their copies are others.
    void isTwoFaced(Key host) {
        twoFaced = true;
        chronicles.isLiar(host);
    }

    boolean haveBeenTwoTruths() {
        return twoFaced;
    }
}
