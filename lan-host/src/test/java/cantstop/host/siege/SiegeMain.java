package cantstop.host.siege;

import cantstop.engine.identity.TableId;
import cantstop.host.guests.Crowd;
import cantstop.host.guests.Habits;
import cantstop.host.guests.HostProcess;
import cantstop.host.guests.Player;
import cantstop.host.guests.Stopwatch;
import cantstop.protocol.client.Connection;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Plays the attacks on a host of its own, one after the other and each on a fresh one, and says what honest people
/// felt of it.
@Command(name = "./siege", mixinStandardHelpOptions = true, sortOptions = false)
public final class SiegeMain implements Callable<Integer> {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /// How long half of a full house, and all of it, may take to come back, in milliseconds.
    private static final long MEDIAN = 5000;

    private static final long LAST = 8000;

    @Parameters(arity = "0..*", paramLabel = "ATTACK", description = "which: ${COMPLETION-CANDIDATES} (all)")
    private List<Attack> attacks = List.of();

    @Option(
            names = "--returning",
            defaultValue = "0",
            description = "so many guests come back to a host that was killed, instead of the attacks")
    private int returning;

    @Option(names = "--seconds", defaultValue = "12", description = "of each attack (${DEFAULT-VALUE})")
    private int seconds;

    @Option(names = "--tables", defaultValue = "6", description = "of two honest guests each (${DEFAULT-VALUE})")
    private int tables;

    @Option(
            names = "--within",
            defaultValue = "0",
            description = "fail where an honest guest in a hundred waits longer, in milliseconds (0: however long)")
    private int within;

    @Option(names = "--data", defaultValue = "lan-host/target/siege", description = "where the hosts keep their data")
    private Path folder = Path.of("");

    private final PrintWriter out = new PrintWriter(System.out, true, System.out.charset());

    /// Runs it.
    public static void main(String[] args) {
        CommandLine line = new CommandLine(new SiegeMain()).setCaseInsensitiveEnumValuesAllowed(true);
        System.exit(line.execute(args));
    }

    @Override
    public Integer call() throws Exception {
        Files.createDirectories(folder);
        if (returning > 0) {
            Restart.Return back =
                    Restart.suffer(returning, Files.createTempDirectory(folder.toAbsolutePath(), "restart"));
            out.println(back);
            return back.isWithin(MEDIAN, LAST) ? 0 : 1;
        }
        out.println(Toll.HEAD);
        boolean held = true;
        for (Attack attack : attacks.isEmpty() ? Arrays.asList(Attack.values()) : attacks) {
            Toll toll = suffer(attack);
            out.println(toll);
            held &= toll.isBearable(within);
        }
        return held ? 0 : 1;
    }

    private Toll suffer(Attack attack) throws IOException, InterruptedException, TimeoutException {
        Path data = Files.createTempDirectory(folder.toAbsolutePath(), attack.title());
        Stopwatch stopwatch = new Stopwatch();
        AtomicReference<Duration> pace = new AtomicReference<>(Duration.ZERO);
        try (HostProcess host = HostProcess.start(List.of(), List.of(), data, "127.0.0.1", 0);
                Crowd honest = new Crowd(new Habits(2, pace::get, stopwatch))) {
            for (int table = 0; table < tables; table++) {
                honest.sitDown(Collections.nCopies(2, host.address()));
            }
            // Flat out for a while: the host gets warm, and the logs long.
            TimeUnit.SECONDS.sleep(Math.max(1, seconds / 3));
            pace.set(Duration.ofMillis(100));
            TimeUnit.SECONDS.sleep(1);
            return attacked(attack, host, honest, stopwatch, data);
        }
    }

    private Toll attacked(Attack attack, HostProcess host, Crowd honest, Stopwatch stopwatch, Path data)
            throws IOException, InterruptedException, TimeoutException {
        List<TableId> ids = new ArrayList<>();
        honest.tables().forEach(table -> ids.add(table.getFirst().table()));
        List<Integer> calm = connections(honest);
        long disk = Toll.bytes(data);
        long began = System.nanoTime();
        stopwatch.reset();
        Process attackers = AttackersMain.start(attack, host.address().port(), seconds, ids);
        TimeUnit.MILLISECONDS.sleep(seconds * 900L);
        long memory = Toll.resident(host.pid());
        long entry = entry(honest, host);
        attackers.waitFor();
        int welcomed = AttackersMain.welcomed(attackers);
        double median = stopwatch.millis(0.5);
        double p99 = stopwatch.millis(0.99);
        long commands = stopwatch.count();
        double minutes = (System.nanoTime() - began) / 60e9;
        double growth = (Toll.bytes(data) - disk) / minutes / 1e6;
        long after = entry(honest, host);
        int drops = 0;
        List<Integer> now = connections(honest).subList(0, calm.size());
        for (int guest = 0; guest < calm.size(); guest++) {
            drops += now.get(guest) > calm.get(guest) ? 1 : 0;
        }
        return new Toll(attack, welcomed, commands, median, p99, drops, memory, growth, entry, after);
    }

    private static List<Integer> connections(Crowd honest) {
        return honest.players().stream()
                .map(player -> player.memory().connections().size())
                .toList();
    }

    /// How long an honest newcomer takes to be welcomed, in milliseconds; -1 where that takes too long.
    private static long entry(Crowd honest, HostProcess host) throws InterruptedException {
        long began = System.nanoTime();
        Player newcomer = honest.newcomer(host.address());
        boolean in = Crowd.within(PATIENCE, () -> newcomer.connection() instanceof Connection.Connected);
        long took = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began);
        newcomer.close();
        return in ? took : -1;
    }
}
