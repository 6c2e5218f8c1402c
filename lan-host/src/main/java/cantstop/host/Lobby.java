package cantstop.host;

import cantstop.engine.Actor;
import cantstop.engine.Command;
import cantstop.engine.Decision;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.Person;
import cantstop.engine.Rules;
import cantstop.engine.TableState;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.TableSummary;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
    private final Map<String, Gathering> gatherings = new LinkedHashMap<>();
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
        Table table = newTable(newId());
        List<Event> events = Rules.open(table.id(), wish.name(), wish.settings(), nameplate.key(), opener, wish.wish());
        opening++;
        Command sitting = new Command.SitDown(null, wish.wish());
        table.open(events, new Submission(new Actor.Guest(opener), sitting, answer -> {
            opening--;
            opened(session, wish.request(), table, answer);
        }));
    }

    private Table newTable(String id) {
        return new Table(id, nameplate.key(), with, pace, commit, this::changed);
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
        Gathering gathering = gatherings.get(wish.table());
        if (gathering != null) {
            session.attends(gathering);
            gathering.come(session, wish.sequence(), wish.digest());
            return;
        }
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
        if (gatherings.containsKey(submit.table())) {
            return Answer.Reason.GATHERING;
        }
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

    /// Takes a guest's step of handing its table over.
    void handOver(Session session, ClientMessage.HandOver message) {
        Table table = session.table();
        if (table != null && table.id().equals(message.table())) {
            table.handOver().step(session, message.step());
        }
    }

    /// Takes a part of a copy of a log.
    void part(Session session, ClientMessage.LogPart part) {
        Gathering gathering = gatherings.get(part.table());
        if (gathering != null) {
            gathering.part(session, part);
        }
    }

    /// Waits for the people of a table, to go on with it. One that goes on here already, with somebody there,
    /// is left as it is.
    void gather(String id) {
        Table here = tables.get(id);
        if (gatherings.containsKey(id)
                || here != null && here.leads() && !here.attenders().isEmpty()) {
            return;
        }
        Optional<Log> kept = Optional.empty();
        if (here != null) {
            here.rest();
            here.attenders().sessions().forEach(session -> session.attends(null));
            tables.remove(id);
            kept = Optional.of(here.log());
        }
        gatherings.put(id, new Gathering(id, nameplate.key(), with.decoder(), kept, this::changed));
    }

    /// Another host leads a table that goes on here, too.
    Continuation rival(String id, Person leader, List<HostAddress> addresses, Log theirs) {
        Table table = tables.get(id);
        if (table == null || !table.leads()) {
            return Continuation.YIELD;
        }
        Continuation answer = Continuation.of(table.log(), nameplate.key(), theirs, leader.key());
        boolean hasGuests = table.attenders().sessions().stream()
                .anyMatch(session -> !session.key().equals(nameplate.key()));
        if (answer != Continuation.YIELD || hasGuests) {
            return answer == Continuation.YIELD ? Continuation.STAY : answer;
        }
        table.yieldTo(leader, addresses);
        return answer;
    }

    /// More has become known of a table that waits for its people.
    private void changed(Gathering gathering) {
        Optional<Log> ready = gathering.ready();
        if (ready.isPresent()) {
            goOn(gathering, ready.get());
        } else {
            list(gathering.id(), gathering.best().map(log -> Table.summary(log.state(), 0, 0)));
        }
    }

    /// Those who come while the log is being forced are with the gathering still, and go on with everybody else.
    private void goOn(Gathering gathering, Log log) {
        if (tables.containsKey(gathering.id())) {
            return;
        }
        TableState state = log.state();
        Command epoch = new Command.BeginEpoch(state.epoch() + 1, nameplate.key());
        List<Event> events = List.of();
        if (!state.hostKey().equals(nameplate.key())
                && Rules.decide(state, new Actor.Host(), epoch, List.of())
                        instanceof Decision.Accepted(List<Event> began)) {
            events = began;
        }
        Table table = newTable(gathering.id());
        tables.put(table.id(), table);
        table.adopt(log, events, Submission.ofHost(epoch, answer -> adopted(gathering, table, answer)));
    }

    private void adopted(Gathering gathering, Table table, Answer answer) {
        gatherings.remove(gathering.id());
        if (!(answer instanceof Answer.Accepted)) {
            tables.remove(table.id());
            gathering.end(HostMessage.StopReason.NOT_KEPT);
            return;
        }
        gathering.comers().forEach((session, copy) -> {
            session.attends(table);
            table.attend(session, copy.sequence(), copy.digest());
        });
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
        list(table.id(), table.leads() ? Optional.of(table.summary()) : Optional.empty());
    }

    private void list(String id, Optional<TableSummary> summary) {
        TableSummary before = summary.isPresent() ? listed.put(id, summary.get()) : listed.remove(id);
        if (!summary.equals(Optional.ofNullable(before))) {
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
