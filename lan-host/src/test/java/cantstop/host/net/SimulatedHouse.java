package cantstop.host.net;

import cantstop.engine.bot.Bots;
import cantstop.engine.identity.Key;
import cantstop.host.HandTimers;
import cantstop.host.HeldWorkers;
import cantstop.host.HostCore;
import cantstop.host.NoHand;
import cantstop.host.ScriptedDice;
import cantstop.host.environment.HostEnvironment;
import cantstop.host.environment.HostInfo;
import cantstop.host.environment.Journal;
import cantstop.host.environment.Pace;
import cantstop.protocol.Timers;
import io.netty.channel.DefaultChannelPromise;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.util.concurrent.ImmediateEventExecutor;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ScheduledThreadPoolExecutor;

/// A host's program in one of its lives, on a processor that is slow: the shipped core, thread and pipelines.
final class SimulatedHouse {
    static final Key KEY = new Key("f".repeat(64));

    /// To handle one message, without what it leads to on the network.
    private static final Duration MESSAGE = Duration.ofNanos(30_000);

    /// Connections that the system takes before the program has.
    private static final int BACKLOG = 128;

    final Processor processor;
    final TimedLoop loop;
    final HostCore core;
    private final HandTimers time;
    private final GuestPipelines pipelines;
    private final Set<SimulatedLink> links = new LinkedHashSet<>();
    private final Duration handshake;
    private int accepting;
    private int handshakes;
    private boolean off;

    /// @param handshake what one costs of the processor
    SimulatedHouse(HandTimers time, Journal journal, Duration handshake) {
        this.time = time;
        this.handshake = handshake;
        processor = new Processor(time);
        loop = new TimedLoop(time, processor);
        HostThread host = new HostThread(
                new ScheduledThreadPoolExecutor(1, _ -> null) {
                    @Override
                    public void execute(Runnable task) {
                        processor.work(MESSAGE, task);
                    }
                },
                new SystemClock(() -> time.now().toNanos(), () -> time.now().toMillis()));
        HostEnvironment environment = new HostEnvironment(
                ownTimers(),
                new ScriptedDice(),
                new NoHand(KEY),
                journal,
                new HeldWorkers(),
                new SplittableRandom(1),
                Bots::named);
        core = new HostCore(environment, new HostInfo(KEY, "Host", "simulation"), Pace.NONE);
        pipelines =
                new GuestPipelines(new DefaultChannelGroup(ImmediateEventExecutor.INSTANCE), core, host, Runnable::run);
    }

    private Timers ownTimers() {
        return new Timers() {
            @Override
            public Duration now() {
                return time.now();
            }

            @Override
            public Timer after(Duration delay, Runnable task) {
                return time.after(delay, () -> {
                    if (!off) {
                        task.run();
                    }
                });
            }
        };
    }

    /// A guest knocks.
    ///
    /// @return whether the system takes the connection
    boolean takes(SimulatedLink link) {
        if (accepting >= BACKLOG) {
            return false;
        }
        accepting++;
        links.add(link);
        loop.execute(() -> {
            accepting--;
            CabledChannel channel = link.accepted();
            channel.unsafe().register(loop, new DefaultChannelPromise(channel, loop));
            if (pipelines.admits(channel)) {
                pipelines.enter(
                        channel, new CostlyHandshake(link.guestKey(), processor, handshake, () -> handshakes++));
            } else {
                channel.unsafe().close(channel.voidPromise());
            }
        });
        return true;
    }

    void forget(SimulatedLink link) {
        links.remove(link);
    }

    /// How many handshakes it has begun.
    int handshakes() {
        return handshakes;
    }

    /// Bytes that all connections together have not got rid of.
    long unsent() {
        return links.stream().mapToLong(SimulatedLink::unsent).sum();
    }

    /// It is killed: its system ends all connections.
    void dies() {
        off = true;
        processor.goesOff();
        List.copyOf(links).forEach(SimulatedLink::hostDied);
    }
}
