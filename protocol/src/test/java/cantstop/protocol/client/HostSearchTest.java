package cantstop.protocol.client;

import static cantstop.protocol.client.ClientParty.HOST_KEY;
import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.identity.Key;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Limits;
import cantstop.protocol.TableSummary;
import cantstop.protocol.VersionRange;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// A host is looked for at many addresses, and most of them are silent.
class HostSearchTest {
    private static final HostAddress HOST = new HostAddress("192.168.1.20", HostAddress.DEFAULT_PORT);
    private static final HostMessage.Welcome WELCOME =
            new HostMessage.Welcome(VersionRange.OURS.highest(), "1.1", "Ana's laptop");

    private final FakeTimers timers = new FakeTimers();
    private final FakeDialer dialer = new FakeDialer();
    private final RacingDialer racing = new RacingDialer(dialer);
    private final HostSearch search = new HostSearch(timers, racing, ClientParty.HELLO);
    private final List<HostAddress> found = new ArrayList<>();
    private boolean content = true;

    private void searches(int silent) {
        List<HostAddress> where = Stream.concat(
                        IntStream.rangeClosed(1, silent)
                                .mapToObj(last -> new HostAddress("10.0.0." + last, HostAddress.DEFAULT_PORT)),
                        Stream.of(HOST))
                .toList();
        search.begin(new HostSearch.Quest() {
            @Override
            public List<HostAddress> where() {
                return where;
            }

            @Override
            public boolean trusts(HostAddress address, Key hostKey) {
                return hostKey.equals(HOST_KEY);
            }

            @Override
            public boolean found(HostAddress address, Key hostKey, List<TableSummary> tables) {
                found.add(address);
                return content;
            }
        });
    }

    private void passes(Duration time) {
        for (Duration spent = Duration.ZERO; spent.compareTo(time) < 0; spent = spent.plusMillis(50)) {
            timers.advance(Duration.ofMillis(50));
        }
    }

    private void answers(FakeLink link) {
        link.open(HOST_KEY);
        link.say(WELCOME, new HostMessage.Tables(List.of()));
    }

    /// A beacon that lies says of the lost host that it is where the next one is.
    @Test
    void whereTheLostHostIsSaidToBeAnotherOneIsFoundAllTheSame() {
        racing.know(List.of(HOST, new HostAddress("10.0.0.1", HostAddress.DEFAULT_PORT)), ClientParty.OTHER_KEY);
        searches(0);

        answers(dialer.to(HOST));

        assertThat(found).containsExactly(HOST);
        assertThat(dialer.dialled()).isEqualTo(1);
    }

    @Test
    void sixtySilentAddressesHoldUpTheNextHostForSecondsAndNotMinutes() {
        searches(60);

        passes(Duration.ofSeconds(7));

        assertThat(dialer.last().address()).isEqualTo(HOST);
        answers(dialer.last());
        assertThat(found).containsExactly(HOST);
    }

    @Test
    void sixtyThatPickUpAndSayNothingHoldItUpHardlyLonger() {
        searches(60);
        int reached = 0;
        for (int time = 0; time < 120; time++) {
            dialer.all().stream().skip(reached).forEach(FakeLink::reach);
            reached = dialer.dialled();
            passes(Duration.ofMillis(100));
        }

        assertThat(dialer.last().address()).isEqualTo(HOST);
    }

    @Test
    void noMoreThanSoManyAreWaitedForAtOnce() {
        searches(200);

        for (int time = 0; time < 40; time++) {
            passes(Duration.ofMillis(100));
            dialer.all().forEach(FakeLink::reach);
            assertThat(dialer.all().stream().filter(link -> !link.isClosed())).hasSizeLessThanOrEqualTo(32);
        }
    }

    @Test
    void whereTheFirstAnswersAtOnceNobodyElseIsDialled() {
        searches(0);
        answers(dialer.last());
        passes(Limits.SEARCH_PAUSE.multipliedBy(3));

        assertThat(dialer.dialled()).isEqualTo(1);
        assertThat(dialer.last().isClosed()).isTrue();
    }

    @Test
    void whenOneIsFoundTheOthersAreLetGo() {
        searches(5);
        passes(Duration.ofMillis(600));

        answers(dialer.to(HOST));
        passes(Limits.SEARCH_PAUSE.multipliedBy(3));

        assertThat(dialer.all()).hasSize(6).allMatch(FakeLink::isClosed);
        assertThat(timers.waiting()).isZero();
    }

    @Test
    void whereWhatWasFoundDoesNotDoTheRoundGoesOnAndBeginsAgain() {
        content = false;
        searches(1);
        passes(Duration.ofMillis(100));
        answers(dialer.to(HOST));

        passes(Limits.ATTEMPT.plus(Limits.SEARCH_PAUSE).plusMillis(100));

        assertThat(dialer.dialled()).isEqualTo(4);
    }
}
