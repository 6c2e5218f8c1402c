package cantstop.client.model.party;

import cantstop.engine.Badge;
import cantstop.engine.Seat;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.KnockPurpose;
import cantstop.protocol.Knocker;
import cantstop.protocol.TableSummary;
import cantstop.protocol.client.Guest;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Asking a table's owner to be let in, for a seat, or to play next; and being asked. Confined to the FX thread.
public final class Knocking {
    final ReadOnlyObjectWrapper<List<Knocker>> knockers = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<Doorstep>> doorstep = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Party party;
    private final Guest guest;
    private final PendingRequests requests;

    /// The table whose owner sent the user away and has not let them in since.
    private Optional<TableId> closed = Optional.empty();

    /// A table that the user waits to be let in to.
    ///
    /// @param table its identity
    /// @param look what I am called there
    public record Doorstep(TableId table, Badge look) {}

    Knocking(Party party, Guest guest, PendingRequests requests) {
        this.party = party;
        this.guest = guest;
        this.requests = requests;
    }

    /// Those who ask for something at the attended table, the one who has waited longest first.
    public ReadOnlyObjectProperty<List<Knocker>> knockers() {
        return knockers.getReadOnlyProperty();
    }

    /// The table at whose door I wait for its owner.
    public ReadOnlyObjectProperty<Optional<Doorstep>> doorstep() {
        return doorstep.getReadOnlyProperty();
    }

    /// Knocks where I was not let in, or not let sit down.
    public void comeIn(Badge look) {
        party.wanted().ifPresent(there -> {
            requests.noProblem();
            doorstep.set(Optional.of(new Doorstep(there, look)));
            knockAgain();
        });
    }

    /// Comes from a table whose owner has just sent me away, and says so.
    public void sentAwayFrom(TableId table) {
        closed = Optional.of(table);
        requests.met(new Problem.TableStopped(HostMessage.StopReason.SENT_AWAY));
    }

    /// Whether a table lets me in once its owner says so.
    public boolean isKnockedAt(TableSummary table) {
        return table.locked() || closed.filter(table.id()::equals).isPresent();
    }

    /// The host that knew of it may have been lost.
    void knockAgain() {
        doorstep.get()
                .ifPresent(at -> guest.say(new ClientMessage.Knock(
                        at.table(), party.me().profile(), at.look(), KnockPurpose.COME_IN, null)));
    }

    /// The owner has answered the request.
    void answeredAtDoor(TableId table, boolean granted) {
        doorstep.set(Optional.empty());
        closed = closed.filter(from -> !granted);
        if (!granted) {
            party.wanted = Optional.empty();
        }
        boolean there = party.isAttending() && table.equals(party.state().get().id());
        if (granted && !there) {
            party.attend(table);
        }
    }

    /// Asks the owner for something.
    ///
    /// @param seat the one asked for, where it is one
    public void ask(KnockPurpose purpose, Optional<Seat> seat, Badge look) {
        requests.noProblem();
        guest.say(new ClientMessage.Knock(table(), party.me().profile(), look, purpose, seat.orElse(null)));
    }

    /// Withdraws the request.
    public void withdraw() {
        party.wanted = Optional.empty();
        doorstep.set(Optional.empty());
        guest.say(new ClientMessage.Withdraw(table(), party.me().profile()));
    }

    /// Answers a guest's request.
    public void reply(Person to, boolean granted) {
        guest.say(new ClientMessage.Reply(table(), party.me().profile(), to, granted));
    }

    /// Sends away a spectator, as the owner of the table.
    public void sendAway(Person whom) {
        guest.say(table -> new ClientMessage.SendAway(table, party.me().profile(), whom));
        party.talk().hasGone(whom);
    }

    private TableId table() {
        return party.state().get().id();
    }
}
