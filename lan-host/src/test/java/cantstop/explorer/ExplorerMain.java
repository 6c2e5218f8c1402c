package cantstop.explorer;

import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/// `./soak explore`: every way that steps can follow each other, one step deeper each time. Ends with 1 if it finds
/// something.
@CommandLine.Command(mixinStandardHelpOptions = true)
public final class ExplorerMain implements Callable<Integer> {
    private static final int SECONDS_IN_A_MINUTE = 60;

    @Option(names = "--depth", description = "How many steps at most; default: ${DEFAULT-VALUE}.")
    private int depth = 6;

    @Option(names = "--minutes", description = "For how long at most; default: until it is done.")
    private double minutes = Double.POSITIVE_INFINITY;

    @Option(names = "--laptops", description = "Three or four; default: ${DEFAULT-VALUE}.")
    private int laptops = 3;

    @Option(names = "--forgetful", description = "The disk may forget at the restart.")
    private boolean forgetful;

    @Option(names = "--ways", description = "So many at random, all of that depth; default: every way.")
    private long ways = Exploration.ALL;

    @Option(names = "--planted", description = "With one of the faults: ${COMPLETION-CANDIDATES}.")
    private @Nullable Plants planted;

    public static void main(String... args) {
        System.exit(new CommandLine(new ExplorerMain()).execute(args));
    }

    @Override
    public Integer call() {
        long began = System.nanoTime();
        for (int now = ways == Exploration.ALL ? 1 : depth; now <= depth; now++) {
            double left = minutes * SECONDS_IN_A_MINUTE - (System.nanoTime() - began) / 1e9;
            if (left <= 0) {
                break;
            }
            Exploration done = Exploration.of(
                    planted == null ? List.of() : planted.faults(),
                    Budget.ofIncidents(laptops, forgetful),
                    now,
                    ways,
                    left);
            System.out.println(done.counts());
            if (!done.found().isEmpty()) {
                System.out.println("FOUND: " + done.found());
                return 1;
            }
        }
        System.out.println("Nothing found.");
        return 0;
    }
}
