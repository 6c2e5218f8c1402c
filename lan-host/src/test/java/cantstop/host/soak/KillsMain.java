package cantstop.host.soak;

import cantstop.engine.GameState;
import cantstop.host.guests.Crowd;
import cantstop.host.guests.Habits;
import cantstop.host.guests.HostProcess;
import cantstop.host.guests.Player;
import cantstop.host.guests.Stopwatch;
import cantstop.protocol.HostAddress;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Kills a real host in the middle of games, again and again, and now and then halts it like a laptop that sleeps.
/// Started again it must go on by itself: with every event that anybody has seen, with everything that was answered
/// "accepted", and soon.
///
/// After an evening of so many kills everybody goes, and others come to new tables, while the host keeps the old ones.
@Command(name = "./soak kills", mixinStandardHelpOptions = true, sortOptions = false)
public final class KillsMain implements Callable<Integer> {
    private static final String BIND = "127.0.0.1";

    /// A host that lives for a second needs no second compiler: a soak counts kills, and most of its time is restarts.
    private static final List<String> SHORT_LIVED = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");
    private static final String KILL = "kill";
    private static final String HALT = "halt";

    /// A kill after a roll was decided and seen, and before its dice were.
    private static final String BETWEEN = "between";

    /// A throw that a restart found open, and that ended in its dice; or without the secrets of some.
    private static final String FALLEN = "fallen";

    private static final String WITHHELD = "withheld";

    /// How long a kill that aims at a throw waits for one.
    private static final Duration AIMING = Duration.ofSeconds(2);

    private static final int KILLS_AN_EVENING = 40;
    private static final int KILLS_A_WITNESS = 10;

    /// Far longer than a restart takes on any machine; whoever is not back by then never will be.
    private static final Duration LOST = Duration.ofSeconds(60);

    @Mixin
    private SoakOptions options = new SoakOptions();

    @Option(names = "--tables", defaultValue = "3", description = "how many (${DEFAULT-VALUE})")
    private int tables;

    @Option(names = "--clients", defaultValue = "3", description = "at each, 2 to 4 (${DEFAULT-VALUE})")
    private int clients;

    @Option(names = "--halts", defaultValue = "0.05", description = "share of halts (${DEFAULT-VALUE})")
    private double halts;

    @Option(
            names = "--aimed",
            defaultValue = "0.5",
            description = "share of kills that wait until a roll is decided (${DEFAULT-VALUE})")
    private double aimed;

    private final PrintWriter out = new PrintWriter(System.out, true, System.out.charset());

    /// Runs it.
    public static void main(String[] args) {
        System.exit(new CommandLine(new KillsMain()).execute(args));
    }

    @Override
    public Integer call() throws Exception {
        Path folder = options.data("kills");
        Ledger ledger = Ledger.open(folder, options.anew());
        int count = options.count(1000);
        SplittableRandom chance = new SplittableRandom(options.seed() + 1_000_003L * ledger.count(KILL));
        try {
            while (ledger.count(KILL) < count
                    && !options.isOver()
                    && ledger.wrongs().isEmpty()) {
                evening(folder.resolve("data"), ledger, chance, count);
            }
        } catch (IOException | TimeoutException e) {
            ledger.wrong(String.valueOf(e.getMessage()));
        }
        return conclude(ledger);
    }

    private void evening(Path data, Ledger ledger, SplittableRandom chance, int count) throws Exception {
        HostProcess host = start(data, 0);
        HostAddress address = host.address();
        Habits habits = new Habits(clients, () -> Duration.ofMillis(20), new Stopwatch());
        try (Crowd crowd = new Crowd(habits)) {
            for (int table = 0; table < tables; table++) {
                crowd.sitDown(Collections.nCopies(clients, address));
            }
            Crowd.until(() -> crowd.players().stream().allMatch(Player::isSeated));
            int last = Math.min(count, ledger.count(KILL) + KILLS_AN_EVENING);
            while (ledger.count(KILL) < last
                    && !options.isOver()
                    && ledger.wrongs().isEmpty()) {
                TimeUnit.MILLISECONDS.sleep(chance.nextInt(50, 900));
                Position before;
                long from;
                DecidedThrows decided = new DecidedThrows(List.of());
                String kind = chance.nextDouble() < halts ? HALT : KILL;
                if (kind.equals(HALT)) {
                    host.halt();
                    TimeUnit.MILLISECONDS.sleep(chance.nextInt(200, 10_000));
                    before = Position.of(crowd);
                    from = System.nanoTime();
                    host.wake();
                } else {
                    aim(crowd, chance);
                    host.kill();
                    // What was on its way when it died still arrives.
                    Crowd.until(() -> crowd.players().stream().noneMatch(Player::isConnected));
                    before = Position.of(crowd);
                    decided = DecidedThrows.of(crowd);
                    from = System.nanoTime();
                    host = start(data, address.port());
                }
                if (!comeBack(crowd, before, ledger, kind, from)) {
                    return;
                }
                check(decided, ledger);
                check(crowd, address, ledger);
                report(ledger, crowd);
            }
        } finally {
            host.kill();
        }
    }

    private void aim(Crowd crowd, SplittableRandom chance) {
        long deadline = System.nanoTime() + AIMING.toNanos();
        if (chance.nextDouble() < aimed) {
            while (!hasOpenThrow(crowd) && System.nanoTime() < deadline) {
                Thread.onSpinWait();
            }
        }
    }

    private static boolean hasOpenThrow(Crowd crowd) {
        return crowd.players().stream()
                .flatMap(player -> Optional.ofNullable(player.state()).stream())
                .anyMatch(state -> state.playing().flatMap(GameState::openThrow).isPresent());
    }

    private static HostProcess start(Path data, int port) throws IOException {
        return HostProcess.start(List.of(), SHORT_LIVED, data, BIND, port);
    }

    private static boolean comeBack(Crowd crowd, Position before, Ledger ledger, String kind, long from)
            throws IOException, InterruptedException {
        boolean back = Crowd.within(LOST, () -> before.isPassedBy(crowd));
        if (back) {
            ledger.took(kind, (System.nanoTime() - from) / 1e9);
        } else {
            ledger.wrong("not back in play after " + LOST.toSeconds() + " s: " + before.missing(crowd));
        }
        return back;
    }

    /// Each throw that was open goes on: its dice fall, or some laptop is named.
    private static void check(DecidedThrows decided, Ledger ledger) throws IOException, InterruptedException {
        if (decided.isEmpty()) {
            return;
        }
        ledger.took(BETWEEN, 0);
        if (!Crowd.within(LOST, decided::haveEnded)
                || decided.fallen() + decided.withheld() < decided.all().size()) {
            ledger.wrong("a throw that was decided did not end: " + decided);
        }
        for (long fallen = decided.fallen(); fallen > 0; fallen--) {
            ledger.took(FALLEN, 0);
        }
        for (long withheld = decided.withheld(); withheld > 0; withheld--) {
            ledger.took(WITHHELD, 0);
        }
    }

    private static void check(Crowd crowd, HostAddress address, Ledger ledger) throws Exception {
        for (String odd : crowd.oddities()) {
            ledger.wrong(odd);
        }
        if (ledger.count(KILL) % KILLS_A_WITNESS == 0) {
            for (List<Player> table : crowd.tables()) {
                for (String wrong : Witness.of(address, table)) {
                    ledger.wrong(wrong);
                }
            }
        }
    }

    private void report(Ledger ledger, Crowd crowd) {
        int kills = ledger.count(KILL);
        if (kills % 10 == 0) {
            double minutes = options.elapsed().toMillis() / 60_000.0;
            out.printf(
                    "%d kills, %d halts (%.1f a minute), %,d events at these tables; back after %.2f s (median), %.2f s (p95)%n",
                    kills,
                    ledger.count(HALT),
                    ledger.ofThisRun() / minutes,
                    crowd.events(),
                    ledger.seconds(KILL, 0.5),
                    ledger.seconds(KILL, 0.95));
        }
    }

    private int conclude(Ledger ledger) {
        double within = options.within(3);
        double p95 = ledger.seconds(KILL, 0.95);
        boolean inTime = p95 <= within;
        ledger.wrongs().stream().limit(20).forEach(wrong -> out.println("VIOLATION: " + wrong));
        out.printf(
                "%d kills: back in play after %.2f s (median), %.2f s (p95, at most %.1f: %s), %.2f s (worst).%n",
                ledger.count(KILL),
                ledger.seconds(KILL, 0.5),
                p95,
                within,
                inTime ? "reached" : "MISSED",
                ledger.seconds(KILL, 1));
        out.printf(
                "%d of them between a roll and its dice: %d throws ended in the dice that were decided, %d say who withheld.%n",
                ledger.count(BETWEEN), ledger.count(FALLEN), ledger.count(WITHHELD));
        out.printf(
                "%d halts: back after %.2f s (median), %.2f s (p95). Violations: %d.%n",
                ledger.count(HALT),
                ledger.seconds(HALT, 0.5),
                ledger.seconds(HALT, 0.95),
                ledger.wrongs().size());
        return ledger.wrongs().isEmpty() && inTime ? 0 : 1;
    }
}
