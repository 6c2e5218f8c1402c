package cantstop.protocol.client;

import cantstop.engine.Digest;
import cantstop.engine.Event;
import cantstop.engine.PlayerName;
import cantstop.engine.TableState;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.wire.BreachException;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The one table that the guest attends, or none. Messages of another table come late from one that was left, and are
/// dropped.
final class CurrentTable {
    private final LogStore store;
    private final ClientListener listener;
    private final Consumer<ClientMessage> host;
    private final BiConsumer<Event, TableState> happened;

    /// The tables whose copy was set aside, of which the listener is to hear even if the table was left meanwhile.
    private final Set<TableId> branched = new HashSet<>();

    private @Nullable Attendance attendance;
    private @Nullable PlayerName name;

    /// @param happened hears each event as it happens, with the state after it, before the listener does
    CurrentTable(
            LogStore store,
            ClientListener listener,
            Consumer<ClientMessage> host,
            BiConsumer<Event, TableState> happened) {
        this.store = store;
        this.listener = listener;
        this.host = host;
        this.happened = happened;
    }

    /// Sets the guest's name.
    void introduce(PlayerName as) {
        name = as;
    }

    /// The identity of the table; empty for none.
    Optional<TableId> table() {
        return Optional.ofNullable(attendance).map(Attendance::table);
    }

    boolean is(TableId id) {
        return table().filter(id::equals).isPresent();
    }

    /// The state of the table as far as it is known; empty for none, and before anything is.
    Optional<TableState> state() {
        return Optional.ofNullable(attendance).map(Attendance::state).filter(state -> state.sequence() > 0);
    }

    /// The state of the table that its host and this guest agree on; empty for none, and while the host still sends
    /// what was missing.
    Optional<TableState> agreed() {
        return Optional.ofNullable(attendance).filter(Attendance::isLive).map(Attendance::state);
    }

    /// The running digest of the table's log at a sequence that it has.
    Digest digestAt(long sequence) {
        return attendance == null ? Digest.EMPTY : attendance.digestAt(sequence);
    }

    /// Goes to a table, without asking the host for it yet.
    void go(TableId table) {
        if (attendance == null || !attendance.isOf(table)) {
            enter(table);
        }
    }

    /// Goes to a table that the host sends by itself.
    void expect(TableId table) {
        if (attendance == null || !attendance.isOf(table)) {
            enter(table).expect();
        }
    }

    /// Asks the host for what is missing, unless it was asked already.
    void resume() {
        if (attendance != null && !attendance.isUnderWay()) {
            attendance.resume();
        }
    }

    /// The connection is lost.
    void pause() {
        if (attendance != null) {
            attendance.pause();
        }
    }

    /// Leaves the table.
    void leave() {
        pause();
        attendance = null;
    }

    /// The host declines the table: stops asking for it at each reconnection.
    void refused() {
        if (attendance != null && attendance.isUnderWay()) {
            leave();
        }
    }

    /// The host has no such table. One that the owner has seen may go on at another host, and stays.
    ///
    /// @return the identity of a table that stays
    Optional<TableId> isNotThere() {
        if (attendance == null || !attendance.isUnderWay() || !attendance.isShown()) {
            refused();
            return Optional.empty();
        }
        attendance.isNotThere();
        return table();
    }

    /// Whether the host does not have that table, which stays.
    boolean isMissing(TableId id) {
        return is(id) && attendance != null && attendance.isMissing();
    }

    private Attendance enter(TableId table) {
        pause();
        Attendance entered = new Attendance(new Replica(table, store), listener, host, () -> name, happened, branched);
        attendance = entered;
        return entered;
    }

    void received(HostMessage.Attending message) throws BreachException {
        if (attendance != null && attendance.isOf(message.table())) {
            attendance.attending(message.from());
        }
    }

    void received(HostMessage.Entries message) throws BreachException {
        if (attendance != null && attendance.isOf(message.table())) {
            attendance.entries(message);
        }
    }

    void received(HostMessage.SendLog message) {
        if (attendance != null && attendance.isOf(message.table())) {
            attendance.sendLog(message);
        }
    }
}
