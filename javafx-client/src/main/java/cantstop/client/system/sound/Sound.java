package cantstop.client.system.sound;

import java.util.Locale;

/// What can be heard. Each has a WAV beside this package, made by `scripts/Sounds.java`.
public enum Sound {
    ROLL,
    CHOOSE,
    STOP,
    BUST,
    COLUMN,
    WIN,
    REACTION,
    KNOCK,
    MY_TURN;

    /// Its resource.
    String file() {
        return name().toLowerCase(Locale.ROOT) + ".wav";
    }
}
