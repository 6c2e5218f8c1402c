package cantstop.simulation;

import cantstop.browser.driver.InNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// `./soak parties`: thousands of parties in which everything goes wrong, whose guests' cores play again in Node.
@Command(name = "./soak parties", mixinStandardHelpOptions = true)
public final class PartiesInNodeSoak implements Callable<Integer> {
    /// A program's start pays, and its tapes fit into its memory.
    private static final int AT_A_TIME = 100;

    @Option(names = "--count", description = "How many; default: ${DEFAULT-VALUE}.")
    private int count = 10_000;

    @Option(names = "--from", description = "The first seed; default: ${DEFAULT-VALUE}.")
    private long from = 1;

    @Option(names = "--workers", description = "How many play at the same time; default: ${DEFAULT-VALUE}.")
    private int workers = Runtime.getRuntime().availableProcessors();

    private long done;
    private long bytes;
    private long calls;

    private PartiesInNodeSoak() {}

    public static void main(String... args) {
        System.exit(new CommandLine(new PartiesInNodeSoak()).execute(args));
    }

    @Override
    public Integer call() throws IOException, InterruptedException, ExecutionException {
        if (!InNode.isInstalled()) {
            System.out.println("node is not installed.");
            return 2;
        }
        Path folder = Files.createTempDirectory("cantstop-parties");
        PartiesInNode parties = new PartiesInNode(random -> Plan.of(random).onTapes(), folder);
        Deque<Future<PartiesInNode.Compared>> running = new ArrayDeque<>();
        boolean same = true;
        try (ExecutorService threads = Executors.newFixedThreadPool(workers)) {
            for (int begun = 0; begun < count && same; ) {
                while (running.size() < workers && begun < count) {
                    long first = from + begun;
                    int these = Math.min(AT_A_TIME, count - begun);
                    running.add(threads.submit(() -> parties.play(first, these)));
                    begun += these;
                }
                same = isSame(running.remove().get());
            }
            while (!running.isEmpty()) {
                same &= isSame(running.remove().get());
            }
        }
        Files.delete(folder);
        return same ? 0 : 1;
    }

    private boolean isSame(PartiesInNode.Compared compared) {
        done += compared.parties();
        bytes += compared.bytes();
        calls += compared.calls();
        compared.differences().forEach(System.out::println);
        System.out.printf(
                Locale.ROOT,
                "%,d of %,d parties: %,d calls of their guests' cores are the same, from tapes of %,d MB%n",
                done,
                count,
                calls,
                bytes >> 20);
        return compared.differences().isEmpty();
    }
}
