package cantstop.client.play.table;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.board.BoardInWords;
import cantstop.client.kit.words.Words;
import cantstop.engine.Column;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// The board in words can be heard where the system has a voice.
@ToolkitTest
class WordsOverlayTest {
    private static final List<BoardInWords.Line> LINES = List.of(
            new BoardInWords.Line("It’s Anna’s turn.", Optional.empty(), List.of()),
            new BoardInWords.Line(
                    "Column 2: a runner 1 of 3 steps.",
                    Optional.of(Column.TWO),
                    List.of(new BoardInWords.Thing("a runner 1 of 3 steps", Optional.empty()))));

    private final List<String> heard = new ArrayList<>();
    private final StackPane root = new StackPane();

    @Start
    void show(Stage stage) {
        stage.setScene(new Scene(root, 400, 300));
        stage.show();
    }

    private List<Button> buttons(boolean voice, FxRobot robot) {
        robot.interact(() -> root.getChildren()
                .setAll(new WordsOverlay(
                                Words.of(Locale.ENGLISH),
                                LINES,
                                voice ? Optional.of(heard::add) : Optional.empty(),
                                () -> {})
                        .node()));
        return List.copyOf(robot.lookup(".button").queryAllAs(Button.class));
    }

    @Test
    void speakReadsAllOfIt(FxRobot robot) {
        List<Button> buttons = buttons(true, robot);
        assertThat(buttons).extracting(Button::getText).containsExactly("Speak", "Close");
        robot.interact(buttons.getFirst()::fire);
        assertThat(heard).containsExactly("It’s Anna’s turn.\nColumn 2: a runner 1 of 3 steps.");
    }

    @Test
    void whereThereIsNoVoiceNoneIsOffered(FxRobot robot) {
        assertThat(buttons(false, robot)).extracting(Button::getText).containsExactly("Close");
    }
}
