package cantstop.client.play;

/// A part of the program beside the game, such as the lesson or the history.
@FunctionalInterface
public interface Extra {
    /// Registers what it shows, and when.
    void register(Extras extras);
}
