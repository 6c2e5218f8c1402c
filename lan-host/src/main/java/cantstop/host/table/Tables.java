package cantstop.host.table;

import cantstop.engine.Digest;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.host.environment.HostEnvironment;
import cantstop.host.environment.HostMetrics;
import cantstop.host.session.Session;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.RequestId;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// All tables of the host: attended ones in memory, all others asleep in the journal. A table without attendees falls
/// asleep after a while and is read back when a guest wants it, so the number of tables costs only disk. Confined to
/// the host's thread.
public final class Tables {
    private final HostEnvironment environment;
    private final Key hostKey;
    private final Commit commit;
    private final JournalReader reader;
    private final TableList list;
    private final TableWiring.Factory wiring;
    private final TablesInMemory awake;
    private final TableLookup lookup;
    private final Set<TableId> closed = new HashSet<>();

    /// @param hostKey the fingerprint of this host's key
    /// @param list shows the tables that this host leads
    /// @param wiring makes the duties of each table
    public Tables(
            HostEnvironment environment, Key hostKey, TableList list, HostMetrics metrics, TableWiring.Factory wiring) {
        this.environment = environment;
        this.hostKey = hostKey;
        this.list = list;
        this.wiring = wiring;
        awake = new TablesInMemory(environment.timers(), this::readAgain);
        reader = new JournalReader(environment);
        lookup = new TableLookup(awake, reader, this::make);
        commit = new Commit(environment.journal(), environment.encoder(), metrics, environment.timers());
    }

    /// The table, if it is in memory.
    public Optional<TableView> awake(TableId id) {
        return Optional.ofNullable(awake.get(id));
    }

    /// All tables in memory.
    public Collection<? extends TableView> awake() {
        return awake.all();
    }

    /// The table that a guest attends, if it is not a pending takeover.
    public Optional<TableView> attendedBy(Session guest) {
        return attended(guest).map(table -> table);
    }

    private static Optional<Table> attended(Session guest) {
        return guest.attended() instanceof Table table ? Optional.of(table) : Optional.empty();
    }

    /// A guest has acted, so a person is present.
    public void touched(Session guest) {
        attended(guest).ifPresent(table -> table.touched(guest));
    }

    /// The host slept so long that others may have continued its tables.
    public void woke() {
        List.copyOf(awake.all()).forEach(table -> table.safely(table.sleep()::begin));
    }

    /// A guest has answered a ping.
    ///
    /// @param ping its number
    public void answered(Session guest, long ping) {
        attended(guest).ifPresent(table -> table.safely(() -> table.sleep().answered(guest, ping)));
    }

    /// Hands a message to its table.
    ///
    /// @return whether the table is in memory
    public boolean handle(Session from, ClientMessage.OfTable message) {
        Table table = awake.get(message.table());
        if (table != null) {
            table.handle(from, message);
        }
        return table != null;
    }

    /// Whether one more table can be in memory; those that only wait to fall asleep make room for it.
    public boolean hasRoom() {
        return awake.hasRoom();
    }

    /// Opens a new table with these events.
    ///
    /// @param done gets Accepted once they are written, or the reason why not
    public void open(TableId id, List<Event> events, BiConsumer<TableView, Answer> done) {
        Table table = make(id, new Log());
        awake.begins();
        table.begin(events, answer -> begun(table, answer, done));
    }

    /// Takes over a table that another host led.
    ///
    /// @param log audited by the caller, and this host's from now on
    /// @param events of the new epoch
    /// @param leftBy the key of a guest who left the table on purpose at its last host
    /// @param done gets Accepted once the log and the events are written, or the reason why not
    public void adopt(Log log, List<Event> events, Optional<Key> leftBy, BiConsumer<TableView, Answer> done) {
        Table table = make(log.state().id(), log);
        awake.begins();
        table.beginWithItsLog(events, leftBy, answer -> begun(table, answer, done));
    }

    private void readAgain(Table table) {
        lookup.read(table.id(), _ -> changed(table));
    }

    private Table make(TableId id, Log log) {
        return new Table(id, hostKey, log, environment, commit, wiring, this::changed);
    }

    private void begun(Table table, Answer answer, BiConsumer<TableView, Answer> done) {
        awake.begun();
        if (answer instanceof Answer.Accepted) {
            awake.put(table);
        }
        done.accept(table, answer);
    }

    /// Whether a log from elsewhere may take the place of the table here: a table that this host leads must have no
    /// attendees.
    public boolean isReplaceable(TableId id) {
        Table here = awake.get(id);
        return here == null || (here.leads() ? here.isIdle() : here.isQuiet());
    }

    /// Yields a table to another host.
    public void yieldTo(TableId id, Person successor, List<HostAddress> addresses) {
        Table table = awake.get(id);
        if (table != null) {
            table.yieldTo(successor, addresses);
        }
    }

    /// Releases a table that may continue with another log.
    ///
    /// @return who attended it
    public List<Session> release(TableId id) {
        Table table = awake.get(id);
        List<Session> attendees = List.of();
        if (table != null) {
            attendees = table.attendees().all();
            table.release();
            awake.forget(table);
        }
        return attendees;
    }

    /// Lets a guest attend a table that is in memory.
    ///
    /// @param sequence how much of the log the guest has
    /// @param digest of what it has
    public void attend(Session session, TableId id, long sequence, Digest digest) {
        Table table = awake.get(id);
        if (table != null) {
            table.attend(session, sequence, digest);
        }
    }

    /// Lets a guest attend a table, which may have to be read first. A refusal is sent as the answer to request 0,
    /// since attending has no request number.
    ///
    /// @param outgrown takes the guest if their log is longer than this host's, which has added nothing to it yet,
    ///     or if another guest's is, and the table was released
    public void attend(Session session, ClientMessage.Attend wish, Consumer<TableView> outgrown) {
        session.wants(wish);
        find(wish.table(), found -> {
            if (session.isEnded() || !wish.equals(session.wanted())) {
                return;
            }
            session.wants(null);
            if (found instanceof TableLookup.Sought.Here(Table table) && awake.get(table.id()) != table) {
                outgrown.accept(table);
                return;
            }
            Answer.Reason refusal = switch (found) {
                case TableLookup.Sought.NotHere(Answer.Reason reason) -> reason;
                case TableLookup.Sought.Here(Table table) -> table.refusal(session.key(), wish);
            };
            if (refusal != null) {
                session.send(new HostMessage.Answered(RequestId.ATTENDING, new Answer.Declined(refusal)));
            } else if (found instanceof TableLookup.Sought.Here(Table table) && table.isOutgrownBy(wish.sequence())) {
                outgrown.accept(table);
            } else if (found instanceof TableLookup.Sought.Here(Table table)) {
                table.attend(session, wish.sequence(), wish.digest());
            }
        });
    }

    private void find(TableId id, Consumer<TableLookup.Sought> found) {
        if (closed.contains(id)) {
            found.accept(new TableLookup.Sought.NotHere(Answer.Reason.NO_SUCH_TABLE));
        } else {
            lookup.find(id, found);
        }
    }

    /// Ends a table at this host, for as long as the host runs: it is not found any more, and its attendees are told.
    /// Its log stays in the journal.
    ///
    /// @return whether there was one
    public boolean close(TableId id) {
        return stop(id, HostMessage.StopReason.CLOSED);
    }

    /// The same for another reason.
    public boolean stop(TableId id, HostMessage.StopReason why) {
        boolean listed = list.contains(id);
        list.remove(id);
        closed.add(id);
        Table table = awake.get(id);
        if (table != null) {
            table.stop(why);
        }
        return listed || table != null;
    }

    /// Stops all timers.
    public void rest() {
        awake.all().forEach(Table::rest);
    }

    /// Puts tables that are asleep on the list, one after the other: a guest who wants one does not wait for all.
    public void list(List<TableId> ids) {
        new AsleepTables(environment.timers(), reader, awake::has, log -> {
                    TableState state = log.state();
                    if (state.hostKey().equals(hostKey) && !closed.contains(state.id())) {
                        list.put(TableList.summary(log, 0, state.epoch()), awake::has);
                    }
                })
                .look(ids);
    }

    /// A table has changed: updates the list.
    private void changed(Table table) {
        if (awake.get(table.id()) != table) {
            return;
        }
        if (table.leads() && !closed.contains(table.id())) {
            list.put(TableList.summary(table), awake::has);
        } else {
            list.remove(table.id());
        }
        awake.changed(table);
    }
}
