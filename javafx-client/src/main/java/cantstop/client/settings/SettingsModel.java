package cantstop.client.settings;

import cantstop.client.evening.Evening;
import cantstop.client.profile.Preferences;
import cantstop.client.profile.WindowPlace;
import cantstop.client.words.Words;
import java.util.function.UnaryOperator;

/// The settings' view model: whatever is changed holds at once, and is remembered.
public final class SettingsModel {
    private static final int ZOOM_STEP = 25;

    private final Evening evening;

    public SettingsModel(Evening evening) {
        this.evening = evening;
    }

    Words words() {
        return evening.words();
    }

    /// What is wished now.
    public Preferences preferences() {
        return evening.profile().get().preferences();
    }

    /// Wishes for something else.
    public void change(UnaryOperator<Preferences> change) {
        evening.change(evening.profile().get().withPreferences(change.apply(preferences())));
    }

    /// How large everything is, in percent.
    public int zoom() {
        return evening.profile().get().window().zoom();
    }

    /// One step larger, up to twice the usual size.
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
        WindowPlace place = evening.profile().get().window().withZoom(percent);
        evening.change(evening.profile().get().withWindow(place));
    }
}
