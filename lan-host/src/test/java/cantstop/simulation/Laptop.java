package cantstop.simulation;

import cantstop.browser.replay.Surroundings;
import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Command;
import cantstop.engine.Digest;
import cantstop.engine.Event;
import cantstop.engine.PlayerName;
import cantstop.engine.Shape;
import cantstop.engine.TableState;
import cantstop.engine.TurnMove;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.RequestId;
import cantstop.protocol.TableSummary;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.Dialer;
import cantstop.protocol.client.DiceAlarm;
import cantstop.protocol.client.Guest;
import cantstop.protocol.client.HostLink;
import cantstop.protocol.client.LinkListener;
import cantstop.protocol.client.RacingDialer;
import cantstop.protocol.client.RivalWatch;
import cantstop.protocol.client.discovery.HostDiscovery;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A guest's laptop: a machine, its copies, the people before it, and the real client half in as many lives as it
/// takes. Its people want to be at one table and press the buttons that get them there.
final class Laptop {
    private final World world;
    private final Network network;
    private final Referee referee;
    private final Machine machine;
    private final Radio radio;
    private final FakeCopies copies;
    private final Key key;
    private final Plan.TablePlan table;
    private final boolean hands;
    private final Cheater cheater;
    private final Optional<Forger> forger;
    private final SplittableRandom random;
    private final List<Friend> friends = new ArrayList<>();
    private final Set<Cable> cables = new LinkedHashSet<>();
    private final Map<RequestId, Asked> asked = new HashMap<>();
    private Screen screen;
    private RacingDialer dialer = new RacingDialer(this::dial);
    private Guest half;
    private boolean opens;
    private boolean hadTwin;
    private boolean away;
    private boolean dead = true;
    private final Set<TableId> damaged = new HashSet<>();
    private final Map<String, Digest> shown = new HashMap<>();
    private final Set<DiceAlarm> alarms = EnumSet.noneOf(DiceAlarm.class);
    private boolean liedTo;
    private @Nullable Hosting hosting;

    Laptop(
            World world,
            Network network,
            Referee referee,
            String name,
            Key key,
            Plan.TablePlan table,
            boolean hands,
            Cheat cheat,
            SplittableRandom random) {
        this.world = world;
        this.network = network;
        this.referee = referee;
        this.key = key;
        this.table = table;
        this.hands = hands;
        this.random = random;
        machine = new Machine(world, name);
        cheater = new Cheater(machine, cheat, key, () -> screen().state());
        radio = new Radio(world, random.split());
        copies = new FakeCopies(random.split());
        forger = cheat == Cheat.FORGES_ITS_COPY
                ? Optional.of(new Forger(key, copies, referee, random.split()))
                : Optional.empty();
        if (cheat.neverShows()) {
            referee.lies().neverShows(this);
        }
        screen = new Screen(this, referee);
        half = newHalf();
    }

    /// It may host, too.
    void mayHost(SimulatedHost host) {
        copies.staySound();
        hosting = new Hosting(network, this, host, copies, random.split());
    }

    private record Asked(Friend who, Command what, TableId table) {}

    /// Somebody sits down before it.
    void add(Friend friend) {
        friends.add(friend);
    }

    /// Its people open the table where nobody has.
    void opens() {
        opens = true;
    }

    String name() {
        return machine.name();
    }

    Key key() {
        return key;
    }

    Machine machine() {
        return machine;
    }

    /// A second program plays with its key.
    void hasTwin() {
        hadTwin = true;
    }

    boolean hadTwin() {
        return hadTwin;
    }

    Cheater cheater() {
        return cheater;
    }

    /// What it brings to hosts that take its table over, where that is not its copy.
    Optional<Forger> forger() {
        return forger;
    }

    Radio radio() {
        return radio;
    }

    Screen screen() {
        return screen;
    }

    /// Its connections that are not closed at its end.
    List<Cable> cables() {
        return List.copyOf(cables);
    }

    void unplugged(Cable cable) {
        cables.remove(cable);
    }

    Plan.TablePlan table() {
        return table;
    }

    boolean isDead() {
        return dead;
    }

    List<Friend> friends() {
        return friends;
    }

    /// A client half on this laptop.
    private Guest newHalf() {
        dialer = new RacingDialer(this::dial);
        Surroundings around = new Surroundings(
                machine,
                random.split(),
                dialer,
                copies,
                screen,
                Optional.of(Keys.signer(key)).filter(_ -> hands));
        HostDiscovery discovery = hosting == null ? HostDiscovery.NONE : hosting.newHearing();
        return world.tapes().guest(key, around, discovery);
    }

    private HostLink dial(HostAddress address, LinkListener listener) {
        return dial(key, address, listener);
    }

    /// A watch for hosts that lead a table of this laptop's host, too.
    RivalWatch newWatch(RivalWatch.Host owner) {
        return new RivalWatch(machine, random.split(), anonymous(), this::dial, "simulation", key, owner);
    }

    /// Dials without saying whose laptop it is.
    Dialer anonymous() {
        Key unknown = new Key(new StringBuilder(key.hex()).reverse().toString());
        return (address, listener) -> dial(unknown, address, listener);
    }

    private HostLink dial(Key shown, HostAddress address, LinkListener listener) {
        SimulatedHost host = network.at(address, this).orElse(null);
        if (host == null) {
            boolean silent = network.roaming().isPresent() && (address.hashCode() & 1) == 0;
            return new DeadEnd(this, listener, silent);
        }
        Cable cable = new Cable(world, network, this, shown, host, listener);
        cables.add(cable);
        cable.dial();
        return cable;
    }

    /// Connects to whichever of these addresses leads to that host.
    void connect(List<HostAddress> addresses, Key hostKey) {
        dialer.know(addresses, hostKey);
        half.connect(addresses.getFirst(), hostKey);
    }

    /// Where others may look for a host on this laptop; nothing where none ever runs there.
    Optional<String> ip() {
        return Optional.ofNullable(hosting).map(one -> one.host().address().host());
    }

    @Nullable
    Hosting hosting() {
        return hosting;
    }

    Guest half() {
        return half;
    }

    boolean isAway() {
        return away;
    }

    /// The program is started.
    void start() {
        world.note(name(), "starts", "");
        dead = false;
        away = false;
        asked.clear();
        shown.clear();
        alarms.clear();
        friends.forEach(Friend::forgetThoughts);
        screen = new Screen(this, referee);
        half = newHalf();
        if (hosting != null) {
            hosting.starts();
        }
        glance();
    }

    /// The program ends in the middle of anything.
    ///
    /// @param silently whether its system ends too, so that nobody tells the host
    void die(boolean silently) {
        world.note(name(), "ends", silently ? "with its system" : "alone");
        dead = true;
        if (hosting != null) {
            hosting.dies(silently);
        }
        damaged.addAll(copies.crash());
        machine.crash();
        cables().forEach(cable -> cable.guestDied(silently));
        cables.clear();
    }

    /// Says goodbye, for now.
    void leave() {
        away = true;
        half.disconnect();
    }

    /// Those who went come again.
    void comeAgain() {
        away = false;
    }

    /// People look at the screen now and then, and do what it takes to be at their table.
    private void glance() {
        machine.after(Duration.ofMillis(1_000 + random.nextInt(1_500)), this::glance);
        if (away) {
            return;
        }
        switch (screen.connection()) {
            case Connection.Idle _, Connection.Failed _, Connection.Ended _ -> {
                screen.clear();
                if (hosting == null) {
                    half.connect(network.addresses().getFirst(), null);
                } else {
                    hosting.connect();
                }
                half.listTables();
                if (hosting != null) {
                    hosting.returns();
                }
            }
            case Connection.Connected _ -> {
                // At a table that stands still people connect again.
                if (seesALie()) {
                    half.disconnect();
                } else {
                    goToTable();
                }
            }
            case Connection.Connecting _, Connection.Waiting _ -> {
                // It tries by itself, until people see the table elsewhere and go there.
                if (hosting != null && hosting.seesTableElsewhere()) {
                    half.disconnect();
                }
            }
        }
        if (hosting != null) {
            hosting.glance();
        }
        look();
    }

    private void goToTable() {
        if (screen.tables() == null) {
            return;
        }
        Optional<TableSummary> ours = listed();
        TableState shown = screen.state();
        if (ours.isEmpty() && hosting != null && hosting.looksElsewhere(opens)) {
            half.disconnect();
        } else if (ours.isEmpty() && opens) {
            half.openTable(table.name(), table.settings(), 0, badge(0));
        } else if (ours.isPresent()
                && (shown == null || !shown.id().equals(ours.orElseThrow().id()))) {
            // Where one goes to another table, the old one is not there to be pressed any more.
            screen.clear();
            half.attend(ours.orElseThrow().id());
        }
    }

    private Optional<TableSummary> listed() {
        return Stream.ofNullable(screen.tables())
                .flatMap(List::stream)
                .filter(one -> one.name().equals(table.name()))
                .findFirst();
    }

    /// The connection has come, gone or failed.
    void connectionChanged(Connection now) {
        if (hosting != null && now instanceof Connection.Connected(var _, Key hostKey, var _)) {
            hosting.reached(hostKey);
        }
        look();
    }

    /// Something on the screen has changed.
    void look() {
        friends.forEach(Friend::look);
    }

    /// Presses a button for somebody. What a lying host shows is not looked at as what the others see.
    void press(Friend who, Command what) {
        TableState state = screen.state();
        if (state != null && !seesALie()) {
            half.say(ClientMessage.Touched::new);
            referee.viewers().pressed(who.person(), state.id(), what, screen.shown(state.id()));
            asked.put(half.submit(who.person().profile(), what), new Asked(who, what, state.id()));
        }
    }

    /// Whether its screen shows what its host made up.
    boolean seesALie() {
        TableState state = screen.state();
        Screen.Shown now = state == null ? null : screen.shown(state.id());
        return now != null && referee.lies().has(now.digest());
    }

    /// Says for somebody what should become of the turn of one who is gone.
    void suggest(Friend who, Wishes.AboutAway about) {
        half.say(table -> new ClientMessage.Suggest(table, who.person().profile(), about.seat(), about.what()));
    }

    void answered(RequestId request, Answer answer) {
        Asked what = asked.remove(request);
        if (what != null) {
            world.note(name(), "is answered", answer);
            Key host = screen.hostKey();
            if (host != null && answer instanceof Answer.Accepted(long sequence)) {
                referee.viewers()
                        .accepted(
                                host,
                                what.who().person(),
                                what.table(),
                                what.what(),
                                sequence,
                                screen.shown(what.table()));
            }
            what.who().answered(what.what(), answer);
        }
    }

    /// The table is not where its people went.
    void refused() {
        if (hosting == null || hosting.bringsItsCopy()) {
            return;
        }
        if (hosting.hasNotBegun() && listed().isPresent()) {
            // Nothing was played: people sit down where the others meet anew.
            goToTable();
        } else if (hosting.looksElsewhere(opens)) {
            half.disconnect();
        }
    }

    /// The host has said how a hand-over stands.
    void succeeds(HostMessage.Succession said) {
        if (hosting != null) {
            hosting.succeeds(said);
        }
    }

    Badge badge(int profile) {
        return new Badge(
                new PlayerName(name() + (profile == 0 ? "" : " " + profile)),
                Colour.all().getFirst(),
                Shape.all().getFirst());
    }

    /// Something of a table may be damaged: its copy may have to be set aside, once.
    void foundDamage(TableId of) {
        damaged.add(of);
    }

    boolean mayFindDamage() {
        return !damaged.isEmpty();
    }

    boolean mayFindDamage(TableId in) {
        return damaged.contains(in);
    }

    /// Shows the secret of a throw: while its program runs it does so for one event.
    void shows(ClientMessage.ShowHand show) {
        Digest before = shown.put(show.table() + " " + show.number(), show.digest());
        if (before != null && !before.equals(show.digest())) {
            referee.broken(name() + " shows for throw " + show.number() + " of two logs");
        }
    }

    /// Whether somebody here asked for that move and was not answered yet.
    boolean hasAsked(TurnMove move) {
        return asked.values().stream()
                .anyMatch(one ->
                        one.what() instanceof Command.Turn turn && turn.move().equals(move));
    }

    /// Its host tells it something that is not in the host's log.
    ///
    /// @param hears hands it to the client half
    void liedTo(HostMessage.Entries lie, Lie kind, Runnable hears) {
        liedTo = true;
        foundDamage(lie.table());
        hears.run();
        Screen.Shown now = screen.shown(lie.table());
        boolean taken =
                now != null && now.digest().equals(lie.entries().getLast().digest());
        if (taken && kind.isRefused()) {
            referee.broken(name() + " takes in what its host made up: " + kind);
        }
        kind.aloud().filter(alarm -> taken && !alarms.contains(alarm)).ifPresent(alarm -> {
            referee.broken(name() + " says nothing of what its host does: " + kind);
        });
    }

    /// Events have come: a laptop that has shown in time, and is said to have withheld, says so.
    ///
    /// @param shownFor the throw for which it has shown its secret over this connection
    void heard(HostMessage.Entries told, int shownFor) {
        TableState state = screen.state();
        Screen.Shown now = screen.shown(told.table());
        if (cheater.cheat() != Cheat.IS_NOT_HEARD || state == null || now == null || hadTwin) {
            return;
        }
        boolean named = told.entries().stream()
                .filter(entry -> entry.sequence() <= now.sequence())
                .map(entry -> Events.decoded(entry.event().toArray()))
                .anyMatch(event -> event instanceof Event.Withheld(int number, List<Integer> hands)
                        && number == shownFor
                        && state.hands()
                                .of(key)
                                .filter(hand -> hands.contains(hand.number()))
                                .isPresent());
        if (named && !alarms.contains(DiceAlarm.SAID_TO_WITHHOLD)) {
            referee.broken(name() + " is said to withhold what it has shown, and says nothing");
        }
    }

    /// Says something aloud.
    void alarmed(DiceAlarm alarm) {
        alarms.add(alarm);
    }

    /// Whether a host ever told it something else than the others.
    boolean wasLiedTo() {
        return liedTo;
    }

    /// The copy is sound again.
    void recovered(TableId which) {
        damaged.remove(which);
    }
}
