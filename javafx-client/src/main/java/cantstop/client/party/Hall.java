package cantstop.client.party;

import cantstop.protocol.ChatText;
import cantstop.protocol.HostMessage;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// What concerns everybody at a host rather than one table: whether somebody organises it, what they announce, and
/// whether I wait for a seat that they give out. Confined to the FX thread.
public final class Hall {
    private final ReadOnlyObjectWrapper<Optional<HostMessage.Organised>> organised =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<ChatText>> announcement =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyBooleanWrapper waiting = new ReadOnlyBooleanWrapper();

    Hall() {}

    /// Whether I organise this host, and how many wait; empty where nobody can.
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

    void waits(boolean forSeat) {
        waiting.set(forSeat);
    }

    void heard(HostMessage.Organised now) {
        organised.set(Optional.of(now));
    }

    void heard(HostMessage.Announced announced) {
        announcement.set(Optional.of(announced.text()));
    }
}
