package cantstop.client.kit.controls;

import cantstop.client.kit.board.NumberTile;
import cantstop.client.kit.paint.Cone;
import cantstop.client.kit.paint.PictureView;
import cantstop.client.kit.words.Words;
import java.util.List;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A runner in one of the three places while there is nothing to choose: its cone, its column, what it has gained and
/// how far it has to go. It can't be pressed, and so lies flat.
final class RunnerCard extends HBox {
    private final HBox head;
    private final Label left = new Label();
    private final Label shorter = new Label();
    private final VBox lines;
    private final Region cone;

    /// Whether there is room for the cone, and for all the words.
    private record Form(boolean coned, boolean worded) {}

    private static final List<Form> FORMS = List.of(new Form(true, true), new Form(true, false), new Form(false, true));

    private static final Form LEAST = new Form(false, false);

    RunnerCard(Runner runner, Words words) {
        left.setText(words.say("runner.left", runner.left()));
        shorter.setText(words.say("runner.left.brief", runner.left()));
        Label gained = new Label(words.say("runner.gained", runner.gained()));
        gained.getStyleClass().setAll("runner-gained");
        gained.setMinWidth(USE_PREF_SIZE);
        left.getStyleClass().setAll("runner-left");
        shorter.getStyleClass().setAll("runner-left");
        head = new HBox(new NumberTile(runner.column()), gained);
        head.getStyleClass().setAll("runner-head");
        lines = new VBox(head, left, shorter);
        lines.getStyleClass().setAll("runner-lines");
        getStyleClass().setAll("runner-card");
        cone = new PictureView(new Cone(runner.colour(), 1, false), "runner-cone");
        getChildren().addAll(cone, lines);
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(words.say("runner.said", runner.column(), runner.gained(), left.getText()));
        setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    }

    /// Where there is no room how far it has to go is said in fewer words, then the cone goes; all that stand beside it
    /// do the same.
    @Override
    protected void layoutChildren() {
        List<RunnerCard> row = getParent().getChildrenUnmodifiable().stream()
                .filter(RunnerCard.class::isInstance)
                .map(RunnerCard.class::cast)
                .toList();
        Form form = FORMS.stream()
                .filter(one -> row.stream().allMatch(card -> card.fits(one)))
                .findFirst()
                .orElse(LEAST);
        show(form.coned(), cone);
        show(form.worded(), left);
        show(!form.worded(), shorter);
        super.layoutChildren();
    }

    private boolean fits(Form form) {
        double words = Math.max(head.prefWidth(-1), (form.worded() ? left : shorter).prefWidth(-1));
        double picture = cone.prefWidth(-1);
        double room = getWidth() - snappedLeftInset() - snappedRightInset();
        return form.coned() ? picture > 0 && words + picture + getSpacing() <= room : words <= room;
    }

    private static void show(boolean shown, Node node) {
        node.setManaged(shown);
        node.setVisible(shown);
    }
}
