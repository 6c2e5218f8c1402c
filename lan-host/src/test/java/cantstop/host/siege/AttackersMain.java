package cantstop.host.siege;

import cantstop.engine.identity.TableId;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// One attack, in a process of its own: its arguments are the attack, the host's port, the seconds, and the tables.
final class AttackersMain {
    private AttackersMain() {}

    public static void main(String[] args) throws InterruptedException {
        Attack attack = Attack.valueOf(args[0]);
        InetSocketAddress host = new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), Integer.parseInt(args[1]));
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(Long.parseLong(args[2]));
        List<TableId> tables = Arrays.stream(args).skip(3).map(TableId::new).toList();
        try (Attackers attackers = new Attackers(attack, host, tables)) {
            System.out.println(attackers.run(until));
        }
        System.exit(0);
    }

    /// Starts the attack below the priority of host and guests.
    ///
    /// @return the process; it says how many were welcomed, and ends after so many seconds
    static Process start(Attack attack, int port, int seconds, List<TableId> tables) throws IOException {
        List<String> command = Stream.concat(
                        Stream.of(
                                "nice",
                                "-n",
                                "15",
                                Path.of(System.getProperty("java.home"), "bin", "java")
                                        .toString(),
                                "-Xmx400m",
                                "-XX:TieredStopAtLevel=1",
                                "--sun-misc-unsafe-memory-access=allow",
                                "-cp",
                                System.getProperty("java.class.path"),
                                AttackersMain.class.getName(),
                                attack.name(),
                                Integer.toString(port),
                                Integer.toString(seconds)),
                        tables.stream().map(TableId::hex))
                .toList();
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    /// How many of an attack that has ended were welcomed, as it says itself.
    static int welcomed(Process attackers) throws IOException {
        try (BufferedReader said = attackers.inputReader(StandardCharsets.UTF_8)) {
            String line = said.readLine();
            return line == null ? 0 : Integer.parseInt(line.strip());
        }
    }
}
