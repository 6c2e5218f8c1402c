package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.model.navigation.ScreenName;
import cantstop.client.model.profile.Practice;
import cantstop.client.model.profile.Profile;
import cantstop.client.stories.Steps;
import cantstop.engine.Occupant;
import cantstop.engine.Seat;
import cantstop.engine.bot.Bots;
import cantstop.protocol.HostMessage;
import java.util.List;
import java.util.Map;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// The end of a game against a bot: what it was worth, what comes next, and that nothing moves any more.
@ToolkitTest
@Tag("slow")
class EndOfPracticeTest {
    private OpenWindow window;
    private FakeVisit visit;

    @Start
    void open(Stage stage) {
        window = OpenWindow.still(stage);
        visit = window.visit;
    }

    private void win() {
        Steps.beatsTheBot(visit);
        window.layOut();
    }

    @Test
    void aBotBeatenForTheFirstTimeIsCelebratedAndTheNextOneIsOneKeyAway(FxRobot robot) {
        robot.interact(() -> {
            win();

            assertThat(window.said(".praise")).isEqualTo("Dreamer beaten! 1 of 10.");
            Button first = (Button) window.focused();
            assertThat(first.getText()).isEqualTo("Play Snail");

            first.fire();
            visit.later.run();

            assertThat(visit.navigator.place().get()).isEqualTo(ScreenName.TABLE);
            assertThat(visit.party().state().get().chair(Seat.of(1)).occupant())
                    .isEqualTo(new Occupant.Robot(Bots.HALF_CHANCE));
        });
    }

    @Test
    void awardsAreLowRows(FxRobot robot) {
        robot.interact(() -> {
            win();
            window.layOut();

            assertThat(window.scene.getRoot().lookupAll(".award-row")).hasSize(2);
            double line = ((Labeled) window.find(".award-row .small")).getFont().getSize();
            assertThat(window.place(".award-row").getHeight()).isLessThan(5.5 * line);
        });
    }

    @Test
    void theLastOneIsCelebratedWithAllAndPlayedAgain(FxRobot robot) {
        robot.interact(() -> {
            visit.navigator
                    .me()
                    .change(visit.navigator
                            .me()
                            .profile()
                            .get()
                            .withPractice(Practice.FIRST.beating(Bots.levels().stream()
                                    .filter(level -> !level.equals(Bots.DREAMER))
                                    .toList())));
            win();

            assertThat(window.said(".praise")).isEqualTo("Dreamer beaten, and with that all 10 bots!");
            assertThat(((Button) window.focused()).getText()).isEqualTo("Rematch");
        });
    }

    @Test
    void nobodyIsSentToALobbyAndWhoeverGoesHomeGoesOnPractising(FxRobot robot) {
        robot.interact(() -> {
            win();
            assertThat(said(".end")).contains("Other bots or rules").doesNotContain("Back to the lobby");

            visit.navigator.leave();
            visit.later.run();

            Button first = (Button) window.focused();
            assertThat(first.getAccessibleText()).isEqualTo("Practise. Against Snail");
            assertThat(first.isDefaultButton()).isTrue();
        });
    }

    @Test
    void whoeverPlayedWithOthersSinceIsOfferedToHostFirst(FxRobot robot) {
        robot.interact(() -> {
            win();
            visit.hosting();
            visit.navigator.leave();
            visit.later.run();

            assertThat(((Button) window.focused()).getAccessibleText()).startsWith("Host a game");
        });
    }

    @Test
    void everybodysTurnsAndBustsStandBelowTheirNames(FxRobot robot) {
        robot.interact(() -> {
            win();

            assertThat(said(".scores"))
                    .contains(
                            "Anna",
                            "2 turns, no bust · 1 win",
                            "Dreamer",
                            "19 steps from winning · 2 turns, no bust · 0 wins");
        });
    }

    @Test
    void inLargeTypeWhoHasWonIsSeenFirst(FxRobot robot) {
        robot.interact(() -> {
            window.stage.setHeight(720);
            Profile profile = visit.navigator.me().profile().get();
            visit.navigator.me().change(profile.withWindow(profile.window().withZoom(200)));
        });
        robot.interact(() -> {
            win();

            assertThat(window.place(".side .plain-scroll").contains(window.place(".champion .huge")))
                    .isTrue();
            assertThat(((Button) window.focused()).getText()).isEqualTo("Play Snail");
        });
    }

    private List<String> said(String selector) {
        return window.find(selector).lookupAll("*").stream()
                .filter(Labeled.class::isInstance)
                .map(label -> ((Labeled) label).getText())
                .toList();
    }

    @Test
    void whatComesLaterMovesNothingThatCanBePressed(FxRobot robot) {
        robot.interact(() -> {
            win();
            Bounds first = window.place(".end .next-bot");
            Bounds ways = window.place(".end .story-button");

            visit.guest().notice(new HostMessage.Calls(FakeGuest.TABLE, List.of(), Map.of(Seat.of(0), 4)));
            visit.later.run();
            window.layOut();

            assertThat(window.said(".awards .label")).isNotEmpty();
            assertThat(window.place(".end .next-bot")).isEqualTo(first);
            assertThat(window.place(".end .story-button")).isEqualTo(ways);
        });
    }

    @Test
    void aClickIntoEmptySpaceLeavesTheKeyboardWhereItIs(FxRobot robot) {
        robot.interact(() -> {
            win();
            Node owner = window.focused();

            window.click(window.find(".side .plain-scroll"));

            assertThat(window.focused()).isEqualTo(owner);
        });
    }
}
