package cantstop.client.play.handover;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.model.navigation.Hosts;
import cantstop.engine.Actor;
import cantstop.engine.Command;
import cantstop.engine.Epoch;
import cantstop.engine.identity.Person;
import cantstop.protocol.HandOverStep;
import cantstop.protocol.HostMessage;
import cantstop.protocol.HostMessage.SuccessionStage;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A host that leaves hands its table over.
class SuccessionStripTest extends StripStory {
    @Test
    void theHostThatLeavesNamesItsSuccessorAndLeavesWhenItIsDone() {
        visit.hosting().withBen();
        model.follow(visit.navigator.party().get());
        boolean[] left = {false};
        assertThat(visit.navigator.succession().candidates()).containsExactly(FakeVisit.BEN);

        visit.navigator.succession().begin(FakeVisit.BEN, () -> left[0] = true);
        assertThat(visit.guest().calls).contains("handOver " + new HandOverStep.NameSuccessor(FakeVisit.BEN));
        says(SuccessionStage.LISTENING, FakeVisit.BEN);
        assertThat(strip().remedies()).containsExactly(StripState.Remedy.WAIVE, StripState.Remedy.CALL_OFF);
        assertThat(left[0]).isFalse();

        says(SuccessionStage.DONE, FakeVisit.BEN);
        assertThat(left[0]).isTrue();
    }

    @Test
    void whoeverCanNotReachTheSuccessorIsNamedAndTheHostAdvisedToStay() {
        visit.hosting().withBen().withCleo();
        model.follow(visit.navigator.party().get());
        visit.navigator.succession().begin(FakeVisit.BEN, () -> {});
        canNotReachBen();
        assertThat(strip().text()).isEqualTo("The game moves to Ben’s laptop now.");
        assertThat(strip().advised()).isEmpty();

        canNotReachBen(FakeVisit.CLEO);

        assertThat(strip().text()).isEqualTo("The game can’t move to Ben’s laptop yet: Cleo can’t reach it.");
        assertThat(strip().waits()).isTrue();
        assertThat(strip().remedies()).containsExactly(StripState.Remedy.CALL_OFF, StripState.Remedy.WAIVE);
        assertThat(strip().advised()).contains(StripState.Remedy.CALL_OFF);
    }

    private void canNotReachBen(Person... failed) {
        visit.guest()
                .notice(new HostMessage.Succession(
                        FakeGuest.TABLE,
                        FakeVisit.BEN,
                        SuccessionStage.LISTENING,
                        List.of(HOST),
                        List.of(),
                        List.of(),
                        List.of(failed)));
        visit.later.run();
    }

    /// Its own copy of the table is an old one from then on.
    @Test
    void whoHandedAGameOverFindsTheWayBackToTheSuccessor() {
        visit.hosting().withBen().annaStarts();
        visit.navigator.succession().begin(FakeVisit.BEN, visit.navigator::leave);
        says(SuccessionStage.LISTENING, FakeVisit.BEN);
        says(SuccessionStage.DONE, FakeVisit.BEN);

        assertThat(visit.navigator.me().profile().get().visit()).hasValueSatisfying(last -> {
            assertThat(last.address()).isEqualTo(HOST);
            assertThat(last.hostKey()).isEqualTo(FakeVisit.BEN.key());
            assertThat(last.table()).isEqualTo(FakeGuest.TABLE);
        });
    }

    /// As soon as the log names it, this laptop goes to the successor like all others: that it is done is
    /// said elsewhere.
    @Test
    void theHostThatLeavesDoesSoAlsoWhereItHearsNoMoreThanTheLog() {
        visit.hosting().withBen();
        boolean[] left = {false};
        visit.navigator.succession().begin(FakeVisit.BEN, () -> left[0] = true);
        says(SuccessionStage.LISTENING, FakeVisit.BEN);

        visit.guest().act(new Actor.Host(), new Command.BeginEpoch(new Epoch(2), FakeVisit.BEN.key()));
        visit.later.run();

        assertThat(left[0]).isTrue();
    }

    @Test
    void whoIsNamedOpensAHostAndSaysWhereItListens() {
        annaIsAGuest();

        says(SuccessionStage.NAMED, FakeVisit.ANNA);

        assertThat(visit.hosts.gathered).containsExactly(FakeGuest.TABLE);
        assertThat(visit.guest().calls)
                .contains("hint 127.0.0.1")
                .anyMatch(call -> call.startsWith("handOver Listening") && call.contains("192.168.1.20"));
    }

    @Test
    void whoIsNamedAndCanNotHostCallsItOff() {
        annaIsAGuest();
        visit.hosts.failing(Hosts.CannotHost.Reason.PORTS_TAKEN);

        says(SuccessionStage.NAMED, FakeVisit.ANNA);

        assertThat(visit.guest().calls).contains("handOver " + new HandOverStep.CallOff());
    }

    @Test
    void aHostThatNobodyNeedsAnyMoreIsClosed() {
        visit.hosting().withBen();
        assertThat(visit.hosts.closed).isZero();

        visit.guest().goOnAt(HOST, FakeVisit.BEN.key());
        visit.later.run();

        assertThat(visit.hosts.closed).isEqualTo(1);
        assertThat(visit.navigator.ownHost().isOpen()).isFalse();
    }
}
