package cantstop.client.model.party;

import cantstop.engine.Badge;
import cantstop.engine.identity.Person;
import cantstop.protocol.ChatText;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.OrganiserCommand;
import cantstop.protocol.TableSummary;
import cantstop.protocol.client.Guest;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The host's messages to all its guests, at any table: the list of tables, whether it has an organiser, what was
/// announced, and whether this guest waits for a seat. Confined to the FX thread.
public final class HostLobby {
    private final ReadOnlyObjectWrapper<Optional<List<TableSummary>>> tables =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<HostMessage.Organised>> organised =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<ChatText>> announcement =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyBooleanWrapper waiting = new ReadOnlyBooleanWrapper();

    private final Person me;
    private final Guest guest;
    private final PendingRequests requests;

    HostLobby(Person me, Guest guest, PendingRequests requests) {
        this.me = me;
        this.guest = guest;
        this.requests = requests;
    }

    /// The host's tables, once it has said.
    public ReadOnlyObjectProperty<Optional<List<TableSummary>>> tables() {
        return tables.getReadOnlyProperty();
    }

    /// Whether I organise this host, and how many wait; empty if it has no organiser.
    public ReadOnlyObjectProperty<Optional<HostMessage.Organised>> organised() {
        return organised.getReadOnlyProperty();
    }

    public boolean isOrganisedByMe() {
        return organised.get().filter(HostMessage.Organised::byYou).isPresent();
    }

    /// What was announced last, until it has been read.
    public ReadOnlyObjectProperty<Optional<ChatText>> announcement() {
        return announcement.getReadOnlyProperty();
    }

    /// The announcement has been read.
    public void read() {
        announcement.set(Optional.empty());
    }

    /// Whether I wait for a seat.
    public ReadOnlyBooleanProperty waiting() {
        return waiting.getReadOnlyProperty();
    }

    /// Waits for a seat that the organiser gives out.
    public void waitForSeat(Badge wish) {
        waiting.set(true);
        guest.waitForSeat(me.profile(), wish);
    }

    /// I go to a table, or am at one.
    void waitNoMore() {
        waiting.set(false);
    }

    /// Asks something of the host, as its organiser.
    public void organise(OrganiserCommand order) {
        requests.asked(guest.ask(request -> new ClientMessage.Organise(request, order)));
    }

    void heard(List<TableSummary> now) {
        tables.set(Optional.of(List.copyOf(now)));
    }

    void heard(HostMessage.Organised now) {
        organised.set(Optional.of(now));
    }

    void heard(HostMessage.Announced announced) {
        announcement.set(Optional.of(announced.text()));
    }
}
