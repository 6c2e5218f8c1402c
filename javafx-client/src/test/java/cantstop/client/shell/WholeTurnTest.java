package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
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
import org.junit.jupiter.params.provider.FieldSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// Board, dice, options, Roll and Stop are whole in every window and at every zoom, whatever else there is to say: the
/// rest folds.
@ToolkitTest
@Tag("slow")
class WholeTurnTest {
    private static final List<String> STORIES = List.of(
            "lesson-pick",
            "lesson-bust",
            "lesson-win",
            "table-roll",
            "table-choose",
            "table-either-or",
            "table-go-on",
            "table-talk",
            "table-bust",
            "table-ask",
            "table-lost",
            "table-away",
            "table-forced",
            "table-odds",
            "table-coach-either-or",
            "table-coach-go-on",
            "handover-gone");

    private static final Set<String> ALWAYS_WHOLE =
            Set.of("board", "die", "option", "option-frame", "action", "counsel-because");

    static final List<String> OTHER_LANGUAGES = Words.LANGUAGES.subList(1, Words.LANGUAGES.size());

    private Stage stage;

    @Start
    void start(Stage window) {
        stage = window;
    }

    /// Between them they see each story once.
    @ParameterizedTest
    @FieldSource("OTHER_LANGUAGES")
    void whatOnePlaysWithIsNeverCutWhereThereIsLeastRoom(String language, FxRobot robot) {
        List<String> some = everyThird(OTHER_LANGUAGES.indexOf(language));
        whatOnePlaysWithIsNeverCut(some, 1280, 720, 200, language, robot);
    }

    @ParameterizedTest
    @FieldSource("OTHER_LANGUAGES")
    @Tag("long")
    void norAnythingElseInAnyLanguage(String language, FxRobot robot) {
        whatOnePlaysWithIsNeverCut(STORIES, 1280, 720, 200, language, robot);
    }

    /// For the nearly blind; what a coach says of a button is told elsewhere, too.
    @Test
    void whatOnePlaysWithIsNeverCutInTheLargestType(FxRobot robot) {
        List<String> uncoached = STORIES.stream()
                .filter(story -> story.matches("table-(?!odds|coach).*"))
                .toList();
        whatOnePlaysWithIsNeverCut(uncoached, 1280, 720, 300, "en", robot);
    }

    /// Between them they see each story once.
    @ParameterizedTest
    @CsvSource({"0, 1280, 720, 150, en", "1, 1024, 600, 100, de", "2, 1024, 600, 125, en"})
    void whatOnePlaysWithIsNeverCut(int third, int width, int height, int zoom, String language, FxRobot robot) {
        whatOnePlaysWithIsNeverCut(everyThird(third), width, height, zoom, language, robot);
    }

    private static List<String> everyThird(int first) {
        return IntStream.range(0, STORIES.size())
                .filter(place -> place % 3 == first)
                .mapToObj(STORIES::get)
                .toList();
    }

    private void whatOnePlaysWithIsNeverCut(
            List<String> stories, int width, int height, int zoom, String language, FxRobot robot) {
        List<String> cut = new ArrayList<>();
        for (String story : stories) {
            robot.interactNoWait(() -> {
                stage.setWidth(width);
                stage.setHeight(height);
                Telling.tell(stage, story, Words.of(Locale.of(language)), Theme.LIGHT, zoom);
            });
            robot.interact(() -> stage.getScene().getRoot().layout());
            robot.interact(() -> parts(stage.getScene().getRoot()).forEach(part -> {
                String name = story + ": " + String.join(" ", part.getStyleClass());
                if (!isInside(part)) {
                    cut.add(name + " ends at " + part.localToScene(part.getLayoutBounds()));
                }
                labels(part).filter(Labeled::isTextTruncated).forEach(label -> cut.add(name + " " + label.getText()));
            }));
        }
        assertThat(cut).isEmpty();
    }

    /// The parts that never fold; there are dice on a player's plate too.
    private static Stream<Node> parts(Node node) {
        if (node.getStyleClass().stream().anyMatch(ALWAYS_WHOLE::contains)) {
            return Stream.of(node);
        }
        boolean foldable =
                node.getStyleClass().contains("plates") || node.getStyleClass().contains("scrim");
        return foldable ? Stream.of() : children(node).flatMap(WholeTurnTest::parts);
    }

    private static Stream<Labeled> labels(Node node) {
        Stream<Labeled> below = children(node).flatMap(WholeTurnTest::labels);
        boolean written = node instanceof Labeled
                && node.isVisible()
                && node.getStyleClass().stream().noneMatch("number-tile"::equals);
        return written ? Stream.concat(Stream.of((Labeled) node), below) : below;
    }

    private static Stream<Node> children(Node node) {
        return node instanceof Parent parent && node.isVisible()
                ? parent.getChildrenUnmodifiable().stream()
                : Stream.of();
    }

    private boolean isInside(Node node) {
        Bounds bounds = node.localToScene(node.getLayoutBounds());
        return bounds.getMinX() >= -1
                && bounds.getMinY() >= -1
                && bounds.getMaxX() <= stage.getScene().getWidth() + 1
                && bounds.getMaxY() <= stage.getScene().getHeight() + 1;
    }
}
