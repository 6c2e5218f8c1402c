package cantstop.client.shell;

import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.navigation.ScreenName;
import cantstop.client.model.profile.Preferences;
import cantstop.client.model.profile.Profile;
import cantstop.client.play.banner.NoticeView;
import java.util.function.BiConsumer;
import javafx.beans.value.ObservableBooleanValue;
import javafx.util.Duration;

/// Warns that this laptop may fall asleep while others rely on it. Once the player has confirmed it, it is not
/// shown again until they ask for it in the settings. On the FX thread.
final class SleepWarning {
    private static final NoticeView.Notice DROWSY = new NoticeView.Notice("awake.drowsy", "");

    /// Longer than its sentences take to read. Without an answer it is shown again the next time this laptop hosts.
    private static final Duration READ_BY_THEN = Duration.seconds(20);

    private final Navigator navigator;
    private final Window window;
    private final BiConsumer<Duration, Runnable> later;

    /// Says nothing yet.
    ///
    /// @param later does something after a while
    SleepWarning(Navigator navigator, Window window, BiConsumer<Duration, Runnable> later) {
        this.navigator = navigator;
        this.window = window;
        this.later = later;
    }

    /// Says it whenever it becomes so.
    ///
    /// @param drowsy whether others rely on this laptop and nothing keeps it awake
    void follow(ObservableBooleanValue drowsy) {
        drowsy.subscribe(is -> {
            if (!is) {
                past();
            } else if (navigator.place().get() == ScreenName.TABLE) {
                // This laptop has become the host of a game: at first the strip above it is for those who come back.
                later.accept(READ_BY_THEN, () -> warnIf(drowsy.get()));
            } else {
                warn();
            }
        });
        // It is for the lobby, where something can be done about it; a game has the window for itself.
        navigator.place().subscribe(place -> {
            if (place == ScreenName.TABLE) {
                past();
            }
        });
    }

    private void warnIf(boolean still) {
        if (still) {
            warn();
        }
    }

    private void warn() {
        if (isWelcome(navigator)) {
            window.say(DROWSY, this::known);
            later.accept(READ_BY_THEN, this::past);
        }
    }

    /// Whether the player wants the warning.
    static boolean isWelcome(Navigator navigator) {
        return navigator.me().profile().get().preferences().get(Preferences.SLEEP_WARNING);
    }

    private void known() {
        Profile profile = navigator.me().profile().get();
        navigator.me().change(profile.withPreferences(profile.preferences().with(Preferences.SLEEP_WARNING, false)));
    }

    private void past() {
        window.unsay(DROWSY.key());
    }
}
