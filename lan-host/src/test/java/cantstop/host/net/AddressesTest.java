package cantstop.host.net;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.protocol.HostAddress;
import cantstop.protocol.net.Interfaces;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AddressesTest {
    private static final Interfaces.Interface LOOPBACK = network("lo", true, true, "127.0.0.1", "::1");

    @Test
    void whatOthersCanReachComesLikeliestFirst() {
        List<Interfaces.Interface> machine = List.of(
                LOOPBACK,
                network("docker0", true, false, "172.17.0.1"),
                network("wlan0", true, false, "fe80::1", "fd00::5", "192.168.1.20"),
                network("eth0", false, false, "10.0.0.7"));

        assertThat(Addresses.reachable(() -> machine, 21_210))
                .extracting(HostAddress::host)
                .containsExactly("192.168.1.20", "fd00::5", "172.17.0.1");
    }

    @Test
    void aMachineWithoutANetworkIsReachedByItselfAlone() {
        assertThat(Addresses.reachable(() -> List.of(LOOPBACK), 21_207))
                .containsExactly(new HostAddress("127.0.0.1", 21_207));
    }

    @Test
    void anAddressThatNeedsAZoneIsToldWhereThereIsNoOther() {
        assertThat(Addresses.reachable(() -> List.of(network("eth0", true, false, "fe80::1")), 21_207))
                .containsExactly(new HostAddress("fe80::1", 21_207));
    }

    @Test
    void aMachineWithNothingUpHasNoAddress() {
        assertThat(Addresses.reachable(List::of, 21_207)).isEmpty();
    }

    @Test
    void thisMachineHasInterfaces() {
        assertThat(Interfaces.ofThisMachine().list()).anyMatch(Interfaces.Interface::loopback);
    }

    private static Interfaces.Interface network(String name, boolean up, boolean loopback, String... addresses) {
        return new Interfaces.Interface(
                name,
                up,
                loopback,
                name.startsWith("docker"),
                Arrays.stream(addresses)
                        .map(address -> new Interfaces.Own(InetAddress.ofLiteral(address), Optional.empty()))
                        .toList());
    }
}
