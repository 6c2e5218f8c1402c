package cantstop.host.admission;

import cantstop.engine.Actor;
import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.Person;
import cantstop.engine.Rules;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.host.session.Session;
import cantstop.host.table.Submission;
import cantstop.host.table.Table;
import cantstop.host.table.Tables;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/// Opens tables, for whoever asks and for those whom the organiser seats. Confined to the host's thread.
public final class TableOpener {
    private static final int ID_BYTES = 16;

    private final Tables tables;
    private final RandomGenerator random;
    private final String hostKey;

    /// @param hostKey who leads what is opened
    public TableOpener(Tables tables, RandomGenerator random, String hostKey) {
        this.tables = tables;
        this.random = random;
        this.hostKey = hostKey;
    }

    /// Opens a table for a guest, who sits down at it and attends it.
    public void open(Session session, ClientMessage.OpenTable wish) {
        if (!hasRoom()) {
            session.send(new HostMessage.Answered(wish.request(), new Answer.Declined(Answer.Reason.TOO_MANY_TABLES)));
            return;
        }
        Person opener = session.person(wish);
        Table table = tables.make(newId(), new Log());
        List<Event> events = Rules.open(table.id(), wish.name(), wish.settings(), hostKey, opener, wish.wish());
        Command sitting = new Command.SitDown(null, wish.wish());
        table.begin(
                events,
                new Submission(
                        new Actor.Guest(opener), sitting, answer -> opened(session, wish.request(), table, answer)));
    }

    private void opened(Session session, long request, Table table, Answer answer) {
        if (!(answer instanceof Answer.Accepted)) {
            tables.goes();
            session.send(new HostMessage.Answered(request, answer));
            return;
        }
        tables.stays(table);
        if (!session.isEnded()) {
            session.attends(table);
            table.attend(session, 0, table.log().digestAt(0));
            session.send(new HostMessage.Answered(request, new Answer.Opened(table.id())));
        }
    }

    /// Whether there is room for one more table.
    public boolean hasRoom() {
        return tables.hasRoom();
    }

    /// Opens a table for people who wait for a seat, and seats them there.
    ///
    /// @param group two to four, of whom the first owns the table
    /// @param unseated hears of each who could not be seated
    public void seat(List<WaitingRoom.Waiter> group, TableName name, Consumer<WaitingRoom.Waiter> unseated) {
        WaitingRoom.Waiter first = group.getFirst();
        Table table = tables.make(newId(), new Log());
        List<Event> events = Rules.open(table.id(), name, Settings.DEFAULT, hostKey, first.person(), first.wish());
        table.begin(events, sitting(first, answer -> {
            if (answer instanceof Answer.Accepted) {
                tables.stays(table);
                place(first, table);
                group.stream()
                        .skip(1)
                        .forEach(other -> table.submit(sitting(other, sat -> {
                            if (sat instanceof Answer.Accepted) {
                                place(other, table);
                            } else {
                                unseated.accept(other);
                            }
                        })));
            } else {
                tables.goes();
                group.forEach(unseated);
            }
        }));
    }

    private static Submission sitting(WaitingRoom.Waiter waiter, Consumer<Answer> then) {
        return new Submission(new Actor.Guest(waiter.person()), new Command.SitDown(null, waiter.wish()), then);
    }

    private static void place(WaitingRoom.Waiter waiter, Table table) {
        Session session = waiter.session();
        // Whoever has gone to another table meanwhile stays there; the seat waits for them all the same.
        if (!session.isEnded() && session.table() == null) {
            session.send(new HostMessage.Placed(table.id()));
            session.attends(table);
            table.attend(session, 0, table.log().digestAt(0));
        }
    }

    private String newId() {
        byte[] id = new byte[ID_BYTES];
        random.nextBytes(id);
        return HexFormat.of().formatHex(id);
    }
}
