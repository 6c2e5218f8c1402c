package cantstop.client.bench;

import java.lang.reflect.Field;
import java.util.List;
import java.util.Objects;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

/// A window with one button in it, dressed as the program's are, to measure the program's beside. It says that it is
/// in use as the program does: at the third pulse, when the frame of the first one is drawn. With `once` it then ends.
public final class EmptyWindowMain {
    private static final int PULSES_TO_A_FRAME = 3;

    private EmptyWindowMain() {}

    public static void main(String... words) {
        // JavaFX would go on without a window, and the bench would wait for it.
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> {
            failure.printStackTrace();
            Runtime.getRuntime().halt(1);
        });
        Platform.startup(() -> {
            Stage stage = new Stage();
            Scene scene = new Scene(new StackPane(new Button("Empty")), 1200, 720);
            appearance(scene);
            stage.setScene(scene);
            stage.show();
            new AnimationTimer() {
                private int pulses;

                @Override
                public void handle(long now) {
                    pulses++;
                    if (pulses == PULSES_TO_A_FRAME) {
                        stop();
                        System.err.println(Start.IN_USE);
                        if (List.of(words).contains("once")) {
                            Platform.exit();
                        }
                    }
                }
            }.start();
        });
    }

    /// In the same theme and with the same style sheets; the program's packages are opened to it by its command line.
    private static void appearance(Scene scene) {
        try {
            Class<?> theme = Class.forName("cantstop.client.kit.theme.Theme");
            Field light = theme.getField("LIGHT");
            theme.getMethod("applyTo", Scene.class).invoke(light.get(null), scene);
            Class<?> window = Class.forName("cantstop.client.shell.Window");
            scene.getStylesheets()
                    .add(Objects.requireNonNull(window.getResource("screens.css"))
                            .toExternalForm());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the program's theme can't be worn", e);
        }
    }
}
