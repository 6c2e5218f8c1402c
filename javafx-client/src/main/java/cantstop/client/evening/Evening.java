package cantstop.client.evening;

import cantstop.client.party.FxBridge;
import cantstop.client.party.Guests;
import cantstop.client.party.HandingOver;
import cantstop.client.party.Party;
import cantstop.client.party.Problem;
import cantstop.client.profile.LastVisit;
import cantstop.client.profile.Profile;
import cantstop.client.words.Words;
import cantstop.engine.Badge;
import cantstop.engine.Person;
import cantstop.engine.PlayerName;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.engine.TableState;
import cantstop.protocol.Answer;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Invite;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.SeenCast;
import cantstop.protocol.client.SeenGames;
import cantstop.protocol.client.SeenLog;
import cantstop.protocol.client.discovery.FoundHost;
import cantstop.protocol.client.discovery.Lookout;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// An evening at this laptop: who I am, where I am, and the party I am at. Confined to the FX thread.
public final class Evening {
    private final ReadOnlyObjectWrapper<Profile> profile;
    private final ReadOnlyObjectWrapper<Place> place = new ReadOnlyObjectWrapper<>(Place.HOME);
    private final ReadOnlyObjectWrapper<Optional<Party>> party = new ReadOnlyObjectWrapper<>(Optional.empty());

    private Person me;
    private Words words;
    private final Guests guests;
    private final FxBridge bridge;
    private final Consumer<Profile> keep;
    private final OwnHost own;
    private final LookingAround looking;
    private final Succession succession = new Succession(this);
    private final WayBack wayBack = new WayBack(this);
    private final Rivals rivals;
    private final Sparring sparring = new Sparring(this);
    private Wish wish = new Wish.Joining(Optional.empty());
    private boolean inLobby;

    /// An evening that begins at home.
    ///
    /// @param me the key of this installation
    /// @param keep is handed every change of the profile
    public Evening(
            Person me,
            Profile profile,
            Words words,
            Guests guests,
            Hosts hosts,
            Neighbours around,
            FxBridge bridge,
            Consumer<Profile> keep) {
        this.me = me;
        this.profile = new ReadOnlyObjectWrapper<>(profile);
        this.words = words;
        this.guests = guests;
        this.bridge = bridge;
        this.keep = keep;
        own = new OwnHost(
                hosts,
                () -> this.profile.get().badge().name(),
                bridge,
                () -> change(this.profile.get().withHosted()));
        looking = new LookingAround(this, around, bridge);
        rivals = new Rivals(this, bridge);
    }

    public ReadOnlyObjectProperty<Profile> profile() {
        return profile.getReadOnlyProperty();
    }

    public void change(Profile other) {
        if (!other.equals(profile.get())) {
            profile.set(other);
            keep.accept(other);
        }
    }

    /// The words of the language that is spoken now; whoever keeps them goes on in the old one.
    public Words words() {
        return words;
    }

    /// Goes on in another language.
    public void speak(Words other) {
        words = other;
    }

    public ReadOnlyObjectProperty<Place> place() {
        return place.getReadOnlyProperty();
    }

    /// The party I am at; none at home.
    public ReadOnlyObjectProperty<Optional<Party>> party() {
        return party.getReadOnlyProperty();
    }

    /// The host in this program, while it is open.
    public Optional<Hosts.OpenHost> host() {
        return own.open().get();
    }

    /// Whether the host in this program is for nobody else.
    public boolean isPractising() {
        return host().filter(open -> open.addresses().isEmpty()).isPresent();
    }

    /// The host in this program, while it is open.
    public ReadOnlyObjectProperty<Optional<Hosts.OpenHost>> hosting() {
        return own.open();
    }

    /// Who hears my host, while it is open.
    public ReadOnlyObjectProperty<Hosts.Audience> audience() {
        return own.audience();
    }

    /// Why hosting came to nothing, until something else is tried.
    public ReadOnlyObjectProperty<Optional<Hosts.CannotHost>> cannotHost() {
        return own.cannotHost();
    }

    /// The hosts that are heard, while I look around.
    public ReadOnlyObjectProperty<Lookout.View> neighbours() {
        return looking.view();
    }

    /// Looks for hosts, until I am somewhere.
    public void lookAround() {
        looking.begin();
    }

    /// The host that I visit, where it is heard.
    public Optional<FoundHost> heard() {
        return looking.heard(party.get().flatMap(Party::pinnedKey));
    }

    /// Whether a host is being opened.
    public ReadOnlyBooleanProperty opening() {
        return own.opening();
    }

    /// Opens a host here and goes on there with the table that is attended.
    public void goOnAsHost() {
        party.get().filter(Party::isAttending).ifPresent(there -> {
            String table = there.state().get().id();
            own.openFor(table, false, open -> there.handOver().goOnAt(open.loopback(), me.key()), () -> {});
        });
    }

    /// Opens a host here and waits there for the people of a table that this laptop has a copy of.
    ///
    /// @param others where the laptops of the others may be, by their keys
    /// @param copy what is seen until the table goes on; one of practice needs nobody else
    public void goOnWith(String table, Map<String, HostAddress> others, Optional<SeenLog> copy) {
        leave();
        place.set(Place.DOOR);
        boolean practice = copy.filter(seen -> SeenCast.of(seen.log().state()).isPractice())
                .isPresent();
        own.openFor(
                table,
                practice,
                open -> {
                    Party there = visit(List.of(open.loopback()), Optional.of(me.key()), new Wish.Returning(table));
                    copy.ifPresent(there::recall);
                    others.forEach((key, address) -> there.handOver().hint(address, key));
                },
                () -> place.set(Place.HOME));
    }

    /// Goes along to the host that leads the table, too.
    public void goOnThere(HandingOver.Rival rival) {
        party.get().ifPresent(there -> there.handOver().goOnAt(rival.address(), rival.hostKey()));
    }

    /// The copies of tables that this laptop keeps, where it keeps any.
    public Optional<SeenGames> seen() {
        return guests.seen();
    }

    /// Where answers that take their time come back to the FX thread.
    public Executor fx() {
        return bridge;
    }

    /// Shows the games that this laptop saw.
    public void lookBack() {
        own.forgive();
        place.set(Place.HISTORY);
    }

    /// Shows how the game is played, by playing.
    public void learn() {
        own.forgive();
        place.set(Place.LESSON);
    }

    /// Who can host when I leave: those who are connected, in the order of the seats after mine.
    public List<Person> successors() {
        return succession.candidates();
    }

    /// Hands the table over and leaves, once everybody has reached the new host.
    ///
    /// @param go what leaving means: home, or out of the program
    public void handOverAndLeave(Person successor, Runnable go) {
        succession.begin(successor, go);
    }

    /// Stays the host after all.
    public void stayAfterAll() {
        succession.callOff();
    }

    /// Who this laptop's person is.
    public Person me() {
        return me;
    }

    OwnHost own() {
        return own;
    }

    void returnTo(LastVisit last) {
        leave();
        Party there = visit(looking.addressesOf(last), Optional.of(last.hostKey()), new Wish.Returning(last.table()));
        last.others().forEach((key, address) -> there.handOver().hint(address, key));
    }

    /// Opens a host and a table there.
    public void hostAGame() {
        Badge badge = profile.get().badge();
        open(false, new Wish.Hosting(tableName(badge.name()), badge));
    }

    /// Practice at this laptop.
    public Sparring sparring() {
        return sparring;
    }

    /// Visits a host.
    public void join(HostAddress address) {
        leave();
        visit(List.of(address), Optional.empty(), new Wish.Joining(Optional.empty()));
    }

    /// Visits the host of an invite, and no other that may answer there.
    public void join(Invite invite) {
        leave();
        visit(invite.addresses(), Optional.of(invite.hostKey()), new Wish.Joining(Optional.empty()));
    }

    /// Visits a host that is heard, and no other that may answer there.
    ///
    /// @param table the table to go to; empty to choose there
    public void join(FoundHost found, Optional<String> table) {
        leave();
        visit(found.addresses(), Optional.of(found.key()), new Wish.Joining(table));
    }

    /// Goes back to where I had a seat last.
    public void goBack() {
        wayBack.go();
    }

    /// Becomes somebody new, for a copied installation, and comes to the same table again as a newcomer. A host
    /// that I opened has a key of its own, and stays.
    public void renew() {
        party.get()
                .ifPresent(there -> guests.renew()
                        .whenCompleteAsync(
                                (person, failure) -> {
                                    if (person != null) {
                                        renewed(there, person);
                                    }
                                },
                                bridge));
    }

    private void renewed(Party there, Person person) {
        me = person;
        change(profile.get().withVisit(Optional.empty()));
        boolean stillThere = party.get().filter(there::equals).isPresent();
        if (stillThere) {
            there.goodbye();
            Wish wish = there.isAttending()
                    ? new Wish.Returning(there.state().get().id())
                    : new Wish.Joining(Optional.empty());
            if (!there.addresses().isEmpty()) {
                visit(there.addresses(), there.pinnedKey(), wish);
            }
        }
    }

    /// Opens one more table at the host I visit.
    public void openTable() {
        Badge badge = profile.get().badge();
        party.get().ifPresent(there -> there.openTable(tableName(badge.name()), Settings.DEFAULT, badge));
    }

    /// Sits down at whatever table of this host has room.
    public void sitAnywhere() {
        wish = new Wish.Anywhere(profile.get().badge());
        party.get().ifPresent(this::follow);
    }

    /// Leaves whatever I am at and closes the host that I opened.
    public void leave() {
        own.giveUp();
        succession.forget();
        rivals.forget();
        sparring.forget();
        inLobby = false;
        party.get().ifPresent(this::leave);
        party.set(Optional.empty());
        own.close();
        place.set(Place.HOME);
    }

    /// Between games a seat is left for others, and nothing is there to come back to.
    private void leave(Party there) {
        boolean remembered = profile.get()
                .visit()
                .filter(last -> last.table().equals(there.state().get().id()))
                .isPresent();
        there.leave();
        if (remembered && there.isConnected() && !there.state().get().isPlaying()) {
            change(profile.get().withVisit(Optional.empty()));
        }
    }

    /// From the end of a game back to the lobby.
    public void toLobby() {
        inLobby = true;
        party.get().ifPresent(there -> place.set(placeAt(there, Optional.empty())));
    }

    /// What would be lost by leaving now.
    public Stake atStake() {
        boolean playing = party.get()
                .filter(there ->
                        there.state().get().isPlaying() && there.mySeat().isPresent())
                .isPresent();
        boolean others = party.get().filter(this::hasOthers).isPresent();
        if (host().isPresent() && others) {
            return Stake.THE_PARTY;
        }
        if (playing) {
            return host().isPresent() ? Stake.THE_GAME_HERE : Stake.THE_GAME;
        }
        return Stake.NOTHING;
    }

    /// What would be lost by leaving.
    public enum Stake {
        NOTHING,
        /// My part in a game, until I come back.
        THE_GAME,
        /// A game at my own host that nobody else is at.
        THE_GAME_HERE,
        /// Everybody's evening: they are at my host.
        THE_PARTY
    }

    private boolean hasOthers(Party there) {
        return there.present().get().stream().anyMatch(person -> !person.key().equals(me.key()));
    }

    void open(boolean practice, Wish wish) {
        leave();
        looking.end();
        own.open(
                practice, open -> visit(List.of(open.loopback()), Optional.empty(), wish), () -> place.set(Place.HOME));
        place.set(Place.DOOR);
    }

    private Party visit(List<HostAddress> addresses, Optional<String> key, Wish what) {
        wish = what;
        sparring.begins(isPractising());
        Party there = new Party(me, guests, bridge);
        Runnable follow = () -> follow(there);
        there.connection().addListener((property, old, now) -> follow.run());
        there.tables().addListener((property, old, now) -> follow.run());
        there.state().addListener((property, old, now) -> follow.run());
        party.set(Optional.of(there));
        place.set(Place.DOOR);
        there.problem().addListener((property, old, now) -> follow.run());
        there.present().addListener((property, old, now) -> follow.run());
        there.handOver().succession().addListener((property, old, now) -> now.ifPresent(succession::heard));
        there.handOver().rival().addListener((property, old, now) -> now.ifPresent(one -> rivals.found(there, one)));
        there.connect(addresses, key);
        return there;
    }

    private void follow(Party there) {
        if (party.get().filter(there::equals).isEmpty()) {
            return;
        }
        looking.tellWhetherItIsOpen(there);
        if (there.connection().get() instanceof Connection.Connected(var address, String key, var _)
                && host().isEmpty()) {
            looking.connectedTo(key);
            change(profile.get().withRecent(address.toString()));
        }
        boolean mustKnock = there.problem()
                .get()
                .filter(new Problem.OfHost(Answer.Reason.KNOCK_FIRST)::equals)
                .isPresent();
        if (mustKnock) {
            there.knocking().comeIn(profile.get().badge());
        }
        wish.follow(there);
        if (wish instanceof Wish.Practising) {
            sparring.look(there);
        }
        own.closeWhenLeftBehind(there);
        wayBack.remember(there);
        rivals.look(there);
        succession.look(there);
        if (party.get().filter(there::equals).isEmpty()) {
            return;
        }
        if (there.state().get().isPlaying()) {
            inLobby = false;
        }
        place.set(placeAt(there, Optional.of(wish)));
        if (there.connection().get() instanceof Connection.Waiting && host().isEmpty()) {
            lookAround();
        } else if (place.get() != Place.DOOR) {
            looking.end();
        }
    }

    private Place placeAt(Party there, Optional<Wish> wish) {
        TableState table = there.state().get();
        if (own.opening().get() && !there.isAttending()
                || !there.isAttending()
                || wish.filter(Wish::skipsLobby).isPresent()) {
            return Place.DOOR;
        }
        if (table.isPlaying()) {
            return Place.TABLE;
        }
        return table.game() == null || inLobby ? Place.LOBBY : Place.END;
    }

    /// "Anna's game", or what of it there is room for.
    private TableName tableName(PlayerName player) {
        String name = words.say("table.name", player.text());
        List<String> shorter = List.of(name, player.text());
        return shorter.stream()
                .filter(TableName::isName)
                .findFirst()
                .map(TableName::new)
                .orElseThrow();
    }
}
