package cantstop.protocol.client;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.identity.Key;
import cantstop.protocol.HostAddress;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Whose beacons lead a guest anywhere.
class KnownAddressesTest {
    private static final Key BEN = new Key("b".repeat(64));
    private static final Key STRANGER = new Key("d".repeat(64));
    private static final HostAddress HERE = new HostAddress("192.168.1.30", HostAddress.DEFAULT_PORT);
    private static final HostAddress NOWHERE = new HostAddress("10.0.0.77", HostAddress.DEFAULT_PORT);

    private final KnownAddresses addresses = new KnownAddresses(BEN::equals);

    @Test
    void aStrangersBeaconLeadsNowhere() {
        assertThat(addresses.hint(NOWHERE, STRANGER)).isFalse();
        assertThat(addresses.hint(HERE, BEN)).isTrue();

        assertThat(addresses.all(Optional.empty())).containsExactly(HERE);
    }

    @Test
    void whatWasHeardBeforeIsNoNews() {
        assertThat(addresses.hint(HERE, BEN)).isTrue();
        assertThat(addresses.hint(HERE, BEN)).isFalse();
    }
}
