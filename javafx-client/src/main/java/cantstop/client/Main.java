package cantstop.client;

import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

/// Where the program with a window begins.
public final class Main extends Application {
    /// Starts the program with what stood after its name on the command line.
    public static void main(String... arguments) {
        launch(arguments);
    }

    @Override
    public void start(Stage stage) {
        stage.setTitle("Can't Stop");
        stage.setScene(new Scene(new StackPane(), 1280, 720));
        stage.show();
    }
}
