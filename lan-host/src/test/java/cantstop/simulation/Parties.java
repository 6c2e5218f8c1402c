package cantstop.simulation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.function.Predicate;

/// Many parties, each from its own seed and each in one thread, on as many threads as there are processors. Seeds are
/// handed out one after the other, in blocks, so that whoever stops can go on later where it stopped.
final class Parties {
    /// Seeds in one block: a tenth of a second of work, as what runs when there are enough parties is done in vain.
    private static final int BLOCK = 10;

    private final Kind kind;
    private final int threads = Runtime.getRuntime().availableProcessors();

    /// Parties of one kind.
    ///
    /// @param plan draws what kind of party a seed is
    Parties(Function<SplittableRandom, Plan> plan) {
        this((seed, digested) -> new Simulation(seed, plan, digested, Planted.NOTHING));
    }

    /// Parties of another kind.
    Parties(Kind kind) {
        this.kind = kind;
    }

    /// Makes the party of a seed.
    interface Kind {
        /// The party of a seed.
        ///
        /// @param digested whether a digest of all its steps will be asked for
        Simulation party(long seed, boolean digested);
    }

    /// Runs parties until there are enough.
    ///
    /// @param from the first seed
    /// @param enough looks at what they came to so far, after every block
    /// @throws Violation the first one that was found
    Outcome run(long from, Predicate<Outcome> enough) {
        Outcome sum = Outcome.NOTHING;
        Deque<Future<Outcome>> running = new ArrayDeque<>();
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            long next = from;
            while (!enough.test(sum)) {
                // One block more than threads, so that none of them waits for the slowest.
                while (running.size() <= threads) {
                    running.add(workers.submit(block(next)));
                    next += BLOCK;
                }
                sum = sum.plus(of(running.remove()));
            }
        } finally {
            // Whoever has found something does not wait for the other blocks.
            workers.shutdownNow();
            workers.close();
        }
        return sum;
    }

    private Callable<Outcome> block(long first) {
        return () -> {
            Outcome sum = Outcome.NOTHING;
            for (long seed = first;
                    seed < first + BLOCK && !Thread.currentThread().isInterrupted();
                    seed++) {
                sum = sum.plus(kind.party(seed, false).run());
            }
            return sum;
        };
    }

    private static Outcome of(Future<Outcome> block) {
        try {
            return block.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Violation violation) {
                throw violation;
            }
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
