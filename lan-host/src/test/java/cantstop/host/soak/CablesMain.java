package cantstop.host.soak;

import cantstop.engine.TableState;
import cantstop.host.guests.Crowd;
import cantstop.host.guests.Habits;
import cantstop.host.guests.HostProcess;
import cantstop.host.guests.Player;
import cantstop.host.guests.Stopwatch;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Pulls the network cables of guests in the middle of games, all at once and each for a time of its own.
/// Plugged in again, a guest must have the same log as those who stayed, and its seat, soon.
///
/// At every table sits one whose cable is never pulled, owns it, and lets a bot play for those who are away:
/// so there is something to catch up on.
@Command(name = "./soak cables", mixinStandardHelpOptions = true, sortOptions = false)
public final class CablesMain implements Callable<Integer> {
    private static final String PULLED = "pulled";

    /// The cable that is never pulled.
    private static final int STEADY = 0;

    /// Three guests with cables of their own at each table, beside the steady one.
    private static final int SEATS = 4;

    private static final Duration LOST = Duration.ofSeconds(60);

    @Mixin
    private SoakOptions options = new SoakOptions();

    @Option(names = "--cables", defaultValue = "25", description = "pulled at once (${DEFAULT-VALUE})")
    private int atOnce;

    @Option(names = "--longest", defaultValue = "60", description = "seconds without a cable (${DEFAULT-VALUE})")
    private double longest;

    private final PrintWriter out = new PrintWriter(System.out, true, System.out.charset());

    /// Runs it.
    public static void main(String[] args) {
        System.exit(new CommandLine(new CablesMain()).execute(args));
    }

    /// A guest and the cable it hangs on.
    private record Hanging(int cable, Player player, Player steady) {}

    @Override
    public Integer call() throws Exception {
        String missing = Cables.missing();
        if (!missing.isEmpty()) {
            out.println("Not run: " + missing);
            return 2;
        }
        Path folder = options.data("cables");
        Ledger ledger = Ledger.open(folder, options.anew());
        int count = options.count(500);
        Habits habits = new Habits(SEATS, () -> Duration.ofMillis(100), new Stopwatch());
        try (Cables cables = Cables.lay(atOnce + 1);
                HostProcess host =
                        HostProcess.start(cables.atTheHost(), List.of(), folder.resolve("data"), "0.0.0.0", 0);
                Crowd crowd = new Crowd(habits)) {
            List<Hanging> guests = seat(cables, host.address().port(), crowd);
            pullAll(cables, guests, ledger, count);
            for (String odd : crowd.oddities()) {
                ledger.wrong(odd);
            }
            for (List<Player> table : crowd.tables()) {
                for (String wrong :
                        Witness.of(cables.address(STEADY, host.address().port()), table)) {
                    ledger.wrong(wrong);
                }
            }
        }
        return conclude(ledger);
    }

    private List<Hanging> seat(Cables cables, int port, Crowd crowd) throws Exception {
        List<Hanging> guests = new ArrayList<>();
        for (int cable = 1; cable <= atOnce; ) {
            List<HostAddress> addresses = new ArrayList<>(List.of(cables.address(STEADY, port)));
            int first = cable;
            while (addresses.size() < SEATS) {
                // The last table is filled up by others who stay.
                addresses.add(cables.address(cable <= atOnce ? cable : STEADY, port));
                cable++;
            }
            List<Player> table = crowd.sitDown(addresses);
            for (int seat = 1; seat < SEATS && first + seat - 1 <= atOnce; seat++) {
                guests.add(new Hanging(first + seat - 1, table.get(seat), table.getFirst()));
            }
        }
        Crowd.until(() -> crowd.players().stream().allMatch(Player::isSeated));
        out.printf(
                "%d guests hang on cables of their own, at %d tables.%n",
                guests.size(), crowd.tables().size());
        return guests;
    }

    private void pullAll(Cables cables, List<Hanging> guests, Ledger ledger, int count) throws Exception {
        SplittableRandom chance = new SplittableRandom(options.seed() + 1_000_003L * ledger.count(PULLED));
        try (ExecutorService hands = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> all = new ArrayList<>();
            for (Hanging guest : guests) {
                SplittableRandom own = chance.split();
                all.add(hands.submit(() -> {
                    while (ledger.count(PULLED) < count
                            && !options.isOver()
                            && ledger.wrongs().isEmpty()) {
                        pull(cables, guest, own, ledger);
                    }
                    return null;
                }));
            }
            while (!all.stream().allMatch(Future::isDone)) {
                standIn(guests);
                TimeUnit.MILLISECONDS.sleep(500);
                if (options.elapsed().toSeconds() % 10 == 0) {
                    report(ledger);
                }
            }
            for (Future<?> one : all) {
                one.get();
            }
        }
    }

    /// Where somebody away has to move, a bot does.
    private static void standIn(List<Hanging> guests) {
        for (Hanging guest : guests) {
            HostMessage.Presence there = guest.steady().memory().presence();
            if (there != null && !there.present().contains(guest.player().person())) {
                guest.steady().letsBotPlayForMover();
            }
        }
    }

    private void pull(Cables cables, Hanging guest, SplittableRandom chance, Ledger ledger)
            throws IOException, InterruptedException {
        long away = chance.nextLong(2000, (long) (longest * 1000) + 1);
        Cables.Fault fault = chance.nextBoolean() ? Cables.Fault.HERE : Cables.Fault.AT_THE_HOST;
        cables.pull(guest.cable(), fault);
        TimeUnit.MILLISECONDS.sleep(away);
        cables.plugIn(guest.cable(), fault);
        long from = System.nanoTime();
        long sequence = guest.steady().memory().sequence();
        int lists = guest.player().memory().lists();
        guest.player().looksRound();
        boolean back = Crowd.within(LOST, () -> guest.player().memory().lists() > lists && isBack(guest, sequence));
        if (back) {
            ledger.took(PULLED, (System.nanoTime() - from) / 1e9);
            ledger.took(away < 8000 ? "short" : "long", (System.nanoTime() - from) / 1e9);
        } else {
            ledger.wrong(
                    guest.player() + " was not back " + LOST.toSeconds() + " s after " + away + " ms without a cable ("
                            + fault + "): " + guest.player().memory().connections());
        }
        TimeUnit.MILLISECONDS.sleep(chance.nextLong(500, 3000));
    }

    /// Whether the guest is connected, has what those who stayed had when the cable was plugged in, and sits
    /// and plays where it sat.
    private static boolean isBack(Hanging guest, long sequence) {
        TableState state = guest.player().state();
        return guest.player().isConnected()
                && guest.player().memory().sequence() >= sequence
                && guest.player()
                        .memory()
                        .digestAt(sequence)
                        .equals(guest.steady().memory().digestAt(sequence))
                && state != null
                && state.seatOf(guest.player().person())
                        .filter(seat -> state.chair(seat).standIn() == null)
                        .isPresent();
    }

    private void report(Ledger ledger) {
        out.printf(
                "%d cables pulled (%.1f a minute); same state after %.2f s (median), %.2f s (p95)%n",
                ledger.count(PULLED),
                ledger.count(PULLED) * 60_000.0 / options.elapsed().toMillis(),
                ledger.seconds(PULLED, 0.5),
                ledger.seconds(PULLED, 0.95));
    }

    private int conclude(Ledger ledger) {
        double within = options.within(2);
        double p95 = ledger.seconds(PULLED, 0.95);
        boolean inTime = p95 <= within;
        ledger.wrongs().stream().limit(20).forEach(wrong -> out.println("VIOLATION: " + wrong));
        out.printf(
                "%d cables pulled: same state after %.2f s (median), %.2f s (p95, at most %.1f: %s), %.2f s (worst).%n",
                ledger.count(PULLED),
                ledger.seconds(PULLED, 0.5),
                p95,
                within,
                inTime ? "reached" : "MISSED",
                ledger.seconds(PULLED, 1));
        out.printf(
                "Under 8 s without: %.2f s (p95); longer: %.2f s (p95). Violations: %d.%n",
                ledger.seconds("short", 0.95),
                ledger.seconds("long", 0.95),
                ledger.wrongs().size());
        return ledger.wrongs().isEmpty() && inTime ? 0 : 1;
    }
}
