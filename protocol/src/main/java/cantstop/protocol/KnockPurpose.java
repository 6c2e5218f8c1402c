package cantstop.protocol;

/// What somebody without a seat asks a table's owner for.
public enum KnockPurpose {
    /// To be let in: the table is locked, or they were sent away from it.
    COME_IN,
    /// The seat that a bot has, or somebody who is not there.
    SEAT,
    /// A seat in the next game.
    NEXT
}
