package cantstop.client.play.table;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.theme.Zoom;
import javafx.geometry.Orientation;
import javafx.scene.Scene;
import javafx.scene.control.ScrollBar;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;

@ToolkitTest
class LogPanelTest {
    private LogPanel log;

    @Start
    void show(Stage stage) {
        FakeVisit visit =
                new FakeVisit().hosting().withBen().withCleo().withBot().annaStarts();
        log = new LogPanel(visit.party(), visit.words, lines -> {});
        Scene scene = new Scene(log, 240, 160);
        Theme.LIGHT.applyTo(scene);
        Zoom.NORMAL.applyTo(scene);
        stage.setScene(scene);
        stage.show();
        log.activate();
        log.applyCss();
        log.layout();
    }

    @Test
    void aSentenceThatIsTooLongHasNoBarBelowIt() {
        assertThat(log.lookupAll(".scroll-bar"))
                .map(ScrollBar.class::cast)
                .filteredOn(bar -> bar.getOrientation() == Orientation.HORIZONTAL)
                .noneMatch(ScrollBar::isVisible);
    }
}
