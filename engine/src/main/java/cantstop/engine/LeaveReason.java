package cantstop.engine;

/// How a seat became empty.
public enum LeaveReason {
    /// The person left.
    LEFT,

    /// The person gave the game up and stays to watch.
    CONCEDED,

    /// The owner sent its person or bot away.
    REMOVED
}
