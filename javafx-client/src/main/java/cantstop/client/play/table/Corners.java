package cantstop.client.play.table;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import java.util.List;
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
/// strip over the screen covers them. Where they would cover the sign those go that have a key: the board in
/// words, then the keys. Each shows its word if there is room.
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
    private boolean high = true;
    private double saidAt = -1;

    /// The buttons, and what each of them does.
    Corners(Words words, Runnable leaving, Runnable setting, Runnable keyList, Runnable board) {
        leave = round(BootstrapIcons.BOX_ARROW_RIGHT, words.say("leave"), leaving);
        settings = round(BootstrapIcons.GEAR_FILL, words.say("settings.title"), setting);
        keys = round(BootstrapIcons.QUESTION_CIRCLE_FILL, words.say("table.keys"), keyList);
        inWords = round(BootstrapIcons.JUSTIFY_LEFT, words.say("table.words"), board);
        inWords.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        foot = new HBox(leave, inWords);
        foot.getStyleClass().add("corner-row");
        corner = new VBox(keys, settings, foot);
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

    /// Three rows of buttons, or two in which what has a key is missing.
    private void stack(boolean room) {
        if (room != high) {
            high = room;
            corner.getChildren().clear();
            foot.getChildren().setAll(leave, high ? inWords : settings);
            corner.getChildren().setAll(high ? List.of(keys, settings, foot) : List.of(keys, foot));
        }
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
        // The octagon's edge runs at 45 degrees: what is higher has less room.
        if (edge != saidAt) {
            saidAt = edge;
            say(leave, edge - one);
            say(settings, edge - 2 * one - corner.getSpacing());
            say(keys, edge - 3 * one - 2 * corner.getSpacing());
        }
        stack(3 * one <= free);
        Parts.showIf(2 * one <= free, keys);
        super.layoutChildren();
    }
}
