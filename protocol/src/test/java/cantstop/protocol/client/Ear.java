package cantstop.protocol.client;

import cantstop.engine.LogEntry;
import cantstop.engine.TableState;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
import cantstop.protocol.HostMessage;
import cantstop.protocol.RequestId;
import cantstop.protocol.TableSummary;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Hears what a client half tells its owner, in order.
class Ear implements ClientListener {
    /// Something that was told.
    sealed interface Heard {}

    record Changed(Connection connection) implements Heard {}

    record Listed(List<TableSummary> tables) implements Heard {}

    record Attending(TableId table, List<LogEntry> entries, TableState state, boolean branched) implements Heard {}

    record Happened(LogEntry entry, TableState after) implements Heard {}

    record Answered(RequestId request, Answer answer) implements Heard {}

    record Noticed(HostMessage.Notice notice) implements Heard {}

    record RollbackAsked(Optional<Rollback> asked) implements Heard {}

    private final List<Heard> heard = new ArrayList<>();

    @Override
    public void connectionChanged(Connection connection) {
        heard.add(new Changed(connection));
    }

    @Override
    public void tablesListed(List<TableSummary> tables) {
        heard.add(new Listed(tables));
    }

    @Override
    public void attending(TableId table, List<LogEntry> entries, TableState state, boolean branched) {
        heard.add(new Attending(table, entries, state, branched));
    }

    @Override
    public void happened(LogEntry entry, TableState after) {
        heard.add(new Happened(entry, after));
    }

    @Override
    public void answered(RequestId request, Answer answer) {
        heard.add(new Answered(request, answer));
    }

    @Override
    public void noticed(HostMessage.Notice notice) {
        heard.add(new Noticed(notice));
    }

    @Override
    public void rollbackAsked(Optional<Rollback> asked) {
        heard.add(new RollbackAsked(asked));
    }

    /// What was told since the last look.
    List<Heard> heard() {
        List<Heard> since = List.copyOf(heard);
        heard.clear();
        return since;
    }
}
