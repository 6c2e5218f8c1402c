package cantstop.client.play.handover;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.model.navigation.Hosts;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Peer;
import cantstop.protocol.client.Takeover;
import java.lang.ref.WeakReference;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// The strip while there is no host, and the player who goes on in its place.
class GoneHostStripTest extends StripStory {
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
        assertThat(strip().halts()).isTrue();
        assertThat(strip().gathering())
                .containsExactly(
                        new StripState.Comer(FakeVisit.ANNAS, true), new StripState.Comer(FakeVisit.CLEOS, false));
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
