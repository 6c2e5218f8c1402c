package cantstop.client.play.handover;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.Later;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.screen.BusySign;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.words.Words;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// Who has the keyboard while the game is halted.
@ToolkitTest
class HaltSignTest {
    private static final Optional<StripState> LOOKING = Optional.of(StripState.looking(
            "Ben isn’t answering", "", List.of(StripState.Remedy.GO_ON, StripState.Remedy.LEAVE), Optional.empty()));
    private static final Optional<StripState> GONE = Optional.of(StripState.halting(
            "The host has gone",
            "",
            List.of(StripState.Remedy.GO_ON, StripState.Remedy.RETRY),
            Optional.of(StripState.Remedy.GO_ON)));

    private TextField chat;
    private HaltSign sign;
    private Scene scene;

    @Start
    void open(Stage stage) {
        chat = new TextField();
        BusySign busy = new BusySign(new Later(), () -> Motion.NONE);
        sign = new HaltSign(Words.of(Locale.ENGLISH), remedy -> {}, busy);
        sign.show(Optional.empty());
        scene = new Scene(new VBox(chat, sign.node()), 800, 600);
        stage.setScene(scene);
        stage.show();
        scene.getRoot().requestFocus();
    }

    private Node card() {
        return scene.lookup(".over-table");
    }

    @Test
    void theSignHasItAndNoneOfItsButtons(FxRobot robot) {
        robot.interact(() -> sign.show(LOOKING));

        assertThat(scene.getFocusOwner()).isEqualTo(card());
    }

    @Test
    void itStaysAtTheSignWhenTheButtonThatHadItGoes(FxRobot robot) {
        robot.interact(() -> {
            sign.show(LOOKING);
            scene.getRoot().applyCss();
            card().lookup(".way-out").requestFocus();
            sign.show(GONE);
        });

        assertThat(scene.getFocusOwner()).isEqualTo(card());
    }

    @Test
    void aPlayerWhoIsWritingGoesOnWriting(FxRobot robot) {
        robot.interact(() -> {
            chat.requestFocus();
            sign.show(LOOKING);
        });

        assertThat(scene.getFocusOwner()).isEqualTo(chat);
    }
}
