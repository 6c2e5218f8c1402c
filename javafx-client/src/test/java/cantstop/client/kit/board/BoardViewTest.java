package cantstop.client.kit.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cantstop.client.fake.ToolkitTest;
import cantstop.client.gallery.Positions;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.theme.Zoom;
import cantstop.engine.Column;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.MoveSource;
import cantstop.engine.Phase;
import cantstop.engine.Player;
import cantstop.engine.Roll;
import cantstop.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javafx.util.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ToolkitTest
@Tag("slow")
class BoardViewTest {
    private final GameState before = Positions.busyToChoose();
    private final AtomicInteger done = new AtomicInteger();
    private BoardView board;

    @Start
    void show(Stage stage) {
        board = new BoardView();
        board.badgesProperty().set(Positions.badges());
        board.gameProperty().set(before);
        Scene scene = new Scene(new StackPane(board), 700, 640);
        Theme.DARK.applyTo(scene);
        Zoom.NORMAL.applyTo(scene);
        stage.setScene(scene);
        stage.show();
    }

    @Test
    void showsEverySquareRunnerAndWonColumn() {
        assertThat(seen(".runner")).isEqualTo(2);
        assertThat(seen(".standing-sign")).isEqualTo(2);
        assertThat(seen(".paving")).isEqualTo(2);
        // Fifteen on open columns, and one on each that is won.
        assertThat(seen(".piece")).isEqualTo(17);
    }

    private List<Double> stakes() {
        return board.lookupAll("*").stream()
                .filter(node -> node.getParent() instanceof StakeSign)
                .filter(Text.class::isInstance)
                .map(node -> ((Text) node).getFont().getSize())
                .toList();
    }

    /// A size that is set by code alone gives way to the root's as soon as style sheets are asked again.
    @Test
    void theStakeKeepsItsSizeWhenTheKeyboardGoesElsewhere(FxRobot robot) {
        List<Double> before = stakes();
        assertThat(before).hasSize(2).allMatch(size -> size > 0);

        robot.interact(() -> board.requestFocus());
        robot.interact(() -> {
            board.getScene().getRoot().requestFocus();
            board.getScene().getRoot().applyCss();

            assertThat(stakes().getFirst()).isCloseTo(before.getFirst(), within(0.01));
        });
    }

    @Test
    void previewsWhatAnOptionWouldDo(FxRobot robot) {
        robot.interact(() -> board.previewProperty().set(before.options().getFirst()));
        assertThat(seen(".preview")).isEqualTo(2);
        assertThat(seen(".considered")).isEqualTo(2);
        robot.interact(() -> board.previewProperty().set(null));
        assertThat(seen(".preview")).isZero();
    }

    @Test
    void endsInTheNewStateWhenAMotionIsSkipped(FxRobot robot) {
        GameState after = chosen();
        robot.interact(() -> {
            board.play(choice(), before, after, Motion.NORMAL, done::incrementAndGet);
            assertThat(board.movingProperty().get()).isTrue();
            board.skip();
        });
        assertThat(board.gameProperty().get()).isEqualTo(after);
        assertThat(board.movingProperty().get()).isFalse();
        assertThat(done).hasValue(1);
        assertThat(seen(".runner")).isEqualTo(3);
    }

    @Test
    void aBurstOfEventsEndsInTheLastState(FxRobot robot) {
        GameState after = chosen();
        robot.interact(() -> {
            for (int i = 0; i < 250; i++) {
                board.play(choice(), before, after, Motion.NORMAL, done::incrementAndGet);
                board.play(new Event.TakenBack(Seat.of(0)), after, before, Motion.NORMAL, done::incrementAndGet);
            }
            board.skip();
        });
        assertThat(done).hasValue(500);
        assertThat(board.gameProperty().get()).isEqualTo(before);
        assertThat(seen(".runner")).isEqualTo(2);
    }

    /// Whoever comes next hears of it when this has been seen, and that is within 300 ms.
    @Test
    void aStopIsSeenInAMoment(FxRobot robot) {
        Event stop = new Event.Stopped(Seat.of(0), List.of(), false, MoveSource.PERSON);
        robot.interact(() -> {
            board.play(stop, before, Positions.fresh(), Motion.NORMAL, done::incrementAndGet);
            assertThat(((BoardSkin) board.getSkin()).lasts()).isBetween(Duration.millis(100), Duration.millis(250));
            board.skip();
        });
        assertThat(done).hasValue(1);
    }

    @Test
    void aSkippedBustLeavesWhatWasLostUntilTheNextRoll(FxRobot robot) {
        Event bust = new Event.Rolled(Seat.of(0), new Roll(1, 1, 1, 1), true, MoveSource.PERSON);
        robot.interact(() -> {
            board.play(bust, before, busted(), Motion.NORMAL, done::incrementAndGet);
            board.skip();
        });
        assertThat(seen(".runner")).isZero();
        assertThat(seen(".prop")).isZero();
        assertThat(seen(".fallen-runner")).isEqualTo(2);
        assertThat(seen(".step")).isEqualTo(before.stepsAtStake());
        assertThat(seen(".stake-sign")).isEqualTo(1);
        assertThat(board.lookupAll(".fallen-runner"))
                .allSatisfy(cone -> assertThat(cone.getTranslateY()).isZero());
        robot.interact(() -> board.gameProperty().set(Positions.fresh()));
        assertThat(seen(".fallen-runner") + seen(".step") + seen(".stake-sign")).isZero();
    }

    @Test
    void everyStepAtStakeIsPaintedOnItsSpace() {
        assertThat(seen(".step")).isEqualTo(before.stepsAtStake());
    }

    @Test
    void theGameGoesOnWhileTheLastColumnsAreStillKept(FxRobot robot) {
        Event stop = new Event.Stopped(Seat.of(0), List.of(), false, MoveSource.PERSON);
        Event next = new Event.Chosen(Seat.of(1), List.of(), MoveSource.PERSON);
        robot.interact(() -> {
            board.play(stop, before, Positions.fresh(), Motion.NORMAL, done::incrementAndGet);
            board.skip();
            board.play(next, Positions.fresh(), Positions.fresh(), Motion.NORMAL, done::incrementAndGet);
        });
        assertThat(done).hasValue(2);
        assertThat(seen(".prop")).isZero();
    }

    @Test
    void whoeverTakesAColumnIsNamedOverTheBoard(FxRobot robot) {
        GameState top = Positions.busyToGoOn();
        Event stop = new Event.Stopped(Seat.of(0), List.of(Column.EIGHT), false, MoveSource.PERSON);
        robot.interact(() -> {
            board.play(stop, top, Positions.over(), Motion.NORMAL, done::incrementAndGet);
            assertThat(seen(".splash")).isEqualTo(1);
            assertThat(board.lookupAll(".splash"))
                    .extracting(node -> ((Label) node).getText())
                    .containsExactly("Anna takes 8!");
            board.skip();
        });
        assertThat(seen(".splash")).isZero();
    }

    @Test
    void aWinIsCelebratedOnlyOnceItsLastColumnIsTaken(FxRobot robot) {
        GameState top = Positions.busyToGoOn();
        Event stop = new Event.Stopped(Seat.of(0), List.of(Column.EIGHT), true, MoveSource.PERSON);
        robot.interact(() -> {
            board.play(stop, top, Positions.over(), Motion.NORMAL, done::incrementAndGet);

            assertThat(seen(".splash")).isEqualTo(1);
            assertThat(seen(".dim")).isZero();
            assertThat(seen(".firework")).isZero();

            board.play(new Event.Over(Seat.of(0)), Positions.over(), Positions.over(), Motion.NORMAL, () -> {});

            assertThat(seen(".splash")).isZero();
            assertThat(seen(".firework")).isEqualTo(4);
        });
    }

    @Test
    void theLampIsTurnedDownOnAllButTheWinnersColumns(FxRobot robot) {
        robot.interact(() -> board.gameProperty().set(Positions.over()));
        assertThat(seen(".dim")).isEqualTo(1);
        assertThat(seen(".firework")).isEqualTo(4);
    }

    @Test
    void whereOneLooksBackAtAGameNothingIsCelebrated(FxRobot robot) {
        robot.interact(() -> {
            board.festiveProperty().set(false);
            board.gameProperty().set(Positions.over());
        });
        assertThat(seen(".dim")).isZero();
        assertThat(seen(".firework")).isZero();
    }

    @Test
    void showsTheStateAtOnceWhereNothingMoves(FxRobot robot) {
        robot.interact(() -> board.play(choice(), before, chosen(), Motion.NONE, done::incrementAndGet));
        assertThat(done).hasValue(1);
        assertThat(board.gameProperty().get()).isEqualTo(chosen());
    }

    @Test
    void tellsAScreenReaderWhatStandsWhere() {
        assertThat(board.getAccessibleText()).contains("It’s Anna’s turn.").contains("Column 12: won by Anna.");
    }

    @Test
    void letsGoOfItsPropertiesWithItsSkin(FxRobot robot) {
        robot.interact(() -> {
            Node runner = board.lookupAll(".runner").stream()
                    .filter(Node::isVisible)
                    .findFirst()
                    .orElseThrow();
            board.setSkin(null);
            board.gameProperty().set(Positions.over());
            assertThat(runner.isVisible()).isTrue();
            assertThat(board.lookupAll(".runner")).isEmpty();
        });
    }

    private long seen(String selector) {
        return board.lookupAll(selector).stream().filter(Node::isVisible).count();
    }

    /// The first player has gone bust, and the second is to roll.
    private GameState busted() {
        List<Player> players = new ArrayList<>(before.players());
        Player loser = players.getFirst();
        players.set(0, new Player(loser.seat(), loser.squares(), new Player.Bust(Positions.ROLL, before.markers())));
        return new GameState(before.settings(), players, Seat.of(1), 0, new Phase.ToRoll());
    }

    private Event choice() {
        return new Event.Chosen(Seat.of(0), List.of(Column.SIX, Column.EIGHT), MoveSource.PERSON);
    }

    private GameState chosen() {
        long markers = before.board().step(before.board().step(before.markers(), 6), 8);
        return new GameState(
                before.settings(),
                before.players(),
                before.mover(),
                markers,
                new Phase.ToGoOn(Positions.ROLL, before.markers()));
    }
}
