package cantstop.engine;

/// How "if you can place a marker, you must" is read.
public enum Placing {
    /// It applies to the chosen pairing: any pairing may be chosen, and both of its sums are used if they can be.
    FREE,

    /// It applies to the roll: if any option places a new marker, those that place none are not offered.
    STRICT
}
