package cantstop.client.play.home;

import cantstop.client.kit.paint.PictureView;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.WideButton;
import java.util.concurrent.Executor;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// A sign-like button that leads to a game. Its action may change while it is in view; it stays the same node in the
/// same place. Its icon has its place from the start, and is drawn once the window is in use.
final class Guide {
    private final Label name = Parts.label("", "choice-name");
    private final Label hint = Parts.paragraph("", "choice-hint");
    private final StackPane icon = new StackPane();
    private final Button button;
    private final Executor unhurried;

    Guide(Executor unhurried) {
        this.unhurried = unhurried;
        icon.getStyleClass().add("guide-icon");
        VBox lines = new VBox(name, hint);
        lines.getStyleClass().add("choice-lines");
        HBox.setHgrow(lines, Priority.ALWAYS);
        HBox line = new HBox(lines, icon);
        line.getStyleClass().add("row");
        button = new WideButton(line);
        button.getStyleClass().addAll("choice-button", "guide");
    }

    /// Leads there from now on.
    ///
    /// @param what in a word or two
    /// @param more what follows, in a smaller line
    void lead(String what, String more, GuideIcon drawn, Runnable go) {
        name.setText(what);
        hint.setText(more);
        unhurried.execute(() -> icon.getChildren().setAll(new PictureView(drawn)));
        button.setAccessibleText(what + ". " + more);
        button.setOnAction(pressed -> go.run());
    }

    /// Leaves out the smaller line.
    void low(boolean low) {
        Parts.showIf(!low, hint);
    }

    Button button() {
        return button;
    }
}
