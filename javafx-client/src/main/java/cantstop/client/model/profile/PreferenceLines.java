package cantstop.client.model.profile;

import cantstop.client.kit.theme.Calm;
import cantstop.client.kit.theme.Look;
import cantstop.client.kit.theme.Motion;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;

/// The lines of a profile that are about how the program looks, moves and speaks.
final class PreferenceLines {
    private PreferenceLines() {}

    static void write(Preferences preferences, Properties lines) {
        lines.setProperty("look", preferences.look().name());
        lines.setProperty("motion.speed", preferences.speed().name());
        lines.setProperty("motion.calm", preferences.calm().name());
        Loudness loudness = preferences.loudness();
        lines.setProperty("sound.effects", Integer.toString(loudness.effects()));
        lines.setProperty("sound.myTurn", Integer.toString(loudness.myTurn()));
        lines.setProperty("sound.muted", Boolean.toString(loudness.isMuted()));
        lines.setProperty("sound.others", Boolean.toString(loudness.others()));
        lines.setProperty("speech", preferences.speech().name());
        lines.setProperty("hints", Boolean.toString(preferences.hints()));
        lines.setProperty("board.live", Boolean.toString(preferences.liveColumns()));
        lines.setProperty("awake.warning", Boolean.toString(preferences.sleepWarning()));
        lines.setProperty("language", preferences.language().orElse(""));
    }

    static Preferences read(Lines lines, Preferences fresh) {
        String language = lines.text("language").toLowerCase(Locale.ROOT);
        return new Preferences(
                lines.value("look", Look::valueOf, fresh.look()),
                lines.value("motion.speed", Motion.Speed::valueOf, fresh.speed()),
                lines.value("motion.calm", Calm::valueOf, fresh.calm()),
                loudness(lines, fresh.loudness()),
                lines.value("speech", Narration::valueOf, fresh.speech()),
                lines.flag("hints", fresh.hints()),
                lines.flag("board.live", fresh.liveColumns()),
                lines.flag("awake.warning", fresh.sleepWarning()),
                language.isEmpty() ? fresh.language() : Optional.of(language));
    }

    private static Loudness loudness(Lines lines, Loudness fresh) {
        return new Loudness(
                lines.value("sound.effects", Integer::valueOf, fresh.effects()),
                lines.value("sound.myTurn", Integer::valueOf, fresh.myTurn()),
                lines.flag("sound.muted", fresh.isMuted()),
                lines.flag("sound.others", fresh.others()));
    }
}
