package cantstop.client.play.table;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.board.BoardView;
import cantstop.client.kit.dice.DiceView;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.theme.Theme;
import cantstop.engine.Event;
import cantstop.engine.Roll;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.layout.HBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// What is said goes with what is seen.
@ToolkitTest
@Tag("slow")
class TableAnimatorTest {
    private final List<String> said = new ArrayList<>();
    private BoardView board;
    private DiceView dice;
    private TableAnimator animator;

    @Start
    void show(Stage stage) {
        board = new BoardView();
        dice = DiceView.inBay();
        animator = new TableAnimator(board, dice, () -> Motion.NORMAL, new Said());
        Scene scene = new Scene(new HBox(board, dice), 900, 600);
        Theme.LIGHT.applyTo(scene);
        stage.setScene(scene);
        stage.show();
    }

    @Test
    void asSoonAsTheDiceLieTheBustIsSaidAndNotOnlyWhenTheRunnersHaveFallen(FxRobot robot) {
        FakeVisit visit = new FakeVisit().hosting().withBen().annaStarts();
        visit.annaRolls(1, 1, 1, 2).annaTakes(2, 3).annaRolls(6, 6, 1, 1).annaTakes(2, 12);
        TableState before = visit.party().state().get();
        visit.annaRolls(5, 3, 5, 3);
        Event bust = visit.party().log().getLast().event();

        robot.interact(() -> {
            board.gameProperty().set(before.game());
            animator.play(bust, before, Rules.evolve(before, bust), false, () -> said.add("done"));
            assertThat(said).containsExactly("rolls");

            dice.skip();

            assertThat(said).containsExactly("rolls", "busts");
        });
    }

    @Test
    void aMoveIsSaidAsItBeginsToBeSeen(FxRobot robot) {
        FakeVisit visit = new FakeVisit().hosting().withBen().annaStarts().annaRolls(1, 1, 1, 2);
        TableState before = visit.party().state().get();
        visit.annaTakes(2, 3);
        Event chosen = visit.party().log().getLast().event();

        robot.interact(() -> {
            board.gameProperty().set(before.game());
            animator.play(chosen, before, Rules.evolve(before, chosen), false, () -> said.add("done"));

            assertThat(said).containsExactly("moves");
        });
    }

    private final class Said implements TableAnimator.Caption {
        @Override
        public void rolls(TableState before) {
            said.add("rolls");
        }

        @Override
        public void moves(Event event, TableState before, TableState after) {
            said.add("moves");
        }

        @Override
        public void busts(TableState after, Seat seat, Roll roll) {
            said.add("busts");
        }
    }
}
