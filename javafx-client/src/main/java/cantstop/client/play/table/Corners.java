package cantstop.client.play.table;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// What can be done besides playing: round buttons in the lower corner that the octagon leaves free, where no
/// strip over the screen covers them. Where they would cover the sign those go that have a key: the board in
/// words, then the keys.
final class Corners extends StackPane {
    /// Of the shorter side of the board: so far each of its corners is free along both edges.
    private static final double FREE = 0.28;

    private final Button leave;
    private final Button settings;
    private final Button keys;
    private final Button inWords;

    /// The buttons, and what each of them does.
    Corners(Words words, Runnable leaving, Runnable setting, Runnable keyList, Runnable board) {
        leave = round(BootstrapIcons.BOX_ARROW_RIGHT, words.say("leave"), leaving);
        settings = round(BootstrapIcons.GEAR_FILL, words.say("settings.title"), setting);
        keys = round(BootstrapIcons.QUESTION_CIRCLE_FILL, words.say("table.keys"), keyList);
        inWords = round(BootstrapIcons.JUSTIFY_LEFT, words.say("table.words"), board);
        HBox foot = new HBox(leave, settings);
        foot.getStyleClass().add("corner-row");
        VBox corner = new VBox(inWords, keys, foot);
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
        return button;
    }

    @Override
    protected void layoutChildren() {
        double free = FREE * Math.min(getWidth(), getHeight());
        double one = leave.prefHeight(-1);
        Parts.showIf(2 * one <= free, keys);
        Parts.showIf(3 * one <= free, inWords);
        super.layoutChildren();
    }
}
