package cantstop.client.system.voice;

/// What is read aloud.
public enum Narration {
    OFF,
    MY_TURNS,
    EVERYTHING
}
