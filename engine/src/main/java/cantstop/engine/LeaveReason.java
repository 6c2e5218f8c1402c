package cantstop.engine;

/// How a seat became empty.
public enum LeaveReason {
    /// Its person went.
    LEFT,

    /// Its person gave the game up and stays to watch.
    CONCEDED,

    /// The owner sent its person or bot away.
    REMOVED
}
