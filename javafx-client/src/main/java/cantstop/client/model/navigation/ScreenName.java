package cantstop.client.model.navigation;

/// Which screen the window shows.
public enum ScreenName {
    /// Nowhere yet.
    HOME,
    /// Learning how it is played.
    LESSON,
    /// Looking at the games that this laptop saw.
    HISTORY,
    /// On the way to a host, or looking at its tables.
    DOOR,
    /// At a table where no game is being played.
    LOBBY,
    /// At a table where a game is being played.
    TABLE,
    /// At a table whose game has just ended.
    END
}
