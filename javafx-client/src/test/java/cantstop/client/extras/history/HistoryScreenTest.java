package cantstop.client.extras.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.board.BoardView;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.theme.Theme;
import cantstop.client.shell.Window;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.Roll;
import cantstop.protocol.client.LogFile;
import cantstop.protocol.wire.EventCodec;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// History in the window: whatever file somebody hands on, there are words for it.
@ToolkitTest
@Tag("slow")
class HistoryScreenTest {
    @TempDir
    private Path folder = Path.of("");

    private final FakeVisit visit = new FakeVisit();
    private Window window;

    @Start
    void start(Stage stage) {
        window = new Window(visit.navigator, Locale.ENGLISH, () -> Motion.NONE, Theme.LIGHT);
        window.frame(stage);
        stage.show();
    }

    private static List<Event> game() {
        FakeVisit elsewhere = new FakeVisit();
        elsewhere.hosting().withBen().annaStarts().annaRolls(3, 4, 5, 1).annaTakes(6, 7);
        return elsewhere.party().log().stream().map(LogEntry::event).toList();
    }

    private static List<LogEntry> log(List<Event> events) {
        Log log = new Log();
        events.forEach(event -> log.append(event, EventCodec.encode(event)));
        return List.copyOf(log.after(0));
    }

    private void open(FxRobot robot, byte[] bytes, String words) throws IOException {
        Path file = Files.write(folder.resolve("sent.cantstop"), bytes);
        robot.interact(() -> window.open(file));
        await().until(() -> {
            robot.interact(visit.later::run);
            return texts(robot).stream().anyMatch(text -> text.contains(words));
        });
    }

    private static List<String> texts(FxRobot robot) {
        return robot.lookup((Node node) -> node instanceof Labeled && node.isVisible()).queryAll().stream()
                .map(node -> ((Labeled) node).getText())
                .filter(text -> text != null)
                .toList();
    }

    @Test
    void theDiceLieBelowThePlatesAndAStoryThatIsNotThereSaysWhy(FxRobot robot) {
        robot.interact(() -> {
            visit.seen.keep(0, log(game()), Optional.empty());
            visit.navigator.lookBack();
            visit.later.run();
            window.scene().getRoot().applyCss();
            window.scene().getRoot().layout();

            Node plates = window.scene().lookup(".replay-side .plates");
            Node dice = window.scene().lookup(".replay-side .dice");
            assertThat(dice.getBoundsInParent().getMinY()
                            - plates.getBoundsInParent().getMaxY())
                    .isBetween(0.0, 20.0);
            assertThat(window.scene().getRoot().lookupAll(".button"))
                    .filteredOn(button -> ((Labeled) button).getText().equals("Story"))
                    .hasSize(1)
                    .allSatisfy(story -> assertThat(story.getAccessibleText())
                            .isEqualTo("Story: A game has its story once it is over."));
        });
    }

    @Test
    void whatThisLaptopSawIsListedAndTheLatestIsOnTheBoard(FxRobot robot) {
        robot.interact(() -> {
            visit.seen.keep(0, log(game()), Optional.empty());
            visit.navigator.lookBack();
            visit.later.run();
        });
        assertThat(robot.lookup(".list-view").queryAs(ListView.class).getItems().size())
                .isEqualTo(1);
        assertThat(robot.lookup(".board")
                        .queryAs(BoardView.class)
                        .gameProperty()
                        .get())
                .isNotNull();
        assertThat(texts(robot)).contains("Save…");
    }

    @Test
    void aFileIsOpenedAndItsLimitsAreSaid(FxRobot robot) throws IOException {
        open(robot, LogFile.write(log(game())), "Opened from the file sent.cantstop.");
        assertThat(texts(robot)).anyMatch(text -> text.contains("One copy alone can’t prove"));
        assertThat(robot.lookup(".board")
                        .queryAs(BoardView.class)
                        .gameProperty()
                        .get())
                .isNotNull();
    }

    @Test
    void aDamagedFileIsShownAsFarAsItIsGood(FxRobot robot) throws IOException {
        byte[] bytes = LogFile.write(log(game()));
        bytes[bytes.length - 40] ^= 1;
        open(robot, bytes, "It’s damaged. The first " + (game().size() - 1) + " events can be read.");
    }

    @Test
    void aFileThatSomebodyTamperedWithNamesTheEvent(FxRobot robot) throws IOException {
        List<Event> events = game().stream()
                .map(event -> event instanceof Event.Rolled rolled
                        ? new Event.Rolled(rolled.seat(), new Roll(6, 6, 6, 6), rolled.bust(), rolled.by())
                        : event)
                .toList();
        open(robot, LogFile.write(log(events)), "can’t have happened");
    }

    @Test
    void aFileOfANewerProgramSaysSo(FxRobot robot) throws IOException {
        open(robot, "cantstop log 7\n".getBytes(StandardCharsets.UTF_8), "A newer version of Can’t Stop wrote");
    }

    @Test
    void whatIsNoGameAtAllSaysSo(FxRobot robot) throws IOException {
        open(robot, new byte[] {0, 1, 2, 3}, "isn’t a Can’t Stop game");
    }

    @Test
    void whereNothingIsCountedYetOnePractises(FxRobot robot) {
        robot.interact(() -> {
            visit.navigator.lookBack();
            visit.later.run();
            press(robot, "Statistics");
        });
        await().until(() -> {
            robot.interact(visit.later::run);
            return texts(robot).contains("Nothing to count yet");
        });
        assertThat(robot.lookup((Node node) -> node.isFocused() && node instanceof Button)
                        .queryButton()
                        .getText())
                .isEqualTo("Practise");

        robot.interact(() -> press(robot, "Practise"));

        await().until(() -> {
            robot.interact(visit.later::run);
            return visit.navigator.ownHost().isPractising();
        });
    }

    private static void press(FxRobot robot, String words) {
        robot.lookup((Node node) -> node instanceof Button button && words.equals(button.getText()))
                .queryButton()
                .fire();
    }
}
