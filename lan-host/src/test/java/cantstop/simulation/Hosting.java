package cantstop.simulation;

import cantstop.engine.Epoch;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.host.HostCore;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HandOverStep;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.HostMessage.SuccessionStage;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.RivalWatch;
import cantstop.protocol.client.discovery.HostDiscovery;
import java.util.Optional;
import java.util.SplittableRandom;

/// What a window does about hosts on a laptop that may be one: opens one when it is named as successor or its
/// people want to go on, has it watched for split brain, finds a table again that has moved, and hands one over
/// now and then.
final class Hosting {
    /// So many looks at a screen without a table before a newcomer thinks of going.
    private static final int PATIENCE = 2;

    private final Network network;
    private final Laptop laptop;
    private final SimulatedHost host;
    private final FakeCopies copies;
    private final SplittableRandom random;
    private final HandingOver handingOver;
    private final boolean deaf;
    private final Optional<Neighbours> neighbours;
    private final HostChoice choice;
    private boolean hosted;
    private boolean calm;
    private boolean atOwn;
    private boolean leftBehind;
    private boolean brought;
    private int blank;
    private Optional<TableId> table = Optional.empty();
    private RivalWatch watch;

    Hosting(Network network, Laptop laptop, SimulatedHost host, FakeCopies copies, SplittableRandom random) {
        this.network = network;
        this.laptop = laptop;
        this.host = host;
        this.copies = copies;
        this.random = random;
        handingOver = new HandingOver(laptop, random);
        deaf = random.nextInt(3) == 0;
        neighbours = network.roaming()
                .map(roaming ->
                        new Neighbours(roaming, laptop, host, laptop.dialling().anonymous(), random.split()));
        choice = new HostChoice(this, network, laptop, host, neighbours);
        watch = laptop.newWatch(new Rivals(network, host, copies, neighbours));
    }

    SimulatedHost host() {
        return host;
    }

    /// Ears for a program's guest: it is told of all hosts by hand where the party does not roam.
    HostDiscovery newHearing() {
        return neighbours.<HostDiscovery>map(Neighbours::newHearing).orElse(HostDiscovery.NONE);
    }

    /// Its host is opened with the window.
    void hosts() {
        hosted = true;
    }

    /// The window is opened: with its host where it had one, or people choose to go back to their game as guests.
    void starts() {
        choice.prefersOwn();
        atOwn = false;
        leftBehind = false;
        neighbours.ifPresent(Neighbours::starts);
        if (hosted && (calm || table.isEmpty() || random.nextBoolean())) {
            start();
            table.ifPresent(host::gather);
        }
    }

    void dies(boolean silently) {
        hosted |= host.isUp();
        neighbours.ifPresent(Neighbours::dies);
        if (host.isUp()) {
            host.end(silently);
        }
    }

    /// Nobody has whims any more.
    void calmDown() {
        calm = true;
        neighbours.ifPresent(Neighbours::calmDown);
    }

    /// Connects to the own host, or to another one where the table is not there.
    void connect() {
        choice.connect();
    }

    /// Its people go to a host that they see, or ask another guest for one: a blank screen there is news.
    void goesAround() {
        blank = 0;
    }

    /// Until when its people waited at a host for others, who play elsewhere.
    long waitedUntil() {
        boolean waits = calm && laptop.screen().gathers() && choice.gaveUpAt() == 0;
        return waits ? network.now() : choice.gaveUpAt();
    }

    boolean seesTableElsewhere() {
        return choice.seesTableElsewhere(isPatient());
    }

    /// Whether it has had a host of its own.
    boolean hasHosted() {
        return hosted;
    }

    boolean isCalm() {
        return calm;
    }

    /// The table that was attended last; nothing before one was.
    Optional<TableId> table() {
        return table;
    }

    /// Goes back to the table that was attended last, wherever it may be now.
    void returns() {
        table.ifPresent(laptop.half()::attend);
    }

    /// The table is not where this laptop is connected: whether to look elsewhere for it.
    ///
    /// @param opens whether its people open the table where nobody has
    boolean looksElsewhere(boolean opens) {
        boolean elsewhere = !(opens && table.isEmpty() && host.isUp());
        choice.looks(elsewhere);
        return elsewhere;
    }

    /// Whether no game has begun at its table, as far as its copy knows.
    boolean hasNotBegun() {
        return table.map(copies::load).filter(log -> log.state().game() == null).isPresent();
    }

    /// The own host has less of the table than this laptop's copy: it goes on with that.
    boolean bringsItsCopy() {
        boolean mine = host.key().equals(laptop.screen().hostKey());
        boolean brings = mine && table.isPresent() && !brought;
        brought = brings;
        if (brings) {
            host.gather(table.orElseThrow());
            laptop.half().attend(table.orElseThrow());
        }
        return brings;
    }

    /// This laptop is connected to a host: the own one is of no use to anybody once its table goes on elsewhere
    /// and this laptop with it.
    void reached(Key hostKey) {
        blank = 0;
        choice.reached();
        boolean mine = hostKey.equals(host.key());
        leftBehind = !mine && (atOwn || leftBehind);
        atOwn = mine;
        closeUnlessNeeded();
    }

    /// As a window does: others may still play at it.
    private void closeUnlessNeeded() {
        HostCore core = host.core();
        if (leftBehind && core != null && core.snapshot().attended().isEmpty()) {
            leftBehind = false;
            watch.stop();
            neighbours.ifPresent(Neighbours::hostEnds);
            host.closes();
        }
    }

    /// People look at the screen now and then.
    void glance() {
        closeUnlessNeeded();
        hearBeacons();
        TableState state = laptop.screen().state();
        if (state == null) {
            // A newcomer who is shown nothing, as the host is gone or waits for others, gives up and joins elsewhere.
            if (++blank > PATIENCE && random.nextInt(calm ? 2 : 8) == 0) {
                choice.looks(true);
                laptop.half().disconnect();
            }
            return;
        }
        table = Optional.of(state.id());
        choice.atTable();
        boolean connected = laptop.screen().connection() instanceof Connection.Connected;
        boolean sits = laptop.friends().stream()
                .anyMatch(friend -> state.seatOf(friend.person()).isPresent());
        if (!connected && sits && laptop.screen().isAskedToHost() && !isPatient() && (calm || random.nextInt(4) == 0)) {
            goOn();
        } else if (connected) {
            boolean mine = host.key().equals(laptop.screen().hostKey());
            handingOver.glance(state, mine, calm);
            if (laptop.screen().gathers() && seesTableElsewhere()) {
                // Those who are missing play elsewhere: people give up waiting for them, at their own host or another
                // one, and go there.
                choice.looks(true);
                laptop.half().disconnect();
            }
        }
    }

    /// A firewall may keep all beacons out, until somebody sees to it.
    private void hearBeacons() {
        if (neighbours.isPresent() || deaf && !calm) {
            return;
        }
        for (SimulatedHost other : network.running()) {
            if (other != host) {
                laptop.half().hint(other.whereabouts().first(), other.key());
            }
        }
    }

    /// Whether its people wait for the others to go on: where a firewall stays shut they don't know what goes on.
    private boolean isPatient() {
        return neighbours.filter(Neighbours::staysDeaf).isPresent();
    }

    /// Before a firewall shut its ears this laptop heard that a host is there.
    void heardBefore(HostAddress where, Key key) {
        if (isPatient()) {
            laptop.half().hint(where, key);
        }
    }

    void open() {
        hosted = true;
        if (!host.isUp()) {
            start();
        }
    }

    private void start() {
        host.start();
        neighbours.ifPresent(Neighbours::hostStarts);
        watch.stop();
        watch = laptop.newWatch(new Rivals(network, host, copies, neighbours));
        watch.start();
    }

    private void goOn() {
        open();
        table.ifPresent(host::gather);
        laptop.half().goOnAt(host.whereabouts().own(), host.key());
    }

    /// The host has said how a hand-over stands: whoever is named opens a host.
    void succeeds(HostMessage.Succession said) {
        if (said.stage() == SuccessionStage.NAMED && said.successor().key().equals(laptop.key())) {
            if (!calm && random.nextInt(10) == 0) {
                laptop.half().say(table -> new ClientMessage.HandOver(table, new HandOverStep.CallOff()));
                return;
            }
            open();
            TableState state = laptop.screen().state();
            host.succeed(
                    said.table(), state == null ? Epoch.NONE : state.epoch().next());
            laptop.half().hint(host.whereabouts().own(), host.key());
            laptop.half()
                    .say(table -> new ClientMessage.HandOver(
                            table, new HandOverStep.Listening(host.whereabouts().all())));
        }
    }
}
