package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.dice.DiceView;
import cantstop.client.kit.theme.Motion;
import cantstop.client.system.sound.Speaker;
import cantstop.engine.Column;
import cantstop.engine.Option;
import cantstop.engine.Seat;
import cantstop.engine.TurnMove;
import cantstop.protocol.HostMessage;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// What is said beside the board goes with what moves on it, and moves nothing else.
@ToolkitTest
@Tag("slow")
class SeenInTimeTest {
    private OpenWindow window;
    private FakeVisit visit;

    @Start
    void open(Stage stage) {
        window = new OpenWindow(stage, Motion.NORMAL, Speaker.OFF);
        visit = window.visit;
    }

    @BeforeEach
    void annaStarts(FxRobot robot) {
        robot.interact(() -> {
            visit.hosting().withBen();
            visit.annaStarts();
            window.settle();
        });
    }

    /// Anna's runners stand on 2, 3 and 12.
    private void climb() {
        visit.annaRolls(1, 1, 1, 2);
        window.settle();
        visit.annaTakes(2, 3);
        window.settle();
        visit.annaRolls(6, 6, 1, 1);
        window.settle();
        visit.annaTakes(2, 12);
        window.settle();
    }

    private String headline() {
        return window.said(".headline");
    }

    private List<String> frames() {
        return window.scene.getRoot().lookupAll(".option-frame").stream()
                .map(frame -> frame.lookupAll(".number-tile").stream()
                        .map(tile -> ((Label) tile).getText())
                        .collect(Collectors.joining(" ")))
                .toList();
    }

    @Test
    void theFirstRollIsNotHiddenBehindWhoStarts(FxRobot robot) {
        robot.interact(() -> {
            assertThat(window.shows(".who-starts")).isTrue();

            visit.annaRolls(3, 4, 5, 1);

            assertThat(visit.party().isMoving()).isTrue();
            assertThat(window.shows(".who-starts")).isFalse();
        });
    }

    @Test
    void aBustIsSaidWhileItIsShown(FxRobot robot) {
        robot.interact(() -> {
            climb();
            assertThat(headline()).isEqualTo("Roll again, or stop?");

            visit.annaRolls(5, 3, 5, 3);
            assertThat(headline()).isEqualTo("The dice are rolling…");
            assertThat(frames()).as("the runners stand in their places").isEmpty();

            ((DiceView) window.find(".turn .dice")).skip();
            assertThat(window.said(".bust-tag")).isEqualTo("BUST");
            assertThat(headline()).isEqualTo("4 steps lost");
            assertThat(window.said(".headline-aside")).isEqualTo("no pair makes 2, 3 or 12");
            assertThat(frames()).as("equal pairs of the lost roll once").containsExactly("8 8", "6 10");

            window.settle();
            assertThat(headline()).isEqualTo("4 steps lost");
            assertThat(window.said(".headline-aside")).isEqualTo("Ben is up");
        });
    }

    @Test
    void somebodyElsesRollIsSaidByTheirName(FxRobot robot) {
        robot.interact(() -> {
            visit.annaRolls(3, 4, 5, 1);
            window.settle();
            visit.annaTakes(6, 7);
            window.settle();
            visit.annaStops();
            window.settle();

            List.of(3, 4, 5, 1).forEach(die -> visit.guest().dice(die));
            visit.turn(FakeVisit.BEN, new TurnMove.RollDice());

            assertThat(headline()).isEqualTo("Ben rolls");
        });
    }

    @Test
    void theDiceStayInTheChosenPairsUntilTheyAreRolledAgain(FxRobot robot) {
        robot.interact(() -> {
            visit.annaRolls(3, 4, 5, 1);
            window.settle();
            visit.annaTakes(5, 8);
            assertThat(pairs()).isEqualTo(FakeVisit.columns(5, 8));
            window.settle();
            assertThat(pairs()).isEqualTo(FakeVisit.columns(5, 8));

            visit.annaRolls(3, 4, 5, 1);
            assertThat(visit.party().isMoving()).isTrue();
            assertThat(pairs()).isEmpty();
        });
    }

    /// The columns in whose pairs the dice stand.
    private List<Column> pairs() {
        DiceView dice = (DiceView) window.scene.getRoot().lookup(".turn .dice");
        return Optional.ofNullable(dice.consideredProperty().get())
                .map(Option::columns)
                .orElse(List.of());
    }

    @Test
    void whatSomebodyElseConsidersIsSaidAndShown(FxRobot robot) {
        robot.interact(() -> {
            visit.annaRolls(3, 4, 5, 1);
            window.settle();
            visit.annaTakes(6, 7);
            window.settle();
            visit.annaStops();
            window.settle();
            List.of(3, 4, 5, 1).forEach(die -> visit.guest().dice(die));
            visit.turn(FakeVisit.BEN, new TurnMove.RollDice());
            window.settle();
            assertThat(headline()).isEqualTo("Ben is choosing");

            visit.guest().notice(new HostMessage.Hovered(FakeGuest.TABLE, Seat.of(1), FakeVisit.columns(5, 8)));
            window.settle();
            assertThat(headline()).isEqualTo("Ben considers 5 and 8");
            assertThat(window.scene.getRoot().lookupAll(".preview"))
                    .filteredOn(Node::isVisible)
                    .hasSize(2);

            visit.guest().notice(new HostMessage.Hovered(FakeGuest.TABLE, Seat.of(1), List.of()));
            window.settle();
            assertThat(headline()).isEqualTo("Ben is choosing");
        });
    }

    @Test
    void whatABustCostMovesNothing(FxRobot robot) {
        robot.interact(() -> {
            climb();
            Bounds talk = window.place(".talk");
            Bounds turn = window.place(".turn");

            visit.annaRolls(5, 3, 5, 3);
            window.settle();

            assertThat(window.said(".plate-reason")).isEqualTo("bust: no 2/3/12");
            assertThat(window.place(".talk")).isEqualTo(talk);
            assertThat(window.place(".turn")).isEqualTo(turn);
        });
    }
}
