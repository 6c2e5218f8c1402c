package cantstop.host.table;

import cantstop.engine.Digest;
import cantstop.engine.LogEntry;
import cantstop.host.session.Session;
import cantstop.protocol.ClientMessage;
import java.util.List;

/// Replaces a failed table by the one that the journal has. Its attendees stay, and get events that the journal has
/// although they seemed not to be written. Those who were still being sent the log are sent it again.
final class Revival {
    private final Table before;
    private final Table after;

    Revival(Table before, Table after) {
        this.before = before;
        this.after = after;
    }

    /// Lets all guests of the failed table go on.
    void goOn() {
        List<Session> coming = before.attendees().newcomers();
        before.attendees().all().forEach(session -> {
            after.attendees().add(session);
            attends(session);
        });
        List<LogEntry> found = after.log().after(after.log().commonWith(before.log()));
        if (!found.isEmpty()) {
            EntryChunks.of(after.state(), found).forEach(after.attendees()::sendEntries);
        }
        coming.forEach(session -> {
            attends(session);
            after.attend(session, 0, Digest.EMPTY);
        });
    }

    /// A guest who asked for this table or another one meanwhile still waits for an answer.
    private void attends(Session session) {
        ClientMessage.Attend wish = session.wanted();
        session.attends(after);
        session.wants(wish);
    }
}
