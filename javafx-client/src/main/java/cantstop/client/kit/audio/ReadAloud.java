package cantstop.client.kit.audio;

/// Text to speech, as screens use it.
public interface ReadAloud {
    /// Whether text to speech is available.
    boolean isThere();

    /// Reads this now, whatever the preference says.
    void read(String text);
}
