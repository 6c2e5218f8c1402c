package cantstop.simulation;

import cantstop.engine.LogEntry;
import cantstop.engine.TableState;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
import cantstop.protocol.HostMessage;
import cantstop.protocol.RequestId;
import cantstop.protocol.TableSummary;
import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.DiceAlarm;
import cantstop.protocol.client.Rollback;
import cantstop.protocol.client.Takeover;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// Tells a window what its guest tells, and behind it, over the same crossing, the screen of the people before it: they
/// see what the window has taken in, and no sooner.
///
/// @param inView whether they look at that screen: nobody looks at what comes of a visit that is over
record ScreenBehind(ClientListener window, ClientListener screen, BooleanSupplier inView, Executor fx)
        implements ClientListener {
    private void tell(Consumer<ClientListener> what) {
        what.accept(window);
        fx.execute(() -> {
            if (inView.getAsBoolean()) {
                what.accept(screen);
            }
        });
    }

    @Override
    public void connectionChanged(Connection now) {
        tell(one -> one.connectionChanged(now));
    }

    @Override
    public void tablesListed(List<TableSummary> tables) {
        tell(one -> one.tablesListed(tables));
    }

    @Override
    public void attending(TableId table, List<LogEntry> entries, TableState now, boolean branched) {
        List<LogEntry> copy = List.copyOf(entries);
        tell(one -> one.attending(table, copy, now, branched));
    }

    @Override
    public void happened(LogEntry entry, TableState after) {
        tell(one -> one.happened(entry, after));
    }

    @Override
    public void answered(RequestId request, Answer answer) {
        tell(one -> one.answered(request, answer));
    }

    @Override
    public void noticed(HostMessage.Notice notice) {
        tell(one -> one.noticed(notice));
    }

    @Override
    public void alarmed(DiceAlarm alarm) {
        tell(one -> one.alarmed(alarm));
    }

    @Override
    public void vacant(Optional<Takeover> now) {
        tell(one -> one.vacant(now));
    }

    @Override
    public void rollbackAsked(Optional<Rollback> asked) {
        tell(one -> one.rollbackAsked(asked));
    }
}
