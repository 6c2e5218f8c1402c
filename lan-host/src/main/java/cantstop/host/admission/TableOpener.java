package cantstop.host.admission;

import cantstop.engine.Actor;
import cantstop.engine.Command;
import cantstop.engine.Digest;
import cantstop.engine.Rules;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.host.environment.HostLimits;
import cantstop.host.session.Session;
import cantstop.host.table.Submission;
import cantstop.host.table.TableView;
import cantstop.host.table.Tables;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Timers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/// Opens tables, for a guest who asks and for those whom the organiser seats. Confined to the host's thread.
public final class TableOpener {
    private final Tables tables;
    private final RandomGenerator random;
    private final Key hostKey;
    private final BooleanSupplier space;

    private final OpeningQueue queue;

    /// The keys of guests whose tables wait for their turn, or are being written to the journal.
    private final List<Key> opening = new ArrayList<>();

    /// The table that each guest opened last.
    private final SequencedMap<Key, Opened> lastOpened = new LinkedHashMap<>();

    private record Opened(Session by, TableId id) {}

    /// @param hostKey the key of this host, which leads what is opened
    /// @param space whether the journal has space for more tables
    public TableOpener(Tables tables, RandomGenerator random, Key hostKey, BooleanSupplier space, Timers timers) {
        queue = new OpeningQueue(timers);
        this.space = space;
        this.tables = tables;
        this.random = random;
        this.hostKey = hostKey;
    }

    /// Opens a table for a guest, who sits down at it and attends it; at once, or when its turn comes.
    public void open(Session session, ClientMessage.OpenTable wish) {
        Optional<TableId> left = leftUnused(session, wish);
        if (left.isPresent()) {
            attend(session, left.get());
            session.send(new HostMessage.Answered(wish.request(), new Answer.Opened(left.get())));
            return;
        }
        if (!hasRoom()
                || tablesOf(session.key()) >= HostLimits.TABLES_PER_KEY
                || !session.allowances().open()) {
            decline(session, wish);
            return;
        }
        opening.add(session.key());
        queue.add(session, () -> begin(session, wish));
    }

    /// Drops the tables of a guest who is gone that still wait for their turn.
    public void forget(Session session) {
        for (int dropped = queue.remove(session); dropped > 0; dropped--) {
            opening.remove(session.key());
        }
    }

    /// Stops the timer of those that wait, as the host ends.
    public void rest() {
        queue.rest();
    }

    private static void decline(Session session, ClientMessage.OpenTable wish) {
        session.send(new HostMessage.Answered(wish.request(), new Answer.Declined(Answer.Reason.TOO_MANY_TABLES)));
    }

    private void begin(Session session, ClientMessage.OpenTable wish) {
        if (!hasRoom()) {
            opening.remove(session.key());
            decline(session, wish);
            return;
        }
        TableId id = newId();
        Person opener = session.person(wish);
        remember(session, id);
        tables.open(id, Rules.open(id, wish.name(), wish.settings(), hostKey, opener, wish.wish()), (_, answer) -> {
            opening.remove(session.key());
            if (!(answer instanceof Answer.Accepted)) {
                session.send(new HostMessage.Answered(wish.request(), answer));
            } else if (!session.isEnded()) {
                attend(session, id);
                session.send(new HostMessage.Answered(wish.request(), new Answer.Opened(id)));
            }
        });
    }

    private void remember(Session session, TableId id) {
        lastOpened.putLast(session.key(), new Opened(session, id));
        if (lastOpened.size() > HostLimits.ALLOWANCES) {
            lastOpened.pollFirstEntry();
        }
    }

    /// The table that the same guest has just opened over a connection that was lost before it could use it: the answer
    /// may have been lost, so a retry must not open a second table.
    private Optional<TableId> leftUnused(Session session, ClientMessage.OpenTable wish) {
        Opened last = lastOpened.get(session.key());
        return Optional.ofNullable(last)
                .filter(opened -> opened.by() != session && opened.by().isEnded())
                .flatMap(opened -> tables.awake(opened.id()))
                .filter(table -> table.leads() && table.attendees().isEmpty())
                .map(TableView::state)
                .filter(state -> state.game() == null
                        && state.isOwner(session.person(wish))
                        && state.name().equals(wish.name())
                        && state.settings().equals(wish.settings()))
                .map(TableState::id);
    }

    /// How many tables in memory a guest owns or opens.
    private long tablesOf(Key key) {
        long owned = tables.awake().stream()
                .map(table -> table.state().owner())
                .filter(owner -> owner != null && owner.key().equals(key))
                .count();
        return owned + opening.stream().filter(key::equals).count();
    }

    /// Whether there is room for one more table, in memory and on the disk.
    public boolean hasRoom() {
        return space.getAsBoolean() && tables.hasRoom();
    }

    /// Opens a table for people who wait for a seat, and seats them there.
    ///
    /// @param group two to four, of whom the first owns the table
    /// @param unseated hears of each who could not be seated
    public void seat(List<WaitingRoom.Waiter> group, TableName name, Consumer<WaitingRoom.Waiter> unseated) {
        WaitingRoom.Waiter first = group.getFirst();
        TableId id = newId();
        tables.open(
                id, Rules.open(id, name, Settings.DEFAULT, hostKey, first.person(), first.wish()), (table, answer) -> {
                    if (answer instanceof Answer.Accepted) {
                        place(first, id);
                        group.stream().skip(1).forEach(other -> sit(other, table, unseated));
                    } else {
                        group.forEach(unseated);
                    }
                });
    }

    private void sit(WaitingRoom.Waiter waiter, TableView table, Consumer<WaitingRoom.Waiter> unseated) {
        Command sit = new Command.SitDown(null, waiter.wish());
        table.submit(new Submission(new Actor.Guest(waiter.person()), sit, answer -> {
            if (answer instanceof Answer.Accepted) {
                place(waiter, table.id());
            } else {
                unseated.accept(waiter);
            }
        }));
    }

    private void place(WaitingRoom.Waiter waiter, TableId id) {
        Session session = waiter.session();
        // A guest who has gone to another table meanwhile stays there; the seat is kept for them all the same.
        if (!session.isEnded() && tables.attendedBy(session).isEmpty()) {
            session.send(new HostMessage.Placed(id));
            attend(session, id);
        }
    }

    private void attend(Session session, TableId id) {
        tables.attend(session, id, 0, Digest.EMPTY);
    }

    private TableId newId() {
        byte[] id = new byte[TableId.BYTES];
        random.nextBytes(id);
        return TableId.of(id);
    }
}
