package cantstop.client.extras.lesson;

import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.Side;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// What stands beside the lesson's board. Where not all of it has room, what the step at hand does not use folds, so
/// that its sentences can be read.
final class LessonSide extends Side {
    private final Region card;
    private final Region dice;
    private final Region options;
    private final Region bar;
    private final Region foot;
    private final VBox turn;
    private final Region below = Parts.spring();
    private Aim aim = Aim.ROLL;
    private boolean done;

    /// A side.
    ///
    /// @param both the row that it shares with the board
    /// @param card says what to do
    /// @param foot leads out of the lesson
    LessonSide(Region both, Region card, Region dice, Region options, Region bar, Region foot) {
        super(both);
        this.card = card;
        this.dice = dice;
        // The ring around them and the arrow above it need some room.
        this.options = new StackPane(options);
        this.options.getStyleClass().add("lesson-options");
        this.bar = bar;
        this.foot = foot;
        turn = new VBox(dice, this.options, bar);
        turn.getStyleClass().addAll("turn", "lesson-turn");
        turn.setMinHeight(Region.USE_PREF_SIZE);
        card.setMinHeight(0);
        // However much the card has to say, what is pressed stays where it is, right below it.
        getChildren().addAll(Parts.spring(), card, below, turn, foot);
    }

    /// The step at hand is about this.
    void show(LessonStep next) {
        aim = next.aim();
        done = next == LessonStep.DONE;
        // Nothing is rolled any more: the card has the side to itself.
        Parts.showIf(done, below);
        Parts.showIf(!done, turn);
        Parts.showIf(!done, foot);
        requestLayout();
    }

    @Override
    protected void makeRoom() {
        double width = getWidth();
        double all = card.prefHeight(width)
                + dice.prefHeight(width)
                + options.prefHeight(width)
                + bar.prefHeight(width)
                + 2 * turn.getSpacing()
                + foot.prefHeight(width)
                + 3 * getSpacing();
        boolean room = all <= innerHeight();
        Parts.showIf(room || aim == Aim.PICK, options);
        Parts.showIf(room || aim == Aim.ROLL || aim == Aim.STOP, bar);
    }
}
