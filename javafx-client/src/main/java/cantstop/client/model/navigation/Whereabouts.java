package cantstop.client.model.navigation;

import cantstop.client.model.party.FxBridge;
import cantstop.client.model.party.Guests;
import cantstop.client.model.party.HandingOver;
import cantstop.client.model.party.Party;
import cantstop.client.model.party.Problem;
import cantstop.client.model.party.WayThere;
import cantstop.engine.TableState;
import cantstop.protocol.Answer;
import cantstop.protocol.HostAddress;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.discovery.HostDiscovery;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Where I am, and the party I am at, from the way to its host until I leave it. Whenever anything changes at the
/// party all those in this room who have a part in it look at it, one after the other, and the place follows.
/// Confined to the FX thread.
final class Whereabouts {
    private final ReadOnlyObjectWrapper<Place> place = new ReadOnlyObjectWrapper<>(Place.HOME);
    private final ReadOnlyObjectWrapper<Optional<Party>> party = new ReadOnlyObjectWrapper<>(Optional.empty());

    private final Myself me;
    private final OwnHost own;
    private final Guests guests;
    private final FxBridge bridge;
    private final LookingAround looking;
    private final WayBack wayBack;
    private final Sparring sparring;
    private final Succession succession;
    private Wish wish = new Wish.Joining(Optional.empty());
    private boolean inLobby;

    /// At home.
    Whereabouts(Myself me, OwnHost own, Guests guests, HostDiscovery around, FxBridge bridge) {
        this.me = me;
        this.own = own;
        this.guests = guests;
        this.bridge = bridge;
        looking = new LookingAround(me, around, bridge);
        wayBack = new WayBack(me, own);
        sparring = new Sparring(me);
        succession = new Succession(me, own, wayBack::followSuccessor, party());
        own.fork().addListener((property, old, now) -> now.ifPresent(this::forked));
    }

    ReadOnlyObjectProperty<Place> place() {
        return place.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<Optional<Party>> party() {
        return party.getReadOnlyProperty();
    }

    LookingAround looking() {
        return looking;
    }

    WayBack wayBack() {
        return wayBack;
    }

    Sparring sparring() {
        return sparring;
    }

    Succession succession() {
        return succession;
    }

    /// Goes somewhere that no party leads to.
    void go(Place other) {
        place.set(other);
    }

    /// Sets out to a host.
    ///
    /// @param key the fingerprint that the host must have; empty for any
    /// @param what what I come for
    Party visit(List<HostAddress> addresses, Optional<String> key, Wish what) {
        wish = what;
        sparring.begins(own.isPractising());
        Party there = new Party(me.person(), guests, bridge);
        Runnable follow = () -> follow(there);
        there.connection().addListener((property, old, now) -> follow.run());
        there.hall().tables().addListener((property, old, now) -> follow.run());
        there.state().addListener((property, old, now) -> follow.run());
        party.set(Optional.of(there));
        place.set(Place.DOOR);
        there.problem().addListener((property, old, now) -> follow.run());
        there.company().present().addListener((property, old, now) -> follow.run());
        there.handOver().succession().addListener((property, old, now) -> now.ifPresent(succession::heard));
        there.wayThere().connect(addresses, key);
        return there;
    }

    /// Wishes for something else at the same host.
    void wish(Wish other) {
        wish = other;
        party.get().ifPresent(this::follow);
    }

    /// Comes to the same table again, as whoever I am now.
    void comeAgain(Party there) {
        there.goodbye();
        Wish again =
                there.isAttending() ? new Wish.Returning(there.state().get().id()) : new Wish.Joining(Optional.empty());
        WayThere way = there.wayThere();
        if (!way.addresses().isEmpty()) {
            visit(way.addresses(), way.pinnedKey(), again);
        }
    }

    boolean isAt(Party there) {
        return party.get().filter(there::equals).isPresent();
    }

    /// My host goes on with its table, and another host with the same table, as two.
    private void forked(HandingOver.Rival other) {
        party.get()
                .filter(there -> there.state().get().id().equals(other.table()))
                .ifPresent(there -> there.handOver().bothGoOn(other));
    }

    /// Something has changed at the party.
    private void follow(Party there) {
        if (!isAt(there)) {
            return;
        }
        arrive(there);
        wish.follow(there);
        if (wish instanceof Wish.Practising) {
            sparring.look(there);
        }
        own.closeWhenLeftBehind(there);
        wayBack.remember(there);
        succession.look(there);
        // Any of them may have left it.
        if (isAt(there)) {
            settle(there);
        }
    }

    /// On the way to a host, and at its door.
    private void arrive(Party there) {
        looking.tellWhetherItIsOpen(there);
        if (there.connection().get() instanceof Connection.Connected(var address, var _, var _) && !own.isOpen()) {
            me.change(me.profile().get().withRecent(address.toString()));
        }
        boolean mustKnock = there.problem()
                .get()
                .filter(new Problem.OfHost(Answer.Reason.KNOCK_FIRST)::equals)
                .isPresent();
        if (mustKnock) {
            there.knocking().comeIn(me.profile().get().badge());
        }
    }

    private void settle(Party there) {
        if (there.state().get().isPlaying()) {
            inLobby = false;
        }
        place.set(wish.skipsLobby() ? Place.DOOR : placeAt(there));
        if (place.get() != Place.DOOR) {
            looking.end();
        }
    }

    private Place placeAt(Party there) {
        TableState table = there.state().get();
        if (!there.isAttending()) {
            return Place.DOOR;
        }
        if (table.isPlaying()) {
            return Place.TABLE;
        }
        return table.game() == null || inLobby ? Place.LOBBY : Place.END;
    }

    /// From the end of a game back to the lobby.
    void toLobby() {
        inLobby = true;
        party.get().ifPresent(there -> place.set(placeAt(there)));
    }

    /// Leaves whatever I am at and closes the host that I opened.
    void leave() {
        own.giveUp();
        succession.forget();
        sparring.forget();
        inLobby = false;
        party.get().ifPresent(this::leave);
        party.set(Optional.empty());
        own.close();
        place.set(Place.HOME);
    }

    /// Between games a seat is left for others, and nothing is there to come back to.
    private void leave(Party there) {
        boolean remembered = wayBack.leadsTo(there);
        there.leave();
        if (remembered && there.isConnected() && !there.state().get().isPlaying()) {
            wayBack.forget();
        }
    }
}
