package cantstop.client.model.navigation;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.engine.Actor;
import cantstop.engine.Command;
import cantstop.engine.Epoch;
import cantstop.engine.identity.Person;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.HostMessage.SuccessionStage;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.LinkListener;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class HostHandOverTest {
    private static final HostAddress HERE = new HostAddress("127.0.0.1", HostAddress.DEFAULT_PORT);

    private final FakeVisit visit = new FakeVisit().atBens();

    /// At the moment when the log names this laptop its guest goes to the host here, and what the old host says after
    /// that is not heard any more.
    private void annaTakesOver() {
        says(SuccessionStage.NAMED, FakeVisit.ANNA);
        says(SuccessionStage.LISTENING, FakeVisit.ANNA);
        visit.guest().act(new Actor.Host(), new Command.BeginEpoch(new Epoch(2), FakeVisit.ANNA.key()));
        visit.guest().goOnAt(HERE, FakeGuest.HOST_KEY);
        visit.later.run();
    }

    @Test
    void whoTookATableOverStaysItsHostWhereHandingItOnIsCalledOff() {
        annaTakesOver();

        says(SuccessionStage.NAMED, FakeVisit.BEN);
        says(SuccessionStage.CALLED_OFF, FakeVisit.BEN);

        assertThat(visit.navigator.ownHost().isOpen()).isTrue();
        assertThat(visit.hosts.closed).isZero();
    }

    @Test
    void whoTookATableOverDoesSoAgain() {
        annaTakesOver();
        visit.guest().act(new Actor.Host(), new Command.BeginEpoch(new Epoch(3), FakeVisit.BEN.key()));
        visit.guest().goOnAt(FakeVisit.BENS_HOST, FakeVisit.BEN.key());
        visit.later.run();
        assertThat(visit.hosts.closed).isEqualTo(1);

        says(SuccessionStage.NAMED, FakeVisit.ANNA);

        assertThat(visit.hosts.opened).isEqualTo(2);
        assertThat(visit.hosts.gathered).containsExactly(FakeGuest.TABLE, FakeGuest.TABLE);
    }

    /// The guest here may have reached the host here under the address that all others were told.
    @Test
    void whoTookATableOverUnderAnAddressForAllClosesItsHostWhenTheTableGoesOn() {
        says(SuccessionStage.NAMED, FakeVisit.ANNA);
        visit.guest().act(new Actor.Host(), new Command.BeginEpoch(new Epoch(2), FakeVisit.ANNA.key()));
        visit.guest().goOnAt(new HostAddress("192.168.1.21", HostAddress.DEFAULT_PORT), FakeGuest.HOST_KEY);
        visit.later.run();
        assertThat(visit.hosts.closed).isZero();

        visit.guest().goOnAt(FakeVisit.BENS_HOST, FakeVisit.BEN.key());
        visit.later.run();

        assertThat(visit.hosts.closed).isEqualTo(1);
    }

    /// The host that hands over tells only those who are there.
    @Test
    void aHandOverThatWasCalledOffWhileTheSuccessorWasCutOffLeavesNoHostOpen() {
        says(SuccessionStage.NAMED, FakeVisit.ANNA);

        visit.guest()
                .becomes(new Connection.Waiting(FakeVisit.BENS_HOST, 0, Duration.ZERO, LinkListener.LossReason.SILENT));
        visit.later.run();
        assertThat(visit.hosts.closed).isZero();
        visit.guest().goOnAt(FakeVisit.BENS_HOST, FakeVisit.BEN.key());
        visit.later.run();

        assertThat(visit.hosts.closed).isEqualTo(1);
        says(SuccessionStage.NAMED, FakeVisit.ANNA);
        assertThat(visit.hosts.opened).isEqualTo(2);
    }

    @Test
    void aHandOverThatIsCalledOffWhileTheHostIsBeingOpenedLeavesNoHostOpen() {
        tells(SuccessionStage.NAMED, FakeVisit.ANNA);
        tells(SuccessionStage.CALLED_OFF, FakeVisit.ANNA);

        visit.later.run();

        assertThat(visit.hosts.opened).isEqualTo(1);
        assertThat(visit.navigator.ownHost().isOpen()).isFalse();
        assertThat(visit.guest().calls).noneMatch(call -> call.startsWith("handOver Listening"));
    }

    /// It could not keep the table, and has read it again.
    @Test
    void aHandOverThatTheHostHasForgottenLeavesNoHostOpen() {
        says(SuccessionStage.NAMED, FakeVisit.ANNA);

        visit.guest().tellsAgain();
        visit.later.run();

        assertThat(visit.hosts.closed).isEqualTo(1);
        assertThat(visit.party().handOver().succession().get()).isEmpty();
    }

    @Test
    void whoHandsOverStaysWhereTheHostHasForgottenIt() {
        FakeVisit host = new FakeVisit().hosting().withBen().annaStarts();
        boolean[] left = {false};
        host.navigator.succession().begin(FakeVisit.BEN, () -> left[0] = true);
        host.guest().notice(notice(SuccessionStage.NAMED, FakeVisit.BEN));
        host.later.run();

        host.guest().tellsAgain();
        host.later.run();

        host.guest().act(new Actor.Host(), new Command.BeginEpoch(new Epoch(2), FakeVisit.BEN.key()));
        host.later.run();

        assertThat(left[0]).isFalse();
    }

    @Test
    void aHostThatWasOpenedWhereAnotherOneGoesOnIsClosed() {
        says(SuccessionStage.NAMED, FakeVisit.ANNA);
        says(SuccessionStage.LISTENING, FakeVisit.ANNA);
        says(SuccessionStage.DONE, FakeVisit.BEN);

        assertThat(visit.hosts.closed).isEqualTo(1);
    }

    @Test
    void aHostThatWasOpenedWhereAnotherOneIsNamedIsClosed() {
        says(SuccessionStage.NAMED, FakeVisit.ANNA);
        says(SuccessionStage.NAMED, FakeVisit.BEN);

        assertThat(visit.hosts.closed).isEqualTo(1);
    }

    @Test
    void aHostThatWasOpenedInVainIsClosed() {
        says(SuccessionStage.NAMED, FakeVisit.ANNA);
        says(SuccessionStage.CALLED_OFF, FakeVisit.ANNA);

        assertThat(visit.hosts.closed).isEqualTo(1);
    }

    private void says(SuccessionStage stage, Person successor) {
        tells(stage, successor);
        visit.later.run();
    }

    private void tells(SuccessionStage stage, Person successor) {
        visit.guest().notice(notice(stage, successor));
    }

    private static HostMessage.Notice notice(SuccessionStage stage, Person successor) {
        return new HostMessage.Succession(
                FakeGuest.TABLE, successor, stage, List.of(HERE), List.of(), List.of(), List.of());
    }
}
