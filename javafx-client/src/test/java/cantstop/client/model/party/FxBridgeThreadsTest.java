package cantstop.client.model.party;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.Validate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Inside of the bridge, where threads take turns at each access to what they share.
@Tag("long")
public class FxBridgeThreadsTest {
    private final Queue<Runnable> fx = new ConcurrentLinkedQueue<>();
    private final FxBridge bridge = new FxBridge(fx::add);
    private final AtomicInteger handed = new AtomicInteger();
    private final List<Integer> heard = new ArrayList<>();

    /// A thread hands a task over.
    @Operation
    public void handOver() {
        int number = handed.incrementAndGet();
        bridge.execute(() -> heard.add(number));
    }

    /// The FX thread does all that waits.
    @Operation(nonParallelGroup = "fx")
    public void pulse() {
        for (Runnable next = fx.poll(); next != null; next = fx.poll()) {
            next.run();
        }
    }

    /// In the end all of it was done, each once.
    @Validate
    public void allIsHeard() {
        pulse();
        if (heard.size() != handed.get() || heard.stream().distinct().count() != heard.size()) {
            throw new IllegalStateException(heard + " of " + handed);
        }
    }

    @Test
    void whatThreadsHandOverAtOnceIsDoneOnceAndNothingIsLost() {
        new ModelCheckingOptions()
                .threads(2)
                .actorsPerThread(2)
                .iterations(5)
                .invocationsPerIteration(200)
                .check(FxBridgeThreadsTest.class);
    }
}
