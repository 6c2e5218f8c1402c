package cantstop.client.play.home;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.theme.Theme;
import cantstop.client.shell.Window;
import cantstop.client.stories.KeptGames;
import cantstop.client.stories.Steps;
import cantstop.engine.identity.TableId;
import cantstop.protocol.client.discovery.FoundHost;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// Home while games come and go in the room: what stands there stays there, and the keyboard has something to press.
@ToolkitTest
@Tag("slow")
class SteadyHomeTest {
    private static final FoundHost[] SEVERAL = Stream.of("1", "2", "3")
            .map(digit -> Steps.bensHost(new TableId(digit.repeat(32))))
            .toArray(FoundHost[]::new);

    private final FakeVisit visit = new FakeVisit();
    private Stage stage;

    @Start
    void open(Stage window) {
        stage = window;
    }

    private void show(int width, int height) {
        Window window = new Window(visit.navigator, Locale.ENGLISH, () -> Motion.NONE, Theme.LIGHT);
        window.frame(stage);
        stage.setWidth(width);
        stage.setHeight(height);
        stage.show();
        visit.later.run();
        layOut();
    }

    private Parent root() {
        return stage.getScene().getRoot();
    }

    private void layOut() {
        for (int pass = 0; pass < 3; pass++) {
            root().applyCss();
            root().layout();
        }
    }

    private void hears(FoundHost... hosts) {
        visit.neighbours.hears(hosts);
        visit.later.run();
        layOut();
    }

    private List<Bounds> places(String... selectors) {
        return Stream.of(selectors)
                .flatMap(selector -> root().lookupAll(selector).stream())
                .filter(Node::isVisible)
                .map(node -> node.localToScene(node.getLayoutBounds()))
                .toList();
    }

    private String focused() {
        return stage.getScene().getFocusOwner().getAccessibleText();
    }

    @ParameterizedTest
    @CsvSource({"1280, 720", "1024, 600"})
    void nothingMovesWhenGamesAreFound(int width, int height, FxRobot robot) {
        robot.interact(() -> {
            show(width, height);
            String[] stays = {".own-plate", ".guide", ".ladder-button", ".games-head", ".home-aside"};
            List<Bounds> before = places(stays);

            hears(SEVERAL);

            assertThat(places(".game-row")).hasSize(SEVERAL.length);
            assertThat(before).hasSizeGreaterThanOrEqualTo(6);
            assertThat(places(stays)).isEqualTo(before);
        });
    }

    @Test
    void practiceThatWasLeftIsOfferedBesideASeatAmongOthers(FxRobot robot) {
        robot.interact(() -> {
            KeptGames.leavesPractice(visit.seatedAtBensBefore());
            show(1280, 720);

            assertThat(root().lookupAll(".choice-name").stream().map(name -> ((Labeled) name).getText()))
                    .containsExactly("Back to your game", "Host a game", "Keep practising");
            assertThat(focused()).startsWith("Back to your game");
        });
    }

    @Test
    void theMainButtonHasTheKeyboardAgainWhenTheFoundGameGoes(FxRobot robot) {
        robot.interact(() -> {
            show(1280, 720);
            String main = focused();
            hears(Steps.bensOpenHost());
            assertThat(focused()).contains("Ben’s game");

            hears();

            assertThat(focused()).isEqualTo(main);
        });
    }
}
