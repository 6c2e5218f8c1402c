package cantstop.client.play.talk;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.theme.Zoom;
import cantstop.protocol.Reaction;
import cantstop.protocol.Utterance;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ToolkitTest
class CallOutsTest {
    private final FakeVisit visit = new FakeVisit().hosting().withBen();
    private final TalkModel model = new TalkModel(visit.party(), visit.words, FakeVisit.ANNAS::name);
    private final AtomicLong clock = new AtomicLong();
    private Stage stage;
    private CallOuts calls;

    @Start
    void show(Stage window) {
        stage = window;
        model.activate();
        calls = new CallOuts(model, visit.words, () -> {}, clock::get);
        stage.setScene(new Scene(new StackPane(calls), 560, 110));
        Theme.LIGHT.applyTo(stage.getScene());
        Zoom.NORMAL.applyTo(stage.getScene());
        stage.show();
    }

    private void wait(boolean waiting, FxRobot robot) {
        robot.interact(() -> calls.waitingProperty().set(waiting));
    }

    private void call(FxRobot robot) {
        robot.interact(() -> ((Button) calls.lookup(".call-out")).fire());
    }

    @Test
    void theyAreThereWhileAnotherPlayerHasTheTurn(FxRobot robot) {
        assertThat(calls.isVisible()).isFalse();

        wait(true, robot);
        assertThat(calls.isVisible()).isTrue();

        wait(false, robot);
        assertThat(calls.isVisible()).isFalse();
    }

    @Test
    void aPressThatWasMeantForRollOrStopSaysNothing(FxRobot robot) {
        wait(true, robot);
        clock.addAndGet(TimeUnit.MILLISECONDS.toNanos(100));
        call(robot);
        assertThat(visit.guest().spoken).isEmpty();

        clock.addAndGet(TimeUnit.SECONDS.toNanos(1));
        call(robot);
        assertThat(visit.guest().spoken)
                .containsExactly(new Utterance.React(Reaction.all().getFirst()));
    }

    @Test
    void theirKeysAreToldAtThePointerAlone(FxRobot robot) {
        wait(true, robot);

        assertThat(calls.lookupAll(".call-out"))
                .map(Button.class::cast)
                .allSatisfy(button -> assertThat(button.getText()).isEmpty())
                .map(button -> button.getTooltip().getText())
                .first()
                .isEqualTo("Keep going! (F2)");
    }

    @Test
    void whereTheyHaveLittleRoomTheyAreThereWithoutTheirName(FxRobot robot) {
        wait(true, robot);
        assertThat(calls.lookup(".call-out-word").isVisible()).isTrue();

        robot.interact(() -> {
            calls.setMaxWidth(300);
            stage.getScene().getRoot().layout();
        });

        assertThat(calls.lookup(".call-out-word").isVisible()).isFalse();
    }
}
