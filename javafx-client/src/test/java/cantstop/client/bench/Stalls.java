package cantstop.client.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import javafx.application.Platform;

/// Asks the FX thread for a sign of life again and again, and keeps how long it took: that long nobody's key would
/// have been heard. Of a long one it keeps where the thread was.
final class Stalls implements Runnable {
    private static final long EVERY_MILLIS = 7;
    private static final long LONG_MILLIS = 30;

    /// One wait.
    ///
    /// @param millis on the clock
    /// @param work of the FX thread meanwhile, in milliseconds: what a busy machine does not change
    /// @param where the thread was, if it took long
    record Stall(double millis, double work, List<String> where) {
        String inWords() {
            return String.format(Locale.ROOT, "%.0f ms, of which %.0f of work", millis, work)
                    + where.stream().map(line -> "\n      " + line).collect(Collectors.joining());
        }
    }

    private final Thread fx;
    private final Ticks ticks;
    private final List<Stall> stalls = new ArrayList<>();
    private volatile boolean over;

    Stalls(Thread fx, Ticks ticks) {
        this.fx = fx;
        this.ticks = ticks;
    }

    void end() {
        over = true;
    }

    /// Those that took long, the one with the most work first; and all that there are, in order of time on the clock.
    List<Stall> all() {
        synchronized (stalls) {
            return List.copyOf(stalls);
        }
    }

    @Override
    public void run() {
        try {
            while (!over) {
                Stall stall = ask();
                synchronized (stalls) {
                    stalls.add(stall);
                }
                TimeUnit.MILLISECONDS.sleep(EVERY_MILLIS);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private Stall ask() throws InterruptedException {
        CountDownLatch answered = new CountDownLatch(1);
        long[] end = new long[2];
        long work = ticks.nanos();
        long began = System.nanoTime();
        Platform.runLater(() -> {
            end[0] = System.nanoTime();
            end[1] = ticks.nanos();
            answered.countDown();
        });
        List<String> where = List.of();
        if (!answered.await(LONG_MILLIS, TimeUnit.MILLISECONDS)) {
            where = Arrays.stream(fx.getStackTrace())
                    .map(StackTraceElement::toString)
                    .filter(line -> line.contains("cantstop") || line.contains("Toolkit") || line.contains("Pulse"))
                    .limit(8)
                    .toList();
            answered.await();
        }
        return new Stall((end[0] - began) / 1e6, (end[1] - work) / 1e6, where);
    }
}
