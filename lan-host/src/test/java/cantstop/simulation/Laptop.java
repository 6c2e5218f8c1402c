package cantstop.simulation;

import cantstop.browser.replay.Surroundings;
import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Command;
import cantstop.engine.PlayerName;
import cantstop.engine.Shape;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.Guest;
import cantstop.protocol.client.RacingDialer;
import cantstop.protocol.client.RivalWatch;
import cantstop.protocol.client.SafeListener;
import cantstop.protocol.client.discovery.HostDiscovery;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/// A guest's laptop: a machine, its copies, the people before it, and the real client half in as many lives as it
/// takes. Its people want to be at one table and press the buttons that get them there.
class Laptop {
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
    private final Dialling dialling;
    private final Pressed pressed;
    private Screen screen;
    private RacingDialer dialer;
    private Guest half;
    private final Glances glances;
    private boolean hadTwin;
    private boolean away;
    private boolean dead = true;
    private final Vigilance vigilance;
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
        copies = new FakeCopies(machine, random.split());
        forger = cheat == Cheat.FORGES_ITS_COPY
                ? Optional.of(new Forger(key, copies, referee, random.split()))
                : Optional.empty();
        if (cheat.neverShows()) {
            referee.lies().neverShows(this);
        }
        glances = new Glances(this, network, random);
        pressed = new Pressed(world, referee, this);
        vigilance = new Vigilance(this, referee);
        dialling = new Dialling(world, network, this);
        dialer = new RacingDialer(dialling::dial);
        screen = new Screen(this, referee);
        half = newHalf();
    }

    /// It may host, too.
    void mayHost(SimulatedHost host) {
        copies.staySound();
        hosting = new Hosting(network, this, host, copies, random.split());
    }

    /// Somebody sits down before it.
    void add(Friend friend) {
        friends.add(friend);
    }

    Glances glances() {
        return glances;
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

    Dialling dialling() {
        return dialling;
    }

    Pressed pressed() {
        return pressed;
    }

    Vigilance vigilance() {
        return vigilance;
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
        dialer = new RacingDialer(dialling::dial);
        Surroundings around = new Surroundings(
                machine,
                random.split(),
                dialer,
                copies,
                new SafeListener(screen),
                Optional.of(Keys.signer(key)).filter(_ -> hands));
        HostDiscovery discovery = hosting == null ? HostDiscovery.NONE : hosting.newHearing();
        return world.tapes().guest(key, machine.hello(), around, discovery);
    }

    /// A watch for hosts that lead a table of this laptop's host, too.
    RivalWatch newWatch(RivalWatch.Host owner) {
        return new RivalWatch(
                machine, random.split(), dialling.anonymous(), dialling::dial, machine.hello(), key, owner);
    }

    /// Connects to whatever host is at that address, as somebody does by hand: what was known of another one is over.
    void connect(HostAddress address) {
        dialer.know(List.of(address), null);
        half.connect(address, null);
    }

    /// Connects to whichever of these addresses leads to that host.
    void connect(List<HostAddress> addresses, Key hostKey) {
        dialer.know(addresses, hostKey);
        half.connect(addresses.getFirst(), hostKey);
    }

    /// Where others may look for a host on this laptop; nothing where none ever runs there.
    Optional<String> ip() {
        return host().map(one -> one.whereabouts().first().host());
    }

    /// What may host on this laptop.
    Optional<SimulatedHost> host() {
        return Optional.ofNullable(hosting).map(Hosting::host);
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
        pressed.clear();
        vigilance.starts();
        friends.forEach(Friend::forgetThoughts);
        screen = new Screen(this, referee);
        half = newHalf();
        if (hosting != null) {
            hosting.starts();
        }
        glances.glance();
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
        vigilance.foundDamage(copies.crash());
        machine.crash();
        dialling.dies(silently);
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
            pressed.note(half.submit(who.person().profile(), what), who, what, state.id());
        }
    }

    /// Whether its screen shows what its host made up.
    boolean seesALie() {
        TableState state = screen.state();
        Screen.Shown now = state == null ? null : screen.shown(state.id());
        return now != null && referee.lies().has(now.digest());
    }

    Badge badge(int profile) {
        return new Badge(
                new PlayerName(name() + (profile == 0 ? "" : " " + profile)),
                Colour.all().getFirst(),
                Shape.all().getFirst());
    }
}
