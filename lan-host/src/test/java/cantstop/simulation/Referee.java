package cantstop.simulation;

import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import cantstop.engine.Person;
import cantstop.engine.TableState;
import cantstop.protocol.Encoded;
import cantstop.protocol.HostMessage;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Watches a simulated party and knows what must never be. Everything the host says, everything a replica takes in
/// and every answer passes here, and is checked against what was said before: a step costs what is new in it, never
/// a whole log.
///
/// What is found is kept, not thrown: whoever is being watched might catch it.
final class Referee {
    private final World world;
    private final Map<String, Ledger> ledgers = new LinkedHashMap<>();
    private final Map<String, TurnClock> clocks = new LinkedHashMap<>();
    private final Map<Encoded, Event> encoded = new HashMap<>();
    private final Intents intents = new Intents();
    private final Seats seats = new Seats();
    private HostMessage.@Nullable Entries last;
    private boolean diskWasFull;
    private @Nullable Violation found;

    Referee(World world) {
        this.world = world;
    }

    /// The first thing that should not have been.
    @Nullable
    Violation found() {
        return found;
    }

    Collection<Ledger> ledgers() {
        return ledgers.values();
    }

    /// How many events have been told, of all tables.
    long told() {
        long told = 0;
        for (Ledger ledger : ledgers.values()) {
            told += ledger.size();
        }
        return told;
    }

    /// The tables as they stand, in words.
    String states() {
        return ledgers.values().stream().map(Ledger::state).toList().toString();
    }

    /// How many different commands people have sent at their turns.
    long intents() {
        return intents.made();
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

    /// The disk has been full, so that tables may stop.
    void diskIsFull() {
        diskWasFull = true;
    }

    /// A host reads its disk: what anybody was told has to be there.
    void hostStarts(FakeDisk disk) {
        clocks.clear();
        check(() -> ledgers.values().forEach(ledger -> {
            List<HostMessage.Entry> read = disk.forced(ledger.table());
            long size = ledger.size();
            boolean others = size > 0
                    && read.size() >= size
                    && !read.get(Math.toIntExact(size - 1)).digest().equals(ledger.digestAt(size));
            if (read.size() < ledger.promised() || others) {
                throw new Violation("of " + ledger.promised() + " events of " + ledger.table()
                        + " that were told, the disk has " + (others ? "others" : read.size()));
            }
        }));
    }

    /// A host has made bytes of an event.
    void hostEncodes(Event event, byte[] bytes) {
        encoded.put(Encoded.of(bytes), event);
    }

    /// The host says something to one guest.
    ///
    /// @param now by the host's clock
    @SuppressWarnings("ReferenceEquality") // One message goes to everybody: it is looked at once.
    void hostSays(HostMessage message, Duration now, FakeDisk disk) {
        if (message instanceof HostMessage.Entries told && told != last) {
            last = told;
            check(() -> entriesTold(told, now, disk));
        } else if (message instanceof HostMessage.Presence presence) {
            clocks.computeIfAbsent(presence.table(), _ -> new TurnClock()).present(presence.present(), now);
        } else if (message instanceof HostMessage.TableStopped stopped) {
            check(() -> mayStop(stopped));
        } else if (message instanceof HostMessage.Closing closing
                && closing.reason() == HostMessage.CloseReason.BREACH) {
            broken("the host found a breach: " + closing);
        }
    }

    private void entriesTold(HostMessage.Entries told, Duration now, FakeDisk disk) {
        Ledger ledger = ledger(told.table());
        if (told.upTo() < ledger.size()) {
            throw new Violation("the host has " + told.upTo() + " events of " + told.table() + ", and told "
                    + ledger.size() + " before");
        }
        List<HostMessage.Entry> forced = disk.forced(told.table());
        for (HostMessage.Entry entry : told.entries()) {
            if (forced.size() < entry.sequence()) {
                throw new Violation("told before it was forced: " + entry.sequence() + " of " + told.table());
            }
            // What a failed write left on the disk all the same is told to those who ask, after what follows it.
            while (entry.sequence() > ledger.size() + 1) {
                happened(ledger, forced.get(Math.toIntExact(ledger.size())), now);
            }
            if (ledger.isNews(entry)) {
                happened(ledger, entry, now);
            }
        }
    }

    private void happened(Ledger ledger, HostMessage.Entry entry, Duration now) {
        TableState before = ledger.state();
        LogEntry added = ledger.add(entry);
        world.note("host", "happens", added);
        intents.explain(ledger.table(), before, added.event());
        seats.explain(ledger.table(), before, added.event());
        clocks.computeIfAbsent(ledger.table(), _ -> new TurnClock()).happened(before, added.event(), now);
    }

    private void mayStop(HostMessage.TableStopped stopped) {
        if (stopped.reason() != HostMessage.StopReason.NOT_KEPT || !diskWasFull) {
            throw new Violation("a table stopped: " + stopped);
        }
    }

    /// A guest is shown a table from its beginning.
    ///
    /// @param mayBranch whether its copy was damaged, so that it had to be set aside
    void shown(String table, List<LogEntry> entries, TableState state, boolean branched, boolean mayBranch) {
        check(() -> {
            if (branched && !mayBranch) {
                throw new Violation("a guest's copy of " + table + " was set aside");
            }
            LogEntry end = entries.getLast();
            ledger(table).check(end.sequence(), end.digest(), state);
        });
    }

    /// A guest is shown one more event.
    void shown(LogEntry entry, TableState after) {
        check(() -> ledger(after.id()).check(entry.sequence(), entry.digest(), after));
    }

    /// Somebody presses a button, for the first time or again.
    void pressed(Person person, String table, Command command) {
        seats.pressed(person, table, command);
        if (command instanceof Command.Turn turn) {
            intents.add(person, table, turn);
        }
    }

    /// Somebody is told that their command is done.
    void accepted(Person person, String table, Command command, long sequence) {
        check(() -> {
            Ledger ledger = ledger(table);
            ledger.promise(sequence);
            if (command instanceof Command.Turn turn && sequence <= ledger.size()) {
                intents.accepted(person, ledger, turn, sequence);
            }
        });
    }

    /// What was told of a table.
    Ledger ledger(String table) {
        return ledgers.computeIfAbsent(table, id -> new Ledger(id, encoded));
    }
}
