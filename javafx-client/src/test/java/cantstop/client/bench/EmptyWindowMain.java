package cantstop.client.bench;

import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;

/// A window with nothing in it, to measure the program's beside. It says that it is in use as the program does: at the
/// third
/// pulse, when the frame of the first one is drawn.
public final class EmptyWindowMain {
    private static final int PULSES_TO_A_FRAME = 3;

    private EmptyWindowMain() {}

    public static void main(String... words) {
        Platform.startup(() -> {
            Stage stage = new Stage();
            stage.setScene(new Scene(new Pane(), 1200, 720));
            stage.show();
            new AnimationTimer() {
                private int pulses;

                @Override
                public void handle(long now) {
                    pulses++;
                    if (pulses == PULSES_TO_A_FRAME) {
                        stop();
                        System.err.println(Start.IN_USE);
                    }
                }
            }.start();
        });
    }
}
