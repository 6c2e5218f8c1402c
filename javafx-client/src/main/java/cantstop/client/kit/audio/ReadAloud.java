package cantstop.client.kit.audio;

/// Reads text aloud, as the screens see it.
public interface ReadAloud {
    /// Whether anything could be heard.
    boolean isThere();

    /// Reads this now, whatever else is wished.
    void read(String text);
}
