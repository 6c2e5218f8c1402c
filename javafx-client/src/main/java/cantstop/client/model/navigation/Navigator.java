package cantstop.client.model.navigation;

import cantstop.client.kit.words.Words;
import cantstop.client.model.party.FxBridge;
import cantstop.client.model.party.GuestFactory;
import cantstop.client.model.party.HandingOver;
import cantstop.client.model.party.Party;
import cantstop.client.model.profile.LastVisit;
import cantstop.client.model.profile.Practice;
import cantstop.client.model.profile.Profile;
import cantstop.engine.BotLevel;
import cantstop.engine.Settings;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Invite;
import cantstop.protocol.client.SeenCast;
import cantstop.protocol.client.SeenGames;
import cantstop.protocol.client.SeenLog;
import cantstop.protocol.client.discovery.FoundHost;
import cantstop.protocol.client.discovery.HostDiscovery;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;

/// Leads from one screen to another: opens a host here, visits one elsewhere, leaves. Screens and their models
/// ask this one to go anywhere, and through it the parts that know something of the visit. Confined to the FX
/// thread.
public final class Navigator {
    private final LocalUser me;
    private final OwnHost own;
    private final Visit visit;
    private final GuestFactory guests;
    private final FxBridge bridge;

    /// A navigator at home.
    ///
    /// @param me the key of this installation
    /// @param keep is handed every change of the profile
    public Navigator(
            Person me,
            Profile profile,
            Words words,
            GuestFactory guests,
            Hosts hosts,
            HostDiscovery around,
            FxBridge bridge,
            Consumer<Profile> keep) {
        this.me = new LocalUser(me, profile, words, keep);
        this.guests = guests;
        this.bridge = bridge;
        own = new OwnHost(hosts, this.me, bridge);
        visit = new Visit(this.me, own, guests, around, bridge);
    }

    public LocalUser me() {
        return me;
    }

    /// The host in this program.
    public OwnHost ownHost() {
        return own;
    }

    public ReadOnlyObjectProperty<ScreenName> place() {
        return visit.place();
    }

    /// The visited party; none at home.
    public ReadOnlyObjectProperty<Optional<Party>> party() {
        return visit.party();
    }

    /// The hosts around.
    public NearbyHosts lookingAround() {
        return visit.looking();
    }

    /// Handing the table over.
    public HostHandOver succession() {
        return visit.succession();
    }

    /// Practice games and their results.
    public PracticeGames practiceGames() {
        return visit.practiceGames();
    }

    /// The copies of tables that this laptop keeps, where it keeps any.
    public Optional<SeenGames> seen() {
        return guests.seen();
    }

    /// The bridge by which slow answers return to the FX thread.
    public Executor fx() {
        return bridge;
    }

    /// Shows the lesson.
    public void learn() {
        own.forgive();
        visit.go(ScreenName.LESSON);
    }

    /// Shows the games that this laptop saw.
    public void lookBack() {
        own.forgive();
        visit.go(ScreenName.HISTORY);
    }

    /// Plays bots at this laptop: those of the last time, or the next one where that one is beaten.
    public void practise() {
        practise(me.profile().get().practice().offered());
    }

    /// Plays this bot at this laptop, by the rules of the last time.
    public void practise(BotLevel level) {
        practise(me.profile().get().practice().against(List.of(level)));
    }

    private void practise(Practice practice) {
        open(true, practiceGames().intent(practice));
    }

    /// Opens a host and a table there.
    public void hostAGame() {
        open(false, new Intent.Hosting(me.tableName(), me.profile().get().badge()));
    }

    private void open(boolean practice, Intent intent) {
        leave();
        visit.looking().end();
        own.open(
                practice,
                open -> visit.begin(List.of(open.loopback()), Optional.empty(), intent),
                () -> visit.go(ScreenName.HOME));
        visit.go(ScreenName.DOOR);
    }

    /// Visits a host.
    public void join(HostAddress address) {
        leave();
        visit.begin(List.of(address), Optional.empty(), new Intent.Joining(Optional.empty()));
    }

    /// Visits the host of an invite, and no other that may answer there.
    public void join(Invite invite) {
        leave();
        visit.begin(invite.addresses(), Optional.of(invite.hostKey()), new Intent.Joining(Optional.empty()));
    }

    /// Visits a host that is heard, and no other that may answer there.
    ///
    /// @param table the table to go to; empty to choose there
    public void join(FoundHost found, Optional<TableId> table) {
        leave();
        Intent intent = table.filter(this::hasMySeat)
                .<Intent>map(mine -> new Intent.Returning(mine, false))
                .orElseGet(() -> new Intent.Joining(table));
        visit.begin(found.addresses(), Optional.of(found.key()), intent);
    }

    /// Whether my last seat is at this table, wherever that goes on by now.
    public boolean hasMySeat(TableId table) {
        return visit.lastSeat()
                .last()
                .filter(last -> last.table().equals(table))
                .isPresent();
    }

    /// Opens one more table at the host I visit.
    public void openTable() {
        party().get()
                .ifPresent(there -> there.openTable(
                        me.tableName(), Settings.DEFAULT, me.profile().get().badge()));
    }

    /// Sits down at whatever table of this host has room.
    public void sitAnywhere() {
        visit.intent(new Intent.Anywhere(me.profile().get().badge()));
    }

    /// From the end of a game back to the lobby.
    public void toLobby() {
        visit.toLobby();
    }

    /// Leaves the table and the host, and closes the own host.
    public void leave() {
        visit.leave();
    }

    /// Goes back to where I had a seat last: to my own host by opening it again, though another laptop may host the
    /// table by now.
    public void goBack() {
        visit.lastSeat().last().ifPresent(visit -> {
            if (visit.hostKey().equals(me.person().key())) {
                goOnWith(visit.table(), visit.others(), Optional.empty());
            } else {
                goBackTo(visit);
            }
        });
    }

    private void goBackTo(LastVisit last) {
        leave();
        Party there = visit.begin(
                visit.looking().addressesOf(last),
                Optional.of(last.hostKey()),
                new Intent.Returning(last.table(), false));
        last.others().forEach((key, address) -> there.handOver().hint(address, key));
    }

    /// The other host that leads the table of this copy by now, if it is heard: going on here as well would make a
    /// second game of it.
    public Optional<FoundHost> leaderOf(SeenLog copy) {
        return visit.looking().leaderOf(copy.log().state());
    }

    /// Opens a host here to take over a table that this laptop has a copy of.
    ///
    /// @param others where the laptops of the others may be, by their keys
    /// @param copy what is shown until the table goes on; a practice game needs no other laptop
    public void goOnWith(TableId table, Map<Key, HostAddress> others, Optional<SeenLog> copy) {
        leave();
        visit.go(ScreenName.DOOR);
        boolean practice = copy.filter(seen -> SeenCast.of(seen.log().state()).isPractice())
                .isPresent();
        own.openFor(
                table,
                others.values(),
                practice,
                open -> {
                    Party there = visit.begin(
                            List.of(open.loopback()),
                            Optional.of(me.person().key()),
                            new Intent.Returning(table, true));
                    copy.ifPresent(there::recall);
                    others.forEach((key, address) -> there.handOver().hint(address, key));
                },
                () -> visit.go(ScreenName.HOME));
    }

    /// Opens a host here to take over the attended table.
    public void goOnAsHost() {
        party().get().filter(Party::isAttending).ifPresent(there -> {
            TableId table = there.state().get().id();
            own.openFor(
                    table,
                    there.handOver().neighbours().get().values(),
                    false,
                    open -> there.handOver().goOnAt(open.loopback(), me.person().key()),
                    () -> {});
        });
    }

    /// Moves to the other host that leads the table.
    public void goOnThere(HandingOver.Rival rival) {
        party().get().ifPresent(there -> there.handOver().goOnAt(rival.address(), rival.hostKey()));
    }

    /// Makes a new identity for a copied installation, and comes to the same table again as a newcomer. A host that
    /// I opened has a key of its own, and stays.
    public void renew() {
        party().get()
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
        me.become(person);
        visit.lastSeat().forget();
        if (visit.isAt(there)) {
            visit.comeAgain(there);
        }
    }
}
