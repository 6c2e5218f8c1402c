package cantstop.engine;

/// How long the bots of a table take over a move, so that people can follow. How long that is in seconds is for the
/// host to know.
public enum BotPace {
    /// Calm where several people sit, brisk where one plays against bots.
    AS_FITS,
    CALM,
    BRISK,
    AT_ONCE
}
