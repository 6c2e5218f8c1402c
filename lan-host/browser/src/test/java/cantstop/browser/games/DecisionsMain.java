package cantstop.browser.games;

import java.util.stream.Collectors;

/// Prints how long each decision of the strongest bot took in a game, in microseconds and in whichever runtime it was
/// compiled for.
public final class DecisionsMain {
    private DecisionsMain() {}

    /// Plays.
    ///
    /// @param args the number of the game
    public static void main(String[] args) {
        System.out.println(Games.decisions(Integer.parseInt(args[0])).stream()
                .map(nanos -> String.valueOf(nanos / 1000))
                .collect(Collectors.joining(" ")));
    }
}
