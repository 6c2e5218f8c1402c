package cantstop.host.page;

import cantstop.engine.Seat;
import cantstop.engine.identity.TableId;
import cantstop.host.guests.Crowd;
import cantstop.host.guests.Stopwatch;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Locks the screens of two phones in the middle of games, cuts their network, reloads their pages and kills
/// their host, again and again. Each must be back on its seat by itself, and soon. Who loads the page anew is told the
/// whole log: so that it stays one of an evening, of some thousand events, there is another party now and then.
@Command(name = "./soak pages", mixinStandardHelpOptions = true, sortOptions = false)
public final class PhonesMain implements Callable<Integer> {
    /// So many befall one party.
    private static final int EVENING = 50;
    /// Longer than it takes on any machine: whoever is not back by then never will be.
    private static final Duration LOST = Duration.ofSeconds(30);

    @Option(names = "--count", defaultValue = "500", description = "how many (${DEFAULT-VALUE})")
    private int count;

    @Option(names = "--seed", defaultValue = "1", description = "what chance follows from (${DEFAULT-VALUE})")
    private long seed;

    @Option(names = "--within", defaultValue = "2", description = "seconds that 95 of 100 may take (${DEFAULT-VALUE})")
    private double within;

    @Option(names = "--only", split = ",", description = "these kinds: ${COMPLETION-CANDIDATES}")
    private List<Trouble> troubles = List.of(Trouble.values());

    private final PrintWriter out = new PrintWriter(System.out, true, System.out.charset());
    private final Map<Trouble, Stopwatch> watches = new EnumMap<>(Trouble.class);
    private final Stopwatch all = new Stopwatch();
    private final List<String> wrongs = new ArrayList<>();

    /// Runs it.
    public static void main(String[] args) {
        System.exit(new CommandLine(new PhonesMain()).execute(args));
    }

    @Override
    public Integer call() throws Exception {
        SplittableRandom chance = new SplittableRandom(seed);
        while (all.count() < count && wrongs.isEmpty()) {
            evening(chance);
        }
        return conclude();
    }

    private void evening(SplittableRandom chance) throws Exception {
        Path data = Files.createTempDirectory("cantstop-pages");
        try (PhoneParty party = PhoneParty.at(data, 4)) {
            TableId table = party.opens();
            List<Phone> phones = List.of(party.phone("Anna"), party.phone("Ben"));
            for (Phone phone : phones) {
                phone.scans(party.page(table));
                phone.taps(".sit");
                Crowd.until(() -> party.sees(phone));
            }
            party.joins(1, table);
            phones.forEach(Phone::plays);
            befall(party, phones, chance);
            wrongs.addAll(party.oddities());
        }
    }

    private void befall(PhoneParty party, List<Phone> phones, SplittableRandom chance) throws Exception {
        long enough = Math.min(count, all.count() + EVENING);
        while (all.count() < enough && wrongs.isEmpty()) {
            Phone phone = phones.get(chance.nextInt(phones.size()));
            Trouble trouble = troubles.get(chance.nextInt(troubles.size()));
            Optional<Seat> seat = party.state().seatOf(party.personAt(phone).orElseThrow());
            TimeUnit.MILLISECONDS.sleep(chance.nextInt(500));
            befall(party, phone, trouble, seat);
            if (all.count() % 10 == 0) {
                out.printf(
                        "%d of %d, back after %.2f s (p95); a log of %d%n",
                        all.count(),
                        count,
                        all.millis(0.95) / 1000,
                        party.state().sequence());
            }
        }
    }

    private void befall(PhoneParty party, Phone phone, Trouble trouble, Optional<Seat> seat)
            throws IOException, InterruptedException, TimeoutException {
        long begun = System.nanoTime();
        trouble.befalls(phone, party);
        long from = trouble.loadsAnew() ? begun : System.nanoTime();
        if (!Crowd.within(LOST, () -> party.sees(phone) && phone.isConnected())) {
            wrongs.add(phone.name() + " is not back: " + trouble);
            return;
        }
        long took = System.nanoTime() - from;
        watches.computeIfAbsent(trouble, _ -> new Stopwatch()).took(took);
        all.took(took);
        if (!party.state().seatOf(party.personAt(phone).orElseThrow()).equals(seat)) {
            wrongs.add(phone.name() + " has another seat: " + trouble);
        }
        // Everybody else is back, too, and the game goes on.
        Crowd.until(party::areBack);
        phone.plays();
    }

    private int conclude() {
        watches.forEach((trouble, watch) -> out.printf(
                "%s: %d times, back after %.2f s (median), %.2f s (p95)%n",
                trouble, watch.count(), watch.millis(0.5) / 1000, watch.millis(0.95) / 1000));
        wrongs.forEach(wrong -> out.println("VIOLATION: " + wrong));
        boolean inTime = all.millis(0.95) <= within * 1000;
        out.printf(
                "%d times: back after %.2f s (median), %.2f s (p95, at most %.1f: %s). Seats lost: %d.%n",
                all.count(),
                all.millis(0.5) / 1000,
                all.millis(0.95) / 1000,
                within,
                inTime ? "reached" : "MISSED",
                wrongs.size());
        return wrongs.isEmpty() && inTime ? 0 : 1;
    }
}
