package cantstop.client.play.talk;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Motion;
import cantstop.engine.Seat;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Reaction;
import cantstop.protocol.Utterance;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Rectangle;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// A reaction is seen where it comes from.
@ToolkitTest
class FlightsTest {
    private final FakeVisit visit = new FakeVisit().hosting().withBen().annaStarts();
    private final Node bensPlate = new Rectangle(500, 100, 200, 60);
    private final Node board = new Rectangle(0, 0, 400, 400);
    private Flights flights;

    @Start
    void show(Stage stage) {
        flights = new Flights(
                visit.party(),
                () -> Motion.NONE,
                seat -> Optional.of(bensPlate).filter(plate -> seat.equals(Seat.of(1))),
                board,
                true);
        flights.activate();
        stage.setScene(new Scene(new StackPane(new Pane(board, bensPlate), flights), 800, 500));
        stage.show();
    }

    private void ben(FxRobot robot, Utterance what) {
        robot.interact(() -> {
            visit.guest()
                    .notice(new HostMessage.Spoken(
                            FakeGuest.TABLE, FakeVisit.BEN, Seat.of(1), FakeVisit.BENS.name(), what));
            visit.later.run();
            flights.getParent().applyCss();
            flights.getParent().layout();
        });
    }

    @Test
    void whereNothingMovesItStandsAtThePlate(FxRobot robot) {
        ben(robot, new Utterance.React(Reaction.OUCH));

        assertThat(flights.getChildren()).hasSize(1);
        Bounds seen = flights.getChildren().getFirst().getBoundsInParent();
        assertThat(seen.getCenterX()).isBetween(490.0, 510.0);
        assertThat(seen.getCenterY()).isBetween(120.0, 140.0);
    }

    @Test
    void whatIsWrittenDoesNotFly(FxRobot robot) {
        ben(robot, new Utterance.CallBust());

        assertThat(flights.getChildren()).isEmpty();
    }
}
