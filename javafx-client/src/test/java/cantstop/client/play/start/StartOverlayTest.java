package cantstop.client.play.start;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.theme.Theme;
import cantstop.engine.Command;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// Who starts, over the table.
@ToolkitTest
class StartOverlayTest {
    private final FakeVisit visit = new FakeVisit();
    private Parent overlay;

    @Start
    void show(Stage stage) {
        visit.hosting().withBen();
        visit.guest().dice(6, 4, 2, 2);
        visit.party().ask(new Command.Start());
        visit.later.run();
        overlay = (Parent) over(Motion.NONE).node();
        Scene scene = new Scene(new StackPane(overlay), 900, 700);
        Theme.LIGHT.applyTo(scene);
        stage.setScene(scene);
        stage.show();
    }

    private StartOverlay over(Motion motion) {
        return new StartOverlay(visit.party(), visit.words, motion, over -> {});
    }

    private static long thrown(Node overlay) {
        return overlay.lookupAll(".throw-sum").stream().filter(Node::isVisible).count();
    }

    @Test
    void oneThrowIsSeenAfterTheOther(FxRobot robot) {
        robot.interact(() -> {
            Parent moving =
                    (Parent) over(new Motion(Motion.Speed.NORMAL, false)).node();
            assertThat(thrown(moving)).isZero();
            assertThat(moving.lookup(".starter-name").getOpacity()).isZero();
        });
    }

    @Test
    void withoutMotionAllThrowsAndWhoBeginsAreSeenAtOnce() {
        assertThat(thrown(overlay)).isEqualTo(2);
        assertThat(overlay.lookup(".starter-name").getOpacity()).isOne();
        assertThat(((Labeled) overlay.lookup(".starter-name")).getText()).isEqualTo("Anna starts");
    }

    @Test
    void piecesBearTheLettersThatTheyHaveAtTheTable() {
        List<String> letters = overlay.lookupAll(".thrower .piece-initials").stream()
                .map(node -> ((Text) node).getText())
                .toList();
        assertThat(letters).containsExactlyInAnyOrder("A", "B");
    }
}
