package cantstop.host;

import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.host.admission.TableOpener;
import cantstop.host.environment.HostEnvironment;
import cantstop.host.environment.HostMetrics;
import cantstop.host.environment.Pace;
import cantstop.host.migration.PendingTakeovers;
import cantstop.host.migration.Takeovers;
import cantstop.host.session.Session;
import cantstop.host.table.TableList;
import cantstop.host.table.TableView;
import cantstop.host.table.Tables;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.RequestId;
import java.util.Set;
import java.util.stream.Collectors;

/// Wires the parts that all tables of one host share, and routes each message to its table. Confined
/// to the host's thread.
final class Lobby {
    private final TableList list;
    private final Tables tables;
    private final TableOpener opener;
    private final Takeovers takeovers;
    private final PendingTakeovers pendingTakeovers;

    Lobby(HostEnvironment environment, Key hostKey, Pace pace, HostMetrics metrics) {
        list = new TableList(environment.timers());
        tables = new Tables(
                environment, hostKey, list, metrics, table -> new TableDuties(table, environment, pace, hostKey));
        opener = new TableOpener(
                tables, environment.random(), hostKey, environment.journal()::hasRoom, environment.timers());
        takeovers = new Takeovers(tables, environment.journal(), hostKey);
        pendingTakeovers = new PendingTakeovers(environment, hostKey, tables, list, takeovers::adopt);
    }

    /// The list of tables that guests see.
    TableList list() {
        return list;
    }

    Tables tables() {
        return tables;
    }

    /// The keys of all who have a seat at a table in memory.
    Set<Key> seatedKeys() {
        return tables.awake().stream()
                .flatMap(table -> table.state().people().stream())
                .map(Person::key)
                .collect(Collectors.toSet());
    }

    TableOpener opener() {
        return opener;
    }

    /// Tables that this host takes over from another one.
    Takeovers takeovers() {
        return takeovers;
    }

    /// Pending takeovers: tables that wait here for a quorum of their players.
    PendingTakeovers pendingTakeovers() {
        return pendingTakeovers;
    }

    /// Lets a guest attend a table.
    void attend(Session session, ClientMessage.Attend wish) {
        if (!pendingTakeovers.take(session, wish)) {
            tables.attend(session, wish, table -> outgrown(table, session, wish));
        }
    }

    /// A guest has a longer log of a table than this host, or waited for the same lookup as one who has.
    private void outgrown(TableView table, Session session, ClientMessage.Attend wish) {
        if (tables.awake(table.id()).filter(table::equals).isPresent()) {
            pendingTakeovers.reopen(table, session, wish);
        } else {
            attend(session, wish);
        }
    }

    /// Hands a message to the table that it is about.
    void handle(Session session, ClientMessage.OfTable message) {
        if (!(message instanceof ClientMessage.HandOver) && !(message instanceof ClientMessage.Withdraw)) {
            tables.touched(session);
        }
        if (message instanceof ClientMessage.Submit submit && pendingTakeovers.has(submit.table())) {
            decline(session, submit.request(), Answer.Reason.GATHERING);
        } else if (!tables.handle(session, message)) {
            answerWithoutTable(session, message);
        }
    }

    /// Answers a message about a table that is not in memory, if it needs an answer.
    private void answerWithoutTable(Session session, ClientMessage.OfTable message) {
        switch (message) {
            case ClientMessage.Submit submit ->
                decline(
                        session,
                        submit.request(),
                        isAsleep(session, submit.table()) ? Answer.Reason.NOT_ATTENDING : Answer.Reason.NO_SUCH_TABLE);
            case ClientMessage.Speak speak -> decline(session, speak.request(), Answer.Reason.NOT_ATTENDING);
            case ClientMessage.Knock knock ->
                session.send(new HostMessage.Replied(knock.table(), knock.purpose(), false));
            default -> {
                // The others expect none.
            }
        }
    }

    private boolean isAsleep(Session session, TableId id) {
        ClientMessage.Attend wanted = session.wanted();
        return list.contains(id) || (wanted != null && wanted.table().equals(id));
    }

    /// A connection has ended: its guest wants neither the list nor a table any more.
    void left(Session session) {
        list.forget(session);
        opener.forget(session);
    }

    /// Stops all timers, as the host ends.
    void rest() {
        opener.rest();
        tables.rest();
        list.forgetAll();
    }

    private static void decline(Session session, RequestId request, Answer.Reason reason) {
        session.send(new HostMessage.Answered(request, new Answer.Declined(reason)));
    }
}
