package cantstop.browser.games;

import cantstop.browser.driver.InNode;
import java.io.IOException;

/// Plays thousands of games here and in Node, and compares the digests of their logs, a hundred games at a time.
public final class GamesSoak {
    private static final int USUAL = 10_000;
    private static final int AT_A_TIME = 100;

    private GamesSoak() {}

    /// Plays, and ends with 1 where two logs differ.
    ///
    /// @param args `--count N`, `--from N`, or nothing
    public static void main(String[] args) throws IOException, InterruptedException {
        int count = option(args, "--count", USUAL);
        int from = option(args, "--from", 0);
        for (int first = from; first < from + count; first += AT_A_TIME) {
            String there = InNode.run("games", String.valueOf(first), String.valueOf(AT_A_TIME));
            if (!there.equals(Games.digest(first, AT_A_TIME))) {
                System.out.println("Games " + first + " to " + (first + AT_A_TIME - 1) + " differ.");
                System.exit(1);
            }
            System.out.println(first + AT_A_TIME - from + " of " + count + " games are the same.");
        }
    }

    private static int option(String[] args, String name, int usual) {
        for (int i = 0; i + 1 < args.length; i++) {
            if (args[i].equals(name)) {
                return Integer.parseInt(args[i + 1]);
            }
        }
        return usual;
    }
}
