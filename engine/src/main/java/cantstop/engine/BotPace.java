package cantstop.engine;

/// How long a table's bots wait before a move, so that people can follow. The host decides how many seconds that is.
public enum BotPace {
    /// Calm with several people, brisk if one person plays against bots.
    AS_FITS,
    CALM,
    BRISK,
    AT_ONCE
}
