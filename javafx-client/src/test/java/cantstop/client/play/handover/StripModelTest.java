package cantstop.client.play.handover;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.model.navigation.Hosts;
import cantstop.client.model.party.HandingOver;
import cantstop.engine.Actor;
import cantstop.engine.Command;
import cantstop.engine.Epoch;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.engine.identity.Person;
import cantstop.protocol.HandOverStep;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.HostMessage.SuccessionStage;
import cantstop.protocol.Peer;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.LinkListener;
import cantstop.protocol.client.Takeover;
import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StripModelTest {
    private static final HostAddress HOST = new HostAddress("192.168.1.20", HostAddress.DEFAULT_PORT);

    private final FakeVisit visit = new FakeVisit();
    private final StripModel model = new StripModel(visit.navigator);

    /// Anna sits at Ben's table.
    private void annaIsAGuest() {
        visit.navigator.join(HOST);
        visit.later.run();
        visit.guest().opened(new TableName("Ben's game"), Settings.DEFAULT, FakeVisit.BEN, FakeVisit.BENS);
        visit.guest().lists(FakeVisit.summary(FakeGuest.TABLE));
        visit.later.run();
        visit.party().ask(new Command.SitDown(null, FakeVisit.ANNAS));
        visit.guest().act(new Actor.Guest(FakeVisit.CLEO), new Command.SitDown(null, FakeVisit.CLEOS));
        visit.guest().present(FakeVisit.BEN, FakeVisit.ANNA, FakeVisit.CLEO);
        visit.later.run();
        model.follow(visit.navigator.party().get());
    }

    private void theHostIsGone(Takeover vacancy) {
        visit.guest().becomes(new Connection.Waiting(HOST, 1, Duration.ofSeconds(1), LinkListener.LossReason.RESET));
        visit.guest().vacant(Optional.of(vacancy));
        visit.later.run();
    }

    private StripState strip() {
        return model.strip().get().orElseThrow();
    }

    @Test
    void nothingIsSaidWhileThereIsAHost() {
        annaIsAGuest();
        assertThat(model.strip().get()).isEmpty();
    }

    /// As after a change of language, when another model speaks.
    @Test
    void whatFollowsNobodyAnyMoreIsLetGo() {
        annaIsAGuest();
        WeakReference<StripModel> gone = new WeakReference<>(followsNobodyAnyMore());
        for (int round = 0; round < 20 && gone.get() != null; round++) {
            System.gc();
        }
        assertThat(gone.get()).isNull();
    }

    private StripModel followsNobodyAnyMore() {
        StripModel other = new StripModel(visit.navigator);
        other.follow(visit.navigator.party().get());
        other.follow(Optional.empty());
        return other;
    }

    @Test
    void whoeverIsAskedMayGoOnAsHost() {
        annaIsAGuest();
        theHostIsGone(new Takeover(Optional.of(FakeVisit.ANNA), false, false));
        assertThat(strip().remedies()).containsExactly(StripState.Remedy.GO_ON, StripState.Remedy.RETRY);

        model.remedy(StripState.Remedy.GO_ON);
        visit.later.run();

        assertThat(visit.hosts.opened).isEqualTo(1);
        assertThat(visit.hosts.gathered).containsExactly(FakeGuest.TABLE);
        assertThat(visit.guest().calls).contains("goOnAt 127.0.0.1");
    }

    @Test
    void nobodyCanPlayWhileTheHostIsGone() {
        annaIsAGuest();
        theHostIsGone(new Takeover(Optional.of(FakeVisit.ANNA), false, true));
        assertThat(strip().halts()).isTrue();
        assertThat(strip().kind()).isEqualTo(StripState.Kind.LOOKING);

        theHostIsGone(new Takeover(Optional.of(FakeVisit.ANNA), true, false));
        assertThat(strip().kind()).isEqualTo(StripState.Kind.HALTED);
    }

    @Test
    void asLongAsTheHostMayBeBackItIsLookedForAndToGoOnIsTheOtherWay() {
        annaIsAGuest();
        theHostIsGone(new Takeover(Optional.of(FakeVisit.ANNA), false, true));

        assertThat(strip().text()).isEqualTo("Ben’s laptop isn’t answering just now…");
        assertThat(strip().hint()).isEqualTo(visit.words.say("handover.looking.mine", 15));
        assertThat(strip().remedies()).containsExactly(StripState.Remedy.GO_ON, StripState.Remedy.LEAVE);
        assertThat(strip().advised()).isEmpty();

        theHostIsGone(new Takeover(Optional.of(FakeVisit.ANNA), true, false));
        assertThat(strip().text()).isEqualTo("The host has gone.");
        assertThat(strip().advised()).contains(StripState.Remedy.GO_ON);
    }

    @Test
    void whoeverDoesNotWaitForTheHostMayGoOnAlready() {
        annaIsAGuest();
        theHostIsGone(new Takeover(Optional.of(FakeVisit.ANNA), false, true));

        model.remedy(StripState.Remedy.GO_ON);
        visit.later.run();

        assertThat(visit.hosts.gathered).containsExactly(FakeGuest.TABLE);
        assertThat(visit.guest().calls).contains("goOnAt 127.0.0.1");
    }

    @Test
    void theOthersAreToldThatTheHostIsLookedForToo() {
        annaIsAGuest();
        theHostIsGone(new Takeover(Optional.of(FakeVisit.CLEO), false, true));

        assertThat(strip().text()).isEqualTo("Ben’s laptop isn’t answering just now…");
        assertThat(strip().hint()).isEqualTo(visit.words.say("handover.looking.theirs", 15));
        assertThat(strip().waits()).isTrue();
        assertThat(strip().remedies()).containsExactly(StripState.Remedy.LEAVE);
    }

    @Test
    void theOthersAreToldWhoIsAskedAndLaterMayTheyToo() {
        annaIsAGuest();
        theHostIsGone(new Takeover(Optional.of(FakeVisit.CLEO), false, false));
        assertThat(strip().remedies()).containsExactly(StripState.Remedy.RETRY);
        assertThat(strip().hint()).contains("Cleo");

        theHostIsGone(new Takeover(Optional.of(FakeVisit.CLEO), true, false));
        assertThat(strip().remedies()).containsExactly(StripState.Remedy.GO_ON, StripState.Remedy.RETRY);
    }

    @Test
    void aLaptopThatCanNotHostSaysWhyAndMayTryAgain() {
        annaIsAGuest();
        visit.hosts.failing(Hosts.CannotHost.Reason.PORTS_TAKEN);
        theHostIsGone(new Takeover(Optional.of(FakeVisit.ANNA), false, false));

        model.remedy(StripState.Remedy.GO_ON);
        visit.later.run();

        assertThat(strip().hint()).isEqualTo(visit.words.say("hosting.PORTS_TAKEN"));
        assertThat(strip().remedies()).containsExactly(StripState.Remedy.GO_ON, StripState.Remedy.RETRY);
    }

    @Test
    void aGuestIsToldWhoIsMissing() {
        annaIsAGuest();
        cleoIsMissing();

        assertThat(strip().text()).isEqualTo("Another laptop is the host now. Waiting for Cleo.");
        assertThat(strip().waits()).isTrue();
        assertThat(strip().halts()).isFalse();
        assertThat(strip().remedies()).containsExactly(StripState.Remedy.LEAVE);
    }

    @Test
    void whoGoesOnIsTheHostAndMayGiveUp() {
        annaIsAGuest();
        theHostIsGone(new Takeover(Optional.of(FakeVisit.ANNA), false, false));
        model.remedy(StripState.Remedy.GO_ON);
        visit.later.run();
        cleoIsMissing();

        assertThat(strip().text()).isEqualTo("You’re the host now. Waiting for Cleo.");
        assertThat(strip().hint())
                .startsWith("They find you")
                .endsWith(visit.words.say("handover.flaw.ILLEGAL", "Ben", 7));
        assertThat(strip().remedies()).containsExactly(StripState.Remedy.GIVE_UP);
    }

    @Test
    void whoeverAloneRemembersTheLastMovesIsToldWhatItCostsToGoOnWithoutThem() {
        annaIsAGuest();
        theHostIsGone(new Takeover(Optional.of(FakeVisit.CLEO), false, false));
        visit.guest()
                .becomes(new Connection.Connected(
                        HOST, FakeVisit.CLEO.key(), new HostMessage.Welcome(1, "test", "Cleo’s laptop")));
        cleoIsMissing();
        visit.guest().asksForRollback(Optional.empty());
        visit.later.run();

        assertThat(strip().text()).isEqualTo(visit.words.say("handover.rollback"));
        assertThat(strip().hint()).isEqualTo(visit.words.say("handover.rollback.hint"));
        assertThat(strip().remedies()).containsExactly(StripState.Remedy.GO_WITHOUT);

        model.remedy(StripState.Remedy.GO_WITHOUT);

        assertThat(visit.guest().calls).contains("allowRollback");
        assertThat(strip().remedies()).doesNotContain(StripState.Remedy.GO_WITHOUT);
    }

    @Test
    void theHostThatAloneRemembersTheLastMovesMayGiveUpToo() {
        annaIsAGuest();
        theHostIsGone(new Takeover(Optional.of(FakeVisit.ANNA), false, false));
        model.remedy(StripState.Remedy.GO_ON);
        visit.later.run();
        cleoIsMissing();
        visit.guest().asksForRollback(Optional.empty());
        visit.later.run();

        assertThat(strip().remedies()).containsExactly(StripState.Remedy.GO_WITHOUT, StripState.Remedy.GIVE_UP);
    }

    private void cleoIsMissing() {
        visit.guest()
                .notice(new HostMessage.Gathering(
                        FakeGuest.TABLE,
                        List.of(FakeVisit.ANNA),
                        List.of(FakeVisit.CLEO),
                        1,
                        List.of(new HostMessage.Flaw(FakeVisit.BEN.key(), 7, HostMessage.FlawKind.ILLEGAL))));
        visit.later.run();
    }

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

    private void says(SuccessionStage stage, Person successor) {
        visit.guest()
                .notice(new HostMessage.Succession(
                        FakeGuest.TABLE,
                        successor,
                        stage,
                        List.of(HOST),
                        List.of(),
                        List.of(FakeVisit.BEN),
                        List.of()));
        visit.later.run();
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

    @Test
    void twoWhoBothWentOnAreShownAsTwoTables() {
        visit.hosting().withBen();
        model.follow(visit.navigator.party().get());
        visit.hosts.forks.accept(new HandingOver.Rival(visit.guest().table(), HOST, FakeVisit.BEN.key()));
        visit.later.run();

        assertThat(strip().text()).contains("Ben");
        assertThat(strip().remedies()).containsExactly(StripState.Remedy.STAY, StripState.Remedy.GO_THERE);
        assertThat(strip().advised()).as("all players are here").contains(StripState.Remedy.STAY);
        assertThat(strip().hint()).isEqualTo(visit.words.say("handover.twin.here"));
        assertThat(strip().worlds()).map(World::title).containsExactly("Here", "At Ben’s laptop");
        model.remedy(StripState.Remedy.GO_THERE);
        assertThat(visit.guest().calls).contains("goOnAt 192.168.1.20");
        assertThat(model.strip().get()).isEmpty();
    }

    @Test
    void whoIsAloneIsAdvisedToGoToTheOtherOfTwoTables() {
        visit.hosting().withBen();
        visit.guest().present(FakeVisit.ANNA);
        model.follow(visit.navigator.party().get());
        visit.hosts.forks.accept(new HandingOver.Rival(visit.guest().table(), HOST, FakeVisit.BEN.key()));
        visit.later.run();

        assertThat(strip().advised()).contains(StripState.Remedy.GO_THERE);
    }

    @Test
    void aCopyThatWasAnotherGameIsSaidToBeABranch() {
        annaIsAGuest();

        visit.guest().branches(visit.guest().table().sequence());
        visit.later.run();

        assertThat(strip().text()).isEqualTo(visit.words.say("handover.branched"));
        model.remedy(StripState.Remedy.PLAY_ON);
        assertThat(model.strip().get()).isEmpty();
    }

    @Test
    void itIsSaidWhoseTurnsABranchTakesBack() {
        visit.hosting().withBen().withCleo().annaStarts();
        model.follow(visit.navigator.party().get());
        long before = visit.guest().table().sequence();
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaStops();
        visit.bensTurn(List.of(3, 4, 5, 2), 7, 7);

        visit.guest().branches(before);
        visit.later.run();

        assertThat(strip().text()).isEqualTo("The game went on without your last turn and Ben’s last turn.");
        assertThat(strip().worlds()).isEmpty();
    }

    @Test
    void whoeverIsAskedToGoOnWithoutTurnsSeesTheBoardWithThemAndWithout() {
        visit.hosting().withBen().withCleo().annaStarts();
        model.follow(visit.navigator.party().get());
        long before = visit.guest().table().sequence();
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaStops();
        cleoIsMissing();

        visit.guest().asksForRollback(Optional.of(before));
        visit.later.run();

        assertThat(strip().text()).isEqualTo("Only this laptop still knows your last turn.");
        assertThat(strip().worlds())
                .map(World::title)
                .containsExactly("As this laptop knows it", "As the others know it");
        assertThat(strip().worlds())
                .map(world -> world.table().sequence())
                .containsExactly(visit.guest().table().sequence(), before);
    }

    @Test
    void theHostThatWasKilledFindsItsWayBackAndLooksWhereTheOthersWere() {
        visit.hosting().withBen().annaStarts();
        visit.guest().notice(new HostMessage.Peers(FakeGuest.TABLE, List.of(new Peer(FakeVisit.BEN.key(), HOST))));
        visit.later.run();
        visit.annaRolls(3, 4, 5, 1);
        assertThat(visit.navigator.me().profile().get().visit().orElseThrow().others())
                .containsEntry(FakeVisit.BEN.key(), HOST);

        visit.navigator.goBack();
        visit.later.run();

        assertThat(visit.hosts.gathered).containsExactly(FakeGuest.TABLE);
        assertThat(visit.hosts.others).containsExactly(HOST);
        assertThat(visit.guest().calls).contains("hint 192.168.1.20");
    }
}
