package cantstop.protocol;

/// The purpose of a guest's request to a table's owner.
public enum KnockPurpose {
    /// To be let in: the table is locked, or they were sent away from it.
    COME_IN,
    /// The seat of a bot, or of an absent player.
    SEAT,
    /// A seat in the next game.
    NEXT
}
