package cantstop.simulation;

import cantstop.protocol.Timers;
import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.ToLongFunction;

/// The time of a simulated party and all that is going to happen in it, on every machine, in one queue. What is due
/// at the same moment happens in the order in which it was scheduled. Nothing here waits: time jumps to the next
/// step.
final class World {
    private final PriorityQueue<Step> coming = new PriorityQueue<>();
    private final Trace trace;
    private final Tapes tapes;
    private final Releases releases;
    private long now;
    private long scheduled;
    private long done;

    World(Trace trace, Tapes tapes, Releases releases) {
        this.releases = releases;
        this.trace = trace;
        this.tapes = tapes;
    }

    /// What goes into the guests' cores, and what comes out.
    Tapes tapes() {
        return tapes;
    }

    /// The versions of the program.
    Releases releases() {
        return releases;
    }

    /// Something that will happen on one machine.
    static final class Step implements Comparable<Step>, Timers.Timer {
        private final Machine machine;
        private final long number;
        private final boolean byClock;
        private final Runnable work;
        private long due;
        private boolean cancelled;

        private Step(Machine machine, long due, long number, boolean byClock, Runnable work) {
            this.machine = machine;
            this.due = due;
            this.number = number;
            this.byClock = byClock;
            this.work = work;
        }

        /// When it happens, in the world's nanoseconds.
        long due() {
            return due;
        }

        /// Whether it waits for its machine's clock; else for something that comes from outside.
        boolean isByClock() {
            return byClock;
        }

        @Override
        public void cancel() {
            cancelled = true;
        }

        @Override
        public int compareTo(Step other) {
            return due == other.due ? Long.compare(number, other.number) : Long.compare(due, other.due);
        }
    }

    /// Nanoseconds since the party began.
    long now() {
        return now;
    }

    /// How many steps have been made.
    long steps() {
        return done;
    }

    void note(String who, String what, Object detail) {
        trace.note(now, who, what, detail);
    }

    /// Lets something happen on a machine, once it is awake.
    Step schedule(Machine machine, long delay, boolean byClock, Runnable work) {
        scheduled++;
        Step step = new Step(machine, Math.max(now + delay, machine.awakeAt()), scheduled, byClock, work);
        coming.add(step);
        return step;
    }

    /// Moves all that is coming on one machine.
    void reschedule(Machine machine, ToLongFunction<Step> due) {
        List<Step> moved = new ArrayList<>();
        coming.removeIf(step -> step.machine == machine && moved.add(step));
        moved.forEach(step -> step.due = due.applyAsLong(step));
        coming.addAll(moved);
    }

    /// Nothing of what is coming on this machine happens any more.
    void forget(Machine machine) {
        coming.removeIf(step -> step.machine == machine);
    }

    /// Makes the next step.
    ///
    /// @return whether there was one
    boolean step() {
        Step next = coming.poll();
        if (next == null) {
            return false;
        }
        if (!next.cancelled) {
            now = next.due;
            done++;
            next.work.run();
        }
        return true;
    }
}
