package cantstop.client.kit.controls;

import cantstop.client.kit.board.NumberTile;
import cantstop.client.kit.paint.Cone;
import cantstop.client.kit.paint.PictureView;
import cantstop.client.kit.words.Words;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A runner in one of the three places while there is nothing to choose: its cone, its column, what it has gained and
/// how far it has to go. It can't be pressed, and so lies flat.
final class RunnerCard extends HBox {
    private final Label left;
    private final VBox lines;
    private final Region cone;
    private final String whole;
    private final String brief;

    RunnerCard(Runner runner, Words words) {
        whole = words.say("runner.left", runner.left());
        brief = words.say("runner.left.brief", runner.left());
        Label gained = new Label(words.say("runner.gained", runner.gained()));
        gained.getStyleClass().setAll("runner-gained");
        gained.setMinWidth(USE_PREF_SIZE);
        left = new Label(whole);
        left.getStyleClass().setAll("runner-left");
        HBox head = new HBox(new NumberTile(runner.column()), gained);
        head.getStyleClass().setAll("runner-head");
        lines = new VBox(head, left);
        lines.getStyleClass().setAll("runner-lines");
        getStyleClass().setAll("runner-card");
        cone = new PictureView(new Cone(runner.colour(), 1, false), "runner-cone");
        getChildren().addAll(cone, lines);
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(words.say("runner.said", runner.column(), runner.gained(), whole));
        setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    }

    /// Where there is no room the cone goes first, and how far it has to go is said in fewer words.
    @Override
    protected void layoutChildren() {
        double wide = cone.prefWidth(-1);
        cone.setManaged(wide > 0 && lines.prefWidth(-1) + wide + getSpacing() <= getWidth());
        cone.setVisible(cone.isManaged());
        super.layoutChildren();
        left.setText(whole);
        if (left.prefWidth(-1) > lines.getWidth()) {
            left.setText(brief);
        }
        super.layoutChildren();
    }
}
