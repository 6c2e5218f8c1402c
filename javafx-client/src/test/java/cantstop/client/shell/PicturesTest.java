package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import cantstop.client.gallery.DrawnText;
import cantstop.client.gallery.Placement;
import cantstop.client.gallery.Png;
import cantstop.client.gallery.Walk;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.words.PseudoWords;
import cantstop.client.kit.words.Words;
import cantstop.client.stories.Stories;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// Every screen in one of the looks, and before a release in another one too; each look on a sixth of the screens:
/// nothing that is written is cut off, and everything can be reached and read without eyes or a mouse. A picture with
/// a fault lies in target/pictures afterwards.
@ToolkitTest
@Tag("slow")
class PicturesTest {
    /// Longer than any.
    private static final String PSEUDO = "pseudo";

    /// Between them all themes, languages and sizes.
    private static final List<Look> LOOKS = List.of(
            new Look(Theme.LIGHT, "en", 100),
            new Look(Theme.DARK, "de", 100),
            new Look(Theme.HIGH_CONTRAST, "en", 150),
            new Look(Theme.LIGHT, "fr", 200),
            new Look(Theme.DARK, "es", 100),
            new Look(Theme.HIGH_CONTRAST, PSEUDO, 100));

    /// A theme, a language and a size.
    private record Look(Theme theme, String language, int zoom) {
        Words words() {
            return language.equals(PSEUDO) ? PseudoWords.make() : Words.of(Locale.of(language));
        }

        @Override
        public String toString() {
            return (theme + "-" + language + "-" + zoom).toLowerCase(Locale.ROOT);
        }
    }

    private Stage stage;

    static List<Integer> looks() {
        return IntStream.range(0, LOOKS.size()).boxed().toList();
    }

    @Start
    void start(Stage window) {
        stage = window;
        stage.setWidth(1280);
        stage.setHeight(720);
    }

    @ParameterizedTest
    @MethodSource("looks")
    void everyScreenIsWhole(int number, FxRobot robot) {
        everyScreenIsWhole(number, story -> story % LOOKS.size(), robot);
    }

    @ParameterizedTest
    @MethodSource("looks")
    @Tag("long")
    void everyScreenIsWholeInAnotherLookToo(int number, FxRobot robot) {
        everyScreenIsWhole(number, story -> (story * 5 + 3) % LOOKS.size(), robot);
    }

    /// @param worn the place of the look in which a story is told
    private void everyScreenIsWhole(int number, IntUnaryOperator worn, FxRobot robot) {
        Look look = LOOKS.get(number);
        List<String> wrong = new ArrayList<>();
        List<String> stories = List.copyOf(Stories.all().keySet());
        for (int at = 0; at < stories.size(); at++) {
            if (worn.applyAsInt(at) == number) {
                String story = stories.get(at);
                robot.interactNoWait(() -> Telling.tell(stage, story, look.words(), look.theme(), look.zoom()));
                // An event later, as a screen may put off until then how it is arranged.
                robot.interactNoWait(() -> wrong.addAll(faults(story + "-" + look)));
            }
        }
        assertThat(wrong).isEmpty();
    }

    private List<String> faults(String file) {
        Scene scene = stage.getScene();
        // What is asked for in a picture need not be drawn in the window, too.
        scene.getRoot().setOpacity(1);
        Image picture = scene.snapshot(null);
        List<String> faults = Stream.of(
                        DrawnText.unreadable(scene, picture), Placement.faults(scene), Walk.through(scene))
                .flatMap(List::stream)
                .map(fault -> file + ": " + fault)
                .toList();
        scene.getRoot().setOpacity(0);
        if (!faults.isEmpty()) {
            save(picture, Path.of("target", "pictures", file + ".png"));
        }
        return faults;
    }

    private static void save(Image picture, Path file) {
        try {
            Png.write(picture, file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
