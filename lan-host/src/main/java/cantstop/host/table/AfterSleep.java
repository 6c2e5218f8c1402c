package cantstop.host.table;

import cantstop.engine.identity.Key;
import cantstop.engine.succession.Quorum;
import cantstop.host.session.Session;
import cantstop.protocol.Limits;
import cantstop.protocol.Timers;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Holds back a table's commands after its host slept. Another host may have taken over meanwhile, and what this host
/// then acknowledged alone would be lost. So commands wait until so many guests have answered a ping that the others
/// have no quorum, or until the silent ones count as gone. The host looks for a rival host meanwhile. Confined to the
/// host's thread.
final class AfterSleep {
    private final TableView table;
    private Runnable released = () -> {};
    private Timers.@Nullable Timer patience;

    AfterSleep(TableView table) {
        this.table = table;
    }

    /// @param listener runs when commands need wait no longer
    void onRelease(Runnable listener) {
        released = listener;
    }

    /// Whether commands wait.
    boolean holds() {
        return patience != null;
    }

    /// The host slept.
    void begin() {
        stop();
        table.attendees().pingAll();
        if (table.leads() && canOthersGoOn()) {
            patience = table.after(Limits.DEAD, this::end);
        } else {
            table.attendees().forgetPings();
        }
    }

    /// A guest has answered a ping.
    ///
    /// @param ping its number
    void answered(Session session, long ping) {
        if (holds()) {
            table.attendees().answered(session, ping);
            guestArrived();
        }
    }

    /// A guest has come to the table, or has answered.
    void guestArrived() {
        if (holds() && !canOthersGoOn()) {
            end();
        }
    }

    private boolean canOthersGoOn() {
        Set<Key> here = table.attendees().responsive();
        here.add(table.state().hostKey());
        return Quorum.canGoOnWithout(table.log(), here);
    }

    /// Ends the wait and releases the commands.
    void end() {
        if (holds()) {
            stop();
            table.attendees().forgetPings();
            released.run();
        }
    }

    private void stop() {
        if (patience != null) {
            patience.cancel();
            patience = null;
        }
    }
}
