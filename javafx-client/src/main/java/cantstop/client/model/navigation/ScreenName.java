package cantstop.client.model.navigation;

/// Which screen the window shows.
public enum ScreenName {
    /// The home screen.
    HOME,
    /// The lesson.
    LESSON,
    /// The games that this laptop saw.
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
