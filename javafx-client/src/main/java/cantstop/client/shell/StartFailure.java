package cantstop.client.shell;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.words.Words;
import cantstop.protocol.UnusableData;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;

/// Why the program does not start, in a small window: a user who clicked on an icon, a saved game or an invite has
/// no console to read it on.
final class StartFailure {
    private static final double WIDTH = 560;
    private static final double HEIGHT = 260;

    private StartFailure() {}

    /// What is wrong with the data folder, and what to do.
    static String inWords(UnusableData why, Words words) {
        return words.say("noStart." + why.reason().name(), why.path().toString());
    }

    static Scene scene(String why, Words words, Theme theme, Runnable close) {
        Button done = Parts.button(words.say("close"), close, "accent");
        done.setDefaultButton(true);
        done.setCancelButton(true);
        HBox buttons = new HBox(Parts.spring(), done);
        buttons.getStyleClass().add("buttons");
        Node box = Parts.card(words.say("noStart.title"), Parts.paragraph(why), Parts.spring(), buttons);
        VBox.setVgrow(box, Priority.ALWAYS);
        Scene scene = new Scene(new VBox(box), WIDTH, HEIGHT);
        scene.getStylesheets().add(Appearance.sheet());
        theme.applyTo(scene);
        return scene;
    }

    /// Shows it until it is closed. On the FX thread.
    static void show(String why, Words words, Theme theme, Runnable closed) {
        Stage stage = new Stage();
        stage.setTitle(words.say("app.title"));
        stage.setScene(scene(why, words, theme, stage::close));
        stage.setOnHidden(hidden -> closed.run());
        stage.show();
    }
}
