package cantstop.host.net;

import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.engine.identity.TableId;
import cantstop.host.HandTimers;
import cantstop.host.TestGuest;
import cantstop.host.environment.HostLimits;
import cantstop.host.environment.MemoryJournal;
import cantstop.protocol.wire.BreachException;
import cantstop.protocol.wire.EventCodec;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/// A full house whose host is killed, so that all its guests come back at once to a processor that has a handshake to
/// make with each. Everything but the wires, TLS and the time is shipped; one seed is one party.
final class Homecoming {
    /// Between two events at the table.
    private static final Duration PAUSE = Duration.ofMillis(500);

    /// Below the time that people notice; what comes within it hits a queue at once.
    static final Duration AT_ONCE = Duration.ofMillis(10);

    /// The time in which the program starts again.
    private static final Duration STARTING = Duration.ofSeconds(1);

    /// What it may take beside the handshakes: the longest wait between two attempts, and what was lost on a wire
    /// twice.
    private static final Duration BESIDE = Duration.ofSeconds(4);

    /// What the host's cable carries, in bytes a second.
    private static final double CABLE = 12_000_000;

    private final HandTimers time = new HandTimers();
    private final Wire wire = new Wire(CABLE, Duration.ZERO);
    private final MemoryJournal journal = new MemoryJournal(Homecoming::decoded);
    private final List<SimulatedGuest> guests = new ArrayList<>();
    private final Duration handshake;
    private @Nullable SimulatedHouse house;
    private final Deque<Duration> knocks = new ArrayDeque<>();
    private boolean odds;
    private int mostAtOnce;
    private long mostUnsent;

    /// What came of it.
    ///
    /// @param longest from the host's return until the last guest saw the table again
    /// @param bound what that may take
    /// @param handshakes that the host began meanwhile
    /// @param mostAtOnce the most guests who knocked within [#AT_ONCE]
    /// @param mostUnsent the most bytes that it owed
    record Outcome(
            int guests,
            Duration handshake,
            Duration longest,
            Duration bound,
            int handshakes,
            int mostAtOnce,
            long mostUnsent) {}

    /// @param handshake what a handshake costs of the host's processor
    Homecoming(long seed, int count, Duration handshake) {
        this.handshake = handshake;
        SplittableRandom chance = new SplittableRandom(seed);
        for (int number = 0; number < count; number++) {
            guests.add(new SimulatedGuest(number, time, wire, this::knocks, chance.split()));
        }
    }

    private static Event decoded(byte[] bytes) {
        try {
            return EventCodec.decode(bytes);
        } catch (BreachException e) {
            throw new IllegalStateException(e);
        }
    }

    Outcome play() {
        house = new SimulatedHouse(time, journal, handshake);
        TableId table = opens(guests.getFirst());
        for (SimulatedGuest guest : guests.subList(1, guests.size())) {
            guest.comes();
            guest.half().attend(table);
            passes(handshake.multipliedBy(2));
        }
        passesUntilAllAreThere(bound());
        happens();
        passes(PAUSE);
        require(guests.stream().noneMatch(guest -> guest.lost() > 0), "somebody was lost before the host was");

        house.dies();
        house = null;
        passes(STARTING);
        SimulatedHouse next = new SimulatedHouse(time, journal, handshake);
        house = next;
        next.core.recover(List.of(table));
        Duration back = time.now();
        passesUntilAllAreThere(bound());
        Duration last = guests.stream()
                .map(SimulatedGuest::thereSince)
                .max(Duration::compareTo)
                .orElseThrow();
        require(guests.stream().allMatch(guest -> guest.lost() == 1), "somebody was lost again");
        require(mostUnsent <= HostLimits.UNSENT_BYTES, "the host owes " + mostUnsent + " bytes");
        allSeeTheSame();
        return new Outcome(
                guests.size(), handshake, last.minus(back), bound(), next.handshakes(), mostAtOnce, mostUnsent);
    }

    private TableId opens(SimulatedGuest owner) {
        owner.comes();
        passes(PAUSE);
        owner.half().openTable(new TableName("Round one"), Settings.DEFAULT, 0, TestGuest.badge("Anna"));
        passes(PAUSE);
        require(owner.isThere(), "no table");
        return owner.table();
    }

    /// As long as the handshakes take one after the other and half as long again, as the processor has other work, too.
    private Duration bound() {
        return handshake
                .multipliedBy(guests.size())
                .multipliedBy(3)
                .dividedBy(2)
                .plus(BESIDE);
    }

    private void passes(Duration pause) {
        time.advance(pause);
        if (house != null) {
            mostUnsent = Math.max(mostUnsent, house.unsent());
        }
    }

    private void passesUntilAllAreThere(Duration bound) {
        Duration end = time.now().plus(bound);
        while (!guests.stream().allMatch(SimulatedGuest::isThere)) {
            require(
                    time.now().compareTo(end) < 0,
                    missing() + " of " + guests.size() + " are not there after " + bound);
            passes(PAUSE);
            happens();
        }
    }

    /// The program, where it runs and somebody knocks.
    private @Nullable SimulatedHouse knocks() {
        knocks.add(time.now());
        while (time.now().minus(knocks.getFirst()).compareTo(AT_ONCE) > 0) {
            knocks.removeFirst();
        }
        mostAtOnce = Math.max(mostAtOnce, knocks.size());
        return house;
    }

    private long missing() {
        return guests.stream().filter(guest -> !guest.isThere()).count();
    }

    private void happens() {
        if (guests.getFirst().isThere()) {
            odds = !odds;
            guests.getFirst().half().submit(0, new Command.ChangeSettings(Settings.DEFAULT.withOdds(odds)));
        }
    }

    private void allSeeTheSame() {
        passes(PAUSE.multipliedBy(4));
        long all = guests.getFirst().seen();
        require(guests.stream().allMatch(guest -> guest.seen() == all), "not all see the same");
    }

    private void require(boolean held, String otherwise) {
        if (!held) {
            SimulatedHouse there = house;
            int begun = there == null ? 0 : there.handshakes();
            throw new IllegalStateException(otherwise + "; handshakes begun: " + begun);
        }
    }
}
