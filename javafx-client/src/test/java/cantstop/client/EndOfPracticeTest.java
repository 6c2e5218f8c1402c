package cantstop.client;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.coach.Study;
import cantstop.client.evening.Place;
import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.Visit;
import cantstop.client.party.FxBridge;
import cantstop.client.profile.Practice;
import cantstop.client.sound.Speaker;
import cantstop.client.stories.Steps;
import cantstop.client.theme.Motion;
import cantstop.client.theme.Theme;
import cantstop.client.voice.Voice;
import cantstop.engine.Occupant;
import cantstop.engine.Seat;
import cantstop.engine.bot.Bots;
import cantstop.protocol.HostMessage;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// The end of a game against a bot: what it was worth, what comes next, and that nothing moves any more.
@ExtendWith(ApplicationExtension.class)
class EndOfPracticeTest {
    private final Visit visit = new Visit();
    private Scene scene;

    @Start
    void open(Stage stage) {
        Window window = new Window(
                visit.evening,
                Locale.ENGLISH,
                () -> Motion.NONE,
                Theme.LIGHT,
                Study.withItsOwnThread(new FxBridge(Platform::runLater)),
                Speaker.OFF,
                Voice.NONE,
                Runnable::run);
        window.frame(stage);
        scene = window.scene();
        stage.setWidth(1000);
        stage.setHeight(900);
        stage.show();
    }

    private void win() {
        Steps.beatsTheBot(visit);
        layOut();
    }

    private void layOut() {
        scene.getRoot().applyCss();
        scene.getRoot().layout();
    }

    private String said(String selector) {
        return ((Labeled) scene.lookup(selector)).getText();
    }

    private Bounds place(String selector) {
        Node node = Objects.requireNonNull(scene.lookup(selector));
        return node.localToScene(node.getLayoutBounds());
    }

    @Test
    void aBotBeatenForTheFirstTimeIsCelebratedAndTheNextOneIsOneKeyAway(FxRobot robot) {
        robot.interact(() -> {
            win();

            assertThat(said(".praise")).isEqualTo("You beat Dreamer. 1 of 10 bots beaten.");
            Button first = (Button) Objects.requireNonNull(scene.getFocusOwner());
            assertThat(first.getText()).isEqualTo("Play Careful");

            first.fire();
            visit.later.run();

            assertThat(visit.evening.place().get()).isEqualTo(Place.TABLE);
            assertThat(visit.party().state().get().chair(Seat.of(1)).occupant())
                    .isEqualTo(new Occupant.Robot(Bots.HALF_CHANCE));
        });
    }

    @Test
    void theLastOneIsCelebratedWithAllAndPlayedAgain(FxRobot robot) {
        robot.interact(() -> {
            visit.evening.change(visit.evening
                    .profile()
                    .get()
                    .withPractice(Practice.FIRST.beating(Bots.levels().stream()
                            .filter(level -> !level.equals(Bots.DREAMER))
                            .toList())));
            win();

            assertThat(said(".praise")).isEqualTo("You beat Dreamer, and with that all 10 bots!");
            assertThat(((Button) Objects.requireNonNull(scene.getFocusOwner())).getText())
                    .isEqualTo("Rematch");
        });
    }

    @Test
    void whatComesLaterMovesNothingThatCanBePressed(FxRobot robot) {
        robot.interact(() -> {
            win();
            Bounds first = place(".end .next-bot");
            Bounds ways = place(".end .story-button");

            visit.guest().hears(new HostMessage.Calls(FakeGuest.TABLE, List.of(), Map.of(Seat.of(0), 4)));
            visit.later.run();
            layOut();

            assertThat(said(".awards .label")).isNotEmpty();
            assertThat(place(".end .next-bot")).isEqualTo(first);
            assertThat(place(".end .story-button")).isEqualTo(ways);
        });
    }

    @Test
    void aClickIntoEmptySpaceLeavesTheKeyboardWhereItIs(FxRobot robot) {
        robot.interact(() -> {
            win();
            Node owner = Objects.requireNonNull(scene.getFocusOwner());

            Node empty = Objects.requireNonNull(scene.lookup(".side .plain-scroll"));
            Event.fireEvent(
                    empty,
                    new MouseEvent(
                            MouseEvent.MOUSE_PRESSED,
                            5,
                            5,
                            5,
                            5,
                            MouseButton.PRIMARY,
                            1,
                            false,
                            false,
                            false,
                            false,
                            true,
                            false,
                            false,
                            true,
                            false,
                            true,
                            null));

            assertThat(scene.getFocusOwner()).isEqualTo(owner);
        });
    }
}
