package cantstop.protocol.client;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Candidacy;
import cantstop.engine.Digest;
import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.LeaveReason;
import cantstop.engine.Seat;
import cantstop.engine.Vote;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Identity;
import cantstop.protocol.client.discovery.HostDiscovery;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A laptop with a seat that has five events of a table in its first epoch is asked for its vote.
class BallotTest {
    private static final Digest AFTER = Digest.EMPTY.after(new byte[] {1});
    private static final Digest OTHER = Digest.EMPTY.after(new byte[] {2});

    private final Identity me = Identity.fresh();
    private final FakeDialer dialer = new FakeDialer();
    private final HostLog log = HostLog.opened().sits(me.key());
    private final Ear ear = new Ear();
    private final ClientHalf guest = new ClientHalf(
            new FakeTimers(),
            new Random(7),
            new RacingDialer(dialer),
            HostDiscovery.NONE,
            new MemoryLogStore(),
            ear,
            ClientParty.VERSIONS,
            "test",
            Optional.of(me));

    @BeforeEach
    void atATable() {
        guest.connect(ClientParty.ADDRESS, null);
        dialer.last().open(ClientParty.HOST_KEY);
        dialer.last().say(ClientParty.WELCOME);
        guest.attend(HostLog.TABLE);
        dialer.last().say(log.attending(0), log.sendAfter(0));
        dialer.last().sent();
        ear.heard();
    }

    private ClientMessage.CastVote asked(Epoch epoch, Epoch lastEpoch, long sequence, Digest after) {
        dialer.last().say(new HostMessage.RequestVote(HostLog.TABLE, epoch, lastEpoch, sequence, after));
        return (ClientMessage.CastVote) dialer.last().sent().getLast();
    }

    private ClientMessage.CastVote asked(Epoch epoch, Digest after) {
        return asked(epoch, Epoch.FIRST, 100, after);
    }

    private static ClientMessage.CastVote refused(Epoch epoch, Digest after, Epoch votedIn) {
        return new ClientMessage.CastVote(HostLog.TABLE, epoch, after, null, votedIn);
    }

    @Test
    void itVotesForTheHostThatItIsConnectedTo() {
        Vote vote = asked(new Epoch(2), AFTER).vote();

        assertThat(vote)
                .matches(cast -> cast.key().equals(me.key()))
                .matches(cast -> cast.isFor(new Candidacy(HostLog.TABLE, new Epoch(2), ClientParty.HOST_KEY, AFTER)));
    }

    @Test
    void itVotesOnceInAnEpoch() {
        ClientMessage.CastVote first = asked(new Epoch(2), AFTER);

        assertThat(asked(new Epoch(2), AFTER)).as("the same vote again").isEqualTo(first);
        assertThat(asked(new Epoch(2), OTHER)).isEqualTo(refused(new Epoch(2), OTHER, new Epoch(2)));
        assertThat(asked(new Epoch(3), OTHER).vote()).isNotNull();
        assertThat(asked(new Epoch(2), AFTER))
                .as("an epoch that is past")
                .isEqualTo(refused(new Epoch(2), AFTER, new Epoch(3)));
    }

    @Test
    void itVotesForNoEpochThatItsLogHasAlready() {
        assertThat(asked(Epoch.FIRST, AFTER)).isEqualTo(refused(Epoch.FIRST, AFTER, Epoch.NONE));
    }

    @Test
    void itVotesForNoHostThatTakesBackWhatItsCopyHas() {
        long copy = log.sendAfter(0).upTo();

        assertThat(asked(new Epoch(2), Epoch.FIRST, copy - 1, AFTER))
                .isEqualTo(refused(new Epoch(2), AFTER, Epoch.NONE));
        assertThat(asked(new Epoch(2), Epoch.FIRST, copy, AFTER).vote()).isNotNull();
    }

    @Test
    void itsOwnerMayAllowAHostToTakeThatBack() {
        ClientMessage.CastVote refused = asked(new Epoch(2), Epoch.FIRST, 1, AFTER);
        assertThat(refused.vote()).isNull();
        assertThat(ear.heard()).containsExactly(new Ear.RollbackAsked(Optional.of(new Rollback(Optional.of(1L)))));

        guest.allowRollback();

        ClientMessage.CastVote allowed =
                (ClientMessage.CastVote) dialer.last().sent().getLast();
        assertThat(allowed.vote())
                .matches(vote -> vote.isFor(new Candidacy(HostLog.TABLE, new Epoch(2), ClientParty.HOST_KEY, AFTER)));
        assertThat(ear.heard()).containsExactly(new Ear.RollbackAsked(Optional.empty()));
    }

    @Test
    void whatItsOwnerAllowsIsForThatLogAlone() {
        asked(new Epoch(2), Epoch.FIRST, 1, AFTER);
        guest.allowRollback();

        assertThat(asked(new Epoch(3), Epoch.FIRST, 1, AFTER).vote())
                .as("the same log in a later epoch")
                .isNotNull();
        assertThat(asked(new Epoch(4), Epoch.FIRST, 1, OTHER).vote())
                .as("another log")
                .isNull();
    }

    @Test
    void whoOnlyWatchesIsNotAskedWhatMayBeTakenBack() {
        dialer.last().say(log.add(new Event.Left(Seat.of(1), LeaveReason.LEFT)).sendAfter(5));
        ear.heard();

        assertThat(asked(new Epoch(2), Epoch.FIRST, 1, AFTER).vote()).isNull();
        assertThat(ear.heard()).isEmpty();
    }

    @Test
    void itsOwnerAllowsNothingThatNoHostAsksFor() {
        guest.allowRollback();
        asked(new Epoch(2), Epoch.FIRST, 1, AFTER);
        dialer.last().lose(LinkListener.LossReason.RESET);
        dialer.last().sent();

        guest.allowRollback();

        assertThat(dialer.last().sent()).isEqualTo(List.of());
    }

    @Test
    void itsCopyMayBeLongerThanTheLogOfALaterEpoch() {
        assertThat(asked(new Epoch(4), new Epoch(3), 1, AFTER).vote()).isNotNull();
    }

    @Test
    void itSaysNothingOfATableWhereItIsNot() {
        guest.disconnect();
        dialer.last().sent();
        dialer.last().say(new HostMessage.RequestVote(HostLog.TABLE, new Epoch(2), Epoch.FIRST, 100, AFTER));

        assertThat(dialer.last().sent()).isEqualTo(List.of());
    }
}
