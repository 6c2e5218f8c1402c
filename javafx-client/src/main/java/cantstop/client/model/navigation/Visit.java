package cantstop.client.model.navigation;

import cantstop.client.model.party.FxBridge;
import cantstop.client.model.party.GuestFactory;
import cantstop.client.model.party.HandingOver;
import cantstop.client.model.party.HostLocation;
import cantstop.client.model.party.Party;
import cantstop.client.model.party.Problem;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.protocol.Answer;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.discovery.HostDiscovery;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The visit to a host, from the way there until it is left, and the screen that follows from it. When anything
/// changes at the party, the parts of this package that act on it are called one after the other. Confined to
/// the FX thread.
final class Visit {
    private static final Problem SENT_AWAY = new Problem.TableStopped(HostMessage.StopReason.SENT_AWAY);

    private final ReadOnlyObjectWrapper<ScreenName> place = new ReadOnlyObjectWrapper<>(ScreenName.HOME);
    private final ReadOnlyObjectWrapper<Optional<Party>> party = new ReadOnlyObjectWrapper<>(Optional.empty());

    private final LocalUser me;
    private final OwnHost own;
    private final GuestFactory guests;
    private final FxBridge bridge;
    private final NearbyHosts looking;
    private final LastSeat lastSeat;
    private final PracticeGames practiceGames;
    private final HostHandOver succession;
    private Intent intent = new Intent.Joining(Optional.empty());
    private boolean inLobby;

    /// At home.
    Visit(LocalUser me, OwnHost own, GuestFactory guests, HostDiscovery around, FxBridge bridge) {
        this.me = me;
        this.own = own;
        this.guests = guests;
        this.bridge = bridge;
        looking = new NearbyHosts(me, around, bridge);
        lastSeat = new LastSeat(me, own);
        practiceGames = new PracticeGames(me);
        succession = new HostHandOver(me, own, lastSeat::followSuccessor, party());
        own.fork().subscribe((was, is) -> is.ifPresent(this::forked));
    }

    ReadOnlyObjectProperty<ScreenName> place() {
        return place.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<Optional<Party>> party() {
        return party.getReadOnlyProperty();
    }

    NearbyHosts looking() {
        return looking;
    }

    LastSeat lastSeat() {
        return lastSeat;
    }

    PracticeGames practiceGames() {
        return practiceGames;
    }

    HostHandOver succession() {
        return succession;
    }

    /// Shows a screen that needs no party.
    void go(ScreenName other) {
        place.set(other);
    }

    /// Connects to a host.
    ///
    /// @param key the fingerprint that the host must have; empty for any
    /// @param what the intent of the visit
    Party begin(List<HostAddress> addresses, Optional<Key> key, Intent what) {
        intent = what;
        practiceGames.begins(own.isPractising());
        Party there = new Party(me.person(), guests, bridge);
        there.presence().introduce(me.profile().get().badge().name());
        there.connection().subscribe((was, is) -> follow(there));
        there.hostLobby().tables().subscribe((was, is) -> follow(there));
        there.state().subscribe((was, is) -> follow(there));
        party.set(Optional.of(there));
        place.set(ScreenName.DOOR);
        there.problem().subscribe((was, is) -> follow(there));
        there.presence().present().subscribe((was, is) -> follow(there));
        there.handOver()
                .succession()
                .subscribe((was, is) -> is.ifPresentOrElse(succession::heard, () -> succession.heardNoMore(there)));
        there.location().connect(addresses, key);
        return there;
    }

    /// Changes the intent at the same host.
    void intent(Intent other) {
        intent = other;
        party.get().ifPresent(this::follow);
    }

    /// Comes to the same table again, with the current identity.
    void comeAgain(Party there) {
        there.goodbye();
        Intent again = there.isAttending()
                ? new Intent.Returning(there.state().get().id(), true)
                : new Intent.Joining(Optional.empty());
        HostLocation way = there.location();
        if (!way.addresses().isEmpty()) {
            begin(way.addresses(), way.pinnedKey(), again);
        }
    }

    /// The owner has sent the user away from a table that they watched: back to the door of the same host, which says
    /// so.
    private void sentAway(Party there) {
        there.goodbye();
        HostLocation way = there.location();
        begin(way.addresses(), way.pinnedKey(), new Intent.AtTheDoor())
                .knocking()
                .sentAwayFrom(there.state().get().id());
    }

    boolean isAt(Party there) {
        return party.get().filter(there::equals).isPresent();
    }

    /// Split brain: the own host and another one lead the same table, which becomes two tables.
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
        if (there.isAttending()
                && there.problem().get().filter(SENT_AWAY::equals).isPresent()) {
            sentAway(there);
            return;
        }
        arrive(there);
        intent.follow(there);
        if (intent instanceof Intent.Practising) {
            practiceGames.look(there);
        }
        own.closeWhenLeftBehind(there);
        lastSeat.remember(there);
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
        place.set(intent.skipsLobby() ? ScreenName.DOOR : placeAt(there));
        if (place.get() != ScreenName.DOOR) {
            looking.end();
        }
    }

    private ScreenName placeAt(Party there) {
        TableState table = there.state().get();
        if (!there.isAttending()) {
            return ScreenName.DOOR;
        }
        if (table.isPlaying()) {
            return ScreenName.TABLE;
        }
        return table.game() == null || inLobby ? ScreenName.LOBBY : ScreenName.END;
    }

    /// From the end of a game back to the lobby.
    void toLobby() {
        inLobby = true;
        party.get().ifPresent(there -> place.set(placeAt(there)));
    }

    /// Leaves the table and the host, and closes the own host.
    void leave() {
        own.giveUp();
        succession.forget();
        practiceGames.forget();
        inLobby = false;
        party.get().ifPresent(this::leave);
        party.set(Optional.empty());
        own.close();
        place.set(ScreenName.HOME);
    }

    /// Between games a seat is left for others, and nothing is there to come back to.
    private void leave(Party there) {
        boolean remembered = lastSeat.leadsTo(there);
        there.leave();
        if (remembered && there.isConnected() && !there.state().get().isPlaying()) {
            lastSeat.forget();
        }
    }
}
