package cantstop.engine;

/// How "if you can place a marker, you must" is read.
public enum Placing {
    /// It speaks of the pairing that was chosen: any pairing may be, and within it nothing is declined.
    FREE,

    /// It speaks of the roll: where some option places a new marker, those that place none are not offered.
    STRICT
}
