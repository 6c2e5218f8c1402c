package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Motion;
import cantstop.client.system.sound.Speaker;
import cantstop.engine.Actor;
import cantstop.engine.Command;
import cantstop.engine.LogEntry;
import javafx.scene.Node;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// Who comes to a table when the dice for the start have been thrown.
@ToolkitTest
@Tag("slow")
class LateComerTest {
    private OpenWindow window;
    private FakeVisit visit;

    @Start
    void open(Stage stage) {
        window = new OpenWindow(stage, Motion.NORMAL, Speaker.OFF);
        visit = window.visit;
    }

    private long thrown() {
        return window.find(".who-starts").lookupAll(".throw-sum").stream()
                .filter(Node::isVisible)
                .count();
    }

    /// Anna and Ben throw for the start, and again, as they threw the same.
    private static void start(FakeVisit at) {
        at.guest().dice(2, 2, 3, 1, 6, 6, 1, 2);
        at.party().ask(new Command.Start());
        at.later.run();
        at.guest().act(new Actor.Host(), new Command.ThrowForStart());
        at.later.run();
    }

    @Test
    void seesAtOnceHowATieCameOut(FxRobot robot) {
        robot.interact(() -> {
            FakeVisit there = new FakeVisit().hosting().withBen();
            start(there);

            visit.navigator.join(FakeVisit.BENS_HOST);
            visit.later.run();
            visit.guest()
                    .attendAll(there.party().log().stream().map(LogEntry::event).toList());
            visit.later.run();
            window.layOut();

            assertThat(thrown()).isEqualTo(4);
            assertThat(window.find(".starter-name").getOpacity()).isOne();
        });
    }

    @Test
    void whoIsThereFromTheBeginningSeesOneThrowAfterTheOther(FxRobot robot) {
        robot.interact(() -> {
            visit.hosting().withBen();
            start(visit);
            window.layOut();

            assertThat(thrown()).isZero();
        });
    }
}
