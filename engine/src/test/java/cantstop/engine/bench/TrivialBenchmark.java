package cantstop.engine.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

@State(Scope.Benchmark)
public class TrivialBenchmark {
    private int x = 3;

    @Benchmark
    public int add() {
        return x++;
    }
}
