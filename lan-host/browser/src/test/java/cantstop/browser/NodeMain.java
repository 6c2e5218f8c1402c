package cantstop.browser;

import cantstop.browser.games.DecisionsMain;
import cantstop.browser.games.GamesMain;
import cantstop.browser.golden.GoldenMain;
import cantstop.browser.parties.PartiesInNode;
import cantstop.browser.signatures.SignaturesMain;
import java.util.Arrays;

/// What the tests run in Node, compiled once for all of them.
public final class NodeMain {
    private NodeMain() {}

    /// Runs one of the programs.
    ///
    /// @param args its name, then its own
    public static void main(String[] args) throws Exception {
        String[] own = Arrays.copyOfRange(args, 1, args.length);
        switch (args[0]) {
            case "decisions" -> DecisionsMain.main(own);
            case "games" -> GamesMain.main(own);
            case "golden" -> GoldenMain.main(own);
            case "parties" -> PartiesInNode.main(own);
            case "signatures" -> SignaturesMain.main(own);
            default -> throw new IllegalArgumentException(args[0]);
        }
    }
}
