package cantstop.client;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.coach.Study;
import cantstop.client.fake.Visit;
import cantstop.client.gallery.Png;
import cantstop.client.gallery.Walk;
import cantstop.client.sound.Speaker;
import cantstop.client.theme.Motion;
import cantstop.client.theme.Theme;
import cantstop.client.voice.Voice;
import cantstop.client.words.PseudoWords;
import cantstop.client.words.Words;
import cantstop.engine.bot.Bots;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// Every screen in two of the looks, as pictures in target/pictures, and each look on a third of the screens: nothing
/// that is written is cut off, and everything can be reached and read without eyes or a mouse.
@ExtendWith(ApplicationExtension.class)
@Tag("slow")
class PicturesTest {
    private Stage stage;
    private Visit current = new Visit();

    /// A theme, a language and a size; between them all there are of each.
    enum Look {
        LIGHT_EN_100,
        DARK_DE_100,
        HIGH_CONTRAST_EN_150,
        LIGHT_FR_100,
        DARK_ES_100,
        HIGH_CONTRAST_PSEUDO_100;

        private final List<String> parts = List.of(name().split("_(?=[A-Z]+_[0-9]+$)|_(?=[0-9]+$)"));

        Theme theme() {
            return Theme.valueOf(parts.getFirst());
        }

        Words words() {
            String language = parts.get(1).toLowerCase(Locale.ROOT);
            return language.equals("pseudo") ? PseudoWords.make() : Words.of(Locale.of(language));
        }

        int zoom() {
            return Integer.parseInt(parts.getLast());
        }

        /// Whether it is this one's turn: each story has two looks, in every pair of them sooner or later.
        boolean isWornBy(int story) {
            int looks = values().length;
            return story % looks == ordinal() || (story * 5 + 3) % looks == ordinal();
        }
    }

    @Start
    void start(Stage window) {
        stage = window;
    }

    @ParameterizedTest
    @EnumSource(Look.class)
    void everyScreenIsWhole(Look look, FxRobot robot) {
        List<String> wrong = new ArrayList<>();
        List<Map.Entry<String, Consumer<Visit>>> stories =
                List.copyOf(Stories.all().entrySet());
        for (int at = 0; at < stories.size(); at++) {
            if (look.isWornBy(at)) {
                String name = stories.get(at).getKey();
                String file = name + "-" + look.name().toLowerCase(Locale.ROOT).replace('_', '-');
                show(robot, name, stories.get(at).getValue(), look);
                robot.interact(() -> {
                    save(Path.of("target", "pictures", file + ".png"));
                    Walk.through(stage.getScene()).forEach(fault -> wrong.add(file + ": " + fault));
                });
            }
        }
        assertThat(wrong).isEmpty();
    }

    private void show(FxRobot robot, String name, Consumer<Visit> story, Look look) {
        robot.interact(() -> {
            Words words = look.words();
            Visit visit = new Visit(words);
            visit.evening.change(visit.evening
                    .profile()
                    .get()
                    .withRecent("192.168.1.20")
                    .withWindow(visit.evening.profile().get().window().withZoom(look.zoom())));
            current = visit;
            Study study = new Study(Runnable::run, visit.later, Bots::coach);
            Window window = new Window(
                    visit.evening, words.locale(), () -> Motion.NONE, look.theme(), study, Speaker.OFF, Voice.NONE);
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
}
