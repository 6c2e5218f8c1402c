package cantstop.turns;

/// One thread, or anything else that takes turns with others.
public interface Turns {
    /// Whether it has nothing to do.
    boolean isIdle();

    /// Does the next thing, from its beginning to its end.
    void takeTurn() throws InterruptedException;
}
