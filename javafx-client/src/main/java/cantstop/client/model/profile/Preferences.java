package cantstop.client.model.profile;

import cantstop.client.kit.theme.Calm;
import cantstop.client.kit.theme.Look;
import cantstop.client.kit.theme.Motion;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The player's settings, the same at every table. Immutable.
///
/// A new preference is one line below and its words in the bundles: the lines stand in the order of the settings'
/// rows.
///
/// @param wished those that are not as usual; [#with] makes it, and alone sees to it that each value is of its
///     preference's type
public record Preferences(Map<Preference<?>, Object> wished) {
    private static final List<Preference<?>> ROWS = new ArrayList<>();

    /// The theme.
    public static final Preference<Look> LOOK = row(Preference.Choice.oneOf("look", "settings.look", Look.SYSTEM));

    /// Whether the board shows only the columns that a turn is about, and those larger.
    public static final Preference<Boolean> LIVE_COLUMNS =
            row(Preference.Choice.either("board.live", "settings.columns", false, "ALL", "LIVE"));

    /// The speed of motion.
    public static final Preference<Motion.Speed> SPEED =
            row(Preference.Choice.oneOf("motion.speed", "settings.speed", Motion.Speed.NORMAL));

    /// Whether motion is reduced to fades.
    public static final Preference<Calm> CALM =
            row(Preference.Choice.oneOf("motion.calm", "settings.calm", Calm.SYSTEM));

    /// The code of a language; empty for the system's.
    public static final Preference<Optional<String>> LANGUAGE =
            row(Preference.Choice.language("language", "settings.language"));

    /// Whether the first games have hints.
    public static final Preference<Boolean> HINTS =
            row(Preference.Choice.either("hints", "settings.hints", true, "OFF", "ON"));

    /// Whether to be told that this laptop may fall asleep while others rely on it.
    public static final Preference<Boolean> SLEEP_WARNING =
            row(Preference.Choice.either("awake.warning", "settings.sleep", true, "OFF", "ON"));

    /// Whether the program is muted.
    public static final Preference<Boolean> MUTED =
            row(Preference.Choice.either("sound.muted", "settings.sound", false, "ON", "OFF"));

    /// The volume of the table's sounds.
    public static final Preference<Integer> EFFECTS =
            row(new Preference.Percent("sound.effects", "settings.effects", Loudness.USUAL.effects()));

    /// The volume of the sound for the own turn.
    public static final Preference<Integer> MY_TURN =
            row(new Preference.Percent("sound.myTurn", "settings.myTurn", Loudness.USUAL.myTurn()));

    /// Whether the turns of those at other laptops are heard too.
    public static final Preference<Boolean> OTHERS =
            row(Preference.Choice.either("sound.others", "settings.others", false, "MINE", "ALL"));

    /// What is read aloud.
    public static final Preference<Narration> SPEECH =
            row(Preference.Choice.oneOf("speech", "settings.speech", Narration.OFF));

    /// The defaults: those of the system.
    public static final Preferences FIRST = new Preferences(Map.of());

    public Preferences {
        wished = Map.copyOf(wished);
    }

    private static <T> Preference<T> row(Preference<T> preference) {
        ROWS.add(preference);
        return preference;
    }

    /// All of them, in the order in which the settings show them.
    public static List<Preference<?>> all() {
        return Collections.unmodifiableList(ROWS);
    }

    /// The value of a preference.
    // Only with() puts a value in, and its type is that of the preference.
    @SuppressWarnings("unchecked")
    public <T> T get(Preference<T> preference) {
        return (T) wished.getOrDefault(preference, preference.usual());
    }

    public <T> Preferences with(Preference<T> preference, T value) {
        Map<Preference<?>, Object> all = new HashMap<>(wished);
        if (value.equals(preference.usual())) {
            all.remove(preference);
        } else {
            all.put(preference, value);
        }
        return new Preferences(all);
    }

    /// How things move.
    ///
    /// @param system how they would without these wishes; where nothing moves at all, nothing does here
    public Motion motion(Motion system) {
        return system.isVisible() ? new Motion(get(SPEED), get(CALM).over(system.reduced())) : system;
    }

    /// What is heard, and how loud.
    public Loudness loudness() {
        return new Loudness(get(EFFECTS), get(MY_TURN), get(MUTED), get(OTHERS));
    }
}
