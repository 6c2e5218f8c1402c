package cantstop.engine;

/// Which of the three games is played. The author's variants can't be combined.
public enum Variant {
    /// Squares and markers share spaces freely.
    STANDARD,

    /// A marker never shares a space with another player's square: each step goes on to the next space without one.
    JUMPING,

    /// While a marker stands on another player's square, its player may not stop.
    FORCED_MOVE
}
