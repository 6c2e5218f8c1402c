package cantstop.host.guests;

import cantstop.engine.LogEntry;
import cantstop.engine.identity.TableId;
import cantstop.protocol.DataFolder;
import cantstop.protocol.HostAddress;
import cantstop.protocol.UnusableData;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.LogFile;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// Three laptops of a party in a process of its own, with whichever program that is compiled against. Each has its
/// key in a folder, so that another program can come with it.
///
/// ```
/// LaptopsMain FOLDER PORT EVENTS            opens a table and plays
/// LaptopsMain FOLDER PORT EVENTS TABLE      comes back to it, and goes on
///     "sent away WHY: the host runs PROGRAM (protocol N), this one speaks M", and it ends; or
///     "playing TABLE" once that many events are there; then it plays on until its input ends, and writes what
///     was seen to game.cantstop in the folder
/// ```
public final class LaptopsMain {
    private static final int LAPTOPS = 3;

    private LaptopsMain() {}

    public static void main(String... words) throws IOException, InterruptedException, TimeoutException, UnusableData {
        Path folder = Path.of(words[0]);
        HostAddress address = new HostAddress("127.0.0.1", Integer.parseInt(words[1]));
        int events = Integer.parseInt(words[2]);
        EventLoopGroup loops = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
        List<Player> players = new ArrayList<>();
        Habits habits = new Habits(LAPTOPS, () -> Duration.ofMillis(5), new Stopwatch());
        for (int number = 1; number <= LAPTOPS; number++) {
            DataFolder data = DataFolder.at(folder.resolve("guest-" + number));
            players.add(new Player(loops.next(), number, habits, data.identity()));
        }
        Player first = players.getFirst();
        if (words.length > 3) {
            first.joins(address, new TableId(words[3]));
        } else {
            first.opens(address, "Before");
        }
        Crowd.until(() -> first.isSeated() || first.connection() instanceof Connection.Ended);
        if (first.connection() instanceof Connection.Ended ended) {
            System.out.println("sent away " + ended.why() + ": the host runs " + ended.program() + " (protocol "
                    + ended.versions() + "), this one speaks " + VersionRange.OURS);
            System.exit(0);
        }
        players.stream().skip(1).forEach(player -> player.joins(address, first.table()));
        Crowd.until(() -> first.memory().sequence() >= events);
        System.out.println("playing " + first.table());
        while (System.in.read() >= 0) {
            TimeUnit.MILLISECONDS.sleep(1);
        }
        List<LogEntry> seen = players.stream()
                .map(player -> player.memory().log())
                .max(Comparator.comparingInt(List::size))
                .orElseThrow();
        Files.write(folder.resolve("game." + LogFile.ENDING), LogFile.write(seen));
        players.stream().flatMap(player -> player.memory().oddities().stream()).forEach(System.out::println);
        System.exit(0);
    }
}
