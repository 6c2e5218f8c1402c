package cantstop.simulation;

import cantstop.host.environment.Workers;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Workers whose results take a moment.
record SlowWorkers(Machine machine, SplittableRandom chance) implements Workers {
    private static final long LONGEST = TimeUnit.MILLISECONDS.toNanos(20);

    @Override
    public <T> void work(Supplier<T> work, Consumer<T> done) {
        T result = work.get();
        machine.hear(chance.nextLong(LONGEST), () -> done.accept(result));
    }
}
