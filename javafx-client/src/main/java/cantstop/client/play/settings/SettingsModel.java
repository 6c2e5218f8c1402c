package cantstop.client.play.settings;

import cantstop.client.kit.audio.ReadAloud;
import cantstop.client.kit.audio.SoundCheck;
import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.LocalUser;
import cantstop.client.model.profile.Narration;
import cantstop.client.model.profile.Preference;
import cantstop.client.model.profile.Preferences;
import cantstop.client.model.profile.WindowPlace;
import java.util.List;

/// The settings' view model. A change holds at once, and is kept.
public final class SettingsModel {
    private static final int ZOOM_STEP = 25;

    private final LocalUser me;
    private final SoundCheck sounds;
    private final ReadAloud voice;

    /// The settings of this laptop's player.
    ///
    /// @param sounds plays a sample of a volume
    /// @param voice reads aloud, if this system has a voice
    public SettingsModel(LocalUser me, SoundCheck sounds, ReadAloud voice) {
        this.me = me;
        this.sounds = sounds;
        this.voice = voice;
    }

    Words words() {
        return me.words();
    }

    /// What holds now.
    public Preferences preferences() {
        return me.profile().get().preferences();
    }

    /// The preferences that can be had here: reading aloud needs a voice.
    List<Preference<?>> offered() {
        return Preferences.all().stream()
                .filter(preference -> !preference.equals(Preferences.SPEECH) || voice.isThere())
                .toList();
    }

    /// Changes a preference, and plays a sample if it is about sound.
    <T> void wish(Preference<T> preference, T value) {
        me.change(me.profile().get().withPreferences(preferences().with(preference, value)));
        boolean isMyTurn = preference.equals(Preferences.MY_TURN);
        if (isMyTurn || preference.equals(Preferences.EFFECTS)) {
            sounds.sample(isMyTurn);
        } else if (preference.equals(Preferences.SPEECH) && value != Narration.OFF) {
            voice.read(words().say("settings.speech." + value));
        }
    }

    /// Mutes the program, or ends that.
    public void toggleMute() {
        wish(Preferences.MUTED, !preferences().get(Preferences.MUTED));
    }

    /// Whether this system has no sound device.
    boolean isDeaf() {
        return sounds.isBroken();
    }

    /// The size of text and board, in percent.
    public int zoom() {
        return me.profile().get().window().zoom();
    }

    /// One step larger, up to three times the usual size.
    public void larger() {
        zoom(zoom() + ZOOM_STEP);
    }

    /// One step smaller.
    public void smaller() {
        zoom(zoom() - ZOOM_STEP);
    }

    /// As large as usual.
    public void usualSize() {
        zoom(WindowPlace.DEFAULT.zoom());
    }

    private void zoom(int percent) {
        WindowPlace place = me.profile().get().window().withZoom(percent);
        me.change(me.profile().get().withWindow(place));
    }
}
