package cantstop.simulation;

/// Sees to it that a party ends as it has to.
interface Finish {
    void begin();

    boolean hasCome();

    /// Whether a table that moves stood still in the end.
    boolean isStuck();
}
