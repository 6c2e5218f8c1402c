package cantstop.tools.arena;

import cantstop.engine.Board;
import cantstop.engine.bot.Playout;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

/// How long a bot takes for the first decision of a turn, the one that solves it. A number counts only where
/// nothing else runs on the machine.
final class DecisionTimes {
    private static final double MILLI = 1e-6;

    /// Decisions are sorted by tenths of a millisecond; what takes longer than a second goes into the last one.
    private static final long TENTH = 100_000;

    private static final int TENTHS = 10_000;

    private final LongAdder sum = new LongAdder();
    private final LongAdder count = new LongAdder();
    private final LongAccumulator worst = new LongAccumulator(Math::max, 0);
    private final AtomicLongArray byTenth = new AtomicLongArray(TENTHS);

    /// A listener for one game.
    Playout.Listener listener(int measured) {
        return new Playout.Listener() {
            private long asked;

            @Override
            public void asks(int seat, Board board, long markers, long options) {
                asked = System.nanoTime();
            }

            @Override
            public void answered(int seat) {
                if (seat == measured) {
                    note(System.nanoTime() - asked);
                }
            }
        };
    }

    private void note(long nanos) {
        sum.add(nanos);
        count.increment();
        worst.accumulate(nanos);
        byTenth.incrementAndGet((int) Math.min(nanos / TENTH, TENTHS - 1));
    }

    boolean isEmpty() {
        return count.sum() == 0;
    }

    /// Milliseconds within which all but one of a thousand decisions were made.
    private double almostAll() {
        long left = count.sum() / 1000;
        int tenth = TENTHS - 1;
        while (tenth > 0 && byTenth.get(tenth) <= left) {
            left -= byTenth.get(tenth--);
        }
        return MILLI * TENTH * (tenth + 1);
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%.2f ms mean, %.1f ms all but one of 1,000, %.1f ms worst",
                MILLI * sum.sum() / count.sum(),
                almostAll(),
                MILLI * worst.get());
    }
}
