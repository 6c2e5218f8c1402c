package cantstop.host;

import cantstop.host.admission.Permission;
import cantstop.host.admission.TableOpener;
import cantstop.host.environment.HostEnvironment;
import cantstop.host.environment.HostMetrics;
import cantstop.host.environment.Pace;
import cantstop.host.migration.Adoptions;
import cantstop.host.migration.Gatherings;
import cantstop.host.session.Session;
import cantstop.host.table.Table;
import cantstop.host.table.TableList;
import cantstop.host.table.Tables;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.TableSummary;
import java.util.List;

/// The way to each table of this host. Confined to the host's thread.
public final class Lobby {
    private final TableList list;
    private final Tables tables;
    private final TableOpener opener;
    private final Adoptions adoptions;
    private final Gatherings gatherings;
    private final AtTable atTable;

    Lobby(HostEnvironment with, String hostKey, Pace pace, HostMetrics metrics) {
        list = new TableList(with.timers());
        tables = new Tables(with, hostKey, pace, list, metrics);
        opener = new TableOpener(tables, with.random(), hostKey);
        adoptions = new Adoptions(tables, with.journal(), hostKey);
        gatherings = new Gatherings(with, hostKey, tables, list, adoptions::adopt);
        atTable = new AtTable(tables, list, gatherings, new Permission(with.bots()));
    }

    /// Where tables are opened.
    public TableOpener opener() {
        return opener;
    }

    /// Where tables go on that another host led.
    Adoptions adoptions() {
        return adoptions;
    }

    /// Where guests are heard who are at a table.
    AtTable atTable() {
        return atTable;
    }

    /// Sends the list of tables, now and whenever it changes.
    void list(Session session) {
        list.show(session);
    }

    void forget(Session session) {
        list.forget(session);
    }

    /// How many tables are in memory.
    int awake() {
        return tables.awake().size();
    }

    /// Lists tables that the journal has kept.
    void recover(List<String> ids) {
        tables.list(ids);
    }

    /// Lets a guest attend a table, which may have to be read first. One that isn't here is said with the
    /// answer to request 0, since attending has no number of its own.
    void attend(Session session, ClientMessage.Attend wish) {
        if (gatherings.take(session, wish)) {
            return;
        }
        session.wants(wish);
        tables.find(wish.table(), sought -> {
            if (session.isEnded() || !wish.equals(session.wanted())) {
                return;
            }
            session.wants(null);
            switch (sought) {
                case Tables.Sought.NotHere(Answer.Reason reason) -> decline(session, 0, reason);
                case Tables.Sought.Here(Table table)
                when table.isOutgrownBy(wish.sequence(), wish.digest()) -> decline(session, 0, Answer.Reason.MOVED);
                case Tables.Sought.Here(Table table)
                when !table.admission().lets(session.key()) -> decline(session, 0, Answer.Reason.KNOCK_FIRST);
                case Tables.Sought.Here(Table table) -> {
                    session.attends(table);
                    table.attend(session, wish.sequence(), wish.digest());
                }
            }
        });
    }

    /// Ends a table at this host, for as long as the host runs. Its log stays in the journal.
    ///
    /// @return whether there was one
    public boolean close(String table) {
        boolean listed = list.contains(table);
        list.remove(table);
        return tables.close(table) || listed;
    }

    /// Takes a part of a copy of a log.
    void part(Session session, ClientMessage.LogPart part) {
        gatherings.part(session, part);
    }

    /// Waits for the people of a table, to go on with it here.
    void gather(String id) {
        gatherings.begin(id);
    }

    /// The host is being ended: nothing happens by itself any more.
    void rest() {
        tables.awake().forEach(Table::rest);
        list.forgetAll();
    }

    /// All tables as they stand in the list.
    List<TableSummary> summaries() {
        return list.all();
    }

    private static void decline(Session session, long request, Answer.Reason reason) {
        session.send(new HostMessage.Answered(request, new Answer.Declined(reason)));
    }
}
