package cantstop.client.play.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.board.BoardInWords;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.words.Words;
import cantstop.engine.Column;
import cantstop.engine.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// The board in words can be heard where the system has a voice.
@ToolkitTest
@Tag("slow")
class WordsOverlayTest {
    private static final List<BoardInWords.Line> LINES = List.of(
            new BoardInWords.Line("It’s Anna’s turn.", Optional.empty(), List.of()),
            new BoardInWords.Line(
                    "Column 2: Anna’s runner 1 of 3 steps.",
                    Optional.of(Column.TWO),
                    List.of(new BoardInWords.Thing(
                            BoardInWords.Kind.RUNNER, "Anna’s runner 1 of 3 steps", Seat.of(0), 1))));

    private final List<String> heard = new ArrayList<>();
    private final StackPane root = new StackPane();

    @Start
    void show(Stage stage) {
        Scene scene = new Scene(root, 700, 500);
        Theme.LIGHT.applyTo(scene);
        stage.setScene(scene);
        stage.show();
    }

    private WordsOverlay show(List<BoardInWords.Line> lines, Optional<Consumer<String>> voice, FxRobot robot) {
        WordsOverlay overlay = new WordsOverlay(Words.of(Locale.ENGLISH), lines, List.of(), voice, () -> {});
        robot.interact(() -> {
            root.getChildren().setAll(overlay.node());
            root.applyCss();
            root.layout();
        });
        return overlay;
    }

    private List<Button> buttons(boolean voice, FxRobot robot) {
        show(LINES, voice ? Optional.of(heard::add) : Optional.empty(), robot);
        return List.copyOf(robot.lookup(".button").queryAllAs(Button.class));
    }

    @Test
    void speakReadsAllOfIt(FxRobot robot) {
        List<Button> buttons = buttons(true, robot);
        assertThat(buttons).extracting(Button::getText).containsExactly("Speak", "Close");
        robot.interact(buttons.getFirst()::fire);
        assertThat(heard).containsExactly("It’s Anna’s turn.\nColumn 2: Anna’s runner 1 of 3 steps.");
    }

    @Test
    void isAsHighAsItsLines(FxRobot robot) {
        show(LINES, Optional.empty(), robot);
        assertThat(height(".words-lines", robot)).isCloseTo(height(".board-words .viewport", robot), within(1.0));
    }

    @Test
    void takesMostOfTheWindowForManyLines(FxRobot robot) {
        show(Collections.nCopies(100, LINES.getLast()), Optional.empty(), robot);
        assertThat(height(".board-words", robot)).isCloseTo(0.85 * root.getHeight(), within(1.0));
    }

    private static double height(String part, FxRobot robot) {
        return robot.lookup(part).queryAs(Region.class).getHeight();
    }

    @Test
    void theArrowsWalkThroughTheLines(FxRobot robot) {
        robot.interact(show(LINES, Optional.empty(), robot)::focus);
        assertThat(focused()).isEqualTo("It’s Anna’s turn.");

        robot.type(KeyCode.DOWN);
        assertThat(focused()).isEqualTo("Column 2: Anna’s runner 1 of 3 steps.");

        robot.type(KeyCode.DOWN, KeyCode.UP);
        assertThat(focused()).isEqualTo("It’s Anna’s turn.");
    }

    private String focused() {
        return root.getScene().getFocusOwner().getAccessibleText();
    }

    @Test
    void whereThereIsNoVoiceNoneIsOffered(FxRobot robot) {
        assertThat(buttons(false, robot)).extracting(Button::getText).containsExactly("Close");
    }
}
