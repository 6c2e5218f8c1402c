package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// What may wait until the window is in use.
@ToolkitTest
class FirstFrameTest {
    private final List<String> done = new CopyOnWriteArrayList<>();
    private final FirstFrame firstFrame = new FirstFrame(() -> done.add("drawn"));

    @Start
    void show(Stage stage) {
        stage.setScene(new Scene(new StackPane(), 300, 200));
        stage.show();
    }

    private void wish(String... things) {
        for (String thing : things) {
            firstFrame.execute(() -> done.add(thing));
        }
    }

    @Test
    void whatWaitsIsDoneInItsOrderOnceTheWindowIsInUse(FxRobot robot) {
        robot.interact(() -> {
            wish("board", "neighbours", "bell");
            firstFrame.await();
            assertThat(done).isEmpty();
        });
        Awaitility.await().until(() -> done.size() == 4);
        assertThat(done).containsExactly("drawn", "board", "neighbours", "bell");
    }

    @Test
    void whatIsWishedMeanwhileComesAfterIt(FxRobot robot) {
        robot.interact(() -> {
            firstFrame.execute(() -> wish("later"));
            wish("board");
            firstFrame.await();
        });
        Awaitility.await().until(() -> done.size() == 3);
        assertThat(done).containsExactly("drawn", "board", "later");
    }

    @Test
    void nothingWaitsForAWindowThatIsNotShown(FxRobot robot) {
        robot.interact(() -> {
            wish("neighbours");
            firstFrame.pass();
            wish("bell");
            assertThat(done).containsExactly("neighbours", "bell");
        });
    }
}
