package cantstop.protocol.net;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.protocol.net.Interfaces.Interface;
import cantstop.protocol.net.Interfaces.Own;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RoutesTest {
    private static final Interface LOOPBACK = new Interface(
            "lo", true, true, false, List.of(new Own(InetAddress.ofLiteral("127.0.0.1"), Optional.empty())));

    /// Addresses with their broadcasts, in turn.
    private static Interface network(String name, boolean up, boolean virtual, String... addresses) {
        return new Interface(
                name,
                up,
                false,
                virtual,
                Arrays.stream(addresses)
                        .map(text -> text.split("/", 2))
                        .map(pair -> new Own(
                                InetAddress.ofLiteral(pair[0]),
                                pair.length < 2 ? Optional.empty() : Optional.of(InetAddress.ofLiteral(pair[1]))))
                        .toList());
    }

    @Test
    void everyNetworkThatIsUpIsSpokenIntoAndTheVirtualOnesLast() {
        List<Interface> machine = List.of(
                LOOPBACK,
                network("docker0", true, true, "172.17.0.1/172.17.255.255"),
                network("wlan0", true, false, "fe80::1", "192.168.1.20/192.168.1.255"),
                network("eth0", false, false, "10.0.0.7/10.0.0.255"),
                network("eth1", true, false, "10.1.0.7/10.1.0.255", "10.2.0.7/10.2.0.255"));

        assertThat(Routes.over(machine)).extracting(Routes.Route::name).containsExactly("wlan0", "eth1", "docker0");
        assertThat(Routes.over(machine).get(1).others())
                .extracting(InetAddress::getHostAddress)
                .containsExactly("10.1.0.255", "10.2.0.255");
    }

    @Test
    void whereNothingElseIsUpLoopbackIs() {
        assertThat(Routes.over(List.of(LOOPBACK, network("eth0", false, false, "10.0.0.7/10.0.0.255"))))
                .singleElement()
                .satisfies(route -> assertThat(route.loopback()).isTrue());
    }

    @Test
    void withoutAnyNetworkThereIsNoWay() {
        assertThat(Routes.over(List.of())).isEmpty();
    }

    @Test
    void virtualNetworksAreKnownByWhatTheyAreCalled() {
        assertThat(Interfaces.Virtual.is("vethb1", Optional.empty())).isTrue();
        assertThat(Interfaces.Virtual.is("eth7", Optional.of("Hyper-V Virtual Ethernet Adapter")))
                .isTrue();
        assertThat(Interfaces.Virtual.is("wlan0", Optional.of("Intel(R) Wi-Fi 6 AX201")))
                .isFalse();
        assertThat(Interfaces.Virtual.is("enp3s0", Optional.of("enp3s0"))).isFalse();
    }
}
