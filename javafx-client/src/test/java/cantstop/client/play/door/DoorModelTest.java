package cantstop.client.play.door;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.kit.paint.RoadToHost;
import cantstop.engine.identity.Key;
import cantstop.protocol.Datagram;
import cantstop.protocol.HostAddress;
import cantstop.protocol.Invite;
import cantstop.protocol.Limits;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.LinkListener.LossReason;
import cantstop.protocol.client.discovery.FoundHost;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What is said at a door that stays shut.
class DoorModelTest {
    private static final HostAddress HOST = new HostAddress("192.168.1.20", HostAddress.DEFAULT_PORT);
    private static final FoundHost FOUND = new FoundHost(
            List.of(HOST),
            new Datagram.Beacon(
                    VersionRange.OURS,
                    "cant-stop",
                    FakeGuest.HOST_KEY,
                    1,
                    21_207,
                    "Ben’s laptop",
                    Limits.BEACON,
                    0,
                    0,
                    List.of()));

    private final FakeVisit visit = new FakeVisit();
    private final DoorModel model = new DoorModel(visit.navigator);

    private DoorState failed(LossReason why) {
        visit.later.run();
        visit.guest().becomes(new Connection.Failed(HOST, why));
        model.activate();
        visit.later.run();
        return model.door().get();
    }

    private void join(FoundHost found) {
        visit.navigator.lookingAround().begin();
        visit.neighbours.hears(found);
        visit.later.run();
        visit.navigator.join(found, Optional.empty());
    }

    @ParameterizedTest
    @EnumSource(names = {"SILENT", "REFUSED", "UNREACHABLE"})
    void aHostThatIsHeardAndCannotBeReachedIsLikelyBehindItsFirewall(LossReason why) {
        join(FOUND);
        DoorState door = failed(why);
        assertThat(door.detail()).startsWith("Ben’s laptop is there").contains("Privacy & Security", "hotspot");
        assertThat(door.again()).isTrue();
        assertThat(model.road()).contains(RoadToHost.State.BARRED);
        assertThat(visit.neighbours.calls).contains("shut out by ffff");
    }

    @Test
    void anAddressThatWasTriedInVainCanBeMendedThereWithItsPort() {
        visit.navigator.join(HOST);
        assertThat(failed(LossReason.REFUSED).address()).contains("192.168.1.20:21207");
        assertThat(model.road()).contains(RoadToHost.State.CUT);
        assertThat(model.again("192.168.1.20:x")).isNotEmpty();
        assertThat(model.again("192.168.1.21:21208")).isEmpty();
        visit.later.run();
        assertThat(visit.party().location().addresses()).containsExactly(new HostAddress("192.168.1.21", 21_208));
    }

    @Test
    void whoeverWaitsAtTheDoorGivesUpWaiting() {
        visit.navigator.join(HOST);
        visit.later.run();
        model.activate();
        assertThat(model.door().get().busy()).isTrue();
        assertThat(model.road()).contains(RoadToHost.State.ASKING);
        assertThat(model.door().get().leave()).isEqualTo("Cancel");
        assertThat(failed(LossReason.REFUSED).leave()).isEqualTo("Home");
    }

    @Test
    void anAddressThatWasTypedAndIsNotHeardIsExplainedAsEver() {
        visit.navigator.join(HOST);
        assertThat(failed(LossReason.SILENT).detail()).startsWith("192.168.1.20 isn’t answering");
    }

    @Test
    void anInviteThatMeetsAnotherKeyIsAWarningThatOnlyANewOneLeadsPast() {
        visit.navigator.join(new Invite(List.of(HOST), new Key("1".repeat(64))));
        DoorState door = failed(LossReason.OTHER_KEY);
        assertThat(door.title()).isEqualTo("Another laptop answers there");
        assertThat(door.detail()).contains("192.168.1.20", "isn’t the host", "new invite");
        assertThat(door.address()).contains("");
        assertThat(door.open()).isFalse();
        assertThat(model.road()).contains(RoadToHost.State.STRANGER);

        assertThat(model.again("")).as("the same once more is none").isNotEmpty();
        Key theirs = new Key("2".repeat(64));
        assertThat(model.again(new Invite(List.of(HOST), theirs).toString())).isEmpty();
        visit.later.run();

        assertThat(visit.guest().calls).contains("pinned " + theirs);
    }
}
