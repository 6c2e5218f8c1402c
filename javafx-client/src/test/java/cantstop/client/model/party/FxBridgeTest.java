package cantstop.client.model.party;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.Later;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The crossing to the FX thread.
class FxBridgeTest {
    private final Later fx = new Later();
    private final FxBridge bridge = new FxBridge(fx);
    private final List<String> heard = new ArrayList<>();

    @Test
    void aBurstCrossesAtOnceAndInOrder() {
        bridge.execute(() -> heard.add("first"));
        bridge.execute(() -> heard.add("second"));
        bridge.execute(() -> heard.add("third"));
        assertThat(fx.waiting()).isEqualTo(1);
        assertThat(heard).isEmpty();
        fx.run();
        assertThat(heard).containsExactly("first", "second", "third");
    }

    @Test
    void aTaskThatThrowsEndsAlone() {
        bridge.execute(() -> heard.add("first"));
        bridge.execute(() -> {
            throw new IllegalStateException("as planted by this test");
        });
        bridge.execute(() -> heard.add("third"));
        fx.run();
        assertThat(heard).containsExactly("first", "third");
    }

    @Test
    void whatIsHandedOverWhileCrossingComesAfterAllThatCameBefore() {
        bridge.execute(() -> {
            heard.add("first");
            bridge.execute(() -> heard.add("last"));
        });
        bridge.execute(() -> heard.add("second"));
        fx.run();
        assertThat(heard).containsExactly("first", "second", "last");
    }
}
