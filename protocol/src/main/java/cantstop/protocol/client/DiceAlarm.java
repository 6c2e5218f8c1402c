package cantstop.protocol.client;

/// An alarm about the dice of a table: the host cheated, or did something that the player should know of.
public enum DiceAlarm {
    /// A hand was opened in this laptop's name, and not by it.
    FOREIGN_HAND,
    /// This laptop is connected and has a hand, and throws are made without it.
    LEFT_OUT,
    /// The host says that this laptop did not show its secret, though it did.
    SAID_TO_WITHHOLD,
    /// The host wants the secret of a throw once more, for another event than the one it was shown for.
    ASKED_TWICE,
    /// The host logged a move in the name of a person at this laptop who did not make it.
    FOREIGN_MOVE
}
