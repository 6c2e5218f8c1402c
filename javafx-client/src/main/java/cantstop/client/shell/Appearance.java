package cantstop.client.shell;

import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.theme.Zoom;
import cantstop.client.model.navigation.LocalUser;
import cantstop.client.model.profile.Preferences;
import cantstop.client.model.profile.Profile;
import java.util.Objects;
import java.util.function.Supplier;
import javafx.scene.Scene;

/// The look of the window: theme, zoom and motion. It follows the player's settings, and the system's where they
/// say nothing.
public final class Appearance {
    /// A window that is less than this wide, in em, has little room above a screen.
    private static final double LEAST_WIDE = 32;

    /// One that is less than this wide has room for a sentence and its buttons in one line, if they are smaller.
    private static final double CLOSE = 52;

    /// The window for which everything is made at 100 %. In a larger one everything grows, up to twice.
    private static final double WIDE = 1280;

    private static final double HIGH = 720;
    private static final double MOST = 2;

    /// It grows in steps of a twentieth, so that dragging a corner does not lay out anew at every pixel.
    private static final double STEPS = 20;

    private final LocalUser me;
    private final Supplier<Motion> system;
    private final Scene scene;
    private Theme systemTheme;
    private Zoom applied = Zoom.NORMAL;

    /// Dresses a scene, now and whenever something else is wished.
    ///
    /// @param system how things move if the player has set nothing
    /// @param theme the one that goes with the system's colours
    Appearance(LocalUser me, Supplier<Motion> system, Theme theme, Scene scene) {
        this.me = me;
        this.system = system;
        this.scene = scene;
        systemTheme = theme;
        scene.getStylesheets().add(sheet());
        theme().applyTo(scene);
        zoom();
        me.profile().subscribe((was, is) -> change(was, is));
        scene.widthProperty().subscribe(this::resized);
        scene.heightProperty().subscribe(this::resized);
    }

    /// The style sheet of every window of the program.
    static String sheet() {
        return Objects.requireNonNull(Appearance.class.getResource("screens.css"), "screens.css")
                .toExternalForm();
    }

    /// The system has other colours now.
    ///
    /// @param theme the one that goes with them
    public void goWith(Theme theme) {
        systemTheme = theme;
        theme().applyTo(scene);
    }

    /// The theme that is worn.
    public Theme theme() {
        return preferences().get(Preferences.LOOK).over(systemTheme);
    }

    /// How things move.
    public Motion motion() {
        return preferences().motion(system.get());
    }

    private Preferences preferences() {
        return me.profile().get().preferences();
    }

    private void change(Profile was, Profile is) {
        if (was.preferences().get(Preferences.LOOK) != is.preferences().get(Preferences.LOOK)) {
            theme().applyTo(scene);
        }
        if (was.window().zoom() != is.window().zoom()) {
            zoom();
        }
    }

    private void zoom() {
        applied = size();
        applied.applyTo(scene);
        fit();
    }

    private void resized() {
        if (applied.equals(size())) {
            fit();
        } else {
            zoom();
        }
    }

    /// What stands above a screen is smaller where type is so large that little room would be left below.
    private void fit() {
        double wide = scene.getWidth() / applied.em();
        scene.getRoot().getStyleClass().removeAll("vast", "close");
        if (wide < LEAST_WIDE) {
            scene.getRoot().getStyleClass().add("vast");
        } else if (wide < CLOSE) {
            scene.getRoot().getStyleClass().add("close");
        }
    }

    private Zoom size() {
        double wished = me.profile().get().window().zoom() * growth();
        return new Zoom(Math.clamp(Math.round(wished), Zoom.SMALLEST, Zoom.LARGEST));
    }

    private double growth() {
        double room = Math.min(scene.getWidth() / WIDE, scene.getHeight() / HIGH);
        return Math.clamp(Math.floor(room * STEPS) / STEPS, 1, MOST);
    }
}
