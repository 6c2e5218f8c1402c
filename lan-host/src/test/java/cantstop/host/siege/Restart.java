package cantstop.host.siege;

import cantstop.host.guests.Crowd;
import cantstop.host.guests.Habits;
import cantstop.host.guests.HostProcess;
import cantstop.host.guests.Player;
import cantstop.host.guests.Stopwatch;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// A full house comes back at once: the host is killed while all play, and started again.
///
/// All guests shake hands on this one machine, and from one address, beside the host: on laptops of their own they
/// take no time of its processor.
final class Restart {
    private static final int SEATS = 4;

    /// Far longer than it may take: a guest who is not back by then counts as lost.
    private static final Duration LOST = Duration.ofSeconds(90);

    private Restart() {}

    /// What it took.
    ///
    /// @param guests how many were there
    /// @param back how many came back
    /// @param listening milliseconds from the kill until the host listened again
    /// @param median milliseconds from the kill until half of them were welcomed
    /// @param last until all of them were
    /// @param attempts connections that were begun
    /// @param hostWork milliseconds of processor time that the host took for it; less than it waited for where the
    ///     machine is busy with something else
    /// @param guestsWork the same of all guests together
    record Return(
            int guests,
            int back,
            long listening,
            long median,
            long last,
            int attempts,
            long hostWork,
            long guestsWork) {
        boolean isWithin(long ofMedian, long ofLast) {
            return back == guests && median <= ofMedian && last <= ofLast;
        }

        @Override
        public String toString() {
            return "restart: %d of %d guests are back; after the kill the host listens in %d ms, half are welcomed in %d ms, all in %d ms, with %d attempts; of a processor that took the host %d ms and the guests %d ms"
                    .formatted(back, guests, listening, median, last, attempts, hostWork, guestsWork);
        }
    }

    /// Lets so many guests sit down, kills the host, and waits for them.
    static Return suffer(int guests, Path data) throws IOException, InterruptedException, TimeoutException {
        HostProcess first = HostProcess.start(List.of(), List.of(), data, "127.0.0.1", 0);
        try (Crowd crowd = new Crowd(new Habits(SEATS, () -> Duration.ofSeconds(3), new Stopwatch()))) {
            for (int table = 0; table < guests / SEATS; table++) {
                crowd.sitDown(Collections.nCopies(SEATS, first.address()));
            }
            Crowd.until(() -> crowd.players().stream().allMatch(Player::isSeated));
            int before = attempts(crowd);
            long killed = System.nanoTime();
            long worked = ownWork();
            first.kill();
            Crowd.until(() -> crowd.players().stream().noneMatch(Player::isConnected));
            try (HostProcess second = HostProcess.start(
                    List.of(), List.of(), data, "127.0.0.1", first.address().port())) {
                long listening = millisSince(killed);
                boolean half =
                        Crowd.within(LOST, () -> back(crowd) >= crowd.players().size() / 2);
                long median = millisSince(killed);
                boolean all = half
                        && second.isAlive()
                        && Crowd.within(
                                LOST, () -> back(crowd) == crowd.players().size());
                long last = millisSince(killed);
                return new Return(
                        crowd.players().size(),
                        all ? crowd.players().size() : (int) back(crowd),
                        listening,
                        median,
                        last,
                        attempts(crowd) - before,
                        second.work().toMillis(),
                        ownWork() - worked);
            }
        } finally {
            first.close();
        }
    }

    private static long ownWork() {
        return ProcessHandle.current()
                .info()
                .totalCpuDuration()
                .orElse(Duration.ZERO)
                .toMillis();
    }

    private static long back(Crowd crowd) {
        return crowd.players().stream().filter(Player::isConnected).count();
    }

    private static int attempts(Crowd crowd) {
        return crowd.players().stream()
                .mapToInt(player -> player.memory().attempts())
                .sum();
    }

    private static long millisSince(long nanos) {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - nanos);
    }
}
