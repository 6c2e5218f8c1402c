package cantstop.client.extras.history;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.screen.WindowLayers;
import cantstop.client.model.navigation.ScreenName;
import cantstop.client.stories.KeptGames;
import cantstop.client.stories.Steps;
import cantstop.engine.identity.TableId;
import cantstop.protocol.client.discovery.FoundHost;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// Anna has a copy of a game that she handed over to Ben.
@ToolkitTest
class ContinueGameTest {
    private final FakeVisit visit = new FakeVisit();
    private final HistoryModel model = new HistoryModel(visit.navigator);
    private final WindowLayers layers = new WindowLayers();
    private final ContinueGame going = new ContinueGame(visit.navigator, model, layers);

    @Start
    void show(Stage stage) {
        stage.setScene(new Scene(layers.root(), 1000, 700));
        stage.show();
        KeptGames.handedOverToBen(visit);
        visit.navigator.lookingAround().begin();
        model.activate();
        visit.later.run();
    }

    private void hears(FoundHost... hosts) {
        visit.neighbours.hears(hosts);
        visit.later.run();
    }

    private boolean asks() {
        return layers.isCovered();
    }

    private void answers(String key) {
        layers.root().lookupAll(".button").stream()
                .map(ButtonBase.class::cast)
                .filter(button -> button.getText().equals(visit.words.say(key)))
                .forEach(ButtonBase::fire);
        visit.later.run();
    }

    @Test
    void asLongAsNobodyElseIsHeardItIsGoneOnWithHere(FxRobot robot) {
        robot.interact(() -> {
            going.goOn();
            visit.later.run();

            assertThat(asks()).isFalse();
            assertThat(visit.hosts.gathered).containsExactly(FakeGuest.TABLE);
        });
    }

    @Test
    void whereItsHostIsHeardThatIsTheWay(FxRobot robot) {
        robot.interact(() -> {
            hears(Steps.bensHost(FakeGuest.TABLE));

            going.goOn();

            assertThat(layers.root().lookupAll(".question .label"))
                    .anyMatch(node -> ((Label) node).getText().startsWith("Ben’s laptop is the host now"));
            assertThat(((ButtonBase) layers.root().getScene().getFocusOwner()).getText())
                    .isEqualTo(visit.words.say("handover.GO_THERE"));
            answers("handover.GO_THERE");
            assertThat(visit.hosts.gathered).isEmpty();
            assertThat(visit.guest().calls)
                    .containsSubsequence("connect 192.168.1.20", "pinned " + FakeVisit.BEN.key());
        });
    }

    @Test
    void whoeverThinksBetterOfItStaysInHistory(FxRobot robot) {
        robot.interact(() -> {
            hears(Steps.bensHost(FakeGuest.TABLE));
            going.goOn();

            answers("back");

            assertThat(asks()).isFalse();
            assertThat(visit.hosts.gathered).isEmpty();
            assertThat(visit.navigator.place().get()).isEqualTo(ScreenName.HISTORY);
        });
    }

    @Test
    void aSecondGameIsMadeOnlyByWhoeverSaysSo(FxRobot robot) {
        robot.interact(() -> {
            hears(Steps.bensHost(FakeGuest.TABLE));
            going.goOn();

            answers("history.led.here");

            assertThat(visit.hosts.gathered).containsExactly(FakeGuest.TABLE);
        });
    }

    @Test
    void aHostThatHasOtherTablesIsNotInTheWay(FxRobot robot) {
        robot.interact(() -> {
            hears(Steps.bensHost(new TableId("9".repeat(32))));

            going.goOn();
            visit.later.run();

            assertThat(asks()).isFalse();
            assertThat(visit.hosts.gathered).containsExactly(FakeGuest.TABLE);
        });
    }
}
