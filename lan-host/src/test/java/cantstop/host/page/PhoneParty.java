package cantstop.host.page;

import cantstop.engine.GameState;
import cantstop.engine.TableState;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.host.chaos.ChaosProxy;
import cantstop.host.guests.Crowd;
import cantstop.host.guests.Habits;
import cantstop.host.guests.HostProcess;
import cantstop.host.guests.Player;
import cantstop.host.guests.Stopwatch;
import cantstop.protocol.HostAddress;
import cantstop.protocol.client.Connection;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// A host in a process of its own, phones that reach it by a network that can be cut, and players without a browser.
final class PhoneParty implements AutoCloseable {
    private static final String BIND = "127.0.0.1";
    private static final List<String> SHORT_LIVED = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

    private final EventLoopGroup loops = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private final List<Player> players = new ArrayList<>();
    private final List<Phone> phones = new ArrayList<>();
    private final Path data;
    private final int seats;
    private final ChaosProxy network;
    private HostProcess host;

    private PhoneParty(Path data, int seats, HostProcess host) {
        this.data = data;
        this.seats = seats;
        this.host = host;
        network = new ChaosProxy(
                new InetSocketAddress(
                        InetAddress.getLoopbackAddress(), host.address().port() + HostAddress.TO_THE_PAGE),
                1);
    }

    /// A host that listens.
    ///
    /// @param seats how many sit at the table before its game begins
    static PhoneParty at(Path data, int seats) throws IOException {
        return new PhoneParty(data, seats, HostProcess.start(List.of(), SHORT_LIVED, data, BIND, 0));
    }

    /// The page as one who types sees it.
    String page() {
        return "http://127.0.0.1:" + network.port() + "/seat/";
    }

    /// The page as the code of a table names it.
    String page(TableId table) {
        Player anybody = players.getFirst();
        String key = anybody.connection() instanceof Connection.Connected connected
                ? connected.hostKey().hex()
                : "";
        return page() + "#k=" + key + "&t=" + table;
    }

    Phone phone(String name) throws IOException {
        Phone phone = Phone.of(name);
        phones.add(phone);
        return phone;
    }

    /// The network of the phones.
    ChaosProxy network() {
        return network;
    }

    /// Players without a browser who sit down at a table.
    void joins(int count, TableId table) throws TimeoutException, InterruptedException {
        for (int number = 0; number < count; number++) {
            Player player = player();
            player.joins(host.address(), table);
            Crowd.until(player::isSeated);
        }
    }

    /// A player without a browser who opens a table.
    TableId opens() throws TimeoutException, InterruptedException {
        Player player = player();
        player.opens(host.address(), "Phones");
        Crowd.until(player::isSeated);
        return player.table();
    }

    private Player player() {
        Player player = new Player(
                loops.next(), players.size() + 1, new Habits(seats, () -> Duration.ofMillis(30), new Stopwatch()));
        players.add(player);
        return player;
    }

    /// The table as those without a browser know it.
    TableState state() {
        return bystander().state();
    }

    Player player(int number) {
        return players.get(number);
    }

    /// What should not have happened to anybody without a browser.
    List<String> oddities() {
        return players.stream()
                .flatMap(player -> player.memory().oddities().stream())
                .toList();
    }

    private Bystander bystander() {
        return new Bystander(players.getLast());
    }

    /// Who plays at a phone; empty while they have no seat.
    Optional<Person> personAt(Phone phone) {
        return bystander().personAt(phone);
    }

    /// Whether the others see the phone's player at the table, in a browser.
    boolean sees(Phone phone) {
        return bystander().sees(phone);
    }

    /// Whether all phones are there, and all others.
    boolean areBack() {
        return phones.stream().allMatch(this::sees) && players.stream().allMatch(Player::isConnected);
    }

    /// Whether the game waits for the phone's player to choose.
    boolean waitsFor(Phone phone) {
        return bystander().waitsForChoiceOf(phone);
    }

    /// Whether the game waits for any move of the phone's player.
    boolean waitsForMoveOf(Phone phone) {
        return bystander().waitsForMoveOf(phone);
    }

    /// The dice that wait for a choice; none if none do.
    List<Integer> dice() {
        return bystander().dice();
    }

    /// The steps that the mover would keep now.
    int stepsAtStake() {
        return state().playing().map(GameState::stepsAtStake).orElse(0);
    }

    /// SIGKILL, and a host of somebody else on the same port.
    void aStrangerHostsThere(Path strangers) throws IOException {
        int port = host.address().port();
        host.kill();
        host = HostProcess.start(List.of(), SHORT_LIVED, strangers, BIND, port);
    }

    /// SIGKILL, and the same host again.
    void killsTheHost() throws IOException {
        int port = host.address().port();
        host.kill();
        host = HostProcess.start(List.of(), SHORT_LIVED, data, BIND, port);
    }

    @Override
    public void close() {
        phones.forEach(Phone::close);
        players.forEach(Player::close);
        network.close();
        host.kill();
        loops.shutdownGracefully(0, 2, TimeUnit.SECONDS).awaitUninterruptibly();
    }
}
