package cantstop.engine.bench;

import cantstop.engine.Settings;
import cantstop.engine.TableState;
import cantstop.engine.TestTable;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/// Random games between two on one core, a second: on the packed position, and by `decide` and `evolve`. How many
/// times faster the first is, is what the second pays for events, reasons and immutable states.
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class GamesBenchmark {
    private final SplittableRandom random = new SplittableRandom(2026);

    private final TableState begun = TestTable.playing(2, Settings.DEFAULT).state();

    /// Games on the packed position.
    @Benchmark
    public int packed() {
        return PackedPlayout.play(Settings.DEFAULT, random);
    }

    /// Games by `decide` and `evolve`.
    @Benchmark
    public TableState decideAndEvolve() {
        return EventPlayout.play(begun, random);
    }
}
