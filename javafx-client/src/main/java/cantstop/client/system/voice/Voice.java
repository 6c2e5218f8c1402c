package cantstop.client.system.voice;

import java.util.Locale;

/// A text-to-speech output. A call never blocks.
public interface Voice {
    /// Says a sentence; what it was still saying ends.
    void say(String sentence, Locale language);

    /// Whether it can be heard at all; where it can't, it is not offered.
    boolean isThere();

    /// No voice.
    Voice NONE = new Voice() {
        @Override
        public void say(String sentence, Locale language) {}

        @Override
        public boolean isThere() {
            return false;
        }
    };
}
