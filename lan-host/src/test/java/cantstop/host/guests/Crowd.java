package cantstop.host.guests;

import cantstop.protocol.HostAddress;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;

/// Players at the tables of one host, all of them on two loops of one program.
public final class Crowd implements AutoCloseable {
    private static final int LOOPS = 2;

    /// Far longer than anybody takes to sit down; only a failure waits for it.
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final EventLoopGroup loops = new MultiThreadIoEventLoopGroup(LOOPS, NioIoHandler.newFactory());
    private final List<List<Player>> tables = new ArrayList<>();
    private final List<Player> players = new ArrayList<>();
    private final Habits habits;

    public Crowd(Habits habits) {
        this.habits = habits;
    }

    /// Opens one more table, and everybody sits down at it. The last of them still connects when this returns.
    ///
    /// @param addresses where each of them reaches the host
    public List<Player> sitDown(List<HostAddress> addresses) throws TimeoutException, InterruptedException {
        List<Player> table = new ArrayList<>();
        for (HostAddress address : addresses) {
            Player player = new Player(loops.next(), players.size() + 1, habits);
            players.add(player);
            table.add(player);
            if (table.size() == 1) {
                player.opens(address, "Table " + (tables.size() + 1));
                until(player::isSeated);
            } else {
                // One after the other: nobody lets a crowd from one address shake hands all at once.
                player.joins(address, table.getFirst().table());
                until(player::isConnected);
            }
        }
        tables.add(List.copyOf(table));
        return table;
    }

    /// Somebody who comes in and wants nothing. The caller closes it; it belongs to no table.
    public Player newcomer(HostAddress address) {
        Player newcomer = new Player(loops.next(), players.size() + 1, habits);
        newcomer.comes(address);
        return newcomer;
    }

    /// Waits, looking now and then.
    public static void until(BooleanSupplier so) throws TimeoutException, InterruptedException {
        if (!within(PATIENCE, so)) {
            throw new TimeoutException("it did not come to that within " + PATIENCE.toSeconds() + " s");
        }
    }

    /// Waits, looking now and then.
    ///
    /// @return whether it came to be so in time
    public static boolean within(Duration patience, BooleanSupplier so) throws InterruptedException {
        long end = System.nanoTime() + patience.toNanos();
        while (!so.getAsBoolean()) {
            if (System.nanoTime() - end > 0) {
                return false;
            }
            TimeUnit.MILLISECONDS.sleep(10);
        }
        return true;
    }

    public List<Player> players() {
        return List.copyOf(players);
    }

    public List<List<Player>> tables() {
        return List.copyOf(tables);
    }

    /// The events that have happened at all tables, as those see them who see most.
    public long events() {
        return tables.stream()
                .mapToLong(table -> table.stream()
                        .mapToLong(player -> player.memory().sequence())
                        .max()
                        .orElse(0))
                .sum();
    }

    /// What should not have happened to anybody, in words.
    public List<String> oddities() {
        return players.stream()
                .flatMap(player -> player.memory().oddities().stream().map(odd -> player + " " + odd))
                .toList();
    }

    @Override
    public void close() {
        players.forEach(Player::close);
        loops.shutdownGracefully(0, 2, TimeUnit.SECONDS).awaitUninterruptibly();
    }
}
