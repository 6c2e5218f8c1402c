package cantstop.protocol;

/// What may become of the turn of somebody who is not there.
public enum AwayPolicy {
    /// It waits for them.
    WAIT,
    /// A bot plays for them until they are back.
    BOT,
    /// It ends. Takes a majority of the others.
    SKIP
}
