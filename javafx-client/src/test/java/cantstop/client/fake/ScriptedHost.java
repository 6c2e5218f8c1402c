package cantstop.client.fake;

import cantstop.engine.identity.Person;
import cantstop.protocol.Answer;
import cantstop.protocol.HostMessage;
import cantstop.protocol.RequestId;
import cantstop.protocol.TableSummary;
import cantstop.protocol.Watcher;
import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.DiceAlarm;
import cantstop.protocol.client.Rollback;
import cantstop.protocol.client.Takeover;
import java.util.List;
import java.util.Optional;

/// A host that says whatever a test wishes.
abstract class ScriptedHost {
    final ClientListener listener;

    ScriptedHost(ClientListener listener) {
        this.listener = listener;
    }

    /// The table that was to be attended can't be.
    public void declines(Answer.Reason reason) {
        listener.answered(RequestId.ATTENDING, new Answer.Declined(reason));
    }

    public void present(Person... people) {
        present(List.of(people), List.of());
    }

    /// The same, with some of them in browsers.
    ///
    /// @param browsers those of the people who came by a browser
    public void present(List<Person> people, List<Person> browsers) {
        listener.noticed(new HostMessage.Presence(FakeGuest.TABLE, people, 0, browsers, List.of()));
    }

    /// These watch, as the owner is told.
    public void watch(Watcher... spectators) {
        listener.noticed(new HostMessage.Presence(
                FakeGuest.TABLE, List.of(), spectators.length, List.of(), List.of(spectators)));
    }

    public void notice(HostMessage.Notice notice) {
        listener.noticed(notice);
    }

    public void lists(TableSummary... tables) {
        listener.tablesListed(List.of(tables));
    }

    /// Something is wrong with the throws.
    public void alarmed(DiceAlarm alarm) {
        listener.alarmed(alarm);
    }

    /// The host is gone, or there is one again.
    public void vacant(Optional<Takeover> vacancy) {
        listener.vacant(vacancy);
    }

    /// The host that gathers wants to go on without the end of the copy here.
    ///
    /// @param kept how much of that copy the host has; empty where the two differ before its end
    public void asksForRollback(Optional<Long> kept) {
        listener.rollbackAsked(Optional.of(new Rollback(kept)));
    }
}
