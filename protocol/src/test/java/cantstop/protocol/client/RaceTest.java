package cantstop.protocol.client;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.identity.Key;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RaceTest {
    private static final Key KEY = new Key("a".repeat(64));
    private static final HostAddress FIRST = new HostAddress("10.0.0.1", 21_207);
    private static final HostAddress SECOND = new HostAddress("192.168.1.20", 21_207);
    private static final HostMessage PING = new HostMessage.Ping(1);

    private final List<FakeLink> links = new ArrayList<>();
    private final List<String> heard = new ArrayList<>();
    private final RacingDialer dialer = new RacingDialer((address, listener) -> {
        FakeLink link = new FakeLink(address, listener);
        links.add(link);
        return link;
    });

    private final LinkListener ear = new LinkListener() {
        @Override
        public void reached() {
            heard.add("reached");
        }

        @Override
        public void opened(Key hostKey) {
            heard.add("opened");
        }

        @Override
        public void received(HostMessage message) {
            heard.add("received");
        }

        @Override
        public void lost(LossReason reason) {
            heard.add("lost " + reason);
        }
    };

    private HostLink race() {
        dialer.know(List.of(FIRST, SECOND), KEY);
        return dialer.dial(FIRST, ear);
    }

    @Test
    void allAddressesAreTriedAtOnce() {
        race();
        assertThat(links).extracting(FakeLink::address).containsExactly(FIRST, SECOND);
    }

    @Test
    void itIsKnownWhichAddressLedToTheHost() {
        race();
        assertThat(dialer.reached(FIRST)).isEqualTo(FIRST);
        links.get(1).open(KEY);
        assertThat(dialer.reached(FIRST)).isEqualTo(SECOND);
        dialer.know(List.of(FIRST), null);
        assertThat(dialer.reached(FIRST)).isEqualTo(FIRST);
    }

    @Test
    void whoeverPicksUpFirstIsSaidToUntilThereIsAWinner() {
        race();
        links.getFirst().reach();
        links.get(1).open(KEY);
        links.getFirst().reach();
        assertThat(heard).containsExactly("reached", "opened");
    }

    @Test
    void theFirstWithTheRightKeyIsTheLinkAndTheOthersAreLetGo() {
        HostLink link = race();
        links.get(1).open(KEY);
        links.getFirst().open(KEY);
        links.get(1).say(PING);
        links.getFirst().say(PING);
        link.send(new ClientMessage.Ping(2));

        assertThat(heard).containsExactly("opened", "received");
        assertThat(links.getFirst().isClosed()).isTrue();
        assertThat(links.get(1).sent()).hasSize(1);
    }

    @Test
    void aStrangerWhoAnswersFirstDoesNotWin() {
        race();
        links.getFirst().open(new Key("6".repeat(64)));
        assertThat(heard).isEmpty();
        assertThat(links.getFirst().isClosed()).isTrue();

        links.get(1).open(KEY);
        assertThat(heard).containsExactly("opened");
    }

    @Test
    void whereOnlyStrangersAnswerThatIsWhatIsSaid() {
        race();
        links.get(1).lose(LinkListener.LossReason.REFUSED);
        links.getFirst().open(new Key("6".repeat(64)));
        assertThat(heard).containsExactly("lost OTHER_KEY");
    }

    @Test
    void oneAddressThatIsRefusedIsNoLossWhileAnotherIsTried() {
        race();
        links.getFirst().lose(LinkListener.LossReason.REFUSED);
        assertThat(heard).isEmpty();
        links.get(1).open(KEY);
        links.get(1).lose(LinkListener.LossReason.RESET);
        assertThat(heard).containsExactly("opened", "lost RESET");
    }

    @Test
    void whoGivesUpLetsGoOfAllOfThem() {
        race().close();
        assertThat(links).allMatch(FakeLink::isClosed);
        links.getFirst().lose(LinkListener.LossReason.SILENT);
        assertThat(heard).isEmpty();
    }

    @Test
    void withoutAKeyOnlyTheAddressThatWasAskedForIsTried() {
        dialer.know(List.of(FIRST, SECOND), null);
        var _ = dialer.dial(FIRST, ear);
        assertThat(links).extracting(FakeLink::address).containsExactly(FIRST);
    }
}
