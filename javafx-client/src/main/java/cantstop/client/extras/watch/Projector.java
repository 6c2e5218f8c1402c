package cantstop.client.extras.watch;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.words.Words;
import java.util.Objects;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;

/// The window of Watch: it fills the second screen where there is one.
public final class Projector {
    private static final double WIDTH = 1280;
    private static final double HEIGHT = 720;

    private final Stage stage;
    private final WatchView view;
    private final Label note = Parts.line("watch-note");

    /// A window that is not in view yet.
    ///
    /// @param stage with nothing in it
    /// @param style the program's style sheet
    public Projector(Stage stage, WatchView view, Words words, Theme theme, String style) {
        this.stage = stage;
        this.view = view;
        StackPane.setAlignment(note, Pos.BOTTOM_CENTER);
        Scene scene = new Scene(new StackPane(view, note), WIDTH, HEIGHT);
        scene.getStylesheets().add(Objects.requireNonNull(style));
        theme.applyTo(scene);
        scene.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        stage.setScene(scene);
        stage.setTitle(words.say("watch.title"));
        stage.setFullScreenExitHint("");
        stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
    }

    /// Opens it.
    ///
    /// @param closed runs when it has been closed again
    public void show(Runnable closed) {
        ObservableList<Screen> screens = Screen.getScreens();
        if (screens.size() > 1) {
            Rectangle2D second = screens.getLast().getBounds();
            stage.setX(second.getMinX());
            stage.setY(second.getMinY());
        }
        boolean alone = Window.getWindows().isEmpty();
        stage.setFullScreen(alone || screens.size() > 1);
        stage.setOnHidden(hidden -> {
            view.deactivate();
            closed.run();
        });
        view.activate();
        stage.show();
        view.requestFocus();
    }

    public void close() {
        stage.hide();
    }

    public boolean isShowing() {
        return stage.isShowing();
    }

    /// Brings it to the front.
    public void front() {
        stage.toFront();
    }

    /// Says something at the foot, until a key is pressed.
    public void say(String text) {
        note.setText(text);
    }

    private void pressed(KeyEvent pressed) {
        note.setText("");
        if (pressed.getCode() == KeyCode.F11) {
            stage.setFullScreen(!stage.isFullScreen());
        } else if (pressed.getCode() == KeyCode.ESCAPE) {
            stage.hide();
        }
    }
}
