package cantstop.client.extras.history;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.FinishedGame;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.screen.WindowLayers;
import cantstop.protocol.client.SeenGame;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// Anna has a copy of a game, which is in view, and one of a finished game that is older than a month.
@ToolkitTest
class DeleteGamesTest {
    private final FakeVisit visit = new FakeVisit();
    private final HistoryModel model = new HistoryModel(
            visit.navigator, Runnable::run, InstantSource.fixed(Instant.parse("2027-01-01T12:00:00Z")));
    private final WindowLayers layers = new WindowLayers();
    private final DeleteGames deleting = new DeleteGames(model, visit.words, layers);
    private SeenGame game;
    private SeenGame old;

    @Start
    void show(Stage stage) {
        stage.setScene(new Scene(layers.root(), 1000, 700));
        stage.show();
        visit.hosting().withBen().annaStarts().annaRolls(3, 4, 5, 1).annaTakes(6, 7);
        game = visit.seen.keep(0, visit.party().log(), Optional.empty());
        visit.navigator.leave();
        FakeVisit before = FinishedGame.play(new FakeVisit().hosting().withBen(), 1);
        old = visit.seen.keep(1, before.party().log(), Optional.empty());
        visit.navigator.lookBack();
        model.activate();
        visit.later.run();
    }

    private void asks() {
        deleting.ask();
        visit.later.run();
    }

    private void answers(String beginning) {
        layers.root().lookupAll(".button").stream()
                .map(ButtonBase.class::cast)
                .filter(button -> button.getText().startsWith(beginning))
                .forEach(ButtonBase::fire);
        visit.later.run();
    }

    @Test
    void howMuchItFreesIsSaidBeforeTheGameIsDeleted(FxRobot robot) {
        robot.interact(() -> {
            asks();
            assertThat(model.games().get()).containsExactly(game, old);

            answers("This game: 0.1 MB");

            assertThat(model.games().get()).containsExactly(old);
            assertThat(layers.isCovered()).isFalse();
        });
    }

    @Test
    void theAnswerUnderTheHandKeepsEverything(FxRobot robot) {
        robot.interact(() -> {
            asks();
            assertThat(((ButtonBase) layers.root().getScene().getFocusOwner()).getText())
                    .isEqualTo("Keep them");

            answers("Keep them");

            assertThat(model.games().get()).containsExactly(game, old);
            assertThat(layers.isCovered()).isFalse();
        });
    }

    @Test
    void allThatAreOldAreDeletedAtOnceAndNoOther(FxRobot robot) {
        robot.interact(() -> {
            asks();

            answers("1 finished game");

            assertThat(model.games().get()).containsExactly(game);
        });
    }
}
