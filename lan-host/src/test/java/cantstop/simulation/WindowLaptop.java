package cantstop.simulation;

import cantstop.engine.Badge;
import cantstop.engine.Command;
import cantstop.engine.Log;
import cantstop.engine.TableName;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.HostAddress;
import cantstop.protocol.RequestId;
import cantstop.protocol.Timers;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.ClientHalf;
import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.Guest;
import cantstop.protocol.client.RacingDialer;
import cantstop.protocol.client.SafeListener;
import cantstop.protocol.client.discovery.HostDiscovery;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A laptop before which people sit at the window that is shipped.
final class WindowLaptop extends Laptop implements Desk {
    private final World world;
    private final Network network;
    private final Referee referee;
    private final FakeCopies copies;
    private final SplittableRandom random;
    private final Windows windows;
    private final Restarts restarts;
    private final List<Hearing> ears = new ArrayList<>();
    private @Nullable WindowHost own;
    private @Nullable Window window;
    private Screen screen;
    private @Nullable Guest guest;
    private Consumer<RequestId> asked = _ -> {};
    private boolean begun;
    private boolean calm;
    private boolean away;
    private boolean dead = true;

    WindowLaptop(
            World world,
            Network network,
            Referee referee,
            String name,
            Key key,
            Plan.TablePlan table,
            Windows windows,
            Restarts restarts,
            SplittableRandom random) {
        super(world, network, referee, name, key, table, false, Cheat.NONE, random.split());
        this.world = world;
        this.network = network;
        this.referee = referee;
        this.windows = windows;
        this.restarts = restarts;
        this.random = random;
        copies = new FakeCopies(machine(), random.split());
        copies.staySound();
        screen = super.screen();
    }

    @Override
    void mayHost(SimulatedHost host) {
        Neighbours around = new Neighbours(
                network.roaming().orElseThrow(), this, host, dialling().anonymous(), random.split());
        own = new WindowHost(world, network, host, around, this::newWatch, random.split());
    }

    @Override
    Optional<SimulatedHost> host() {
        return Optional.ofNullable(own).map(WindowHost::host);
    }

    Optional<Window> window() {
        return Optional.ofNullable(window);
    }

    @Override
    Screen screen() {
        return screen;
    }

    @Override
    Guest half() {
        return guest == null ? super.half() : guest;
    }

    @Override
    boolean isDead() {
        return dead;
    }

    @Override
    public boolean isAway() {
        return away;
    }

    /// From now on people have whims.
    void begins() {
        begun = true;
    }

    @Override
    public boolean isCalm() {
        return calm || !begun;
    }

    @Override
    void start() {
        world.note(name(), "starts", "");
        dead = false;
        away = false;
        lookAgain();
        window = windows.open(this);
    }

    /// Each guest has secrets of its own, and a screen that shows nothing yet.
    private void lookAgain() {
        vigilance().starts();
        pressed().clear();
        friends().forEach(Friend::forgetThoughts);
        screen = new Screen(this, referee);
    }

    @Override
    void die(boolean silently) {
        world.note(name(), "ends", silently ? "with its system" : "alone");
        dead = true;
        window = null;
        guest = null;
        ears.forEach(Hearing::rest);
        ears.clear();
        if (own != null) {
            own.dies(silently);
        }
        vigilance().foundDamage(copies.crash());
        machine().crash();
        dialling().dies(silently);
    }

    @Override
    void leave() {
        away = true;
        window().ifPresent(Window::leave);
    }

    @Override
    void comeAgain() {
        away = false;
    }

    /// Nobody has whims any more.
    void calmDown() {
        calm = true;
        Objects.requireNonNull(own).neighbours().calmDown();
    }

    @Override
    void look() {
        super.look();
        if (own != null) {
            own.look();
        }
    }

    @Override
    void press(Friend who, Command what) {
        TableState state = screen.state();
        if (state != null && window != null && state.name().equals(table().name())) {
            referee.viewers().pressed(who.person(), state.id(), what, screen.shown(state.id()));
            asked = request -> pressed().note(request, who, what, state.id());
            window.press(what);
            asked = _ -> {};
        } else {
            // At another table they want nothing.
            who.forgetThoughts();
        }
    }

    private Hearing hears() {
        Hearing hearing = Objects.requireNonNull(own).neighbours().newHearing();
        ears.add(hearing);
        return hearing;
    }

    @Override
    public Arrival arrive(ClientListener listener, Executor fx) {
        lookAgain();
        Screen now = screen;
        RacingDialer dialer = new RacingDialer(dialling()::dial);
        ClientHalf core = new ClientHalf(
                machine(),
                random.split(),
                dialer,
                hears(),
                copies,
                new SafeListener(new ScreenBehind(listener, now, () -> now == screen, fx)),
                VersionRange.OURS,
                "simulation",
                Optional.of(Keys.signer(key())));
        WindowGuest arrived = new WindowGuest(machine(), dialer, core, request -> asked.accept(request));
        guest = arrived;
        // Goodbyes are said on a thread of their own.
        return new Arrival(arrived, () -> machine().hear(random.nextLong(2_000_000), arrived::close));
    }

    @Override
    public Log copy(TableId table) {
        return copies.load(table);
    }

    @Override
    public HostDiscovery around() {
        return new Around(machine(), hears(), dialling().anonymous());
    }

    @Override
    public void open(Consumer<DeskHost> then) {
        Objects.requireNonNull(own).open(then);
    }

    @Override
    public void glance() {
        look();
    }

    @Override
    public List<HostAddress> told() {
        return network.running().stream()
                .filter(SimulatedHost::leads)
                .map(host -> host.whereabouts().first())
                .toList();
    }

    @Override
    public void quit(Duration again) {
        restarts.restart(this, false, again.toNanos());
    }

    @Override
    public void later(Runnable task) {
        machine().hear(random.nextLong(17_000_000), task);
    }

    @Override
    public Timers timers() {
        return machine();
    }

    @Override
    public SplittableRandom chance() {
        return random;
    }

    @Override
    public Key key() {
        return super.key();
    }

    @Override
    public String name() {
        return super.name();
    }

    @Override
    public Badge badge() {
        return badge(0);
    }

    @Override
    public TableName wanted() {
        return table().name();
    }

    @Override
    public void note(String what, Object detail) {
        world.note(name(), what, detail);
    }

    @Override
    public void finds(String what) {
        referee.broken(name() + ": " + what);
    }
}
