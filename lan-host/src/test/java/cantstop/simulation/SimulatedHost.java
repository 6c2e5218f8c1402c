package cantstop.simulation;

import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.bot.Bots;
import cantstop.host.Dice;
import cantstop.host.HostCore;
import cantstop.host.Nameplate;
import cantstop.host.Pace;
import cantstop.host.Surroundings;
import cantstop.host.Workers;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Timers;
import cantstop.protocol.wire.EventCodec;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The laptop that hosts: a machine, its disk, and the real core of the host in as many lives as it takes.
final class SimulatedHost {
    private static final long MILLISECOND = 1_000_000;
    private static final String KEY = "f".repeat(64);

    private final World world;
    private final Machine machine;
    private final FakeDisk disk;
    private final Referee referee;
    private final Pace pace;
    private final Planted planted;
    private final SplittableRandom random;
    private final Set<Cable> cables = new LinkedHashSet<>();
    private @Nullable HostCore core;

    SimulatedHost(World world, Referee referee, Pace pace, Planted planted, SplittableRandom random) {
        this.world = world;
        this.referee = referee;
        this.pace = pace;
        this.random = random;
        this.planted = planted;
        machine = new Machine(world, "host");
        disk = new FakeDisk(machine, planted != Planted.DISK_DOES_NOT_FORCE, random.split());
    }

    String key() {
        return KEY;
    }

    Machine machine() {
        return machine;
    }

    FakeDisk disk() {
        return disk;
    }

    /// The running program, or null.
    @Nullable
    HostCore core() {
        return core;
    }

    boolean isUp() {
        return core != null;
    }

    void start() {
        world.note(machine.name(), "starts", "");
        referee.hostStarts(disk);
        Timers timers = planted == Planted.TIMER_IS_NOT_CANCELLED ? new ForgetfulTimers(machine) : machine;
        Surroundings with = new Surroundings(
                timers,
                new FallingDice(),
                disk,
                new Thinkers(),
                random.split(),
                Bots::named,
                this::encoded,
                EventCodec::decode);
        core = new HostCore(with, new Nameplate(KEY, "Host", "simulation"), pace);
        core.recover(disk.tables());
    }

    private byte[] encoded(Event event) {
        byte[] bytes = EventCodec.encode(event);
        referee.hostEncodes(event, bytes);
        return bytes;
    }

    /// The program ends as its window is closed.
    void close() {
        if (core != null) {
            core.shutDown();
            end(false);
        }
    }

    /// The program ends in the middle of anything.
    ///
    /// @param silently whether its system ends too, so that nobody tells the guests
    void end(boolean silently) {
        world.note(machine.name(), "ends", silently ? "with its system" : "alone");
        core = null;
        machine.crash();
        disk.crash();
        List.copyOf(cables).forEach(cable -> cable.hostDied(silently));
        cables.clear();
    }

    void plugged(Cable cable) {
        cables.add(cable);
    }

    void unplugged(Cable cable) {
        cables.remove(cable);
    }

    void said(HostMessage message) {
        referee.hostSays(message, machine.now(), disk);
    }

    /// What the host takes a message for.
    ClientMessage heard(ClientMessage message) {
        boolean forgets = planted == Planted.SCREEN_IS_FORGOTTEN;
        return forgets
                        && message instanceof ClientMessage.Submit submit
                        && submit.command() instanceof Command.Turn turn
                ? new ClientMessage.Submit(
                        submit.request(),
                        submit.table(),
                        submit.epoch(),
                        submit.profile(),
                        new Command.Turn(referee.ledger(submit.table()).size(), turn.move()))
                : message;
    }

    /// Planted: turn timers, the longest there are, go on after they were cancelled.
    private record ForgetfulTimers(Machine machine) implements Timers {
        private static final Duration SHORTEST_TURN = Duration.ofSeconds(30);

        @Override
        public Duration now() {
            return machine.now();
        }

        @Override
        public Timer after(Duration delay, Runnable task) {
            Timer timer = machine.after(delay, task);
            return delay.compareTo(SHORTEST_TURN) < 0 ? timer : () -> {};
        }
    }

    /// Dice that roll for a moment.
    private final class FallingDice implements Dice {
        private final SplittableRandom chance = random.split();

        @Override
        public void roll(int count, Consumer<List<Integer>> fallen) {
            List<Integer> faces = new ArrayList<>();
            for (int die = 0; die < count; die++) {
                faces.add(1 + chance.nextInt(6));
            }
            machine.hear(chance.nextLong(20 * MILLISECOND), () -> fallen.accept(faces));
        }
    }

    /// Bots that think for a moment.
    private final class Thinkers implements Workers {
        private final SplittableRandom chance = random.split();

        @Override
        public <T> void work(Supplier<T> work, Consumer<T> done) {
            T result = work.get();
            machine.hear(chance.nextLong(20 * MILLISECOND), () -> done.accept(result));
        }
    }
}
