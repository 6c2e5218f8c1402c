package cantstop.browser.games;

/// Prints the digest of some games, in whichever runtime it was compiled for.
public final class GamesMain {
    private GamesMain() {}

    /// Plays.
    ///
    /// @param args the number of the first game, and how many
    public static void main(String[] args) {
        System.out.println(Games.digest(Integer.parseInt(args[0]), Integer.parseInt(args[1])));
    }
}
