package cantstop.client.play.settings;

import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.LocalUser;
import cantstop.client.model.profile.Narration;
import cantstop.client.model.profile.Preference;
import cantstop.client.model.profile.Preferences;
import cantstop.client.model.profile.WindowPlace;
import cantstop.client.system.sound.Soundtrack;
import cantstop.client.system.voice.Narrator;
import java.util.List;

/// The settings' view model: whatever is changed holds at once, and is remembered.
public final class SettingsModel {
    private static final int ZOOM_STEP = 25;

    private final LocalUser me;
    private final Soundtrack soundtrack;
    private final Narrator narrator;

    /// Settings of whoever sits in front of this laptop.
    ///
    /// @param soundtrack lets one hear how loud it is
    /// @param narrator reads aloud, where anything can
    public SettingsModel(LocalUser me, Soundtrack soundtrack, Narrator narrator) {
        this.me = me;
        this.soundtrack = soundtrack;
        this.narrator = narrator;
    }

    Words words() {
        return me.words();
    }

    /// What is wished now.
    public Preferences preferences() {
        return me.profile().get().preferences();
    }

    /// The preferences that can be had here: reading aloud needs a voice.
    List<Preference<?>> offered() {
        return Preferences.all().stream()
                .filter(preference -> preference != Preferences.SPEECH || narrator.isThere())
                .toList();
    }

    /// Wishes for something else, and lets it be heard if it is about sound.
    <T> void wish(Preference<T> preference, T value) {
        me.change(me.profile().get().withPreferences(preferences().with(preference, value)));
        if (preference == Preferences.EFFECTS || preference == Preferences.MY_TURN) {
            soundtrack.sample(preference == Preferences.MY_TURN);
        } else if (preference == Preferences.SPEECH && value != Narration.OFF) {
            narrator.read(words().say("settings.speech." + value));
        }
    }

    /// Hears nothing any more, or everything again.
    public void toggleMute() {
        wish(Preferences.MUTED, !preferences().get(Preferences.MUTED));
    }

    /// Whether there is nothing here that sounds could come out of.
    boolean isDeaf() {
        return soundtrack.isBroken();
    }

    /// How large everything is, in percent.
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
