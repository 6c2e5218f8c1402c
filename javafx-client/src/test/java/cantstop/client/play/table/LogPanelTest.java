package cantstop.client.play.table;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.theme.Zoom;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
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
        log.setMaxWidth(160);
        Scene scene = new Scene(new StackPane(log), 160, 160);
        Theme.LIGHT.applyTo(scene);
        Zoom.NORMAL.applyTo(scene);
        stage.setScene(scene);
        stage.show();
        log.activate();
        scene.getRoot().applyCss();
        scene.getRoot().layout();
    }

    @Test
    void onceAGameRunsHowTheTableWasSetUpIsSaidNoMore() {
        assertThat(log.lookupAll(".log-sentence"))
                .map(Label.class::cast)
                .extracting(Label::getText)
                .isNotEmpty()
                .noneMatch(said -> said.contains("sat down"));
    }

    @Test
    void aSentenceThatIsTooLongEndsInDotsAndIsReadAtThePointer() {
        assertThat(log.lookupAll(".log-sentence"))
                .map(Label.class::cast)
                .filteredOn(line -> line.prefWidth(-1) > line.getWidth())
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line.getTooltip().getText()).isEqualTo(line.getText()));
    }
}
