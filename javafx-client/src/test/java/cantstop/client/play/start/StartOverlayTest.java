package cantstop.client.play.start;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Theme;
import cantstop.engine.Command;
import java.util.List;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
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
        overlay = (Parent) new StartOverlay(visit.party(), visit.words, over -> {}).node();
        Scene scene = new Scene(new StackPane(overlay), 900, 700);
        Theme.LIGHT.applyTo(scene);
        stage.setScene(scene);
        stage.show();
    }

    @Test
    void piecesBearTheLettersThatTheyHaveAtTheTable() {
        List<String> letters = overlay.lookupAll(".piece-initials").stream()
                .map(node -> ((Text) node).getText())
                .toList();
        assertThat(letters).containsExactlyInAnyOrder("A", "B");
    }
}
