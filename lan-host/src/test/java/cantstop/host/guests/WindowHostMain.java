package cantstop.host.guests;

import cantstop.engine.Epoch;
import cantstop.engine.identity.TableId;
import cantstop.host.environment.Pace;
import cantstop.host.net.CannotListen;
import cantstop.host.net.HostOptions;
import cantstop.host.net.HostServer;
import cantstop.protocol.HostAddress;
import cantstop.protocol.MalformedAddress;
import cantstop.protocol.UnusableData;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The host of a window in a process of its own, which can be killed: on the usual port or one of the next ten, where
/// no port is
/// named, and told by its input what a window would tell it.
///
/// ```
/// WindowHostMain --port PORT --bind ADDRESS --data FOLDER
/// gather TABLE [ADDRESS ...]      go on with that table, with the laptops that may be there
/// succeed TABLE EPOCH             the host of that table hands it over, in that epoch
/// ```
///
/// It ends in good order when its input does.
public final class WindowHostMain {
    private WindowHostMain() {}

    public static void main(String... words) throws UnusableData, CannotListen, IOException, MalformedAddress {
        List<String> said = List.of(words);
        int port = Integer.parseInt(after("--port", said));
        HostOptions options = HostOptions.in(Path.of(after("--data", said)))
                .withPort(port == 0 ? null : port)
                .withBind(after("--bind", said))
                .withPace(Pace.NONE);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        try (HostServer server = HostServer.start(options)) {
            System.out.println("Listening on " + server.addresses().getFirst().withPort());
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                obey(server, line.split(" "));
            }
        }
    }

    private static String after(String option, List<String> words) {
        return words.get(words.indexOf(option) + 1);
    }

    private static void obey(HostServer server, String... words) throws MalformedAddress {
        TableId table = new TableId(words[1]);
        switch (words[0]) {
            case "gather" -> {
                List<HostAddress> others = new ArrayList<>();
                for (int word = 2; word < words.length; word++) {
                    others.add(HostAddress.parse(words[word]));
                }
                server.hint(others);
                server.gather(table);
            }
            case "succeed" -> server.succeed(table, new Epoch(Integer.parseInt(words[2])));
            default -> throw new IllegalArgumentException(words[0]);
        }
    }
}
