package cantstop.host.admission;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Badge;
import cantstop.engine.Command;
import cantstop.engine.Settings;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.host.Party;
import cantstop.host.TestGuest;
import cantstop.host.environment.HostLimits;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.KnockPurpose;
import cantstop.protocol.Limits;
import cantstop.protocol.RequestId;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/// Anna owns a table, Ben sits there, and Cleo watches until Anna sends her away.
class SendAwayTest {
    private static final Badge CLEOS = TestGuest.badge("Cleo");

    private final Party party = new Party();
    private final TestGuest anna = party.owner(Settings.DEFAULT);
    private final TestGuest ben = party.joins('b', anna);

    private void locks() {
        anna.asks(new Command.Lock(true));
    }

    private void knocks(TestGuest guest) {
        guest.says(new ClientMessage.Knock(anna.table(), 0, CLEOS, KnockPurpose.COME_IN, null));
    }

    private void replies(TestGuest by, TestGuest to, boolean granted) {
        by.says(new ClientMessage.Reply(anna.table(), 0, to.person(), granted));
    }

    private static boolean attends(TestGuest guest) {
        return !guest.heard(HostMessage.Attending.class).isEmpty();
    }

    private TestGuest cleoWatches() {
        return party.guest('c').attends(anna.table());
    }

    private void sendsAway(TestGuest by, TestGuest whom) {
        by.says(new ClientMessage.SendAway(anna.table(), 0, whom.person()));
    }

    private static boolean isSentAway(TestGuest guest) {
        return guest.heard(HostMessage.TableStopped.class).stream()
                .anyMatch(stopped -> stopped.reason() == HostMessage.StopReason.SENT_AWAY);
    }

    private static Answer answerToAttending(TestGuest guest) {
        return guest.answerTo(RequestId.ATTENDING).orElseThrow();
    }

    @Test
    void aSpectatorWhomTheOwnerSendsAwayIsToldAndHearsNoMore() {
        TestGuest cleo = cleoWatches();

        sendsAway(anna, cleo);

        assertThat(isSentAway(cleo)).isTrue();
        assertThat(anna.lastHeard(HostMessage.Presence.class).spectators()).isZero();
        long known = cleo.state().sequence();
        locks();
        assertThat(cleo.state().sequence()).isEqualTo(known);
        assertThat(cleo.asks(new Command.SitDown(null, CLEOS)))
                .isEqualTo(new Answer.Declined(Answer.Reason.NOT_ATTENDING));
    }

    @Test
    void whoWasSentAwayAttendsNoMoreOverANewConnectionEither() {
        TestGuest cleo = cleoWatches();
        sendsAway(anna, cleo);

        TestGuest again = party.guest('c').attends(anna.table());

        assertThat(attends(again)).isFalse();
        assertThat(answerToAttending(again)).isEqualTo(new Answer.Declined(Answer.Reason.KNOCK_FIRST));
    }

    @Test
    void aSpectatorWhoIsSentAwayWhileTheirConnectionIsLostIsKeptOutWhenTheyComeBack() {
        TestGuest cleo = cleoWatches();
        party.core.lost(cleo);
        sendsAway(anna, cleo);

        TestGuest again = party.guest('c').attends(anna.table());
        knocks(again);

        assertThat(attends(again)).isFalse();
        assertThat(answerToAttending(again)).isEqualTo(new Answer.Declined(Answer.Reason.KNOCK_FIRST));
        assertThat(again.lastHeard(HostMessage.Replied.class).granted()).isFalse();
    }

    @Test
    void anOwnerWhoSendsAwayMoreKeysThanThereArePeopleIsNotHeardForThoseWhoAreNotThere() {
        for (int key = 0; key < HostLimits.KEPT_OUT; key++) {
            Key madeUp = new Key("%064x".formatted(0xABC000 + key));
            anna.says(new ClientMessage.SendAway(anna.table(), 0, new Person(madeUp, 0)));
            party.passesWith(Duration.ofMillis(50), anna, ben);
        }
        TestGuest dan = party.guest('d').attends(anna.table());
        TestGuest cleo = cleoWatches();
        party.core.lost(cleo);

        sendsAway(anna, cleo);
        sendsAway(anna, dan);

        assertThat(attends(party.guest('c').attends(anna.table()))).isTrue();
        assertThat(isSentAway(dan)).isTrue();
    }

    @Test
    void unlockingTheTableDoesNotLetInASpectatorWhoWasSentAway() {
        TestGuest cleo = cleoWatches();
        sendsAway(anna, cleo);
        party.passesWith(Limits.KNOCK_PAUSE, anna, ben, cleo);
        knocks(cleo);
        locks();
        anna.asks(new Command.Lock(false));

        cleo.attends(anna.table());

        assertThat(answerToAttending(cleo)).isEqualTo(new Answer.Declined(Answer.Reason.KNOCK_FIRST));
    }

    @Test
    void whoWasSentAwayIsHeardAfterAWhileAndLetInByTheOwner() {
        TestGuest cleo = cleoWatches();
        sendsAway(anna, cleo);
        knocks(cleo);
        assertThat(cleo.lastHeard(HostMessage.Replied.class).granted()).isFalse();

        party.passesWith(Limits.KNOCK_PAUSE, anna, ben, cleo);
        knocks(cleo);
        replies(anna, cleo, true);
        cleo.attends(anna.table()).sits();

        assertThat(anna.state().seatOf(cleo.person())).isPresent();
    }

    @Test
    void onlyTheOwnerSendsAwayAndNoPlayerWithASeatGoes() {
        TestGuest cleo = cleoWatches();

        sendsAway(ben, cleo);
        sendsAway(anna, ben);
        sendsAway(anna, anna);

        assertThat(isSentAway(cleo) || isSentAway(ben) || isSentAway(anna)).isFalse();
    }

    @Test
    void theLaptopThatHostsIsNotSentAway() {
        TestGuest host = party.guest(Party.HOST_KEY.hex().charAt(0)).attends(anna.table());

        sendsAway(anna, host);

        assertThat(isSentAway(host)).isFalse();
    }
}
