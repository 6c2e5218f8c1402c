package cantstop.host.table;

import cantstop.engine.identity.Key;
import cantstop.engine.succession.Quorum;
import cantstop.host.session.Session;
import cantstop.protocol.Limits;
import cantstop.protocol.Timers;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// What a table does after its host slept. Its people may have gone on elsewhere meanwhile, and what this host then
/// acknowledged alone would be lost. So its commands wait until so many have given a sign of life that the others can't
/// have gone on, or until the silent ones count as gone; this host looks for another one meanwhile. Confined to the
/// host's thread.
final class AfterSleep {
    private final TableView table;
    private Runnable goOn = () -> {};
    private Timers.@Nullable Timer patience;

    AfterSleep(TableView table) {
        this.table = table;
    }

    /// What carries out the commands that waited.
    void then(Runnable next) {
        goOn = next;
    }

    /// Whether commands wait.
    boolean holds() {
        return patience != null;
    }

    /// The host slept.
    void begin() {
        stop();
        table.attendees().ask();
        if (table.leads() && canOthersGoOn()) {
            patience = table.after(Limits.DEAD, this::end);
        } else {
            table.attendees().askNoMore();
        }
    }

    /// A guest gives a sign of life.
    ///
    /// @param ping the number of what it answers
    void answered(Session session, long ping) {
        if (holds()) {
            table.attendees().answered(session, ping);
            look();
        }
    }

    /// Somebody has come, or given a sign of life.
    void look() {
        if (holds() && !canOthersGoOn()) {
            end();
        }
    }

    private boolean canOthersGoOn() {
        Set<Key> here = table.attendees().heard();
        here.add(table.state().hostKey());
        return Quorum.canGoOnWithout(table.log(), here);
    }

    /// Nothing is waited for any more.
    void end() {
        if (holds()) {
            stop();
            table.attendees().askNoMore();
            goOn.run();
        }
    }

    private void stop() {
        if (patience != null) {
            patience.cancel();
            patience = null;
        }
    }
}
