package cantstop.client.model.profile;

import cantstop.client.kit.theme.Calm;
import cantstop.client.kit.theme.Look;
import cantstop.client.kit.theme.Motion;
import java.util.Optional;

/// How somebody wishes the program to look, move and speak, whoever they play with. Immutable.
///
/// @param look the theme
/// @param speed how fast things move
/// @param calm whether they fade instead
/// @param loudness what is heard, and how loud
/// @param speech what is read aloud
/// @param hints whether hints are welcome in the first games
/// @param liveColumns whether the board shows only the columns that a turn is about, and those larger
/// @param sleepWarning whether to be told that this laptop may fall asleep while others rely on it
/// @param language the code of a language; empty for the system's
public record Preferences(
        Look look,
        Motion.Speed speed,
        Calm calm,
        Loudness loudness,
        Narration speech,
        boolean hints,
        boolean liveColumns,
        boolean sleepWarning,
        Optional<String> language) {
    /// As a newcomer finds it: what the system wishes.
    public static final Preferences FIRST = new Preferences(
            Look.SYSTEM,
            Motion.Speed.NORMAL,
            Calm.SYSTEM,
            Loudness.FIRST,
            Narration.OFF,
            true,
            false,
            true,
            Optional.empty());

    /// How things move.
    ///
    /// @param system how they would without these wishes; where nothing moves at all, nothing does here
    public Motion motion(Motion system) {
        return system.isVisible() ? new Motion(speed, calm.over(system.reduced())) : system;
    }

    public Preferences withLook(Look other) {
        return new Preferences(other, speed, calm, loudness, speech, hints, liveColumns, sleepWarning, language);
    }

    public Preferences withSpeed(Motion.Speed other) {
        return new Preferences(look, other, calm, loudness, speech, hints, liveColumns, sleepWarning, language);
    }

    public Preferences withCalm(Calm other) {
        return new Preferences(look, speed, other, loudness, speech, hints, liveColumns, sleepWarning, language);
    }

    public Preferences withLoudness(Loudness other) {
        return new Preferences(look, speed, calm, other, speech, hints, liveColumns, sleepWarning, language);
    }

    public Preferences withSpeech(Narration other) {
        return new Preferences(look, speed, calm, loudness, other, hints, liveColumns, sleepWarning, language);
    }

    public Preferences withHints(boolean other) {
        return new Preferences(look, speed, calm, loudness, speech, other, liveColumns, sleepWarning, language);
    }

    public Preferences withLiveColumns(boolean other) {
        return new Preferences(look, speed, calm, loudness, speech, hints, other, sleepWarning, language);
    }

    public Preferences withSleepWarning(boolean other) {
        return new Preferences(look, speed, calm, loudness, speech, hints, liveColumns, other, language);
    }

    public Preferences withLanguage(Optional<String> other) {
        return new Preferences(look, speed, calm, loudness, speech, hints, liveColumns, sleepWarning, other);
    }
}
