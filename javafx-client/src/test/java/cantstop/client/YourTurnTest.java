package cantstop.client;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.board.BoardView;
import cantstop.client.coach.Study;
import cantstop.client.fake.Visit;
import cantstop.client.party.FxBridge;
import cantstop.client.sound.RecordingSpeaker;
import cantstop.client.sound.Sound;
import cantstop.client.theme.Motion;
import cantstop.client.theme.Theme;
import cantstop.client.voice.Voice;
import cantstop.engine.Phase;
import cantstop.engine.Seat;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// My turn is told with sound, title and headline in the very crossing to the FX thread that brings the event, so
/// before the next frame; and the keyboard is where a turn is played. How long the event before it may move is held
/// by `BoardViewTest`.
@ExtendWith(ApplicationExtension.class)
class YourTurnTest {
    private final Visit visit = new Visit();
    private final RecordingSpeaker speaker = new RecordingSpeaker();
    private Stage stage;
    private Scene scene;

    @Start
    void open(Stage shown) {
        stage = shown;
        Window window = new Window(
                visit.evening,
                Locale.ENGLISH,
                () -> Motion.NONE,
                Theme.LIGHT,
                Study.withItsOwnThread(new FxBridge(Platform::runLater)),
                speaker,
                Voice.NONE,
                Runnable::run);
        window.frame(stage);
        scene = window.scene();
        stage.setWidth(1000);
        stage.setHeight(900);
        stage.show();
    }

    /// Ben is to roll, after a turn of Anna's.
    @BeforeEach
    void bensTurn(FxRobot robot) {
        robot.interact(() -> {
            visit.hosting().withBen();
            visit.annaStarts();
            press(KeyCode.ESCAPE);
            visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaStops();
            speaker.heard();
        });
    }

    private void benPlays() {
        visit.bensTurn(List.of(3, 4, 5, 1), 6, 7);
    }

    private void press(KeyCode code) {
        Event.fireEvent(
                Objects.requireNonNull(scene.getFocusOwner()),
                new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
        Event.fireEvent(
                Objects.requireNonNull(scene.getFocusOwner()),
                new KeyEvent(KeyEvent.KEY_RELEASED, "", "", code, false, false, false, false));
        visit.later.run();
    }

    private Label headline() {
        return (Label) scene.lookup(".headline");
    }

    @Test
    void itIsToldBeforeTheNextFrame(FxRobot robot) {
        robot.interact(() -> {
            assertThat(stage.getTitle()).isEqualTo(visit.words.say("app.title"));
            String before = headline().getText();

            benPlays();

            assertThat(speaker.heard()).containsExactly(Sound.MY_TURN);
            assertThat(stage.getTitle()).isEqualTo(visit.words.say("app.title.mine"));
            assertThat(headline().getText()).isNotEqualTo(before);
            assertThat(headline().getPseudoClassStates()).anyMatch(state -> "mine".equals(state.getPseudoClassName()));
            assertThat(scene.lookup(".roll").isDisabled()).isFalse();
        });
    }

    @Test
    void theKeyboardIsAtTheBoardWhereverItWas(FxRobot robot) {
        robot.interact(() -> {
            Node aside = scene.getRoot().lookupAll(".tools .button").stream()
                    .filter(Button.class::isInstance)
                    .filter(Node::isVisible)
                    .findFirst()
                    .orElseThrow();
            aside.requestFocus();

            benPlays();
            assertThat(scene.getFocusOwner()).isInstanceOf(BoardView.class);

            visit.guest().dice(3, 4, 5, 1);
            press(KeyCode.R);
            assertThat(Objects.requireNonNull(visit.party().state().get().game())
                            .phase())
                    .isInstanceOf(Phase.ToChoose.class);
        });
    }

    @Test
    void whoeverIsWritingGoesOnWriting(FxRobot robot) {
        robot.interact(() -> {
            press(KeyCode.T);
            Node writing = scene.getFocusOwner();
            assertThat(writing).isInstanceOf(TextField.class);

            benPlays();

            assertThat(scene.getFocusOwner()).isSameAs(writing);
        });
    }

    @Test
    void whatCanBePressedNoMoreGivesTheKeyboardBackToTheBoard(FxRobot robot) {
        robot.interact(() -> {
            benPlays();
            visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7);
            Button stop = (Button) scene.lookup(".stop");
            stop.requestFocus();

            stop.fire();
            visit.later.run();

            assertThat(visit.guest().table().playing().orElseThrow().mover()).isEqualTo(Seat.of(1));
            assertThat(scene.getFocusOwner()).isInstanceOf(BoardView.class);
        });
    }
}
