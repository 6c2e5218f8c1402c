package cantstop.client.model.party;

import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HandOverStep;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.Guest;
import cantstop.protocol.client.Takeover;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.Observable;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// What is known of the attended table's next host, and this laptop's part in it. Confined to the FX thread.
public final class HandingOver {
    private final ReadOnlyObjectWrapper<Optional<Takeover>> vacancy = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<HostMessage.Succession>> succession =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<HostMessage.Gathering>> gathering =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Map<Key, HostAddress>> neighbours = new ReadOnlyObjectWrapper<>(Map.of());
    private final ReadOnlyObjectWrapper<Optional<Rival>> twin = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Undone>> branched = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Undone>> rollback = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Guest guest;

    /// A host that leads the attended table, too.
    ///
    /// @param state how the table stands there
    public record Rival(TableState state, HostAddress address, Key hostKey) {
        public TableId table() {
            return state.id();
        }
    }

    HandingOver(Guest guest) {
        this.guest = guest;
    }

    /// The takeover that waits for a laptop while the host is gone; empty while there is a host.
    public ReadOnlyObjectProperty<Optional<Takeover>> vacancy() {
        return vacancy.getReadOnlyProperty();
    }

    /// The state of the planned hand-over, as last reported by the host.
    public ReadOnlyObjectProperty<Optional<HostMessage.Succession>> succession() {
        return succession.getReadOnlyProperty();
    }

    /// The state of the pending takeover; empty unless this guest waits for one.
    public ReadOnlyObjectProperty<Optional<HostMessage.Gathering>> gathering() {
        return gathering.getReadOnlyProperty();
    }

    /// Where the laptops of the others are, by the fingerprints of their keys, as the host last said.
    public ReadOnlyObjectProperty<Map<Key, HostAddress>> neighbours() {
        return neighbours.getReadOnlyProperty();
    }

    /// Another host that continues the attended table with other dice: they are two tables.
    public ReadOnlyObjectProperty<Optional<Rival>> twin() {
        return twin.getReadOnlyProperty();
    }

    /// What was set aside of this laptop's copy, since it was another game than the host's.
    public ReadOnlyObjectProperty<Optional<Undone>> branched() {
        return branched.getReadOnlyProperty();
    }

    /// The end of this laptop's copy, without which the host that gathers would go on; empty unless it asks for that.
    public ReadOnlyObjectProperty<Optional<Undone>> rollback() {
        return rollback.getReadOnlyProperty();
    }

    /// All that is to be shown.
    public List<Observable> properties() {
        return List.of(vacancy(), succession(), gathering(), twin(), branched(), rollback());
    }

    /// The own host reports that it and another host are two tables from here on.
    public void bothGoOn(Rival other) {
        twin.set(Optional.of(other));
    }

    /// What was said of branches has been read.
    public void dismiss() {
        branched.set(Optional.empty());
        twin.set(Optional.empty());
    }

    /// Goes on without the end of this laptop's copy.
    public void allowRollback() {
        rollback.set(Optional.empty());
        guest.allowRollback();
    }

    public void step(HandOverStep step) {
        guest.say(table -> new ClientMessage.HandOver(table, step));
    }

    /// Goes on at the host with that key, with the attended table.
    public void goOnAt(HostAddress address, Key hostKey) {
        guest.goOnAt(address, hostKey);
    }

    /// Says where the host with that key is, should the attended table go on there.
    public void hint(HostAddress address, Key hostKey) {
        guest.hint(address, hostKey);
    }

    void vacant(Optional<Takeover> now) {
        vacancy.set(now);
    }

    void rollbackAsked(Optional<Undone> asked) {
        rollback.set(asked);
    }

    void heard(HostMessage.OfMigration notice) {
        switch (notice) {
            case HostMessage.Succession said -> succession.set(Optional.of(said));
            case HostMessage.Gathering said -> gathering.set(Optional.of(said));
            case HostMessage.Peers(var _, var peers) -> {
                Map<Key, HostAddress> places = new HashMap<>(neighbours.get());
                peers.forEach(peer -> places.put(peer.key(), peer.address()));
                neighbours.set(Map.copyOf(places));
            }
        }
    }

    /// The table goes on. Of a hand-over that is under way there its host tells next.
    ///
    /// @param setAside what of this laptop's copy, if that was another game
    void attending(Optional<Undone> setAside) {
        awaitNothing();
        branched.set(setAside.or(branched::get));
    }

    void connectionChanged(Connection connection) {
        if (!(connection instanceof Connection.Connected)) {
            awaitNothing();
        }
    }

    private void awaitNothing() {
        gathering.set(Optional.empty());
        succession.set(Optional.empty());
        rollback.set(Optional.empty());
    }
}
