package cantstop.simulation;

import cantstop.engine.Command;
import cantstop.engine.Digest;
import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Encoded;
import cantstop.protocol.HostMessage;
import cantstop.protocol.client.DiceAlarm;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/// Watches a simulated party and knows what must never be. Everything the host says, everything a replica
/// takes in and every answer passes here, and is checked against what was said before: a step costs what is
/// new in it, never a whole log.
///
/// What is found is kept, not thrown: whoever is being watched might catch it.
final class Referee {
    private final World world;
    private final boolean moving;
    private final Map<TableId, Chronicle> chronicles = new LinkedHashMap<>();
    private final Map<Key, Map<TableId, TurnClock>> clocks = new HashMap<>();
    private final Map<Encoded, Event> encoded = new HashMap<>();

    /// When each host decided what nobody was told yet: its disk may take a while.
    private final Map<Key, Map<Encoded, Duration>> decided = new HashMap<>();
    private final Map<String, List<Person>> present = new HashMap<>();
    private final Seats seats = new Seats();
    private HostMessage.@Nullable Entries last;
    private long intents;
    private final Map<Digest, Lie> lies = new HashMap<>();
    private final Map<Digest, Forger.Forgery> forged = new HashMap<>();
    private final Map<Key, Laptop> neverShow = new HashMap<>();
    private final DecidedRolls rolls = new DecidedRolls();
    private long betweenThrowAndRoll;
    private boolean diskWasFull;
    private boolean forgot;
    private boolean twoFaced;
    private @Nullable Violation found;

    /// A referee who has seen nothing.
    ///
    /// @param moving whether tables move from host to host
    Referee(World world, boolean moving) {
        this.world = world;
        this.moving = moving;
    }

    /// The first thing that should not have been.
    @Nullable
    Violation found() {
        return found;
    }

    /// What was told of all tables; of one that goes on in several places more than one.
    List<Ledger> ledgers() {
        List<Ledger> all = new ArrayList<>();
        for (Chronicle chronicle : chronicles.values()) {
            chronicle.branches().forEach(branch -> all.add(branch.ledger()));
        }
        return all;
    }

    /// How much each host has told of each table, by its key and the table's identity with a space between.
    Map<String, Long> toldByHosts() {
        Map<String, Long> told = new HashMap<>();
        for (Chronicle chronicle : chronicles.values()) {
            chronicle.tellers().forEach(host -> told.put(host + " " + chronicle.table(), chronicle.told(host)));
        }
        return told;
    }

    /// Whether any table moved from one host to another, or waits at one that forgot it.
    boolean mayBeInTwoPlaces() {
        return forgot || chronicles.values().stream().anyMatch(Chronicle::hasMoved);
    }

    /// How many tables go on, or went on, in more than one place.
    int parted() {
        return Math.toIntExact(
                chronicles.values().stream().filter(Chronicle::hasParted).count());
    }

    /// How many events have been told, of all tables.
    long told() {
        long told = 0;
        for (Chronicle chronicle : chronicles.values()) {
            for (Chronicle.Branch branch : chronicle.branches()) {
                told += branch.ledger().size() - branch.ledger().begunAt();
            }
        }
        return told;
    }

    /// How often the log says that somebody did not show.
    long withheld() {
        return rolls.withheld();
    }

    /// How often a host came back between a roll that was decided and its dice.
    long betweenThrowAndRoll() {
        return betweenThrowAndRoll;
    }

    /// The tables as they stand, in words.
    String states() {
        return ledgers().stream().map(Ledger::state).toList().toString();
    }

    /// How many different commands people have sent at their turns.
    long intents() {
        return intents;
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
        if (alarm == DiceAlarm.FOREIGN_MOVE && !laptop.hadTwin() && !laptop.wasLiedTo()) {
            broken(laptop.name() + " did not make a move that it made");
        }
    }

    /// The disk has been full, so that tables may stop.
    void diskIsFull() {
        diskWasFull = true;
    }

    /// A host's disk has forgotten everything.
    void forgets(Key host) {
        forgot = true;
        chronicles.values().forEach(chronicle -> chronicle.forgets(host));
    }

    /// A host reads its disk: what anybody was told by it has to be there.
    void hostStarts(Key host, FakeDisk disk) {
        clocks.remove(host);
        betweenThrowAndRoll += chronicles.values().stream()
                .filter(chronicle -> chronicle.told(host) > 0)
                .map(chronicle -> chronicle.toldBy(host).ledger().state())
                .filter(state -> state.playing().flatMap(GameState::openThrow).isPresent())
                .count();
        check(() -> chronicles.values().forEach(chronicle -> chronicle.check(host, disk)));
    }

    /// A host has made bytes of an event.
    void hostEncodes(SimulatedHost host, Event event, byte[] bytes) {
        encoded.put(Encoded.of(bytes), event);
        decided.computeIfAbsent(host.key(), _ -> new HashMap<>())
                .put(Encoded.of(bytes), host.machine().now());
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
        Chronicle chronicle = chronicle(told.table());
        for (HostMessage.Entry entry : told.entries()) {
            List<HostMessage.Entry> forced = host.disk().with(told.table(), entry.sequence(), entry.digest());
            if (forced.isEmpty()) {
                throw new Violation("told before it was forced: " + entry.sequence() + " of " + told.table());
            }
            if (!chronicle.isKnown(host.key(), entry.sequence(), entry.digest())) {
                tell(chronicle, host, forced.subList(0, Math.toIntExact(entry.sequence())));
            }
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
            Forger.Forgery forgery = forged.get(entry.digest());
            if (forgery != null) {
                throw new Violation("what was forged is in the log: " + forgery + ", " + entry);
            }
            Lie lie = lies.get(entry.digest());
            if (lie != null && lie.isRefused()) {
                throw new Violation("what was made up is in the log: " + entry);
            }
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
        checkShown(before, added.event());
        leads(host, before, added);
        if (!isLie(added.digest())) {
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

    /// Only the host that a log names adds to it, or one that opens an epoch of its own: with the longest of
    /// the copies that people came with.
    private void leads(SimulatedHost host, TableState before, LogEntry added) {
        boolean opens =
                added.event() instanceof Event.EpochBegan(var _, Key key, var _, var _) && key.equals(host.key());
        if (!opens && added.sequence() > 1 && !before.hostKey().equals(host.key())) {
            throw new Violation(host.name() + " adds " + added + " to a table that another host leads");
        }
        if (opens && before.sequence() > 1) {
            Chronicle chronicle = chronicle(before.id());
            Digest parent = digestBefore(chronicle, added);
            for (SimulatedHost.Came came : host.cameForEpoch()) {
                Chronicle.Branch theirs = chronicle.with(came.sequence(), came.digest());
                if (theirs != null
                        && came.sequence() >= added.sequence()
                        && theirs.ledger().has(added.sequence() - 1, parent)
                        && !isUnwitnessed(came, theirs.ledger(), added.sequence(), host)) {
                    throw new Violation(host.name() + " goes on after " + (added.sequence() - 1) + " events, and "
                            + came.key() + " came with " + came.sequence());
                }
            }
        }
    }

    /// Dice that a host made alone, or that somebody who came too has left, in an end of the log that one laptop alone
    /// came with: from there on that is not believed.
    private static boolean isUnwitnessed(SimulatedHost.Came came, Ledger theirs, long sequence, SimulatedHost host) {
        long shared = host.cameForEpoch().stream()
                .filter(other -> !other.key().equals(came.key()))
                .filter(other -> theirs.has(other.sequence(), other.digest()))
                .mapToLong(SimulatedHost.Came::sequence)
                .max()
                .orElse(0);
        return LongStream.rangeClosed(shared + 1, sequence).anyMatch(at -> {
            TableState before = theirs.stateAt(at - 1);
            return isMadeAlone(theirs.event(at), before) || isSentAway(theirs.event(at), before, came, host);
        });
    }

    private static boolean isMadeAlone(Event event, TableState before) {
        return switch (event) {
            case Event.Throwing begun -> begun.hands().size() == 1;
            case Event.Rolled _, Event.StartRolled _ ->
                before.playing().flatMap(GameState::openThrow).isEmpty();
            case Event.OfTable _, Event.OfGame _ -> false;
        };
    }

    private static boolean isSentAway(Event event, TableState before, SimulatedHost.Came came, SimulatedHost host) {
        Seat seat = event instanceof Event.Left left
                ? left.seat()
                : event instanceof Event.SeatGiven given ? given.seat() : null;
        return seat != null
                && before.chair(seat)
                        .person()
                        .filter(person -> !person.key().equals(came.key()))
                        .filter(person -> !came.key().equals(host.key())
                                || host.cameForEpoch().stream()
                                        .anyMatch(other -> other.key().equals(person.key())))
                        .isPresent();
    }

    private static Digest digestBefore(Chronicle chronicle, LogEntry added) {
        Chronicle.Branch branch = chronicle.with(added.sequence(), added.digest());
        if (branch == null) {
            throw new Violation("an epoch that was not told");
        }
        return branch.ledger().digestAt(added.sequence() - 1);
    }

    private void mayStop(HostMessage.TableStopped stopped, SimulatedHost host) {
        boolean unkept = stopped.reason() == HostMessage.StopReason.NOT_KEPT && diskWasFull;
        boolean broken = stopped.reason() != HostMessage.StopReason.CLOSED
                && host.throwing().hasThrown();
        if (!unkept && !broken) {
            throw new Violation("a table stopped: " + stopped);
        }
    }

    /// The last connection of a guest to a host ends. A host tells the others, where there are any; whoever comes
    /// again is told anew who is there.
    void gone(Key guestKey, SimulatedHost host) {
        present.replaceAll((where, people) -> where.startsWith(host.key() + " ")
                ? people.stream()
                        .filter(person -> !person.key().equals(guestKey))
                        .toList()
                : people);
    }

    private static boolean isElected(Log log, Person leader) {
        return log.events().stream()
                .anyMatch(event -> event instanceof Event.EpochBegan began
                        && began.hostKey().equals(leader.key())
                        && began.election() != null);
    }

    /// A host lets another one go on with a table: one that does lead it, while no guest is here or because most people
    /// have elected the other one, and not with less than what people decided here.
    void stepsDown(SimulatedHost host, TableId table, Person leader, Log theirs) {
        check(() -> {
            Chronicle.Branch led = chronicle(table).with(theirs.sequence(), theirs.digest());
            if (led == null || !theirs.state().hostKey().equals(leader.key())) {
                throw new Violation(host.name() + " steps down for a log that nobody leads");
            }
            boolean guests = present.getOrDefault(host.key() + " " + table, List.of()).stream()
                    .anyMatch(person -> !person.key().equals(host.key()));
            if (guests && !isElected(theirs, leader)) {
                throw new Violation(host.name() + " steps down before its guests");
            }
            Ledger mine = chronicle(table).toldBy(host.key()).ledger();
            // The line may have gone on elsewhere since.
            long told = chronicle(table).told(host.key());
            long common = 0;
            while (common < Math.min(told, theirs.sequence())
                    && mine.digestAt(common + 1).equals(theirs.digestAt(common + 1))) {
                common++;
            }
            Epoch epoch = mine.stateAt(common).epoch();
            if (mine.stateAt(told).epoch().isAfter(epoch)
                    && theirs.state().epoch().equals(epoch)) {
                throw new Violation(host.name() + " steps down for a host that missed its epoch");
            }
        });
    }

    /// A guest is shown a table from its beginning.
    ///
    /// @param before what it was shown of that table last; null where this program has shown nothing of it
    /// @param mayBranch whether its copy was damaged, so that it had to be set aside
    void shown(
            TableId table,
            List<LogEntry> entries,
            TableState state,
            boolean branched,
            boolean mayBranch,
            Screen.@Nullable Shown before) {
        check(() -> {
            Chronicle chronicle = chronicle(table);
            boolean kept = before == null
                    || entries.size() >= before.sequence()
                            && entries.get(Math.toIntExact(before.sequence() - 1))
                                    .digest()
                                    .equals(before.digest());
            boolean hasReason = mayBranch || (forgot || chronicle.hasMoved()) && (before == null || !kept);
            if (branched && !hasReason) {
                throw new Violation("a guest's copy of " + table + " was set aside");
            }
            if (!kept && !branched) {
                throw new Violation("of " + before + " some is gone, and nobody was told");
            }
            copied(chronicle, entries.getLast(), state);
        });
    }

    /// A guest is shown one more event.
    void shown(LogEntry entry, TableState after) {
        check(() -> copied(chronicle(after.id()), entry, after));
    }

    /// A host tells one guest something that is not in its log. Where that is legal, the host goes on with it if it has
    /// less itself when it comes back.
    void isLie(Digest digest, Lie lie, Key host) {
        lies.put(digest, lie);
        if (!lie.isRefused()) {
            isTwoFaced(host);
        }
    }

    /// A laptop brings a log that ends so, or goes on after that, to a host that takes the table over.
    void isForged(Digest digest, Forger.Forgery forgery) {
        forged.put(digest, forgery);
    }

    /// A host tells two laptops two things, or one after the other: some find that their copies are others.
    void isTwoFaced(Key host) {
        twoFaced = true;
        forgot = true;
        chronicles.values().forEach(chronicle -> chronicle.isLiar(host));
    }

    boolean haveBeenTwoTruths() {
        return twoFaced;
    }

    /// No dice may carry the secret of that laptop.
    void neverShows(Laptop laptop) {
        neverShow.put(laptop.key(), laptop);
    }

    private void checkShown(TableState before, Event event) {
        if (event instanceof Event.Rolled || event instanceof Event.StartRolled) {
            before.playing().flatMap(GameState::openThrow).stream()
                    .flatMap(open -> open.others().stream())
                    .map(hand -> neverShow.get(hand.key()))
                    .filter(laptop -> laptop != null && !laptop.hadTwin())
                    .forEach(laptop -> {
                        throw new Violation("dice with a secret that " + laptop.name() + " has not shown");
                    });
        }
    }

    boolean isLie(Digest digest) {
        return lies.containsKey(digest);
    }

    private void copied(Chronicle chronicle, LogEntry end, TableState state) {
        if (isLie(end.digest())) {
            return;
        }
        Chronicle.Branch branch = chronicle.with(end.sequence(), end.digest());
        if (branch == null) {
            throw new Violation("a copy with an event at " + end.sequence() + " that no host has told");
        }
        branch.ledger().check(end.sequence(), end.digest(), state);
    }

    /// Somebody presses a button, for the first time or again.
    ///
    /// @param shown what is on their screen
    void pressed(Person person, TableId table, Command command, Screen.@Nullable Shown shown) {
        seats.pressed(person, table, command);
        if (command instanceof Command.Turn turn) {
            boolean isNew = false;
            for (Chronicle.Branch branch : chronicle(table).branches()) {
                boolean sees = shown == null || branch.ledger().has(shown.sequence(), shown.digest());
                isNew |= sees && branch.intents().add(person, table, turn);
            }
            intents += isNew ? 1 : 0;
        }
    }

    /// Somebody is told that their command is done.
    ///
    /// @param host by whom
    /// @param shown what is on their screen
    void accepted(
            Key host, Person person, TableId table, Command command, long sequence, Screen.@Nullable Shown shown) {
        check(() -> {
            Chronicle chronicle = chronicle(table);
            chronicle.promise(host, sequence);
            Chronicle.Branch branch = chronicle.answered(host, shown).orElse(null);
            if (command instanceof Command.Turn turn
                    && branch != null
                    && sequence <= branch.ledger().size()) {
                branch.intents().accepted(person, branch.ledger(), turn, sequence);
            }
        });
    }

    /// What was told of a table.
    Chronicle chronicle(TableId table) {
        return chronicles.computeIfAbsent(table, id -> new Chronicle(id, encoded, moving));
    }
}
