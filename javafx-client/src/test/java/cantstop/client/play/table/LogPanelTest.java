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
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ToolkitTest
class LogPanelTest {
    private FakeVisit visit = new FakeVisit();
    private LogPanel log;

    @Start
    void show(Stage stage) {
        visit = visit.hosting().withBen().withCleo().withBot().annaStarts();
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
    void whatABustCostIsSaidOnce(FxRobot robot) {
        robot.interact(() -> {
            for (int climb = 0; climb < 4; climb++) {
                visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7);
            }
            visit.annaRolls(3, 4, 1, 3).annaTakes(4, 7).annaRolls(3, 4, 1, 3).annaTakes(4, 7);
            visit.annaRolls(6, 6, 5, 5);
        });

        assertThat(log.lookupAll(".log-sentence"))
                .map(Label.class::cast)
                .extracting(Label::getText)
                .filteredOn(said -> said.contains("12"))
                .containsExactly("You rolled 6-6-5-5: bust (−12)");
    }

    @Test
    void whatMyTurnIsRememberedForIsSaidToMe(FxRobot robot) {
        robot.interact(() -> {
            visit.annaRolls(1, 1, 6, 6).annaTakes(2, 12).annaRolls(1, 1, 6, 6).annaTakes(2, 12);
            visit.annaRolls(1, 2, 5, 6).annaTakes(3);
            visit.annaRolls(1, 2, 5, 4).annaTakes(3).annaRolls(1, 2, 5, 4).annaTakes(3);
            visit.annaStops();
        });

        assertThat(log.lookupAll(".log-sentence"))
                .map(Label.class::cast)
                .extracting(Label::getText)
                .contains("You survived 5 rolls, a 1-in-5 chance");
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
