package cantstop.protocol.client;

import static cantstop.protocol.client.ClientParty.HOST_KEY;
import static cantstop.protocol.client.ClientParty.OTHER_KEY;
import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.identity.HostInstance;
import cantstop.engine.identity.Key;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.LogVersion;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.RivalWatch.Incomplete;
import cantstop.protocol.client.RivalWatch.Rival;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/// A host without guests looks for another one that leads its table. The host is Ana's; Ben's laptop has a seat.
class RivalWatchTest {
    private static final Key BEN = OTHER_KEY;
    private static final HostAddress BENS = new HostAddress("192.168.1.30", HostAddress.DEFAULT_PORT);

    private static final HostMessage.Welcome WELCOME =
            new HostMessage.Welcome(VersionRange.OURS.highest(), "1.1", "Ben's laptop");

    private final FakeTimers timers = new FakeTimers();
    private final FakeDialer anonymous = new FakeDialer();
    private final FakeDialer own = new FakeDialer();
    private final HostLog mine = seated();
    private final HostLog bens = seated().add(new Event.EpochBegan(new Epoch(2), BEN));
    private final List<Rival> found = new ArrayList<>();
    private List<Incomplete> tables = List.of(new Incomplete(mine.state(), List.of(BENS)));

    private final RivalWatch watch = new RivalWatch(
            timers,
            new Random(1),
            anonymous,
            own,
            new ClientMessage.Hello(VersionRange.OURS, WELCOME.program()),
            HOST_KEY,
            new RivalWatch.Host() {
                @Override
                public void incomplete(Consumer<List<Incomplete>> answer) {
                    answer.accept(tables);
                }

                @Override
                public void found(Rival rival) {
                    found.add(rival);
                }
            });

    private static HostLog seated() {
        return HostLog.opened().sits(BEN);
    }

    private void bensHostLists(HostLog log) {
        hostLists(BEN, log);
    }

    private void hostLists(Key key, HostLog log) {
        FakeLink probe = anonymous.last();
        probe.open(key);
        probe.say(WELCOME, new HostMessage.Tables(List.of(log.summary())));
    }

    @Test
    void itBringsTheLogOfAHostThatLeadsTheTableInALaterEpoch() {
        watch.start();
        bensHostLists(bens);
        anonymous.last().open(BEN);
        anonymous.last().say(WELCOME, bens.attending(0), bens.sendAfter(0));

        assertThat(found).singleElement().satisfies(rival -> {
            assertThat(rival.address()).isEqualTo(BENS);
            assertThat(rival.hostKey()).isEqualTo(BEN);
            assertThat(rival.log().state()).isEqualTo(bens.state());
        });
        assertThat(anonymous.last().sent()).contains(new ClientMessage.Goodbye());
        assertThat(own.dialled()).isZero();
    }

    @Test
    void aLockedTableIsAttendedWithTheHostsOwnKey() {
        bens.lock(1);
        watch.start();
        bensHostLists(bens);
        own.last().open(BEN);
        own.last().say(WELCOME, bens.attending(0), bens.sendAfter(0));

        assertThat(found).hasSize(1);
    }

    @Test
    void aCopyOfThisHostIsFoundAndThisHostItselfIsNot() {
        HostLog here = seated().add(new Event.HostResumed(new HostInstance("1".repeat(32))));
        HostLog copy = seated().add(new Event.HostResumed(new HostInstance("2".repeat(32))));
        tables = List.of(new Incomplete(here.state(), List.of(BENS)));
        watch.start();
        hostLists(HOST_KEY, here);
        timers.advance(Limits.SEARCH_PAUSE);
        assertThat(anonymous.dialled()).as("it is looked for on").isEqualTo(2);

        hostLists(HOST_KEY, copy);
        anonymous.last().open(HOST_KEY);
        anonymous.last().say(WELCOME, copy.attending(0), copy.sendAfter(0));
        assertThat(found).extracting(Rival::hostKey).containsExactly(HOST_KEY);
    }

    @Test
    void aTableThatOnlyANewerProgramCanReadIsNotVisited() {
        watch.start();
        anonymous.last().open(BEN);
        anonymous.last().say(WELCOME, new HostMessage.Tables(List.of(bens.summary(LogVersion.NEWEST + 1))));
        timers.advance(Limits.SEARCH_PAUSE);

        assertThat(anonymous.last().sent()).as("it is looked for on").isEmpty();
        assertThat(anonymous.dialled()).isEqualTo(2);
    }

    @Test
    void aHostThatDoesNotListTheTableIsAskedAgainAndNotVisited() {
        watch.start();
        anonymous.last().open(BEN);
        anonymous.last().say(WELCOME, new HostMessage.Tables(List.of()));
        timers.advance(Limits.SEARCH_PAUSE);

        assertThat(anonymous.dialled()).isEqualTo(2);
        assertThat(anonymous.last().sent()).isEmpty();
    }

    @Test
    void aStrangerIsToldNothing() {
        watch.start();
        FakeLink probe = anonymous.last();
        probe.open(new Key("d".repeat(64)));

        assertThat(probe.isClosed()).isTrue();
        assertThat(probe.sent()).isEmpty();
    }

    @Test
    void nothingIsDialledAsLongAsEveryTableHasGuests() {
        tables = List.of();
        watch.start();
        timers.advance(Limits.SEARCH_PAUSE.multipliedBy(3));
        assertThat(anonymous.dialled()).isZero();

        tables = List.of(new Incomplete(mine.state(), List.of(BENS)));
        timers.advance(Limits.SEARCH_PAUSE);
        assertThat(anonymous.dialled()).isEqualTo(1);

        tables = List.of();
        timers.advance(Limits.SEARCH_PAUSE);
        assertThat(anonymous.last().isClosed()).isTrue();
    }

    @Test
    void aLogThatNeverComesIsGivenUpAndAskedForAgain() {
        watch.start();
        bensHostLists(bens);
        FakeLink visit = anonymous.last();
        visit.open(BEN);
        visit.say(WELCOME);
        for (int second = 0; second < 12; second++) {
            timers.advance(Duration.ofSeconds(1));
            visit.say(new HostMessage.Ping(second));
        }

        assertThat(visit.isClosed()).isTrue();
        assertThat(found).isEmpty();
        assertThat(anonymous.dialled()).isEqualTo(3);
    }

    @Test
    void aWatchThatIsStoppedDialsNoMore() {
        watch.start();
        watch.stop();
        timers.advance(Limits.SEARCH_PAUSE.multipliedBy(5));

        assertThat(anonymous.last().isClosed()).isTrue();
        assertThat(anonymous.dialled()).isEqualTo(1);
        assertThat(timers.waiting()).isZero();
    }
}
