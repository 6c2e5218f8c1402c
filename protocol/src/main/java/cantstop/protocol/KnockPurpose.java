package cantstop.protocol;

/// What a guest without a seat asks a table's owner for.
public enum KnockPurpose {
    /// To be let in: the table is locked, or they were sent away from it.
    COME_IN,
    /// The seat of a bot, or of an absent player.
    SEAT,
    /// A seat in the next game.
    NEXT
}
