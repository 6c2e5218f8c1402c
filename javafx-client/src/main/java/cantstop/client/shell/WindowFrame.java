package cantstop.client.shell;

import cantstop.client.model.navigation.LocalUser;
import cantstop.client.model.profile.WindowPlace;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;

/// What this desktop has of the window: where it stands and how large, which is remembered, and whether it is in
/// view. On the FX thread.
final class WindowFrame {
    private final Stage stage;
    private final Window window;
    private final LocalUser me;

    /// A frame that is not in view yet.
    ///
    /// @param me whose profile remembers it
    WindowFrame(Stage stage, Window window, LocalUser me) {
        this.stage = stage;
        this.window = window;
        this.me = me;
    }

    /// Comes into view as it was the last time.
    ///
    /// @param close runs instead of its being closed
    void show(Runnable close) {
        WindowPlace place = place();
        window.frame(stage);
        keepOnScreen(place);
        stage.setMaximized(place.maximized());
        stage.setOnCloseRequest(asked -> {
            asked.consume();
            close.run();
        });
        stage.show();
    }

    boolean isShowing() {
        return stage.isShowing();
    }

    void hide() {
        stage.hide();
    }

    /// Comes before what else is on this desktop.
    void comeForward() {
        stage.setIconified(false);
        // Desktops that let no program take the front by itself let it be on top, and there it then stays.
        stage.setAlwaysOnTop(true);
        stage.toFront();
        stage.requestFocus();
        stage.setAlwaysOnTop(false);
    }

    /// A screen that is smaller than the window, as a projector's or an old laptop's, shows all of it nevertheless.
    private void keepOnScreen(WindowPlace place) {
        Rectangle2D room = Screen.getPrimary().getVisualBounds();
        if (place.width() > room.getWidth() || place.height() > room.getHeight()) {
            stage.setX(room.getMinX());
            stage.setY(room.getMinY());
            stage.setWidth(Math.min(place.width(), room.getWidth()));
            stage.setHeight(Math.min(place.height(), room.getHeight()));
        }
    }

    /// Remembers where it is, if it is anywhere.
    void remember() {
        if (stage.isShowing()) {
            WindowPlace place = place();
            boolean large = stage.isMaximized() || stage.isFullScreen();
            me.change(me.profile()
                    .get()
                    .withWindow(new WindowPlace(
                            large ? place.width() : stage.getScene().getWidth(),
                            large ? place.height() : stage.getScene().getHeight(),
                            stage.isMaximized(),
                            place.zoom())));
        }
    }

    private WindowPlace place() {
        return me.profile().get().window();
    }
}
