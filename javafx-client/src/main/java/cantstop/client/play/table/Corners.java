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
import org.jspecify.annotations.Nullable;
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
    private double strip;
    private @Nullable Room saidIn;

    /// What the words go by: how long the edge is, and how high a button, as type may grow.
    private record Room(double edge, double button) {}

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

    /// Four rows of buttons, three, or two in which what has a key is missing. The longest word stands lowest, where
    /// the octagon leaves most room.
    private void stack(int room) {
        if (room != rows) {
            rows = room;
            corner.getChildren().clear();
            foot.getChildren().clear();
            switch (rows) {
                case 4 -> corner.getChildren().setAll(keys, leave, settings, inWords);
                case 3 -> corner.getChildren().setAll(keys, settings, foot(inWords));
                case 2 -> corner.getChildren().setAll(keys, foot(settings));
                default -> corner.getChildren().setAll(settings, leave);
            }
        }
    }

    private HBox foot(Button beside) {
        foot.getChildren().setAll(leave, beside);
        return foot;
    }

    /// Leave always has its word, if need be in the place of the longest.
    ///
    /// @param lowest how much room the lowest row has
    /// @param step so much less has the row above
    private void sayFour(double lowest, double step) {
        say(keys, 0);
        boolean inOrder = say(leave, lowest - 2 * step);
        if (inOrder) {
            corner.getChildren().setAll(keys, leave, settings, inWords);
            say(inWords, lowest);
        } else {
            corner.getChildren().setAll(keys, inWords, settings, leave);
            say(inWords, lowest - 2 * step);
            say(leave, lowest);
        }
        say(settings, lowest - step);
    }

    /// With its word, where the row has room for that.
    ///
    /// @return whether it has
    private static boolean say(Button button, double room) {
        button.pseudoClassStateChanged(WORDED, true);
        button.setContentDisplay(ContentDisplay.LEFT);
        button.applyCss();
        boolean said = button.prefWidth(-1) <= room;
        button.setContentDisplay(said ? ContentDisplay.LEFT : ContentDisplay.GRAPHIC_ONLY);
        button.pseudoClassStateChanged(WORDED, said);
        return said;
    }

    /// A strip takes so much of the height above the sign.
    void covered(double height) {
        strip = height;
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        double free = FREE * Math.min(getWidth(), getHeight());
        double one = leave.prefHeight(-1);
        double edge = SAID_FREE * Math.min(getWidth(), getHeight());
        double step = one + corner.getSpacing();
        // A sign that is narrower than its place stands in the middle of it, or of what a strip leaves.
        double below = Math.max(0, getHeight() - strip - getWidth()) / 2;
        boolean pair = one + step <= edge - one + below;
        stack(4 * step <= free + corner.getSpacing() ? 4 : 3 * one <= free ? 3 : pair ? 2 : 1);
        Room room = new Room(edge, one);
        if (!room.equals(saidIn)) {
            saidIn = room;
            // The octagon's edge runs at 45 degrees: what is higher has less room.
            if (rows == 4) {
                sayFour(edge - one, step);
            } else {
                say(leave, edge - one);
                say(settings, edge - one - step);
                say(keys, edge - one - 2 * step);
                say(inWords, 0);
            }
        }
        Parts.showIf(2 * one <= free, keys);
        super.layoutChildren();
    }
}
