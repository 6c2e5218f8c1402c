package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.ToolkitTest;
import cantstop.engine.Seat;
import cantstop.protocol.ChatText;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Utterance;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.scene.control.ButtonBase;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// What was said and not read yet stays new from one screen to the next.
@ToolkitTest
@Tag("slow")
class UnreadTest {
    private OpenWindow window;
    private FakeVisit visit;

    @Start
    void open(Stage stage) {
        window = OpenWindow.still(stage);
        visit = window.visit;
    }

    private void benSays(String text) {
        Utterance line = new Utterance.Chat(new ChatText(text));
        visit.guest()
                .notice(new HostMessage.Spoken(
                        FakeGuest.TABLE, FakeVisit.BEN, Seat.of(1), FakeVisit.BENS.name(), line));
        visit.later.run();
    }

    private Stream<ButtonBase> buttons() {
        return Stream.of(".button", ".chat-button")
                .flatMap(kind -> window.scene.getRoot().lookupAll(kind).stream())
                .map(ButtonBase.class::cast);
    }

    /// What the buttons in view say, or tell a screen reader.
    private List<String> said() {
        return buttons().map(UnreadTest::name).toList();
    }

    private static String name(ButtonBase button) {
        return button.getText().isEmpty() || button.getStyleClass().contains("round")
                ? Objects.requireNonNullElse(button.getAccessibleText(), "")
                : button.getText();
    }

    private void press(String said) {
        buttons().filter(button -> name(button).equals(said)).findFirst().ifPresent(ButtonBase::fire);
    }

    @Test
    void whatWasSaidInTheLobbyIsStillNewAtTheTable(FxRobot robot) {
        robot.interact(() -> {
            visit.hosting().withBen();
            benSays("Good luck!");
            assertThat(said()).contains(visit.words.say("talk.unread", 1));

            visit.annaStarts();
            benSays("Here we go");
            assertThat(said()).contains(visit.words.say("talk.unread", 2));

            press(visit.words.say("talk.unread", 2));
            assertThat(said()).contains(visit.words.say("talk.title"));
        });
    }

    @Test
    void whatWasReadInTheLobbyIsNotNewAtTheTable(FxRobot robot) {
        robot.interact(() -> {
            visit.hosting().withBen();
            benSays("Good luck!");
            press(visit.words.say("talk.unread", 1));
            press(visit.words.say("close"));

            visit.annaStarts();

            assertThat(said()).contains(visit.words.say("talk.title"));
        });
    }
}
