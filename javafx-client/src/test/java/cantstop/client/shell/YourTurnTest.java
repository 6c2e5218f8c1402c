package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.board.BoardView;
import cantstop.client.kit.theme.Motion;
import cantstop.client.system.sound.RecordingSpeaker;
import cantstop.client.system.sound.Sound;
import cantstop.engine.Phase;
import cantstop.engine.Seat;
import java.util.List;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// My turn is told with sound, title and headline in the very crossing to the FX thread that brings the event, so
/// before the next frame; and the keyboard is where a turn is played. How long the event before it may move is held
/// by `BoardViewTest`.
@ToolkitTest
@Tag("slow")
class YourTurnTest {
    private final RecordingSpeaker speaker = new RecordingSpeaker();
    private OpenWindow window;
    private FakeVisit visit;

    @Start
    void open(Stage stage) {
        window = new OpenWindow(stage, Motion.NONE, speaker);
        visit = window.visit;
    }

    /// Ben is to roll, after a turn of Anna's.
    @BeforeEach
    void bensTurn(FxRobot robot) {
        robot.interact(() -> {
            visit.hosting().withBen();
            visit.annaStarts();
            window.press(KeyCode.ESCAPE);
            visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaStops();
            speaker.heard();
        });
    }

    private void benPlays() {
        visit.bensTurn(List.of(3, 4, 5, 1), 6, 7);
    }

    private Label headline() {
        return (Label) window.find(".headline");
    }

    @Test
    void itIsToldBeforeTheNextFrame(FxRobot robot) {
        robot.interact(() -> {
            assertThat(window.stage.getTitle()).isEqualTo(visit.words.say("app.title"));
            String before = headline().getText();

            benPlays();

            assertThat(speaker.heard()).containsExactly(Sound.MY_TURN);
            assertThat(window.stage.getTitle()).isEqualTo(visit.words.say("app.title.mine"));
            assertThat(headline().getText()).isNotEqualTo(before);
            assertThat(headline().getPseudoClassStates()).anyMatch(state -> "mine".equals(state.getPseudoClassName()));
            assertThat(window.find(".roll").isDisabled()).isFalse();
        });
    }

    @Test
    void theKeyboardIsAtTheBoardWhereverItWas(FxRobot robot) {
        robot.interact(() -> {
            Node aside = window.scene.getRoot().lookupAll(".tools .button").stream()
                    .filter(Button.class::isInstance)
                    .filter(Node::isVisible)
                    .findFirst()
                    .orElseThrow();
            aside.requestFocus();

            benPlays();
            assertThat(window.scene.getFocusOwner()).isInstanceOf(BoardView.class);

            visit.guest().dice(3, 4, 5, 1);
            window.press(KeyCode.R);
            assertThat(Objects.requireNonNull(visit.party().state().get().game())
                            .phase())
                    .isInstanceOf(Phase.ToChoose.class);
        });
    }

    @Test
    void whoeverIsWritingGoesOnWriting(FxRobot robot) {
        robot.interact(() -> {
            window.press(KeyCode.T);
            Node writing = window.scene.getFocusOwner();
            assertThat(writing).isInstanceOf(TextField.class);

            benPlays();

            assertThat(window.scene.getFocusOwner()).isSameAs(writing);
        });
    }

    @Test
    void whatCanBePressedNoMoreGivesTheKeyboardBackToTheBoard(FxRobot robot) {
        robot.interact(() -> {
            benPlays();
            visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7);
            Button stop = (Button) window.find(".stop");
            stop.requestFocus();

            stop.fire();
            visit.later.run();

            assertThat(visit.guest().table().playing().orElseThrow().mover()).isEqualTo(Seat.of(1));
            assertThat(window.scene.getFocusOwner()).isInstanceOf(BoardView.class);
        });
    }
}
