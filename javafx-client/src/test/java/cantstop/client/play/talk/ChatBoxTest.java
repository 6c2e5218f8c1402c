package cantstop.client.play.talk;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.ToolkitTest;
import cantstop.engine.PlayerName;
import cantstop.engine.identity.Key;
import cantstop.protocol.ChatText;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Utterance;
import cantstop.protocol.Watcher;
import java.util.stream.Stream;
import javafx.geometry.Orientation;
import javafx.scene.Scene;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// The chat of Anna, who owns the table where Ben sits and Cleo watches.
@ToolkitTest
@Tag("slow")
class ChatBoxTest {
    private final FakeVisit visit = new FakeVisit().hosting().withBen();
    private final TalkModel model = new TalkModel(visit.party(), visit.words, FakeVisit.ANNAS::name);
    private MenuButton people;
    private boolean closed;

    @Start
    void show(Stage stage) {
        model.activate();
        ChatBox box = new ChatBox(model, visit.words, () -> closed = true);
        stage.setScene(new Scene(box, 400, 400));
        stage.show();
        box.activate();
        people = (MenuButton) box.lookup(".menu-button");
        visit.guest()
                .notice(new HostMessage.Spoken(
                        FakeGuest.TABLE,
                        FakeVisit.CLEO,
                        null,
                        FakeVisit.CLEOS.name(),
                        new Utterance.Chat(new ChatText("A line that is longer".repeat(5)))));
        visit.later.run();
    }

    @Test
    void aLongLineIsWrapped(FxRobot robot) {
        ListView<?> lines = robot.lookup(".chat").queryListView();

        assertThat(robot.from(lines).lookup(".scroll-bar").queryAllAs(ScrollBar.class))
                .filteredOn(bar -> bar.getOrientation() == Orientation.HORIZONTAL)
                .noneMatch(ScrollBar::isVisible);
        assertThat(robot.from(lines).lookup(".list-cell").<ListCell<?>>query().getHeight())
                .isGreaterThan(2 * people.getFont().getSize());
    }

    @Test
    void escapeClosesItFromTheListOfPeopleToo(FxRobot robot) {
        robot.interact(people::requestFocus);

        robot.type(KeyCode.ESCAPE);

        assertThat(closed).isTrue();
    }

    private void chooses(FxRobot robot, String what) {
        robot.interact(() -> {
            people.show();
            people.getItems().stream()
                    .flatMap(item -> item instanceof Menu menu
                            ? Stream.concat(Stream.of(item), menu.getItems().stream())
                            : Stream.of(item))
                    .filter(item -> what.equals(item.getText()))
                    .forEach(MenuItem::fire);
        });
    }

    @Test
    void whoWatchesIsSentAwayAndWhoSitsIsNot(FxRobot robot) {
        chooses(robot, visit.words.say("talk.away", "Ben"));
        assertThat(visit.guest().calls).noneMatch(call -> call.startsWith("sendAway"));

        chooses(robot, visit.words.say("talk.away", "Cleo"));
        assertThat(visit.guest().calls).noneMatch(call -> call.startsWith("sendAway"));

        chooses(robot, visit.words.say("talk.away.sure", "Cleo"));
        assertThat(visit.guest().calls).containsOnlyOnce("sendAway c");
        assertThat(robot.lookup(".notice").queryLabeled().getText())
                .isEqualTo("Cleo was sent away, and has to ask before coming back.");
    }

    @Test
    void sendingAwayLooksOtherThanMuting(FxRobot robot) {
        robot.interact(people::show);

        assertThat(people.getItems())
                .filteredOn(item -> item.getStyleClass().contains("destructive"))
                .extracting(MenuItem::getText)
                .containsExactly("Send Cleo away…");
        assertThat(people.getItems()).hasAtLeastOneElementOfType(SeparatorMenuItem.class);
    }

    @Test
    void whoWatchesInSilenceIsSentAwayAndNotMuted(FxRobot robot) {
        Watcher dan = new Watcher(new Key("d".repeat(64)), new PlayerName("Dan"));
        visit.guest().watch(dan);
        visit.later.run();

        String called = visit.words.say("talk.named", 1, "Dan");
        chooses(robot, visit.words.say("talk.away.sure", called));

        assertThat(visit.guest().calls).containsOnlyOnce("sendAway d");
        assertThat(people.getItems())
                .extracting(MenuItem::getText)
                .doesNotContain(visit.words.say("talk.mute.name", called));
    }
}
