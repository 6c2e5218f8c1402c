package cantstop.protocol;

/// What the table does at the turn of an absent player.
public enum AwayPolicy {
    /// It waits for them.
    WAIT,
    /// A bot plays for them until they are back.
    BOT,
    /// It ends. Takes a majority of the others.
    SKIP
}
