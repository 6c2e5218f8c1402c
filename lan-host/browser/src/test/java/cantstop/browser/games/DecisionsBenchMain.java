package cantstop.browser.games;

import cantstop.browser.driver.Chromium;
import cantstop.browser.driver.InNode;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/// How long the strongest bot decides on a slow phone: in Chromium with a processor four times slower, in games of all
/// rule sets against itself, with the nets that ship.
public final class DecisionsBenchMain {
    private static final int GAMES = 24;
    private static final double SLOWER = 4;
    private static final double MOST_MILLIS = 100;

    /// The program may go on after its main method has returned.
    private static final String PLAY = """
            const [game, done] = arguments;
            const log = console.info;
            console.info = line => {
              console.info = log;
              done(line);
            };
            import('/tests.mjs').then(tests => tests.main(['decisions', game]));
            """;

    private DecisionsBenchMain() {}

    /// Plays, and ends with 1 where a decision in twenty takes longer than it may.
    public static void main(String[] args) throws IOException, InterruptedException {
        HttpServer server = serving(Files.readAllBytes(InNode.compiled()));
        List<Double> millis;
        try {
            millis = played("http://127.0.0.1:" + server.getAddress().getPort() + "/");
        } finally {
            server.stop(0);
        }
        double slow = share(millis, 0.95);
        System.out.printf(
                "%d decisions in %d games: %.1f ms (median), %.1f ms (p95, at most %.0f: %s), %.1f ms (p99), %.0f ms (longest)%n",
                millis.size(),
                GAMES,
                share(millis, 0.5),
                slow,
                MOST_MILLIS,
                slow <= MOST_MILLIS ? "reached" : "MISSED",
                share(millis, 0.99),
                millis.getLast());
        System.exit(slow <= MOST_MILLIS ? 0 : 1);
    }

    /// How many milliseconds each decision took, in order of size.
    private static List<Double> played(String address) throws IOException {
        List<Double> millis = new ArrayList<>();
        try (Chromium browser = Chromium.open()) {
            browser.show(address);
            browser.command("Emulation.setCPUThrottlingRate", Map.of("rate", SLOWER));
            for (int game = 0; game < GAMES; game++) {
                String told = String.valueOf(browser.later(PLAY, String.valueOf(game)));
                Arrays.stream(told.strip().split(" "))
                        .map(micros -> Double.parseDouble(micros) / 1000)
                        .forEach(millis::add);
            }
        }
        millis.sort(null);
        return millis;
    }

    private static double share(List<Double> sorted, double share) {
        return sorted.get((int) Math.ceil(share * sorted.size()) - 1);
    }

    private static HttpServer serving(byte[] program) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            boolean isProgram = exchange.getRequestURI().getPath().endsWith(".mjs");
            byte[] bytes = isProgram ? program : new byte[0];
            exchange.getResponseHeaders().add("Content-Type", isProgram ? "text/javascript" : "text/html");
            exchange.sendResponseHeaders(200, bytes.length == 0 ? -1 : bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
        server.start();
        return server;
    }
}
