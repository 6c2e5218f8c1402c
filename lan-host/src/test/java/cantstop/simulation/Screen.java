package cantstop.simulation;

import cantstop.engine.Digest;
import cantstop.engine.LogEntry;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
import cantstop.protocol.HostMessage;
import cantstop.protocol.RequestId;
import cantstop.protocol.TableSummary;
import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.DiceAlarm;
import cantstop.protocol.client.Takeover;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What one running program shows: exactly what its client half has told it, and nothing else. All of it
/// passes the referee.
final class Screen implements ClientListener {
    private final Laptop laptop;
    private final Referee referee;
    private Connection connection = new Connection.Idle();
    private @Nullable List<TableSummary> tables;
    private List<Person> present = List.of();
    private @Nullable TableState state;
    private @Nullable Shown shown;
    private Optional<Takeover> vacancy = Optional.empty();
    private HostMessage.@Nullable Succession succession;
    private boolean gathers;
    private boolean throwsNext;

    /// How much of a table was shown last.
    record Shown(TableId table, long sequence, Digest digest) {}

    Screen(Laptop laptop, Referee referee) {
        this.laptop = laptop;
        this.referee = referee;
    }

    Connection connection() {
        return connection;
    }

    boolean isConnected() {
        return connection instanceof Connection.Connected;
    }

    /// The host's tables; null before it has named them.
    @Nullable
    List<TableSummary> tables() {
        return tables;
    }

    /// The table; null for none.
    @Nullable
    TableState state() {
        return state;
    }

    /// What was shown last of a table; null before anything was.
    @Nullable
    Shown shown() {
        return shown;
    }

    /// The same, of one table.
    @Nullable
    Shown shown(TableId table) {
        return shown != null && shown.table().equals(table) ? shown : null;
    }

    /// Whether this laptop is asked to go on as host.
    boolean isAskedToHost() {
        return vacancy.filter(asked -> asked.isOffered(laptop.key())).isPresent();
    }

    /// A hand-over as the host said last; null where it said nothing of one.
    HostMessage.@Nullable Succession succession() {
        return succession;
    }

    /// Whether the host waits for more of the table's people before it goes on.
    boolean gathers() {
        return gathers;
    }

    List<Person> present() {
        return present;
    }

    /// The host that it is connected to; null where it is not.
    @Nullable
    Key hostKey() {
        return connection instanceof Connection.Connected connected ? connected.hostKey() : null;
    }

    /// Shows no table any more: a new connection is made by hand, which begins with none.
    void clear() {
        state = null;
    }

    /// Whether that person has a connection.
    boolean isPresent(Person person) {
        return present.contains(person);
    }

    /// It will show the next thing that it is told, and then throw an exception.
    void throwsNext() {
        throwsNext = true;
    }

    private void mayThrow() {
        if (throwsNext) {
            throwsNext = false;
            throw new IllegalStateException("planted: a screen");
        }
    }

    @Override
    public void connectionChanged(Connection now) {
        connection = now;
        if (!isConnected()) {
            tables = null;
            gathers = false;
        }
        boolean breach = switch (now) {
            case Connection.Failed failed -> failed.why().isFault();
            case Connection.Waiting waiting -> waiting.why().isFault();
            default -> false;
        };
        if (breach && !laptop.vigilance().mayFindDamage()) {
            referee.broken("the guest found a breach");
        }
        laptop.connectionChanged(now);
        mayThrow();
    }

    @Override
    public void tablesListed(List<TableSummary> listed) {
        tables = listed;
        laptop.look();
        mayThrow();
    }

    @Override
    public void attending(TableId table, List<LogEntry> entries, TableState now, boolean branched) {
        boolean mayBranch = laptop.vigilance().mayFindDamage(table) || referee.haveBeenTwoTruths();
        referee.viewers().shown(table, entries, now, branched, mayBranch, shown(table));
        laptop.vigilance().recovered(table);
        gathers = false;
        state = now;
        shown = new Shown(table, now.sequence(), entries.getLast().digest());
        laptop.look();
        mayThrow();
    }

    @Override
    public void happened(LogEntry entry, TableState after) {
        referee.viewers().shown(entry, after);
        state = after;
        shown = new Shown(after.id(), entry.sequence(), entry.digest());
        laptop.look();
        mayThrow();
    }

    @Override
    public void answered(RequestId request, Answer answer) {
        if (request.equals(RequestId.ATTENDING)) {
            state = null;
            laptop.glances().refused();
        }
        laptop.pressed().answered(request, answer);
        laptop.look();
        mayThrow();
    }

    @Override
    public void noticed(HostMessage.Notice notice) {
        if (notice instanceof HostMessage.Presence presence) {
            present = presence.present();
        } else if (notice instanceof HostMessage.Succession said) {
            succession = said;
            Hosting hosting = laptop.hosting();
            if (hosting != null) {
                hosting.succeeds(said);
            }
        } else if (notice instanceof HostMessage.Gathering gathering) {
            gathers = gathering.needed() > 0;
        }
        laptop.look();
        mayThrow();
    }

    @Override
    public void alarmed(DiceAlarm alarm) {
        laptop.vigilance().alarmed(alarm);
        referee.alarmed(laptop, alarm);
        mayThrow();
    }

    @Override
    public void vacant(Optional<Takeover> now) {
        vacancy = now;
        mayThrow();
    }
}
