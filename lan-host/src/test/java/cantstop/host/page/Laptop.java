package cantstop.host.page;

import cantstop.engine.Epoch;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.host.guests.Crowd;
import cantstop.host.guests.Habits;
import cantstop.host.guests.HostProcess;
import cantstop.host.guests.Player;
import cantstop.host.guests.Stopwatch;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.DataFolder;
import cantstop.protocol.HandOverStep;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.UnusableData;
import cantstop.protocol.client.Connection;
import io.netty.channel.EventLoop;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A laptop as a window makes one: somebody who plays with the core of a window, and a host in a process of its own as
/// long as this laptop hosts. Both have the key of its data folder, and are told what a window tells them.
final class Laptop implements AutoCloseable {
    private static final List<String> SHORT_LIVED = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

    private final Path data;
    private final Player player;
    private @Nullable HostProcess host;

    /// @param number tells laptops apart
    /// @param seats how many sit at the table before its game begins
    Laptop(EventLoop loop, int number, int seats, Path data) throws UnusableData {
        this.data = data;
        player = new Player(
                loop,
                number,
                new Habits(seats, () -> Duration.ofMillis(30), new Stopwatch()),
                DataFolder.at(data).identity());
    }

    Player player() {
        return player;
    }

    Key key() {
        return player.person().key();
    }

    /// Opens the host of this laptop.
    private HostAddress hosts() throws IOException {
        HostProcess opened = HostProcess.startOfWindow(SHORT_LIVED, data, 0);
        host = opened;
        return opened.address();
    }

    /// Sits down at a table of another laptop's host.
    void joins(Laptop other) throws TimeoutException, InterruptedException {
        player.joins(other.host().address(), other.player.table());
        Crowd.until(player::isSeated);
    }

    /// Opens a table at its own host.
    TableId opens() throws IOException, TimeoutException, InterruptedException {
        player.opens(hosts(), "Phones");
        Crowd.until(player::isSeated);
        return player.table();
    }

    /// The page of its host, as the code of its table names it.
    String page() {
        HostAddress there = host().address();
        return "http://" + new HostAddress(there.host(), there.port() + HostAddress.TO_THE_PAGE).withPort()
                + "/seat/#k=" + key() + "&t=" + player.table();
    }

    /// Hands the table of its host over to another laptop. The host stays until [#closesItsHost].
    void handsOverTo(Laptop successor) throws IOException, TimeoutException, InterruptedException {
        say(new HandOverStep.NameSuccessor(successor.player.person()));
        Crowd.until(() -> successor.isNamed());
        successor.takesOver();
        Crowd.until(() -> isAt(successor) && successor.isAt(successor));
    }

    private boolean isNamed() {
        HostMessage.Succession said = player.memory().succession();
        return said != null
                && said.stage() == HostMessage.SuccessionStage.NAMED
                && said.successor().equals(player.person());
    }

    private void takesOver() throws IOException {
        HostAddress own = hosts();
        Epoch epoch = Objects.requireNonNull(player.state()).epoch();
        host().tell("gather " + player.table());
        host().tell("succeed " + player.table() + " " + epoch.next());
        player.guest().hint(own, key());
        say(new HandOverStep.Listening(List.of(own)));
    }

    /// Goes on as host in the place of one that is gone.
    void goesOn() throws IOException {
        String others =
                player.memory().peers().stream().map(HostAddress::withPort).collect(Collectors.joining(" "));
        HostAddress own = hosts();
        host().tell("gather " + player.table() + " " + others);
        player.guest().goOnAt(own, key());
    }

    private void say(HandOverStep step) {
        player.guest().say(table -> new ClientMessage.HandOver(table, step));
    }

    /// Whether its window asks whether to go on as host.
    boolean isAskedToHost() {
        return player.memory()
                .vacancy()
                .filter(vacancy -> vacancy.isOffered(key()))
                .isPresent();
    }

    /// Whether it plays at that laptop's host.
    boolean isAt(Laptop other) {
        return player.connection() instanceof Connection.Connected connected
                && connected.hostKey().equals(other.key())
                && Objects.requireNonNull(player.state()).hostKey().equals(other.key());
    }

    private HostProcess host() {
        return Objects.requireNonNull(host);
    }

    /// SIGKILL for its host, and the same host again on the same port: a window that has crashed and is back.
    void crashesAndIsBack() throws IOException {
        int port = host().address().port();
        host().kill();
        host = HostProcess.startOfWindow(SHORT_LIVED, data, port);
    }

    /// SIGKILL for its host, and nobody is at this laptop any more.
    void dies() {
        host().kill();
        player.close();
    }

    void closesItsHost() {
        host().close();
        host = null;
    }

    @Override
    public void close() {
        player.close();
        if (host != null) {
            host.kill();
        }
    }
}
