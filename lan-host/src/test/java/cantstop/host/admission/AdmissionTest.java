package cantstop.host.admission;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Badge;
import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.LeaveReason;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.host.Party;
import cantstop.host.TestGuest;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.KnockPurpose;
import cantstop.protocol.Knocker;
import cantstop.protocol.Limits;
import cantstop.protocol.RequestId;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Anna owns a table, Ben sits there too, and others knock.
class AdmissionTest {
    private static final Badge CLEOS = TestGuest.badge("Cleo");
    private static final Badge DANS = TestGuest.badge("Dan");

    private final Party party = new Party();
    private final TestGuest anna = party.owner(Settings.DEFAULT);
    private final TestGuest ben = party.joins('b', anna);

    private void locks() {
        anna.asks(new Command.Lock(true));
    }

    private TestGuest cleoAtTheLockedDoor() {
        locks();
        return party.guest('c').attends(anna.table());
    }

    private void knocks(TestGuest guest, Badge look, KnockPurpose purpose, @Nullable Seat seat) {
        guest.says(new ClientMessage.Knock(anna.table(), 0, look, purpose, seat));
    }

    private void replies(TestGuest by, TestGuest to, boolean granted) {
        by.says(new ClientMessage.Reply(anna.table(), 0, to.person(), granted));
    }

    private List<Knocker> knockers(TestGuest as) {
        return as.lastHeard(HostMessage.Knocks.class).knockers();
    }

    private static boolean attends(TestGuest guest) {
        return !guest.heard(HostMessage.Attending.class).isEmpty();
    }

    @Test
    void atALockedTableNewcomersDoNotGetIn() {
        TestGuest cleo = cleoAtTheLockedDoor();

        assertThat(attends(cleo)).isFalse();
        assertThat(cleo.answerTo(RequestId.ATTENDING)).contains(new Answer.Declined(Answer.Reason.KNOCK_FIRST));
    }

    @Test
    void whoKnocksIsShownToAllAndTheOwnerLetsThemIn() {
        TestGuest cleo = cleoAtTheLockedDoor();
        knocks(cleo, CLEOS, KnockPurpose.COME_IN, null);
        assertThat(knockers(anna)).containsExactly(new Knocker(cleo.person(), CLEOS, KnockPurpose.COME_IN, null));
        assertThat(knockers(ben)).isEqualTo(knockers(anna));

        replies(anna, cleo, true);

        assertThat(cleo.lastHeard(HostMessage.Replied.class))
                .isEqualTo(new HostMessage.Replied(anna.table(), KnockPurpose.COME_IN, true));
        assertThat(knockers(anna)).isEmpty();
        cleo.attends(anna.table()).sits();
        assertThat(anna.state().occupied()).hasSize(3);
    }

    @Test
    void nobodyButTheOwnerLetsSomebodyIn() {
        TestGuest cleo = cleoAtTheLockedDoor();
        knocks(cleo, CLEOS, KnockPurpose.COME_IN, null);
        replies(ben, cleo, true);
        replies(cleo, cleo, true);
        assertThat(cleo.heard(HostMessage.Replied.class)).isEmpty();
        assertThat(knockers(anna)).hasSize(1);
    }

    @Test
    void afterANoOneIsNotHeardForAWhile() {
        TestGuest cleo = cleoAtTheLockedDoor();
        knocks(cleo, CLEOS, KnockPurpose.COME_IN, null);
        replies(anna, cleo, false);
        knocks(cleo, CLEOS, KnockPurpose.COME_IN, null);

        assertThat(knockers(anna)).isEmpty();
        assertThat(cleo.heard(HostMessage.Replied.class))
                .hasSize(2)
                .allSatisfy(replied -> assertThat(replied.granted()).isFalse());
        party.passesWith(Limits.KNOCK_PAUSE, anna, ben, cleo);
        knocks(cleo, CLEOS, KnockPurpose.COME_IN, null);
        assertThat(knockers(anna)).hasSize(1);
    }

    @Test
    void afterANoNoOtherPlayerOfTheSameLaptopIsHeardForAWhileEither() {
        TestGuest cleo = cleoAtTheLockedDoor();
        knocks(cleo, CLEOS, KnockPurpose.COME_IN, null);
        replies(anna, cleo, false);

        cleo.says(new ClientMessage.Knock(anna.table(), 1, DANS, KnockPurpose.COME_IN, null));

        assertThat(knockers(anna)).isEmpty();
        assertThat(cleo.heard(HostMessage.Replied.class)).hasSize(2);
    }

    @Test
    void whoKnocksAndVanishesIsForgotten() {
        TestGuest cleo = cleoAtTheLockedDoor();
        knocks(cleo, CLEOS, KnockPurpose.COME_IN, null);
        party.core.lost(cleo);
        assertThat(knockers(anna)).isEmpty();
        replies(anna, cleo, true);
    }

    @Test
    void whoThinksBetterOfItIsForgotten() {
        TestGuest cleo = cleoAtTheLockedDoor();
        knocks(cleo, CLEOS, KnockPurpose.COME_IN, null);
        cleo.says(new ClientMessage.Withdraw(anna.table(), 0));
        assertThat(knockers(anna)).isEmpty();
    }

    @Test
    void anOwnerWhoComesBackFindsWhoKnockedMeanwhile() {
        TestGuest cleo = cleoAtTheLockedDoor();
        party.core.lost(anna);
        knocks(cleo, CLEOS, KnockPurpose.COME_IN, null);
        TestGuest back = party.guest('a').attends(anna.table());
        assertThat(knockers(back)).hasSize(1);
    }

    @Test
    void whoeverWasThereComesBackWithoutKnocking() {
        TestGuest watcher = party.guest('d').attends(anna.table());
        locks();
        party.core.lost(watcher);
        party.core.lost(ben);

        assertThat(attends(party.guest('d').attends(anna.table()))).isTrue();
        assertThat(attends(party.guest('b').attends(anna.table()))).isTrue();
    }

    @Test
    void unlockingLetsEverybodyIn() {
        TestGuest cleo = cleoAtTheLockedDoor();
        knocks(cleo, CLEOS, KnockPurpose.COME_IN, null);
        anna.asks(new Command.Lock(false));
        assertThat(cleo.lastHeard(HostMessage.Replied.class).granted()).isTrue();
        assertThat(knockers(anna)).isEmpty();
    }

    @Test
    void whoeverWasSentAwayWatchesAndAsks() {
        anna.asks(new Command.Remove(Seat.of(1), null));
        assertThat(ben.asks(new Command.SitDown(null, TestGuest.badge("Ben"))))
                .isEqualTo(new Answer.Declined(Answer.Reason.KNOCK_FIRST));
        knocks(ben, TestGuest.badge("Ben"), KnockPurpose.COME_IN, null);
        replies(anna, ben, true);
        ben.sits();
        assertThat(anna.state().occupied()).hasSize(2);
    }

    @Test
    void noMoreWaitThanAnOwnerCanLookThrough() {
        locks();
        TestGuest laptop = party.guest('c');
        for (int profile = 0; profile < Limits.KNOCKERS; profile++) {
            laptop.says(new ClientMessage.Knock(anna.table(), profile, CLEOS, KnockPurpose.COME_IN, null));
        }
        knocks(party.guest('d'), DANS, KnockPurpose.COME_IN, null);
        assertThat(knockers(anna)).hasSize(Limits.KNOCKERS);
    }

    @Test
    void aRemovedPersonIsSaidToHaveBeenRemoved() {
        anna.asks(new Command.Remove(Seat.of(1), null));
        assertThat(ben.replica().events()).last().isEqualTo(new Event.Left(Seat.of(1), LeaveReason.REMOVED));
    }
}
