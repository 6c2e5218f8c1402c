package cantstop.host.soak;

import cantstop.engine.Audit;
import cantstop.engine.Digest;
import cantstop.engine.LogEntry;
import cantstop.engine.identity.TableId;
import cantstop.host.guests.Crowd;
import cantstop.host.guests.Habits;
import cantstop.host.guests.Player;
import cantstop.host.guests.Stopwatch;
import cantstop.protocol.HostAddress;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// Somebody who comes late to a table, gets its whole log from the host, and compares it with what the players there
/// have seen and were told.
final class Witness {
    private Witness() {}

    /// What is wrong with the table, in words; empty where all is well.
    static List<String> of(HostAddress address, List<Player> table) throws TimeoutException, InterruptedException {
        // What the players know now must be in what the host tells afterwards.
        List<List<LogEntry>> seen =
                table.stream().map(player -> player.memory().log()).toList();
        List<Map<Long, Digest>> accepted =
                table.stream().map(player -> player.memory().accepted()).toList();
        List<LogEntry> told = logOf(address, table.getFirst().table());
        List<String> wrongs = new ArrayList<>();
        for (int place = 0; place < table.size(); place++) {
            String who = table.get(place) + " at " + table.get(place).table();
            List<LogEntry> log = seen.get(place);
            if (told.size() < log.size() || !told.subList(0, log.size()).equals(log)) {
                wrongs.add(who + " saw " + log.size() + " events that the host does not tell so");
            }
            accepted.get(place).forEach((sequence, digest) -> {
                if (sequence > told.size()
                        || !told.get((int) (sequence - 1)).digest().equals(digest)) {
                    wrongs.add(who + " was told that " + sequence + " is done, and it is not");
                }
            });
        }
        Audit.firstIllegal(told.stream().map(LogEntry::event).toList())
                .ifPresent(illegal -> wrongs.add("an event that could not have happened: " + illegal));
        return wrongs;
    }

    private static List<LogEntry> logOf(HostAddress address, TableId table)
            throws TimeoutException, InterruptedException {
        EventLoopGroup loops = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
        // All seats are taken, so a witness never sits.
        Habits watching = new Habits(0, () -> Duration.ZERO, new Stopwatch());
        try (Player witness = new Player(loops.next(), 0, watching)) {
            witness.joins(address, table);
            Crowd.until(() -> witness.memory().sequence() > 0);
            return witness.memory().log();
        } finally {
            loops.shutdownGracefully(0, 2, TimeUnit.SECONDS).awaitUninterruptibly();
        }
    }
}
