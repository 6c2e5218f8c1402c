package cantstop.client.party;

import cantstop.protocol.HandOverStep;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.Guest;
import cantstop.protocol.client.Vacancy;
import java.util.List;
import java.util.Optional;
import javafx.beans.Observable;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// What is known of the attended table's next host, and this laptop's part in it. Confined to the FX thread.
public final class HandingOver {
    private final ReadOnlyObjectWrapper<Optional<Vacancy>> vacancy = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<HostMessage.Succession>> succession =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<HostMessage.Gathering>> gathering =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Guest guest;

    HandingOver(Guest guest) {
        this.guest = guest;
    }

    /// That the host is gone and somebody should go on; nothing while there is one.
    public ReadOnlyObjectProperty<Optional<Vacancy>> vacancy() {
        return vacancy.getReadOnlyProperty();
    }

    /// How handing the table over stands, as the host last said.
    public ReadOnlyObjectProperty<Optional<HostMessage.Succession>> succession() {
        return succession.getReadOnlyProperty();
    }

    /// Who has come to go on with the table; nothing unless this guest waits for them, too.
    public ReadOnlyObjectProperty<Optional<HostMessage.Gathering>> gathering() {
        return gathering.getReadOnlyProperty();
    }

    /// All of the above, for whoever shows them.
    public List<Observable> properties() {
        return List.of(vacancy(), succession(), gathering());
    }

    public void step(HandOverStep step) {
        guest.handOver(step);
    }

    /// Goes on at the host with that key, with the attended table.
    public void goOnAt(HostAddress address, String hostKey) {
        guest.goOnAt(address, hostKey);
    }

    /// Says where the host with that key is, should the attended table go on there.
    public void hint(HostAddress address, String hostKey) {
        guest.hint(address, hostKey);
    }

    void vacant(Optional<Vacancy> now) {
        vacancy.set(now);
    }

    void heard(HostMessage.Succession said) {
        succession.set(Optional.of(said));
    }

    void heard(HostMessage.Gathering said) {
        gathering.set(Optional.of(said));
    }

    /// The table goes on.
    void attending() {
        gathering.set(Optional.empty());
    }

    void connectionChanged(Connection connection) {
        if (!(connection instanceof Connection.Connected)) {
            gathering.set(Optional.empty());
            succession.set(Optional.empty());
        }
    }
}
