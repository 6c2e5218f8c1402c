package cantstop.engine;

/// One of the three games. Two of them never go together, as the author's own variants say.
public enum Variant {
    /// Squares and markers share spaces freely.
    STANDARD,

    /// A marker never shares a space with another player's square: each step goes to the next space without one.
    JUMPING,

    /// While a marker stands on another player's square, its player may not stop.
    FORCED_MOVE
}
