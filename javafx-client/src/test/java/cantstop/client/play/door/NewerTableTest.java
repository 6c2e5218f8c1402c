package cantstop.client.play.door;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.engine.Epoch;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.protocol.HostAddress;
import cantstop.protocol.LogVersion;
import cantstop.protocol.TableSummary;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A host with one table that only a newer program can read.
class NewerTableTest {
    private final FakeVisit visit = new FakeVisit();
    private final DoorModel model = new DoorModel(visit.navigator);

    @BeforeEach
    void atTheDoor() {
        visit.navigator.join(new HostAddress("192.168.1.20", HostAddress.DEFAULT_PORT));
        visit.later.run();
        visit.guest().opened(new TableName("Ben's game"), Settings.DEFAULT, FakeVisit.BEN, FakeVisit.BENS);
        model.activate();
    }

    private DoorState lists(int readableBy) {
        visit.guest()
                .lists(new TableSummary(
                        FakeGuest.TABLE,
                        new TableName("Ben's game"),
                        Settings.DEFAULT,
                        List.of("Ben"),
                        false,
                        false,
                        0,
                        Epoch.FIRST,
                        null,
                        readableBy));
        visit.later.run();
        return model.door().get();
    }

    @Test
    void itIsListedWithWhatToDoAndNoWayIn() {
        DoorState.Row row = lists(LogVersion.NEWEST + 1).tables().getFirst();
        assertThat(row.state()).contains("newer", "update");
        assertThat(row.action()).isEmpty();
        assertThat(row.open()).isFalse();
        assertThat(visit.guest().calls).doesNotContain("attend " + FakeGuest.TABLE);
    }

    @Test
    void oneThatThisProgramCanReadIsGoneToAtOnce() {
        lists(LogVersion.NEWEST);
        assertThat(visit.guest().calls).contains("attend " + FakeGuest.TABLE);
    }
}
