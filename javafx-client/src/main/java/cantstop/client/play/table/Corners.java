package cantstop.client.play.table;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// What can be done besides playing: round buttons in the lower corner that the octagon leaves free, where no
/// strip over the screen covers them. Where they would cover the sign two share a row, then those go that have a key:
/// the board in words, then the keys. Each shows its word if there is room; a question mark needs none.
final class Corners extends StackPane {
    /// Of the shorter side of the board: so far each of its corners is free along both edges.
    private static final double FREE = 0.28;

    /// The same for what has round ends.
    private static final double SAID_FREE = 0.33;

    private static final PseudoClass WORDED = PseudoClass.getPseudoClass("worded");

    private final Button leave;
    private final Button settings;
    private final Button keys;
    private final Button inWords;
    private final HBox foot;
    private final VBox corner;
    private int rows;
    private double saidAt = -1;

    /// The buttons, and what each of them does.
    Corners(Words words, Runnable leaving, Runnable setting, Runnable keyList, Runnable board) {
        leave = round(BootstrapIcons.BOX_ARROW_RIGHT, words.say("leave"), leaving);
        settings = round(BootstrapIcons.GEAR_FILL, words.say("settings.title"), setting);
        keys = round(BootstrapIcons.QUESTION_CIRCLE_FILL, words.say("table.keys"), keyList);
        inWords = round(BootstrapIcons.JUSTIFY_LEFT, words.say("table.words"), board);
        foot = new HBox();
        foot.getStyleClass().add("corner-row");
        corner = new VBox();
        corner.setFillWidth(false);
        corner.getStyleClass().add("corner");
        corner.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        corner.setPickOnBounds(false);
        setAlignment(corner, Pos.BOTTOM_LEFT);
        setPickOnBounds(false);
        setMinSize(0, 0);
        getStyleClass().add("tools");
        getChildren().add(corner);
    }

    private static Button round(Ikon drawing, String said, Runnable action) {
        Button button = Parts.icon(drawing, said, action);
        button.getStyleClass().setAll("button", "icon-button", "round");
        button.setText(said);
        return button;
    }

    /// Four rows of buttons, three, or two in which what has a key is missing. What has no key stands lowest, where the
    /// octagon leaves most room, so that it has its word.
    private void stack(int room) {
        if (room != rows) {
            rows = room;
            corner.getChildren().clear();
            foot.getChildren().clear();
            switch (rows) {
                case 4 -> corner.getChildren().setAll(keys, settings, inWords, leave);
                case 3 -> corner.getChildren().setAll(keys, settings, foot(inWords));
                default -> corner.getChildren().setAll(keys, foot(settings));
            }
        }
    }

    private HBox foot(Button beside) {
        foot.getChildren().setAll(leave, beside);
        return foot;
    }

    /// With its word, where the row has room for that.
    private static void say(Button button, double room) {
        button.pseudoClassStateChanged(WORDED, true);
        button.setContentDisplay(ContentDisplay.LEFT);
        button.applyCss();
        boolean said = button.prefWidth(-1) <= room;
        button.setContentDisplay(said ? ContentDisplay.LEFT : ContentDisplay.GRAPHIC_ONLY);
        button.pseudoClassStateChanged(WORDED, said);
    }

    @Override
    protected void layoutChildren() {
        double free = FREE * Math.min(getWidth(), getHeight());
        double one = leave.prefHeight(-1);
        double edge = SAID_FREE * Math.min(getWidth(), getHeight());
        double step = one + corner.getSpacing();
        stack(4 * step <= free + corner.getSpacing() ? 4 : 3 * one <= free ? 3 : 2);
        if (edge != saidAt) {
            saidAt = edge;
            // The octagon's edge runs at 45 degrees: what is higher has less room.
            say(leave, edge - one);
            say(inWords, rows == 4 ? edge - one - step : 0);
            say(settings, edge - one - (rows == 4 ? 2 : 1) * step);
            say(keys, rows == 4 ? 0 : edge - one - 2 * step);
        }
        Parts.showIf(2 * one <= free, keys);
        super.layoutChildren();
    }
}
