package cantstop.engine.arena;

import cantstop.engine.Board;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

/// How long a bot takes for the first decision of a turn, the one that solves it. A number counts only where
/// nothing else runs on the machine.
final class Pace {
    private static final double MILLI = 1e-6;

    private final LongAdder sum = new LongAdder();
    private final LongAdder count = new LongAdder();
    private final LongAccumulator worst = new LongAccumulator(Math::max, 0);

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
                    long took = System.nanoTime() - asked;
                    sum.add(took);
                    count.increment();
                    worst.accumulate(took);
                }
            }
        };
    }

    /// Milliseconds.
    double mean() {
        return count.sum() == 0 ? 0 : MILLI * sum.sum() / count.sum();
    }

    /// Milliseconds.
    double worst() {
        return MILLI * worst.get();
    }
}
