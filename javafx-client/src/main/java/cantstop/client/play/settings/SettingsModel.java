package cantstop.client.play.settings;

import cantstop.client.kit.audio.ReadAloud;
import cantstop.client.kit.audio.SoundCheck;
import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.LocalUser;
import cantstop.client.model.profile.Loudness;
import cantstop.client.model.profile.Preferences;
import cantstop.client.model.profile.WindowPlace;
import cantstop.client.system.voice.Narration;
import java.util.function.UnaryOperator;

/// The settings' view model: whatever is changed holds at once, and is remembered.
public final class SettingsModel {
    private static final int ZOOM_STEP = 25;

    private final LocalUser me;
    private final SoundCheck sounds;
    private final ReadAloud voice;

    /// Settings of whoever sits in front of this laptop.
    ///
    /// @param sounds lets one hear how loud it is
    /// @param voice reads aloud, where anything can
    public SettingsModel(LocalUser me, SoundCheck sounds, ReadAloud voice) {
        this.me = me;
        this.sounds = sounds;
        this.voice = voice;
    }

    Words words() {
        return me.words();
    }

    /// What is wished now.
    public Preferences preferences() {
        return me.profile().get().preferences();
    }

    /// Wishes for something else.
    public void change(UnaryOperator<Preferences> change) {
        me.change(me.profile().get().withPreferences(change.apply(preferences())));
    }

    /// Is heard differently from now on.
    public void changeLoudness(UnaryOperator<Loudness> change) {
        change(was -> was.withLoudness(change.apply(was.loudness())));
    }

    /// Whether there is a voice that could read aloud.
    boolean canSpeak() {
        return voice.isThere();
    }

    /// Has this read aloud from now on, and hears at once how that sounds.
    void speak(Narration speech) {
        change(was -> was.withSpeech(speech));
        if (speech != Narration.OFF) {
            voice.read(words().say("settings.speech." + speech.name()));
        }
    }

    /// Hears nothing any more, or everything again.
    public void toggleMute() {
        changeLoudness(was -> was.muted(!was.isMuted()));
    }

    /// Lets one hear how loud it is now.
    void sample(boolean myTurn) {
        sounds.sample(myTurn);
    }

    /// Whether there is nothing here that sounds could come out of.
    boolean isDeaf() {
        return sounds.isBroken();
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
