package cantstop.client.extras.phone;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeHosts;
import cantstop.client.model.navigation.Hosts;
import cantstop.engine.PlayerName;
import cantstop.engine.identity.TableId;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SeatAddressTest {
    private static final TableId TABLE = new TableId("0123456789abcdef".repeat(2));

    private final FakeHosts hosts = new FakeHosts();

    private SeatAddress seat() {
        Hosts.OpenHost host =
                hosts.open(new PlayerName("Anna"), false).toCompletableFuture().join();
        return SeatAddress.at(host, TABLE);
    }

    @Test
    void theCodeLeadsToMyTableAndNamesMyKey() {
        SeatAddress seat = seat();

        assertThat(seat.page()).contains("http://192.168.1.20:21217/seat/");
        assertThat(seat.others()).containsExactly("http://10.42.0.1:21217/seat/");
        assertThat(seat.code())
                .contains("http://192.168.1.20:21217/seat/#k=" + FakeGuest.HOST_KEY + "&t=" + TABLE.hex());
    }

    @Test
    void aHostWithoutPagesHasNothingToScan() {
        hosts.seatPages = List.of();

        assertThat(seat()).isEqualTo(new SeatAddress(Optional.empty(), List.of(), Optional.empty()));
    }
}
