package cantstop.simulation;

import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.bot.Bots;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.host.HostCore;
import cantstop.host.environment.HostEnvironment;
import cantstop.host.environment.HostInfo;
import cantstop.host.environment.Pace;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.TableSummary;
import cantstop.protocol.Timers;
import cantstop.protocol.wire.EventCodec;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What hosts on one machine: its disk, and the real core of the host in as many lives as it takes.
final class SimulatedHost {
    private final World world;
    private final Machine machine;
    private final String name;
    private final Key key;
    private final Optional<Radio> radio;
    private final FakeDisk disk;
    private final Throwing throwing = new Throwing();
    private final Referee referee;
    private final Pace pace;
    private final Liar liar;
    private final JournalCut cut;
    private final Planted planted;
    private final SplittableRandom random;
    private final Set<Cable> cables = new LinkedHashSet<>();
    private final Set<Cable> attending = new LinkedHashSet<>();
    private final Whereabouts whereabouts;
    private final Gatherings gatherings = new Gatherings();
    private final OldWords oldWords = new OldWords(this);
    private @Nullable HostCore core;
    private int run;

    /// A host that is not running.
    ///
    /// @param machine where it runs, alone or beside a window
    /// @param name its address
    /// @param radio the machine's way to the network; nothing where that is always there
    SimulatedHost(
            World world,
            Referee referee,
            Machine machine,
            String name,
            Key key,
            Optional<Radio> radio,
            Pace pace,
            Planted planted,
            Lie lie,
            SplittableRandom random) {
        this.world = world;
        this.machine = machine;
        this.name = name;
        whereabouts = new Whereabouts(new HostAddress(name, HostAddress.DEFAULT_PORT));
        this.key = key;
        this.radio = radio;
        this.referee = referee;
        this.pace = pace;
        this.random = random;
        this.planted = planted;
        liar = new Liar(
                lie,
                key,
                referee,
                new SplittableRandom(31L * name.hashCode() + lie.name().hashCode()));
        disk = new FakeDisk(machine, planted != Planted.DISK_DOES_NOT_FORCE, random.split());
        cut = new JournalCut(disk, referee, key, liar);
    }

    String name() {
        return name;
    }

    Key key() {
        return key;
    }

    Whereabouts whereabouts() {
        return whereabouts;
    }

    /// It is there from now on; connections over an address that is gone break at this end.
    void isAt(List<HostAddress> now) {
        world.note(name, "is at", now);
        if (whereabouts.change(now)) {
            List.copyOf(cables).stream().filter(Cable::isFromElsewhere).forEach(cable -> cable.breakOff(false, true));
        }
    }

    /// How long nothing reaches it yet.
    long radioGap() {
        return radio.map(Radio::gap).orElse(0L);
    }

    Planted planted() {
        return planted;
    }

    Liar liar() {
        return liar;
    }

    /// Tables from whose log it has cut something.
    Set<TableId> cut() {
        return cut.tables();
    }

    Machine machine() {
        return machine;
    }

    Throwing throwing() {
        return throwing;
    }

    FakeDisk disk() {
        return disk;
    }

    /// The running program, or null.
    @Nullable
    HostCore core() {
        return core;
    }

    OldWords oldWords() {
        return oldWords;
    }

    /// The connections that are not closed at this end.
    Set<Cable> cables() {
        return cables;
    }

    /// The tables that wait here, and who has come to them.
    Gatherings gatherings() {
        return gatherings;
    }

    Referee referee() {
        return referee;
    }

    /// Something was said that must never be.
    void broken(String what) {
        referee.broken(what);
    }

    boolean isUp() {
        return core != null;
    }

    void start() {
        world.note(name, "starts", "");
        if (disk.starts()) {
            referee.tables().forgets(key);
        }
        if (liar.lie() == Lie.CUTS_ITS_JOURNAL) {
            disk.tables().forEach(cut::cut);
        }
        referee.hostStarts(key, disk);
        Timers timers = planted == Planted.TIMER_IS_NOT_CANCELLED ? new ForgetfulTimers(machine) : machine;
        int now = ++run;
        HostEnvironment environment = new HostEnvironment(
                new TimersOfOneRun(timers, () -> now == run),
                throwing.dice(new FallingDice(machine, random.split())),
                Keys.signer(key),
                oldWords.journal(throwing.journal(disk)),
                new SlowWorkers(machine, random.split()),
                liar.overhears(random.split()),
                level -> throwing.bot(Bots.named(level)),
                this::encoded,
                EventCodec::decode);
        ClientMessage.Hello hello = machine.hello();
        core = new HostCore(environment, new HostInfo(key, "Host", hello.program(), hello.versions()), pace);
        core.recover(disk.tables());
    }

    private byte[] encoded(Event event) {
        throwing.at(Throwing.Point.ENCODER);
        byte[] bytes = EventCodec.encode(event);
        referee.hostEncodes(this, event, bytes);
        if (event instanceof Event.EpochBegan(var _, Key leader, var _, var _) && leader.equals(key)) {
            gatherings.epochBegins(disk);
        }
        return bytes;
    }

    /// Waits for the people of a table, to go on with it here.
    void gather(TableId table) {
        if (core != null) {
            world.note(name, "gathers", table);
            gatherings.begin(table);
            core.gather(table);
        }
    }

    /// Whether it waits for the people of a table, and does not lead it yet.
    boolean gathers(TableId table) {
        return gatherings.has(table) && !lists(table);
    }

    /// Waits for a table that its host hands over to this one.
    void succeed(TableId table, Epoch epoch) {
        gather(table);
        if (core != null) {
            core.succeed(table, epoch);
        }
    }

    /// Whether it runs and leads that table.
    boolean lists(TableId table) {
        return led().anyMatch(one -> one.id().equals(table));
    }

    /// Whether it runs and leads any table.
    boolean leads() {
        return led().findAny().isPresent();
    }

    private Stream<TableSummary> led() {
        return Stream.ofNullable(core)
                .flatMap(running -> running.snapshot().tables().stream())
                .filter(TableSummary::isLed);
    }

    /// The program ends as its window is closed.
    void close() {
        if (core != null) {
            core.shutDown();
            end(false);
        }
    }

    /// The host ends in good order, and the window beside it goes on.
    void closes() {
        HostCore closing = core;
        if (closing != null) {
            world.note(name, "closes", "");
            closing.shutDown();
            run++;
            core = null;
            gatherings.clear();
        }
    }

    /// The program ends in the middle of anything.
    ///
    /// @param silently whether its system ends too, so that nobody tells the guests
    void end(boolean silently) {
        world.note(name, "ends", silently ? "with its system" : "alone");
        core = null;
        gatherings.clear();
        machine.crash();
        disk.crash();
        for (Cable cable : List.copyOf(cables)) {
            cable.hostDied(silently);
            unplugged(cable);
        }
    }

    void plugged(Cable cable) {
        cables.add(cable);
    }

    void unplugged(Cable cable) {
        cables.remove(cable);
        gatherings.leaves(cable);
        if (attending.remove(cable)
                && attending.stream().noneMatch(other -> other.guestKey().equals(cable.guestKey()))) {
            referee.gone(cable.guestKey(), this);
        }
    }

    /// What the host takes a message for.
    ClientMessage heard(Cable from, ClientMessage message) {
        if (message instanceof ClientMessage.Attend attend) {
            attending.add(from);
            gatherings.attends(from, attend);
            referee.attends(from.guestKey(), this, attend.table());
        }
        return Misheard.of(
                planted,
                message,
                table -> referee.tables().of(table).toldBy(key).ledger().size());
    }
}
