package cantstop.host.net;

import cantstop.engine.PlayerName;
import cantstop.engine.TableName;
import cantstop.host.environment.Pace;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// How a host is to be started.
///
/// @param data the installation's data folder
/// @param port the port it must have, 0 for any free one; null for the usual one or the next free of ten
/// @param bind the local address or name to listen on, null for all
/// @param name what the host is called, by the rules of a table's name
/// @param pace how long bots and ties for the start take
/// @param journal the name of the file that the tables are kept in, in the host's part of the data folder
/// @param beacon whether it announces itself on the network; bound to loopback, it never does
public record HostOptions(
        Path data,
        @Nullable Integer port,
        @Nullable String bind,
        String name,
        Pace pace,
        String journal,
        boolean beacon) {
    /// The file of the tables that are open to the network.
    private static final String TABLES = "tables.db";

    /// The file of practice games, apart so that no guest of a party ever finds them in the list.
    private static final String PRACTICE = "practice.db";

    private static final String LOOPBACK = "127.0.0.1";
    private static final int HIGHEST_PORT = 65_535;

    public HostOptions {
        if (port != null && (port < 0 || port > HIGHEST_PORT)) {
            throw new IllegalArgumentException("no port " + port);
        }
        if (!TableName.isName(name)) {
            throw new IllegalArgumentException("not a name of 1 to " + TableName.MOST_CODE_POINTS + " characters");
        }
    }

    /// A host on all addresses and the usual port, called like the system's user.
    public static HostOptions in(Path data) {
        return new HostOptions(data, null, null, usualName(), Pace.FOR_PEOPLE, TABLES, true);
    }

    private static String usualName() {
        return PlayerName.clean(System.getProperty("user.name", ""))
                .map(PlayerName::text)
                .orElse("Host");
    }

    /// For this laptop alone: practice games.
    public HostOptions forPractice() {
        return new HostOptions(data, 0, LOOPBACK, name, pace, PRACTICE, false);
    }

    public HostOptions withPort(@Nullable Integer other) {
        return new HostOptions(data, other, bind, name, pace, journal, beacon);
    }

    public HostOptions withBind(@Nullable String other) {
        return new HostOptions(data, port, other, name, pace, journal, beacon);
    }

    public HostOptions withName(String other) {
        return new HostOptions(data, port, bind, other, pace, journal, beacon);
    }

    public HostOptions withPace(Pace other) {
        return new HostOptions(data, port, bind, name, other, journal, beacon);
    }

    public HostOptions withBeacon(boolean other) {
        return new HostOptions(data, port, bind, name, pace, journal, other);
    }
}
