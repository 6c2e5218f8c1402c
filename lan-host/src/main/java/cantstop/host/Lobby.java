package cantstop.host;

import cantstop.engine.Actor;
import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.Person;
import cantstop.engine.Rules;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.TableSummary;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// All tables of this host, and the way to each of them. Confined to the host's thread.
final class Lobby {
    private static final int ID_BYTES = 16;

    private final Surroundings with;
    private final Nameplate nameplate;
    private final Pace pace;
    private final Commit commit;
    private final Permission permission;
    private final Map<String, Table> tables = new LinkedHashMap<>();
    private final Map<String, TableSummary> listed = new LinkedHashMap<>();
    private final Set<Session> listeners = new LinkedHashSet<>();
    private int opening;

    Lobby(Surroundings with, Nameplate nameplate, Pace pace) {
        this.with = with;
        this.nameplate = nameplate;
        this.pace = pace;
        commit = new Commit(with.journal(), with.encoder());
        permission = new Permission(with.bots());
    }

    /// Sends the list of tables, now and whenever it changes.
    void list(Session session) {
        listeners.add(session);
        session.send(tables());
    }

    void forget(Session session) {
        listeners.remove(session);
    }

    /// Opens a table for a guest, who sits down at it and attends it.
    void open(Session session, ClientMessage.OpenTable wish) {
        if (tables.size() + opening >= Limits.TABLES) {
            decline(session, wish.request(), Answer.Reason.TOO_MANY_TABLES);
            return;
        }
        Person opener = new Person(session.key(), wish.profile());
        Table table = new Table(newId(), with, pace, commit, this::changed);
        List<Event> events = Rules.open(table.id(), wish.name(), wish.settings(), nameplate.key(), opener, wish.wish());
        opening++;
        Command sitting = new Command.SitDown(null, wish.wish());
        table.open(events, new Submission(new Actor.Guest(opener), sitting, answer -> {
            opening--;
            opened(session, wish.request(), table, answer);
        }));
    }

    private void opened(Session session, long request, Table table, Answer answer) {
        if (!(answer instanceof Answer.Accepted)) {
            session.send(new HostMessage.Answered(request, answer));
            return;
        }
        tables.put(table.id(), table);
        if (!session.isEnded()) {
            session.attends(table);
            table.attend(session, 0, table.log().digestAt(0));
            session.send(new HostMessage.Answered(request, new Answer.Opened(table.id())));
        }
    }

    /// Lets a guest attend a table. One that isn't here is said with the answer to request 0, since attending has
    /// no number of its own.
    void attend(Session session, ClientMessage.Attend wish) {
        Table table = tables.get(wish.table());
        if (table == null) {
            decline(session, 0, Answer.Reason.NO_SUCH_TABLE);
            return;
        }
        session.attends(table);
        table.attend(session, wish.sequence(), wish.digest());
    }

    /// Takes a guest's command to its table. It is always answered.
    void submit(Session session, ClientMessage.Submit submit) {
        Table table = tables.get(submit.table());
        Answer.Reason reason = refusal(session, table, submit);
        if (reason != null || table == null) {
            decline(session, submit.request(), reason == null ? Answer.Reason.NO_SUCH_TABLE : reason);
            return;
        }
        Person person = new Person(session.key(), submit.profile());
        table.submit(new Submission(
                new Actor.Guest(person),
                submit.command(),
                answer -> session.send(new HostMessage.Answered(submit.request(), answer))));
    }

    private Answer.@Nullable Reason refusal(Session session, @Nullable Table table, ClientMessage.Submit submit) {
        if (table == null) {
            return Answer.Reason.NO_SUCH_TABLE;
        }
        if (session.table() != table) {
            return Answer.Reason.NOT_ATTENDING;
        }
        if (table.isStopped()) {
            return Answer.Reason.STOPPED;
        }
        if (submit.epoch() != table.log().state().epoch()) {
            return Answer.Reason.OTHER_EPOCH;
        }
        return permission.refusal(submit.command(), table);
    }

    /// Takes what a guest says to its table. It is always answered.
    void speak(Session session, ClientMessage.Speak speak) {
        Table table = session.table();
        if (table == null || !table.id().equals(speak.table())) {
            decline(session, speak.request(), Answer.Reason.NOT_ATTENDING);
            return;
        }
        Answer answer = table.speak(new Person(session.key(), speak.profile()), speak);
        session.send(new HostMessage.Answered(speak.request(), answer));
    }

    void hover(Session session, ClientMessage.Hover hover) {
        Table table = session.table();
        if (table != null && table.id().equals(hover.table())) {
            table.hover(session, hover.columns());
        }
    }

    /// The host is being ended: nothing happens by itself any more.
    void rest() {
        tables.values().forEach(Table::rest);
        listeners.clear();
    }

    private HostMessage.Tables tables() {
        return new HostMessage.Tables(List.copyOf(listed.values()));
    }

    private void changed(Table table) {
        TableSummary summary = table.summary();
        if (!summary.equals(listed.put(table.id(), summary))) {
            HostMessage.Tables tables = tables();
            List.copyOf(listeners).forEach(session -> session.send(tables));
        }
    }

    private String newId() {
        byte[] id = new byte[ID_BYTES];
        with.random().nextBytes(id);
        return HexFormat.of().formatHex(id);
    }

    private static void decline(Session session, long request, Answer.Reason reason) {
        session.send(new HostMessage.Answered(request, new Answer.Declined(reason)));
    }
}
