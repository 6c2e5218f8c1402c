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
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// A game is shown around as one picture, made of what the window would show.
@ToolkitTest
@Tag("slow")
class ShareTest {
    private final Later thread = new Later();
    private final Later fx = new Later();
    private final WindowLayers layers = new WindowLayers();

    @TempDir
    private Path folder;

    @Start
    void start(Stage stage) {
        FakeVisit visit = FinishedGame.play(new FakeVisit().hosting().withBen(), 5);
        List<Event> events = visit.party().log().stream().map(LogEntry::event).toList();
        CoachThread coachThread = new CoachThread(thread, fx, Bots::coach);
        Scene scene = new Scene(layers.root(), 990, 700);
        Theme.LIGHT.applyTo(scene);
        scene.getStylesheets().add(String.valueOf(ShareTest.class.getResource("/cantstop/client/shell/screens.css")));
        stage.setScene(scene);
        stage.show();
        layers.lay(ShareOverlay.of(1, coachThread, visit.words, events, layers::dismiss));
    }

    private void tell(FxRobot robot) {
        robot.interact(() -> {
            thread.run();
            fx.run();
        });
    }

    @Test
    void nothingCanBeSharedBeforeTheCoachHasGoneThroughTheGame(FxRobot robot) {
        assertThat(copy(robot).isDisabled()).isTrue();
        tell(robot);
        assertThat(copy(robot).isDisabled()).isFalse();
        assertThat(copy(robot).isFocused()).isTrue();
    }

    @Test
    void thePictureIsAsLargeAndFullWhateverTheWindowIs(FxRobot robot) {
        tell(robot);
        Image picture = picture(robot);
        assertThat(picture.getWidth()).isEqualTo(ShareCard.WIDTH);
        assertThat(picture.getHeight()).isEqualTo(ShareCard.HEIGHT);
        assertThat(colours(picture, 0, 600)).as("of the board").hasSizeGreaterThan(500);
        assertThat(colours(picture, 640, 1200)).as("of the words and the graph").hasSizeGreaterThan(200);
        assertThat(robot.lookup(".share-card .chance-graph").tryQuery()).isPresent();
        assertThat(robot.lookup(".share-card .share-medal").tryQuery()).isPresent();
    }

    @Test
    void theFileHoldsTheSamePicture(FxRobot robot) throws IOException {
        tell(robot);
        Path file = folder.resolve("game.png");
        robot.interact(() -> {
            ShareOverlay overlay = (ShareOverlay) layers.overlay().orElseThrow();
            overlay.save(file);
            thread.run();
        });
        Image read = new Image(Files.newInputStream(file));
        Image picture = picture(robot);
        for (int x = 0; x < ShareCard.WIDTH; x += 7) {
            assertThat(read.getPixelReader().getArgb(x, 300))
                    .isEqualTo(picture.getPixelReader().getArgb(x, 300));
        }
    }

    private static Button copy(FxRobot robot) {
        return robot.lookup(".share .accent").queryButton();
    }

    private static WritableImage picture(FxRobot robot) {
        ShareCard card = robot.lookup(".share-card").queryAs(ShareCard.class);
        WritableImage[] taken = new WritableImage[1];
        robot.interact(() -> taken[0] = card.picture());
        return taken[0];
    }

    private static Set<Integer> colours(Image picture, int from, int to) {
        Set<Integer> colours = new HashSet<>();
        for (int x = from; x < to; x += 2) {
            for (int y = 0; y < picture.getHeight(); y += 2) {
                colours.add(picture.getPixelReader().getArgb(x, y));
            }
        }
        return colours;
    }
}
