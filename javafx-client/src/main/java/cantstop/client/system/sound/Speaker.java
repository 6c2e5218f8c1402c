package cantstop.client.system.sound;

/// An output for sounds. A call never blocks.
public interface Speaker {
    /// Begins to play what is to be heard, over what still sounds.
    ///
    /// @param loudness above 0, at most 1
    void play(Cue cue, double loudness);

    /// Whether nothing will ever be heard, as there is no device for it. Known once something was played.
    boolean isBroken();

    /// A speaker that is switched off.
    Speaker OFF = new Speaker() {
        @Override
        public void play(Cue cue, double loudness) {}

        @Override
        public boolean isBroken() {
            return false;
        }
    };
}
