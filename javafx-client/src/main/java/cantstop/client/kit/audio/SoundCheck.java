package cantstop.client.kit.audio;

/// The sounds of the program, as its settings see them.
public interface SoundCheck {
    /// Plays one sound as loud as sounds are now.
    ///
    /// @param myTurn the sound of my turn, which has a volume of its own
    void sample(boolean myTurn);

    /// Whether this computer has no device to play sounds on.
    boolean isBroken();
}
