package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.theme.Theme;
import cantstop.client.model.navigation.ScreenName;
import cantstop.engine.Actor;
import cantstop.engine.Command;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.protocol.HostAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// A second start asks something of a window that is in use.
@ToolkitTest
@Tag("slow")
class StartRequestTest {
    private static final String ELSEWHERE = "cantstop://10.0.0.7:21207#" + "9".repeat(64);
    private static final String HERE = "cantstop://laptop:21207#" + FakeGuest.HOST_KEY;

    private final FakeVisit visit = new FakeVisit();
    private final List<HostAddress> watched = new ArrayList<>();
    private Window window;

    @Start
    void start(Stage stage) {
        window = new Window(visit.navigator, Locale.ENGLISH, () -> Motion.NONE, Theme.LIGHT);
        window.frame(stage);
        stage.show();
    }

    private void asks(FxRobot robot, String... words) {
        Arguments what = ((Arguments.Task.Open) Arguments.read(List.of(words))).arguments();
        robot.interact(() -> {
            new StartRequest(visit.navigator, window, watched::add).carryOut(what.request());
            visit.later.run();
        });
    }

    /// Anna is at Ben's table, in a game.
    private void plays(FxRobot robot) {
        robot.interact(() -> {
            visit.navigator.join(new HostAddress("laptop", HostAddress.DEFAULT_PORT));
            visit.later.run();
            visit.guest().opened(new TableName("Ben’s game"), Settings.DEFAULT, FakeVisit.BEN, FakeVisit.BENS);
            visit.party().attend(FakeGuest.TABLE);
            visit.guest().act(new Actor.Guest(FakeVisit.ANNA), new Command.SitDown(Seat.of(1), FakeVisit.ANNAS));
            visit.guest().dice(6, 6, 1, 2);
            visit.guest().act(new Actor.Guest(FakeVisit.BEN), new Command.Start());
            visit.later.run();
        });
        assertThat(visit.navigator.place().get()).isEqualTo(ScreenName.TABLE);
    }

    private String question(FxRobot robot) {
        return String.join(
                "\n",
                robot.lookup((Node node) -> node instanceof Labeled && isInQuestion(node)).queryAll().stream()
                        .map(node -> ((Labeled) node).getText())
                        .toList());
    }

    private static boolean isInQuestion(Node node) {
        return Stream.iterate(node, one -> one != null, Node::getParent)
                .anyMatch(one -> one.getStyleClass().contains("question"));
    }

    private void presses(FxRobot robot, String text) {
        robot.interact(() -> robot.lookup(".question .button").queryAllAs(Button.class).stream()
                .filter(button -> button.getText().equals(text))
                .findFirst()
                .orElseThrow()
                .fire());
        robot.interact(visit.later::run);
    }

    @Test
    void whoeverIsNowhereFollowsAnInviteAtOnce(FxRobot robot) {
        asks(robot, ELSEWHERE);

        assertThat(question(robot)).isEmpty();
        assertThat(visit.guest().calls).contains("connect 10.0.0.7", "pinned " + "9".repeat(64));
    }

    @Test
    void whoeverPlaysIsAskedFirstAndStaysInTheGame(FxRobot robot) {
        plays(robot);

        asks(robot, ELSEWHERE);

        assertThat(question(robot)).contains("another party, at 10.0.0.7", "Your seat and your pieces stay");
        presses(robot, "Stay");
        assertThat(visit.navigator.place().get()).isEqualTo(ScreenName.TABLE);
        assertThat(visit.guests).hasSize(1);
        assertThat(question(robot)).isEmpty();
    }

    @Test
    void whoeverWantsToLeavesTheGameForTheInvite(FxRobot robot) {
        plays(robot);

        asks(robot, ELSEWHERE);
        presses(robot, "Leave");

        assertThat(visit.guests).hasSize(2);
        assertThat(visit.guests.getFirst().calls).contains("disconnect");
        assertThat(visit.guest().calls).contains("pinned " + "9".repeat(64));
    }

    @Test
    void anInviteToThePartyWhereOneIsChangesNothing(FxRobot robot) {
        plays(robot);

        asks(robot, HERE);

        assertThat(question(robot)).isEmpty();
        assertThat(visit.navigator.place().get()).isEqualTo(ScreenName.TABLE);
        assertThat(visit.guests).hasSize(1);
    }

    @Test
    void aPlaceInALobbyIsNotLostByMistakeEither(FxRobot robot) {
        robot.interact(() -> {
            visit.navigator.join(new HostAddress("laptop", HostAddress.DEFAULT_PORT));
            visit.later.run();
            visit.guest().opened(new TableName("Ben’s game"), Settings.DEFAULT, FakeVisit.BEN, FakeVisit.BENS);
            visit.party().attend(FakeGuest.TABLE);
            visit.later.run();
        });

        asks(robot, "--join", "10.0.0.7");

        assertThat(question(robot)).contains("Leave this table?", "another party, at 10.0.0.7");
        assertThat(visit.guests).hasSize(1);
    }

    @Test
    void aHostWithGuestsMayHandOverBeforeItFollows(FxRobot robot) {
        robot.interact(() -> visit.hosting().withBen().annaStarts());

        asks(robot, ELSEWHERE);

        assertThat(question(robot)).contains("another party, at 10.0.0.7", "Ben’s laptop can take over");
        assertThat(visit.hosts.closed).isZero();
    }

    @Test
    void aSavedGameOpensAtOnceOrAfterTheSameQuestion(FxRobot robot) {
        asks(robot, "nowhere.cantstop");
        assertThat(visit.navigator.place().get()).isEqualTo(ScreenName.HISTORY);

        robot.interact(visit.navigator::leave);
        plays(robot);
        asks(robot, "nowhere.cantstop");
        assertThat(question(robot)).contains("a saved game, nowhere.cantstop");
        assertThat(visit.navigator.place().get()).isEqualTo(ScreenName.TABLE);

        presses(robot, "Leave");
        assertThat(visit.navigator.place().get()).isEqualTo(ScreenName.HISTORY);
        assertThat(visit.navigator.party().get()).isEmpty();
    }

    @Test
    void anotherWindowThatWatchesDisturbsNobody(FxRobot robot) {
        plays(robot);

        asks(robot, "--watch", "10.0.0.7");

        assertThat(watched).containsExactly(new HostAddress("10.0.0.7", HostAddress.DEFAULT_PORT));
        assertThat(question(robot)).isEmpty();
    }

    @Test
    void aSecondStartThatAsksForNothingChangesNothing(FxRobot robot) {
        plays(robot);

        asks(robot);

        assertThat(question(robot)).isEmpty();
        assertThat(visit.navigator.place().get()).isEqualTo(ScreenName.TABLE);
    }
}
