package cantstop.host.soak;

import cantstop.protocol.HostAddress;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// Cables between this machine and a host in a network of its own: pairs of virtual interfaces, one end of each here
/// and one in a network namespace. Each cable is a network of its own, so which one a connection takes follows from
/// the address that it dials. Needs Linux, root and the command `ip`.
final class Cables implements AutoCloseable {
    /// What a pulled cable looks like at the end here.
    enum Fault {
        /// The interface is there and has no carrier, as with a cable pulled at the other end.
        AT_THE_HOST,
        /// The interface is down, and the route gone.
        HERE
    }

    private static final String NAMESPACE = "cantstop-soak";

    private final int count;

    private Cables(int count) {
        this.count = count;
    }

    /// Why there can be no cables here; empty where there can.
    static String missing() {
        try {
            run("ip", "netns", "list");
            run("ip", "link", "add", "csprobe0", "type", "veth", "peer", "name", "csprobe1");
            run("ip", "link", "del", "csprobe0");
            return "";
        } catch (IOException e) {
            return "cables need Linux, root and the command ip: " + e.getMessage();
        }
    }

    /// Lays so many cables.
    static Cables lay(int count) throws IOException {
        Cables cables = new Cables(count);
        cables.clear();
        run("ip", "netns", "add", NAMESPACE);
        run("ip", "-n", NAMESPACE, "link", "set", "lo", "up");
        for (int cable = 0; cable < count; cable++) {
            run("ip", "link", "add", here(cable), "type", "veth", "peer", "name", there(cable), "netns", NAMESPACE);
            run("ip", "addr", "add", "10.207." + cable + ".1/24", "dev", here(cable));
            run("ip", "-n", NAMESPACE, "addr", "add", "10.207." + cable + ".2/24", "dev", there(cable));
            run("ip", "-n", NAMESPACE, "link", "set", there(cable), "up");
            run("ip", "link", "set", here(cable), "up");
        }
        return cables;
    }

    /// What comes before a command that runs at the host's ends.
    List<String> atTheHost() {
        return List.of("ip", "netns", "exec", NAMESPACE);
    }

    /// Where the host is for whoever takes that cable.
    HostAddress address(int cable, int port) {
        return new HostAddress("10.207." + cable + ".2", port);
    }

    void pull(int cable, Fault fault) throws IOException {
        set(cable, fault, "down");
    }

    void plugIn(int cable, Fault fault) throws IOException {
        set(cable, fault, "up");
    }

    private static void set(int cable, Fault fault, String state) throws IOException {
        switch (fault) {
            case HERE -> run("ip", "link", "set", here(cable), state);
            case AT_THE_HOST -> run("ip", "-n", NAMESPACE, "link", "set", there(cable), state);
        }
    }

    private static String here(int cable) {
        return "csg" + cable;
    }

    private static String there(int cable) {
        return "csh" + cable;
    }

    /// Takes everything away, also what an earlier run left.
    private void clear() {
        for (int cable = 0; cable < count; cable++) {
            runIfPossible("ip", "link", "del", here(cable));
        }
        runIfPossible("ip", "netns", "del", NAMESPACE);
    }

    private static void runIfPossible(String... command) {
        try {
            run(command);
        } catch (IOException _) {
            // It was not there.
        }
    }

    private static void run(String... command) throws IOException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.onExit().join().exitValue() != 0) {
            throw new IOException(String.join(" ", command) + ": " + said.strip());
        }
    }

    @Override
    public void close() {
        clear();
    }
}
