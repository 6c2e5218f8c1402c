package cantstop.client.play.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.screen.WindowLayers;
import cantstop.client.kit.theme.Theme;
import cantstop.engine.Actor;
import cantstop.engine.Badge;
import cantstop.engine.Command;
import cantstop.engine.Seat;
import cantstop.engine.bot.Bots;
import cantstop.protocol.HostMessage;
import cantstop.protocol.KnockPurpose;
import cantstop.protocol.Knocker;
import java.util.List;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.ToggleButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// Where the keyboard is in the lobby, whatever comes and goes there.
@ToolkitTest
@Tag("slow")
class LobbyKeyboardTest {
    private final FakeVisit visit = new FakeVisit();
    private final WindowLayers layers = new WindowLayers();
    private FxRobot robot;
    private Scene scene;

    @Start
    void show(Stage stage) {
        scene = new Scene(layers.root(), 900, 420);
        Theme.LIGHT.applyTo(scene);
        stage.setScene(scene);
        stage.show();
    }

    @BeforeEach
    void hands(FxRobot hands) {
        robot = hands;
    }

    private void annaHosts() {
        robot.interact(() -> {
            visit.hosting();
            OpenLobby.show(visit, layers, () -> 0);
        });
    }

    private void annaIsBensGuest() {
        robot.interact(() -> {
            visit.atBens();
            visit.party().attend(FakeGuest.TABLE);
            visit.later.run();
            OpenLobby.show(visit, layers, () -> 0);
        });
    }

    private void does(Runnable what) {
        robot.interact(() -> {
            what.run();
            visit.later.run();
        });
        WaitForAsyncUtils.waitForFxEvents();
    }

    /// Presses what has the keyboard.
    private void presses() {
        does(() -> ((Button) scene.getFocusOwner()).fire());
    }

    private void goesTo(String said) {
        does(() -> button(said).requestFocus());
    }

    private Node button(String said) {
        Set<Node> all = scene.getRoot().lookupAll(".button");
        return all.stream()
                .filter(node -> node.isVisible() && said.equals(said(node)))
                .findFirst()
                .orElseThrow();
    }

    private static String said(Node node) {
        String spoken = node.getAccessibleText();
        return spoken == null && node instanceof Labeled labeled ? labeled.getText() : spoken;
    }

    private String focused() {
        return said(scene.getFocusOwner());
    }

    private void somebodySits(int seat) {
        does(() -> visit.guest()
                .act(new Actor.Guest(FakeVisit.CLEO), new Command.SitDown(Seat.of(seat), FakeVisit.CLEOS)));
    }

    @Test
    void whoeverSatDownGoesOnToTheirLooksWhichAreInView() {
        annaIsBensGuest();
        assertThat(focused()).isEqualTo("Sit down, seat 2");

        presses();

        assertThat(scene.getFocusOwner())
                .isInstanceOfSatisfying(
                        ToggleButton.class,
                        pick -> assertThat(pick.isSelected()).isTrue());
        assertThat(focused()).isEqualTo("Colour: orange");
        Node view = scene.getRoot().lookup(".viewport");
        Bounds pick = scene.getFocusOwner().localToScene(scene.getFocusOwner().getLayoutBounds());
        assertThat(view.localToScene(view.getLayoutBounds()).contains(pick)).isTrue();
    }

    @Test
    void whoeverSatDownByJoiningInGoesOnToTheirLooksToo() {
        annaIsBensGuest();
        goesTo("Choose a seat…");
        does(() -> visit.party().ask(new Command.SitDown(Seat.of(3), FakeVisit.ANNAS)));
        assertThat(focused()).isEqualTo("Colour: orange");
    }

    @Test
    void whoeverGotUpIsAtTheSeatThatTheyLeft() {
        annaIsBensGuest();
        goesTo("Sit down, seat 2");
        presses();
        goesTo("Leave seat: Anna");
        presses();
        assertThat(focused()).isEqualTo("Sit down, seat 2");
    }

    @Test
    void whoeverIsLateForASeatIsAtTheNextOne() {
        annaIsBensGuest();
        goesTo("Sit down, seat 2");
        somebodySits(1);
        assertThat(focused()).isEqualTo("Sit down, seat 3");
    }

    @Test
    void whoeverIsLateForTheLastSeatIsAtTheOtherWaysIn() {
        annaIsBensGuest();
        goesTo("Sit down, seat 2");
        does(() -> visit.guest().fill());
        assertThat(focused()).isEqualTo("Sit down…");
    }

    @Test
    void whoeverIsInTheQueueIsNotAtTheWayOut() {
        annaIsBensGuest();
        goesTo("Sit down, seat 2");
        does(() -> visit.guest().fill());
        does(() -> visit.guest()
                .notice(new HostMessage.Knocks(
                        FakeGuest.TABLE,
                        List.of(new Knocker(FakeVisit.ANNA, FakeVisit.ANNAS, KnockPurpose.NEXT, null)))));
        assertThat(scene.getRoot().lookupAll(".button").stream()
                        .filter(Node::isVisible)
                        .map(button -> ((Button) button).getText()))
                .doesNotContain("Sit down…");
        assertThat(focused()).isNotEqualTo("Leave");
    }

    @Test
    void whoeverSeesAColourTakenKeepsTheirOwn() {
        annaIsBensGuest();
        presses();
        does(() -> scene.getRoot().lookupAll(".pick").stream()
                .filter(pick -> "Colour: green".equals(pick.getAccessibleText()))
                .forEach(Node::requestFocus));
        somebodySits(2);
        assertThat(focused()).isEqualTo("Colour: orange");
    }

    @Test
    void theHostIsAtTheSeatThatABotHasLeft() {
        annaHosts();
        does(() -> visit.withBen().withBot());
        goesTo("Remove: Robo");
        presses();
        assertThat(focused()).isEqualTo("Add bot, seat 4");
    }

    @Test
    void theHostGoesBackToTheBotsWhenTheGameCanNoLongerBegin() {
        annaHosts();
        does(visit::withBen);
        assertThat(focused()).startsWith("Start. ");
        does(() -> visit.guest().act(new Actor.Guest(FakeVisit.BEN), new Command.Leave(false)));
        assertThat(focused()).isEqualTo("Add bot, seat 2");
        does(visit::withBen);
        assertThat(focused()).startsWith("Start. ");
    }

    @Test
    void whoeverHasSeatedABotIsAtTheNextSeatForOneAndAfterTheLastAtStart() {
        annaHosts();
        for (int next = 3; next <= 4; next++) {
            seatsABot(next - 1);
            assertThat(focused()).isEqualTo("Add bot, seat " + next);
        }
        seatsABot(4);
        assertThat(focused()).startsWith("Start. ");
    }

    private void seatsABot(int number) {
        goesTo("Add bot, seat " + number);
        Badge wish = visit.navigator.practiceGames().badge(Bots.RANDOM);
        does(() -> visit.party().ask(new Command.SeatBot(Seat.of(number - 1), Bots.RANDOM, wish)));
    }

    @Test
    void theHostIsNotTornFromAnythingButTheSeatsWhenSomebodySitsDown() {
        annaHosts();
        goesTo("Leave");
        does(visit::withBen);
        assertThat(focused()).isEqualTo("Leave");
    }

    @Test
    void theHostIsNotTornFromTheLockByTurningIt() {
        annaHosts();
        does(() -> scene.getRoot().lookup(".lobby-sides .check-box").requestFocus());
        Node box = scene.getFocusOwner();
        does(() -> visit.party().ask(new Command.Lock(true)));
        assertThat(scene.getFocusOwner()).isEqualTo(box);
    }

    @Test
    void whoeverChoseABotForASeatThatIsTakenMeanwhileIsAtTheNextOne() {
        annaHosts();
        does(visit::withBen);
        goesTo("Add bot, seat 3");
        presses();
        does(visit::withCleo);
        does(layers::dismiss);
        assertThat(focused()).isEqualTo("Add bot, seat 4");
    }
}
