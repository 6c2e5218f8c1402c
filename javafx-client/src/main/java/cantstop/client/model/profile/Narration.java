package cantstop.client.model.profile;

/// What is read aloud.
public enum Narration {
    OFF,
    MY_TURNS,
    EVERYTHING
}
