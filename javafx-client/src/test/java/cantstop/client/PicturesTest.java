package cantstop.client;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.coach.Study;
import cantstop.client.fake.Visit;
import cantstop.client.gallery.Png;
import cantstop.client.sound.Speaker;
import cantstop.client.theme.Motion;
import cantstop.client.theme.Theme;
import cantstop.engine.bot.Bots;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListCell;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// Every screen in every look, as pictures in target/pictures; and nothing that is written on them is cut off.
@ExtendWith(ApplicationExtension.class)
@Tag("slow")
class PicturesTest {
    private Stage stage;
    private Visit current = new Visit();

    @Start
    void start(Stage window) {
        stage = window;
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, en, 100", "DARK, de, 100", "HIGH_CONTRAST, en, 150"})
    void everyScreenIsWhole(Theme theme, String language, int zoom, FxRobot robot) {
        List<String> cut = new ArrayList<>();
        Stories.all().forEach((name, story) -> {
            String file = name + "-" + theme.name().toLowerCase(Locale.ROOT) + "-" + language + "-" + zoom;
            show(robot, name, story, theme, Locale.of(language), zoom);
            robot.interact(() -> save(Path.of("target", "pictures", file + ".png")));
            truncated(stage.getScene().getRoot(), text -> cut.add(file + ": " + text));
        });
        assertThat(cut).isEmpty();
    }

    private void show(FxRobot robot, String name, Consumer<Visit> story, Theme theme, Locale locale, int zoom) {
        robot.interact(() -> {
            Visit visit = new Visit(locale);
            visit.evening.change(visit.evening
                    .profile()
                    .get()
                    .withRecent("192.168.1.20")
                    .withWindow(visit.evening.profile().get().window().withZoom(zoom)));
            current = visit;
            Study study = new Study(Runnable::run, visit.later, Bots::coach);
            Window window = new Window(visit.evening, locale, () -> Motion.NONE, theme, study, Speaker.OFF);
            window.frame(stage);
            stage.setWidth(1280);
            stage.setHeight(720);
            stage.show();
            story.accept(visit);
            visit.later.run();
        });
        if (!name.equals("start") && stage.getScene().lookup(".who-starts") != null) {
            robot.type(KeyCode.ESCAPE);
        }
        robot.type(Stories.KEYS.getOrDefault(name, new KeyCode[0]));
        robot.interact(() -> current.later.run());
    }

    private void save(Path file) {
        try {
            Png.write(stage.getScene().snapshot(null), file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void truncated(Node node, Consumer<String> found) {
        if (!node.isVisible()) {
            return;
        }
        if (node instanceof Labeled labeled && !(node instanceof ListCell) && labeled.isTextTruncated()) {
            found.accept(labeled.getText());
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> truncated(child, found));
        }
    }
}
