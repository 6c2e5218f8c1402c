package cantstop.client.kit.screen;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Motion;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;

@ToolkitTest
class BusySignTest {
    private Motion motion = Motion.NORMAL;
    private BusySign sign;

    @Start
    void open(Stage stage) {
        sign = new BusySign(due -> {}, () -> motion);
    }

    @AfterEach
    void rest() {
        sign.show(Optional.empty());
    }

    @Test
    void itCountsHowLongOneThingIsWaitedFor() {
        sign.show(Optional.of("Looking for the host…"));
        assertThat(isTimed()).as("what may be over in a moment").isFalse();

        beats(2 * 65);
        assertThat(isTimed()).isTrue();
        sign.show(Optional.of("Looking for the host…"));
        assertThat(time()).isEqualTo("1:05");

        sign.show(Optional.of("Waiting for Ben"));
        assertThat(isTimed()).isFalse();
    }

    @Test
    void itCountsDownWhatIsLeftWhereThatIsKnown() {
        sign.show(Optional.of("Looking for the host…"), Optional.of(Duration.ofSeconds(15)));
        assertThat(time()).isEqualTo("0:15");

        beats(2 * 4);
        assertThat(time()).isEqualTo("0:11");

        beats(2 * 20);
        assertThat(time()).isEqualTo("0:00");
    }

    @Test
    void itsChevronsMoveOnUnlessMotionIsReduced() {
        sign.show(Optional.of("Waiting for Ben"));
        List<Double> before = brightness();
        sign.beat();
        assertThat(brightness()).isNotEqualTo(before).containsExactlyInAnyOrderElementsOf(before);

        motion = new Motion(Motion.Speed.NORMAL, true);
        sign.beat();
        assertThat(brightness()).isEqualTo(before);
        sign.beat();
        assertThat(brightness()).isEqualTo(before);
    }

    @Test
    void itTakesNoRoomWhileNothingIsWaitedFor() {
        sign.show(Optional.of("Waiting for Ben"));
        assertThat(sign.isManaged()).isTrue();
        sign.show(Optional.empty());
        assertThat(sign.isManaged()).isFalse();
    }

    private void beats(int count) {
        for (int beat = 0; beat < count; beat++) {
            sign.beat();
        }
    }

    private boolean isTimed() {
        return sign.lookup(".busy-time").isVisible();
    }

    private String time() {
        return ((Label) sign.lookup(".busy-time")).getText();
    }

    private List<Double> brightness() {
        return sign.getChildrenUnmodifiable().stream()
                .filter(child -> child.getStyleClass().contains("busy-chevron"))
                .map(Node::getOpacity)
                .toList();
    }
}
