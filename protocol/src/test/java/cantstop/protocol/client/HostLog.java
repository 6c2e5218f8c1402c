package cantstop.protocol.client;

import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Digest;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.Occupant;
import cantstop.engine.PlayerName;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.TableName;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.LogVersion;
import cantstop.protocol.TableSummary;
import cantstop.protocol.wire.EventCodec;
import java.util.List;

/// A table's log at a host, and how it is sent.
final class HostLog {
    static final TableId TABLE = new TableId("0123456789abcdef0123456789abcdef");
    static final Badge BADGE =
            new Badge(new PlayerName("Ana"), Colour.ORANGE, Shape.all().getFirst());
    static final Badge BENS =
            new Badge(new PlayerName("Ben"), Colour.GREEN, Shape.all().getLast());

    /// Something that a host may tell in the place of a lock.
    static final Event OTHER_LOOKS = new Event.BadgeChanged(Seat.of(0), BENS);

    static final Person ANA = new Person(new Key("a".repeat(64)), 0);

    private final Log log = new Log();
    private final TableId table;

    private HostLog(TableId table) {
        this.table = table;
    }

    /// A table with somebody at it: four events.
    static HostLog opened() {
        return opened(TABLE);
    }

    static HostLog opened(TableId table) {
        HostLog opened = new HostLog(table);
        Rules.open(table, new TableName("Ana's game"), Settings.DEFAULT, ClientParty.HOST_KEY, ANA, BADGE)
                .forEach(opened::add);
        return opened;
    }

    /// What a guest says who has nothing of it.
    static ClientMessage.Attend attendFromNothing() {
        return new ClientMessage.Attend(TABLE, 0, Digest.EMPTY);
    }

    /// What a guest says who has all of it.
    ClientMessage.Attend attend() {
        return new ClientMessage.Attend(table, log.sequence(), log.digest());
    }

    /// What a guest is told once all of it is there.
    ///
    /// @param branched whether their own copy was another one
    Ear.Attending told(boolean branched) {
        return new Ear.Attending(table, entries(), state(), branched);
    }

    HostLog add(Event event) {
        log.append(event, EventCodec.encode(event));
        return this;
    }

    /// The table is locked and opened again so many times: one event each.
    HostLog lock(int times) {
        for (int time = 0; time < times; time++) {
            add(new Event.LockChanged(!log.state().locked()));
        }
        return this;
    }

    /// One more person sits down.
    HostLog sits(Key key) {
        return add(new Event.Sat(Seat.of(1), new Occupant.Human(new Person(key, 0)), BENS));
    }

    /// How a host lists the table.
    TableSummary summary() {
        return summary(LogVersion.FIRST);
    }

    TableSummary summary(int readableBy) {
        return new TableSummary(
                table,
                state().name(),
                state().settings(),
                List.of(),
                List.of(),
                false,
                state().locked(),
                0,
                state().epoch(),
                state().instance(),
                readableBy);
    }

    Log log() {
        return log;
    }

    TableState state() {
        return log.state();
    }

    List<LogEntry> entries() {
        return List.copyOf(log.after(0));
    }

    /// Keeps all of it in a store, as if the guest had seen it before.
    HostLog keptIn(LogStore store) {
        entries().forEach(entry -> store.append(table, entry));
        return this;
    }

    HostMessage.Attending attending(long from) {
        return new HostMessage.Attending(table, log.state().epoch(), from);
    }

    /// The entries after one sequence up to another, of a log as long as it is now.
    HostMessage.Entries send(long after, long to) {
        return send(log.after(after).subList(0, Math.toIntExact(to - after)).stream()
                .map(HostMessage.Entry::of)
                .toList());
    }

    HostMessage.Entries send(List<HostMessage.Entry> entries) {
        return new HostMessage.Entries(table, log.state().epoch(), log.sequence(), entries);
    }

    HostMessage.Entries sendAfter(long after) {
        return send(after, log.sequence());
    }
}
