package cantstop.client.extras.story;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.FinishedGame;
import cantstop.client.fake.Later;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.screen.WindowLayers;
import cantstop.client.kit.theme.Theme;
import cantstop.client.model.coach.CoachThread;
import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import cantstop.engine.bot.Bots;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// The story of a game, by keyboard alone.
@ToolkitTest
@Tag("slow")
class StoryScreenTest {
    private final Later thread = new Later();
    private final Later fx = new Later();
    private final AtomicInteger back = new AtomicInteger();
    private final WindowLayers layers = new WindowLayers();

    @Start
    void start(Stage stage) {
        FakeVisit visit = FinishedGame.play(new FakeVisit().hosting().withBen(), 5);
        List<Event> events = visit.party().log().stream().map(LogEntry::event).toList();
        CoachThread coachThread = new CoachThread(thread, fx, Bots::coach);
        Scene scene = new Scene(layers.root(), 990, 700);
        Theme.LIGHT.applyTo(scene);
        stage.setScene(scene);
        stage.show();
        layers.show(new StoryScreen(coachThread, visit.words, events, 1, layers, back::incrementAndGet));
    }

    private void tell(FxRobot robot) {
        robot.interact(() -> {
            thread.run();
            fx.run();
        });
    }

    private static ChanceGraph graph(FxRobot robot) {
        return robot.lookup(".chance-graph").queryAs(ChanceGraph.class);
    }

    private static String shown(FxRobot robot) {
        return said(robot, ".story-at") + ". " + said(robot, ".story-stands");
    }

    private static String said(FxRobot robot, String where) {
        return robot.lookup(where).queryAs(Labeled.class).getText();
    }

    @Test
    void itSaysThatItIsBeingToldAndThenTellsIt(FxRobot robot) {
        assertThat(robot.lookup(".story-progress").tryQuery()).isPresent();
        assertThat(robot.lookup(".chance-graph").tryQuery()).isEmpty();
        tell(robot);
        assertThat(robot.lookup(".story-progress").tryQuery()).isEmpty();
        assertThat(robot.lookup(".story-summary").queryAllAs(Labeled.class))
                .first()
                .satisfies(sentence -> assertThat(sentence.getText()).contains("dice"));
        assertThat(graph(robot).isFocused()).isTrue();
    }

    @Test
    void theKeysWalkThroughTheGraph(FxRobot robot) {
        tell(robot);
        assertThat(shown(robot)).contains("100\u00a0%");
        robot.type(KeyCode.HOME);
        assertThat(shown(robot)).startsWith("Before the first roll");
        robot.type(KeyCode.RIGHT);
        assertThat(shown(robot)).startsWith("Turn 1: Anna rolls");
        robot.type(KeyCode.DOWN);
        assertThat(shown(robot)).startsWith("Turn 1 is over");
        robot.type(KeyCode.RIGHT);
        assertThat(shown(robot)).startsWith("Turn 2: Ben rolls");
        robot.type(KeyCode.UP);
        assertThat(shown(robot)).startsWith("Turn 1 is over");
        robot.type(KeyCode.UP);
        assertThat(shown(robot)).startsWith("Before the first roll");
        robot.type(KeyCode.DOWN, KeyCode.DOWN);
        assertThat(shown(robot)).startsWith("Turn 2");
        assertThat(graph(robot).getAccessibleText()).isEqualTo(shown(robot));
        robot.type(KeyCode.END);
        assertThat(graph(robot).placeProperty().get()).isEqualTo(graph(robot).last());
    }

    @Test
    void whatTheCoachSeesOtherwiseIsSaidWhereItHappened(FxRobot robot) {
        tell(robot);
        robot.type(KeyCode.HOME);
        List<String> turns = new ArrayList<>();
        while (graph(robot).placeProperty().get() < graph(robot).last()) {
            robot.type(KeyCode.DOWN);
            turns.add(shown(robot));
        }
        assertThat(turns)
                .anySatisfy(turn -> assertThat(turn)
                        .matches("Turn \\d+ is over: (Anna|Ben) stands \\d+\u00a0% (better|worse) than it looked.*"));
    }

    @Test
    void aTurningPointLeadsToItsPlace(FxRobot robot) {
        tell(robot);
        robot.type(KeyCode.TAB, 2);
        Node focused = layers.root().getScene().getFocusOwner();
        assertThat(focused).isInstanceOf(Button.class);
        assertThat(focused.getStyleClass()).contains("story-entry");
        int before = graph(robot).placeProperty().get();
        robot.type(KeyCode.SPACE);
        assertThat(graph(robot).placeProperty().get()).isNotEqualTo(before);
        String sentence = focused.getAccessibleText();
        String turn = sentence.substring(0, sentence.indexOf(':'));
        assertThat(shown(robot)).startsWith(turn);
    }

    private void resize(FxRobot robot, double width) {
        robot.interact(() -> {
            layers.root().getScene().getWindow().setWidth(width);
            layers.root().getScene().getWindow().setHeight(720);
        });
        for (int pass = 0; pass < 3; pass++) {
            robot.interact(() -> {
                layers.root().applyCss();
                layers.root().layout();
            });
        }
    }

    @Test
    void theBoardIsAsLargeWhicheverTabIsOpen(FxRobot robot) {
        resize(robot, 1400);
        tell(robot);
        resize(robot, 1400);
        Set<Double> heights = new HashSet<>();
        for (ToggleButton tab : robot.lookup(".setting-answers .toggle-button").queryAllAs(ToggleButton.class)) {
            robot.interact(tab::fire);
            resize(robot, 1400);
            heights.add(robot.lookup(".story-moment").queryAs(Region.class).getHeight());
        }
        assertThat(heights).hasSize(1);
    }

    @Test
    void whatAMistakeCostStandsBesideNoOtherChances(FxRobot robot) {
        tell(robot);
        assertThat(robot.lookup(".story-entry .label").queryAllAs(Labeled.class))
                .extracting(Labeled::getText)
                .anyMatch(text -> text.contains("biggest mistake"))
                .noneMatch(text -> text.contains("From ") && text.contains("cost"));
    }

    @Test
    void aTabTellsOfTheBestAndTheWorst(FxRobot robot) {
        tell(robot);
        assertThat(robot.lookup("Mistakes").tryQuery()).isEmpty();
        robot.type(KeyCode.TAB).type(KeyCode.RIGHT, 2);
        assertThat(robot.lookup("Mistakes").tryQuery()).isPresent();
    }

    @Test
    void everyPlaceIsSaidAndAddsUp(FxRobot robot) {
        tell(robot);
        ChanceGraph graph = graph(robot);
        robot.interact(() -> {
            for (int place = 0; place <= graph.last(); place++) {
                graph.mark(place);
                assertThat(graph.getAccessibleText()).contains("Anna", "Ben", "\u00a0%");
                assertThat(graph.chance(0, place) + graph.chance(1, place)).isBetween(0.999, 1.001);
            }
        });
    }

    @Test
    void whoLeavesEarlyIsToldNothing(FxRobot robot) {
        robot.interact(() -> layers.screen().orElseThrow().deactivate());
        tell(robot);
        assertThat(robot.lookup(".chance-graph").tryQuery()).isEmpty();
    }

    @Test
    void escapeLeadsBack(FxRobot robot) {
        robot.interact(() -> layers.screen().orElseThrow().escape());
        assertThat(back).hasValue(1);
    }
}
