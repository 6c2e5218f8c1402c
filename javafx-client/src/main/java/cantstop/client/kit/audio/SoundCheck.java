package cantstop.client.kit.audio;

/// The sounds of the program, as its settings use them.
public interface SoundCheck {
    /// Plays a sample at the present volume.
    ///
    /// @param myTurn the sound of my turn, which has a volume of its own
    void sample(boolean myTurn);

    /// Whether this computer has no device to play sounds on.
    boolean isBroken();
}
